/** What the server sends, by the names the page uses. The types are made from its schema. */

import type * as schema from "./schema";

export type {
    Agreement,
    ChairView,
    ClockView,
    EntryView,
    ExLibrisView,
    GameView,
    ListedTable,
    MessageView,
    MyLists,
    Preview,
    ReplayView,
    ReviewView,
    SantiagoView,
    TableView,
} from "./schema";
export type SantiagoAids = schema.LevadaPresentationSantiagoAidTypesAids;
export type ExLibrisAids = schema.LevadaPresentationExlibrisAidTypesAids;
export type SantiagoCount = schema.LevadaPresentationSantiagoAidTypesCount;
export type ExLibrisCount = schema.LevadaPresentationExlibrisAidTypesCount;
export type GameEvent = NonNullable<schema.EntryView["events"]>[number];

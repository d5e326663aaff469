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
export type SantiagoAids = schema.LevadaShowingSantiagoShapesAids;
export type ExLibrisAids = schema.LevadaShowingExlibrisShapesAids;
export type SantiagoCount = schema.LevadaShowingSantiagoShapesCount;
export type ExLibrisCount = schema.LevadaShowingExlibrisShapesCount;
export type Happening = NonNullable<schema.EntryView["events"]>[number];

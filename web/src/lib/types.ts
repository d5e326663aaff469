/** What the server sends, by the names the page uses. The types are made from its schema. */

export type {
    Agreement,
    ChairView,
    ClientMessage,
    ClockView,
    EntryView,
    ExLibrisAids,
    ExLibrisCount,
    ExLibrisEvent,
    ExLibrisView,
    GameView,
    ListedTable,
    MessageView,
    MyLists,
    Preview,
    ReplayView,
    ReviewView,
    SantiagoAids,
    SantiagoCount,
    SantiagoEvent,
    SantiagoView,
    ServerMessage,
    TableView,
} from "./schema";
export type { Event as GameEvent } from "./schema";

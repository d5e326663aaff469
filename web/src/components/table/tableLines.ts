/** What happens at a table of either game, as lines of the log: seats, votes, taking back. */

import type { Catalogue } from "../../i18n/catalogue";
import type { EntryView } from "../../lib/types";
import { isBack } from "./logbook";
import type { LogLine } from "./frameTypes";

/** Nothing for a move, which its game tells of, and for what nobody needs to know. */
export function tableLine(words: Catalogue, entry: EntryView, names: string[]): LogLine | null {
    const { entries } = words.table;
    const key = isBack(entry) ? "back" : entry.words;
    const told = (entries as Record<string, string | ((name: string) => string)>)[key];
    if (told === undefined || (entry.n !== null && key !== "back")) return null;
    const name = entry.seat === null ? "" : (names[entry.seat] ?? "");
    const text = typeof told === "string" ? told : told(name);
    const { version } = entry;
    const line = {
        key: `${version}`,
        version,
        text,
        icon: key === "back" ? "ui-undo" : "ui-clock",
    };
    return entry.seat === null || key === "back"
        ? line
        : { ...line, icon: `mark-${entry.seat + 1}`, seat: entry.seat };
}

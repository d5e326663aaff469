/** What happened in a game of Santiago, as lines of the log. */

import type { Catalogue } from "../../i18n/catalogue";
import type { EntryView, GameEvent } from "../../lib/types";
import { standing, toldOnce } from "../table/logbook";
import { tableLine } from "../table/tableLines";
import type { LogLine } from "../table/frameTypes";
import { EventWords, santiagoEvents, tell } from "./santiagoSentences";

/** Tells the set-up and every entry, in the words of an edition. */
export function tellerOf(words: Catalogue, edition: string, names: string[]) {
    const said = new EventWords(words, edition, names);
    const told = (events: GameEvent[], of: string): LogLine[] =>
        santiagoEvents(events)
            .flatMap((event) => tell(event, said))
            .map((line, n) => ({ ...line, key: `${of}.${n}` }));
    return {
        opening: (events: GameEvent[]) => told(events, "opening"),
        entry: toldOnce((entry) => [
            ...[tableLine(words, entry, names)].filter((line) => line !== null),
            ...told(entry.events ?? [], `${entry.version}`),
        ]),
    };
}

/** The whole log, from the set-up on, with what was taken back left out. */
export function linesOf(
    teller: ReturnType<typeof tellerOf>,
    opening: LogLine[],
    history: EntryView[],
): LogLine[] {
    const [before, after] = aroundTheStart(standing(history));
    return [...before.flatMap(teller.entry), ...opening, ...after.flatMap(teller.entry)];
}

/** Who sat down comes before the set-up, the moves after it. */
function aroundTheStart(entries: EntryView[]): [EntryView[], EntryView[]] {
    const start = entries.findLastIndex((entry) => entry.words === "start");
    return [entries.slice(0, start + 1), entries.slice(start + 1)];
}

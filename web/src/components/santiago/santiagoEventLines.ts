/** What happened in a game of Santiago, as lines of the log. */

import type { Catalogue } from "../../i18n/catalogue";
import type { EntryView, GameEvent, SantiagoEvent } from "../../lib/types";
import { once, standing } from "../table/logbook";
import { tableLine } from "../table/tableLines";
import type { LogLine } from "../table/frameTypes";
import { PHASE_OF } from "./eventPhases";
import { EventWords, santiagoEvents, tell, tellWhy, type EventLine } from "./santiagoSentences";

/** An event in words; what was not taken is told apart. */
export interface ToldEvent {
    event: SantiagoEvent;
    lines: LogLine[];
    refusals: LogLine[];
}

/** Tells the set-up and every entry, in the words of an edition. */
export function tellerOf(words: Catalogue, edition: string, names: string[]) {
    const said = new EventWords(words, edition, names);
    const events = once((entry) => toldEvents(entry.events ?? [], entry, said));
    return {
        opening: (happened: GameEvent[]) => toldEvents(happened, null, said).flatMap(allLines),
        events,
        entry: once((entry) => [
            ...[tableLine(words, entry, names)].filter((line) => line !== null),
            ...events(entry).flatMap(allLines),
        ]),
    };
}

const allLines = ({ lines, refusals }: ToldEvent): LogLine[] => [...lines, ...refusals];

function toldEvents(events: GameEvent[], entry: EntryView | null, said: EventWords): ToldEvent[] {
    let n = 0;
    return santiagoEvents(events).map((event, place) => {
        const phase = PHASE_OF[event.event];
        const shared = {
            ...(entry ? { version: entry.version } : {}),
            ...(phase ? { phase: said.phase(phase) } : {}),
            ...(event.event === "over" ? { tellsEnd: true } : {}),
        };
        const keyed = ({ isRefusal: _, ...line }: EventLine): LogLine => ({
            ...line,
            ...shared,
            key: `${entry?.version ?? "opening"}.${n++}`,
        });
        const why = place === 0 && entry?.why ? tellWhy(entry.why, said) : [];
        const told = [...tell(event, said), ...why];
        return {
            event,
            lines: told.filter((line) => !line.isRefusal).map(keyed),
            refusals: told.filter((line) => line.isRefusal).map(keyed),
        };
    });
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

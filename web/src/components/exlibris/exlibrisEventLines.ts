/** What happened in Ex Libris, in the reader's words: a line for the log for each thing worth one. */

import type { Catalogue } from "../../i18n/catalogue";
import { t } from "../../i18n/language.svelte";
import { handle, type EventHandlers } from "../../lib/eventHandlers";
import type { EntryView, ExLibrisEvent, GameEvent } from "../../lib/types";
import { isMove, once } from "../table/logbook";
import { tableLine } from "../table/tableLines";
import type { LogLine } from "../table/frameTypes";

/** Events of a table of Ex Libris are its own, though the schema allows those of both games. */
export const exlibrisEvents = (events: GameEvent[]): ExLibrisEvent[] => events as ExLibrisEvent[];

const island = (colour: string) => t().exlibris.islands[colour] ?? colour;
const places = (numbers: number[]) =>
    numbers.map((place) => t().exlibris.places[place - 1] ?? String(place));

const SENTENCES: EventHandlers<ExLibrisEvent, string[], string> = {
    begins: ({ seat }, names) => t().exlibris.log.begins(names[seat] ?? ""),
    round: ({ round }) => t().exlibris.round(round),
    ordered: ({ seat, colour, places, found }, names) =>
        places.length === 0
            ? t().exlibris.log.orderedMissing(names[seat] ?? "", island(colour))
            : t().exlibris.log.ordered(names[seat] ?? "", island(colour), found),
    sticks_taken: ({ after }) => t().exlibris.log.sticks(after),
    house_taken: (event, names) =>
        t().exlibris.log.house(
            names[event.seat] ?? "",
            event.house,
            island(event.island),
            event.points,
        ),
    seekers_left: (event) => t().exlibris.log.leave(places(event.places)),
    joined: ({ place }) => t().exlibris.log.joined(places([place])[0] ?? ""),
    refilled: ({ cards }) => t().exlibris.log.refilled(cards.length, cards.map(island).join(", ")),
    closing: ({ why }) =>
        t().exlibris.log.closing(why.map((each) => t().exlibris.log.why[each]).join(", ")),
    over: ({ seats, winners }, names) => {
        const points = seats.find(({ seat }) => seat === winners[0])?.total ?? 0;
        const won = winners.map((seat) => names[seat] ?? "");
        return won.length === 1
            ? t().table.endWins(won[0]!, points)
            : t().table.endShared(t().table.and(won), points);
    },
};

export const sentenceOf = (event: ExLibrisEvent, names: string[]): string =>
    handle(SENTENCES, event, names);

/** Events that only say more about the one before them share its line. */
const FOLLOWS: Partial<Record<ExLibrisEvent["event"], string>> = {
    sticks_taken: ", ",
    joined: ", ",
    refilled: "; ",
};
const ICONS: Partial<Record<ExLibrisEvent["event"], string>> = {
    seekers_left: "card-back",
    refilled: "card-back",
    closing: "lantern-out",
    over: "ui-check",
};

/** The lines of one move; keys begin with its own, so that each is drawn once. */
export function linesOf(events: GameEvent[], key: string, names: string[]): LogLine[] {
    const lines: LogLine[] = [];
    for (const event of exlibrisEvents(events)) {
        const text = sentenceOf(event, names);
        const joint = FOLLOWS[event.event];
        const last = lines.at(-1);
        if (text === "") continue;
        if (joint && last && !last.heading) last.text += joint + text;
        else lines.push(lineOf(event, `${key}.${lines.length}`, text));
    }
    return lines;
}

export function teller(words: Catalogue, names: string[]): (entry: EntryView) => LogLine[] {
    return once((entry) =>
        isMove(entry)
            ? linesOf(entry.events ?? [], `v${entry.version}`, names).map((line) => ({
                  ...line,
                  version: entry.version,
              }))
            : [tableLine(words, entry, names) ?? []].flat(),
    );
}

function lineOf(event: ExLibrisEvent, key: string, text: string): LogLine {
    const icon = ICONS[event.event] ?? ("house" in event ? event.house : "lantern");
    const lights = "island" in event ? [event.island] : "colour" in event ? [event.colour] : [];
    const line: LogLine = { key, text, icon, lights, heading: event.event === "round" };
    if (event.event === "over") line.tellsEnd = true;
    return "seat" in event && !("house" in event)
        ? { ...line, icon: `mark-${event.seat + 1}`, seat: event.seat }
        : line;
}

/** What a seat did last, in a few words for its card. */
export function didOf(events: GameEvent[]): string | null {
    const words = t().exlibris;
    const happened = exlibrisEvents(events);
    const order = happened.find((event) => event.event === "ordered");
    if (!order) return null;
    const house = happened.findLast((event) => event.event === "house_taken")?.house;
    if (house) return words.didTake(island(order.colour), house);
    return order.places.length === 0
        ? words.didJoin(island(order.colour))
        : words.didOrder(island(order.colour), order.found);
}

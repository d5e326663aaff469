/** What happened in Ex Libris, in the reader's words: a line for the log for each thing worth one. */

import type { Catalogue } from "../../i18n/catalogue";
import { t } from "../../i18n/language.svelte";
import type { EntryView, GameEvent } from "../../lib/types";
import { isMove, toldOnce } from "../table/logbook";
import { tableLine } from "../table/tableLines";
import type { LogLine } from "../table/frameTypes";

/** The events of this game; some of the other's bear the same names, and are told apart by the table. */
type Named<Event extends string> = Extract<GameEvent, { event: Event }>;
type Begins = Extract<Named<"begins">, { expedition: string }>;
type Joins = Extract<Named<"joined">, { card: string }>;
type Over = Extract<Named<"over">, { islands: unknown }>;

const island = (colour: string) => t().exlibris.islands[colour] ?? colour;
const places = (numbers: number[]) =>
    numbers.map((place) => t().exlibris.places[place - 1] ?? String(place));

const SENTENCES: { [Event in string]?: (event: any, names: string[]) => string } = {
    begins: ({ seat }: Begins, names) => t().exlibris.log.begins(names[seat] ?? ""),
    round: ({ round }: Named<"round">) => t().exlibris.round(round),
    ordered: ({ seat, colour, places, found }: Named<"ordered">, names) =>
        places.length === 0
            ? t().exlibris.log.orderedMissing(names[seat] ?? "", island(colour))
            : t().exlibris.log.ordered(names[seat] ?? "", island(colour), found),
    sticks_taken: ({ after }: Named<"sticks_taken">) => t().exlibris.log.sticks(after),
    house_taken: (event: Named<"house_taken">, names) =>
        t().exlibris.log.house(
            names[event.seat] ?? "",
            event.house,
            island(event.island),
            event.points,
        ),
    seekers_left: (event: Named<"seekers_left">) => t().exlibris.log.leave(places(event.places)),
    joined: ({ place }: Joins) => t().exlibris.log.joined(places([place])[0] ?? ""),
    refilled: ({ cards }: Named<"refilled">) =>
        t().exlibris.log.refilled(cards.length, cards.map(island).join(", ")),
    closing: ({ why }: Named<"closing">) =>
        t().exlibris.log.closing(why.map((each) => t().exlibris.log.why[each]).join(", ")),
    over: ({ seats, winners }: Over, names) => {
        const points = seats.find(({ seat }) => seat === winners[0])?.total ?? 0;
        const won = winners.map((seat) => names[seat] ?? "");
        return won.length === 1
            ? t().table.endWins(won[0]!, points)
            : t().table.endShared(t().table.and(won), points);
    },
};

export const sentenceOf = (event: GameEvent, names: string[]): string =>
    SENTENCES[event.event]?.(event, names) ?? "";

/** Events that only say more about the one before them share its line. */
const FOLLOWS: Record<string, string> = {
    sticks_taken: ", ",
    joined: ", ",
    refilled: "; ",
};
const ICONS: Record<string, string> = {
    seekers_left: "card-back",
    refilled: "card-back",
    closing: "lantern-out",
    over: "ui-check",
};

/** The lines of one move; keys begin with its own, so that each is drawn once. */
export function linesOf(events: GameEvent[], key: string, names: string[]): LogLine[] {
    const lines: LogLine[] = [];
    for (const event of events) {
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
    return toldOnce((entry) =>
        isMove(entry)
            ? linesOf(entry.events ?? [], `v${entry.version}`, names)
            : [tableLine(words, entry, names) ?? []].flat(),
    );
}

function lineOf(event: GameEvent, key: string, text: string): LogLine {
    const icon = ICONS[event.event] ?? ("house" in event ? event.house : "lantern");
    const lights = "island" in event ? [event.island] : "colour" in event ? [event.colour] : [];
    const line: LogLine = { key, text, icon, lights, heading: event.event === "round" };
    return "seat" in event && !("house" in event)
        ? { ...line, icon: `mark-${event.seat! + 1}`, seat: event.seat! }
        : line;
}

/** Whether the game has just been won by one of these seats. */
export const wonBy = (events: GameEvent[], seats: number[]): boolean =>
    events.some(
        (event) => event.event === "over" && event.winners.some((seat) => seats.includes(seat)),
    );

/** What a seat did last, in a few words for its card. */
export function didOf(events: GameEvent[]): string | null {
    const words = t().exlibris;
    const order = events.find((event) => event.event === "ordered") as Named<"ordered"> | undefined;
    if (!order) return null;
    const taken = events.filter((event) => event.event === "house_taken") as Named<"house_taken">[];
    const house = taken.at(-1)?.house;
    if (house) return words.didTake(island(order.colour), house);
    return order.places.length === 0
        ? words.didJoin(island(order.colour))
        : words.didOrder(island(order.colour), order.found);
}

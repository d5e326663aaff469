/** What happened in a game of Santiago, as lines of the log. */

import type { Catalogue } from "../../i18n/catalogue";
import { segmentName, tileParts } from "../../lib/boardGeometry";
import type { EntryView, GameEvent } from "../../lib/types";
import { standing, toldOnce } from "../table/logbook";
import { tableLine } from "../table/tableLines";
import type { LogLine } from "../table/frameTypes";

interface EventLine {
    text: string;
    icon: string;
    seat?: number;
    heading?: boolean;
    lights?: string[];
}

/** Tells the set-up and every entry, in the words of an edition. */
export function tellerOf(words: Catalogue, edition: string, names: string[]) {
    const told = (events: GameEvent[], of: string): LogLine[] =>
        events
            .flatMap((event) => tell(words, edition, names, event))
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

/** One event in words; the game's events and those of Ex Libris share a few names, hence the loose type. */
export function tell(words: Catalogue, edition: string, names: string[], event: any): EventLine[] {
    const { log, tileName, cropInText } = words.santiago;
    const name = names[event.seat] ?? "";
    const cropOf = (tile: string) => tileParts(tile).crop;
    const seated = (text: string, ...lights: string[]): EventLine => ({
        text,
        icon: `mark-${event.seat + 1}`,
        seat: event.seat,
        lights,
    });
    const canal = (text: string): EventLine => ({ text, icon: "canal", lights: [event.segment] });
    const segment = event.segment ? segmentName(event.segment) : "";
    const tiles = (all: string[]) =>
        all.filter((tile) => tile !== "?").map((tile) => tileLabel(tile));
    const tileLabel = (tile: string) => {
        const { crop, planters } = tileParts(tile);
        return tileName(edition, crop, planters);
    };
    const crops = (all: string[]) =>
        all.filter((tile) => tile !== "?").map((tile) => cropInText(cropOf(tile)));
    const lost = (losses: { tile: string; square: string }[]) =>
        losses.map((loss) => log.tileOf(cropOf(loss.tile), loss.square));
    const squares = (losses: { square: string }[]) => losses.map((loss) => loss.square);
    const paidBy = (payments: { payer: number | null; amount: number }[]) =>
        payments.filter((each) => each.amount > 0).map((each) => names[each.payer ?? -1] ?? "");
    const sum = (payments: { amount: number }[]) =>
        payments.reduce((all, each) => all + each.amount, 0);
    const returned = (): EventLine[] =>
        event.returned.length === 0
            ? []
            : [
                  {
                      text: log.returned(
                          event.returned.map((each: { seat: number }) => names[each.seat] ?? ""),
                      ),
                      icon: "coin",
                  },
              ];

    switch (event.event) {
        case "begins":
            return [
                {
                    text: log.begins(edition, names[event.overseer] ?? "", event.spring),
                    icon: "spring",
                },
                ...(event.boxed.length > 0
                    ? [{ text: log.boxed(tiles(event.boxed)), icon: "cracked" }]
                    : []),
            ];
        case "round":
            return [
                { text: log.round(event.round), icon: "", heading: true },
                ...(crops(event.tiles).length > 0
                    ? [
                          {
                              text: log.opens(crops(event.tiles)),
                              icon: `crop-${cropOf(event.tiles[0])}`,
                          },
                      ]
                    : []),
            ];
        case "first_canal":
            return [canal(log.first_canal(edition, name, segment))];
        case "bid":
            return [seated(log.bid(name, event.amount))];
        case "passed":
            return [seated(log.passed(name))];
        case "sealed":
            return [seated(log.sealed(name, event.amount))];
        case "opened":
            return [
                {
                    text: log.opened(
                        event.bids.map((bid: { seat: number; amount: number }) => [
                            names[bid.seat] ?? "",
                            bid.amount,
                        ]),
                    ),
                    icon: "coin",
                },
            ];
        case "new_overseer":
            return [
                {
                    text: log.new_overseer(edition, name, event.seat === event.was),
                    icon: "overseer",
                },
            ];
        case "planted":
            return [
                {
                    text: log.planted(
                        edition,
                        name,
                        cropOf(event.tile),
                        event.square,
                        event.markers,
                        event.watered,
                        sum(event.payments),
                    ),
                    icon: `crop-${cropOf(event.tile)}`,
                    lights: [event.square],
                },
            ];
        case "spare_opened":
            return [
                { text: log.spare_opened(cropOf(event.tile)), icon: `crop-${cropOf(event.tile)}` },
            ];
        case "left_over":
            return [
                {
                    text: log.left_over(name, cropOf(event.tile), event.square),
                    icon: `crop-${cropOf(event.tile)}`,
                    lights: [event.square],
                },
            ];
        case "offered":
            return [seated(log.offered(name, event.amount, segment), event.segment)];
        case "joined":
            return [
                seated(
                    log.joined(
                        name,
                        event.amount,
                        segment,
                        event.others.map((seat: number) => names[seat] ?? ""),
                        event.total,
                    ),
                    event.segment,
                ),
            ];
        case "offered_nothing":
            return [seated(log.offered_nothing(name))];
        case "accepted":
            return [
                canal(log.accepted(name, segment, paidBy(event.payments), sum(event.payments))),
                ...returned(),
            ];
        case "built":
            return [canal(log.built(name, segment, sum(event.payments))), ...returned()];
        case "declined":
            return [seated(log.declined(edition, name))];
        case "extra_built":
            return [canal(log.extra_built(edition, name, segment))];
        case "extra_kept":
            return [seated(log.extra_kept(edition, name))];
        case "drought": {
            const isWet = event.loses_marker.length === 0 && event.dries_out.length === 0;
            return [
                isWet
                    ? { text: log.noDrought, icon: "drop" }
                    : {
                          text: log.drought(
                              edition,
                              lost(event.loses_marker),
                              lost(event.dries_out),
                          ),
                          icon: event.loses_marker.length > 0 ? "thirst" : "wither",
                          lights: [...squares(event.loses_marker), ...squares(event.dries_out)],
                      },
            ];
        }
        case "last_drought":
            return [
                {
                    text: log.last_drought(lost(event.dries_out)),
                    icon: event.dries_out.length > 0 ? "wither" : "drop",
                    lights: squares(event.dries_out),
                },
            ];
        case "income":
            return [{ text: log.income(event.amount), icon: "coin" }];
        case "over":
            return [
                {
                    text: log.over(
                        event.winners.map((seat: number) => names[seat] ?? ""),
                        event.seats[event.winners[0]]?.total ?? 0,
                    ),
                    icon: `mark-${event.winners[0] + 1}`,
                    seat: event.winners[0],
                },
            ];
    }
    return [];
}

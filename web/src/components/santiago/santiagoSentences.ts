/** Each event of Santiago as one or more sentences, with what they light on the board. */

import type { Catalogue } from "../../i18n/catalogue";
import { segmentName, tileParts } from "../../lib/boardGeometry";
import { handle, type EventHandlers } from "../../lib/eventHandlers";
import type { EntryView, GameEvent, SantiagoEvent } from "../../lib/types";
import type { LogLine } from "../table/frameTypes";

export interface EventLine extends Omit<LogLine, "key"> {
    /** It tells of offers that were not taken. */
    isRefusal?: boolean;
}
type Named<Name extends SantiagoEvent["event"]> = Extract<SantiagoEvent, { event: Name }>;
type Payments = Named<"planted">["payments"];
type Why = NonNullable<EntryView["why"]>;
type Losses = Named<"drought">["dries_out"];

/** Events of a table of Santiago are Santiago's, though the schema allows those of both games. */
export const santiagoEvents = (events: GameEvent[]): SantiagoEvent[] => events as SantiagoEvent[];

const cropOf = (tile: string): string => tileParts(tile).crop;
const known = (tiles: string[]): string[] => tiles.filter((tile) => tile !== "?");
const cropIcon = (tile: string): string => `crop-${cropOf(tile)}`;
const squaresOf = (losses: Losses): string[] => losses.map(({ square }) => square);
const sum = (payments: Payments): number => payments.reduce((all, { amount }) => all + amount, 0);

/** The words of a language and an edition, and the names of those who play. */
export class EventWords {
    readonly log: Catalogue["santiago"]["log"];
    readonly why: Catalogue["events"]["why"];

    constructor(
        private readonly words: Catalogue,
        readonly edition: string,
        private readonly names: string[],
    ) {
        this.log = words.santiago.log;
        this.why = words.events.why;
    }

    name(seat: number | null): string {
        return this.names[seat ?? -1] ?? "";
    }
    phase(step: string): string {
        return this.words.santiago.step(this.edition, step);
    }
    escudos(amount: number): string {
        return this.words.santiago.escudos(amount);
    }
    tile(tile: string): string {
        const { crop, planters } = tileParts(tile);
        return this.words.santiago.tileName(this.edition, crop, planters);
    }
    crop(tile: string): string {
        return this.words.santiago.cropInText(cropOf(tile));
    }
    losses(losses: Losses): string[] {
        return losses.map(({ tile, square }) => this.log.tileOf(cropOf(tile), square));
    }
    payers(payments: Payments): string[] {
        return payments.filter(({ amount }) => amount > 0).map(({ payer }) => this.name(payer));
    }
}

const bySeat = (seat: number, text: string, ...lights: string[]): EventLine => ({
    text,
    icon: `mark-${seat + 1}`,
    seat,
    lights,
});
const ofCanal = (segment: string, text: string): EventLine => ({
    text,
    icon: "canal",
    lights: [segment],
});

function returned(
    { returned: kept }: Named<"accepted"> | Named<"built">,
    say: EventWords,
): EventLine[] {
    if (kept.length === 0) return [];
    const text = say.log.returned(kept.map(({ seat }) => say.name(seat)));
    return [{ text, icon: "coin", isRefusal: true }];
}

function begins({ overseer, spring, boxed }: Named<"begins">, say: EventWords): EventLine[] {
    const begin = {
        text: say.log.begins(say.edition, say.name(overseer), spring),
        icon: "spring",
    };
    const tiles = known(boxed).map((tile) => say.tile(tile));
    return boxed.length > 0 ? [begin, { text: say.log.boxed(tiles), icon: "cracked" }] : [begin];
}

function round({ round: number, tiles }: Named<"round">, say: EventWords): EventLine[] {
    const heading = { text: say.log.round(number), icon: "", heading: true };
    const [first] = tiles;
    const crops = known(tiles).map((tile) => say.crop(tile));
    if (first === undefined || crops.length === 0) return [heading];
    return [heading, { text: say.log.opens(crops), icon: cropIcon(first) }];
}

function planted(event: Named<"planted">, say: EventWords): EventLine[] {
    const { seat, tile, square, markers, watered, payments } = event;
    const name = say.name(seat);
    const paid = sum(payments);
    return [
        {
            text: say.log.planted(say.edition, name, cropOf(tile), square, markers, watered, paid),
            icon: cropIcon(tile),
            lights: [square],
        },
    ];
}

function joined(event: Named<"joined">, say: EventWords): EventLine[] {
    const { seat, segment, amount, others, total } = event;
    const partners = others.map((other) => say.name(other));
    const text = say.log.joined(say.name(seat), amount, segmentName(segment), partners, total);
    return [bySeat(seat, text, segment)];
}

function drought({ loses_marker, dries_out }: Named<"drought">, say: EventWords): EventLine[] {
    if (loses_marker.length === 0 && dries_out.length === 0)
        return [{ text: say.log.noDrought, icon: "drop" }];
    return [
        {
            text: say.log.drought(say.edition, say.losses(loses_marker), say.losses(dries_out)),
            icon: loses_marker.length > 0 ? "thirst" : "wither",
            lights: [...squaresOf(loses_marker), ...squaresOf(dries_out)],
        },
    ];
}

function over({ winners, seats }: Named<"over">, say: EventWords): EventLine[] {
    const [first = 0] = winners;
    const names = winners.map((seat) => say.name(seat));
    const text = say.log.over(names, seats[first]?.total ?? 0);
    return [{ text, icon: `mark-${first + 1}`, seat: first }];
}

const LINES: EventHandlers<SantiagoEvent, EventWords, EventLine[]> = {
    begins,
    round,
    first_canal: ({ seat, segment }, say) => [
        ofCanal(segment, say.log.first_canal(say.edition, say.name(seat), segmentName(segment))),
    ],
    bid: ({ seat, amount }, say) => [bySeat(seat, say.log.bid(say.name(seat), amount))],
    passed: ({ seat }, say) => [bySeat(seat, say.log.passed(say.name(seat)))],
    sealed: ({ seat, amount }, say) => [bySeat(seat, say.log.sealed(say.name(seat), amount))],
    opened: ({ bids }, say) => [
        {
            text: say.log.opened(bids.map(({ seat, amount }) => [say.name(seat), amount])),
            icon: "coin",
        },
    ],
    new_overseer: ({ seat, was }, say) => [
        {
            text: say.log.new_overseer(say.edition, say.name(seat), seat === was),
            icon: "overseer",
        },
    ],
    planted,
    spare_opened: ({ tile }, say) => [
        { text: say.log.spare_opened(cropOf(tile)), icon: cropIcon(tile) },
    ],
    left_over: ({ seat, tile, square }, say) => [
        {
            text: say.log.left_over(say.name(seat), cropOf(tile), square),
            icon: cropIcon(tile),
            lights: [square],
        },
    ],
    offered: ({ seat, segment, amount }, say) => [
        bySeat(seat, say.log.offered(say.name(seat), amount, segmentName(segment)), segment),
    ],
    joined,
    offered_nothing: ({ seat }, say) => [bySeat(seat, say.log.offered_nothing(say.name(seat)))],
    accepted: (event, say) => {
        const { seat, segment, payments } = event;
        const [name, ditch] = [say.name(seat), segmentName(segment)];
        const text = say.log.accepted(name, ditch, say.payers(payments), sum(payments));
        return [ofCanal(segment, text), ...returned(event, say)];
    },
    built: (event, say) => {
        const { seat, segment, payments } = event;
        const text = say.log.built(say.name(seat), segmentName(segment), sum(payments));
        return [ofCanal(segment, text), ...returned(event, say)];
    },
    declined: ({ seat }, say) => [bySeat(seat, say.log.declined(say.edition, say.name(seat)))],
    extra_built: ({ seat, segment }, say) => [
        ofCanal(segment, say.log.extra_built(say.edition, say.name(seat), segmentName(segment))),
    ],
    extra_kept: ({ seat }, say) => [bySeat(seat, say.log.extra_kept(say.edition, say.name(seat)))],
    drought,
    last_drought: ({ dries_out }, say) => [
        {
            text: say.log.last_drought(say.losses(dries_out)),
            icon: dries_out.length > 0 ? "wither" : "drop",
            lights: squaresOf(dries_out),
        },
    ],
    income: ({ amount }, say) => [{ text: say.log.income(amount), icon: "coin" }],
    over,
};

/** Why a bot has decided so, and why not otherwise, as far as everybody can see it. */
export function tellWhy({ canal, refused, money }: Why, say: EventWords): EventLine[] {
    const for_ = canal === null ? say.why.declined(say.escudos(-money)) : reason(canal, money, say);
    const against = canal && refused && againstReason(canal, refused, say);
    return [
        ...(for_ ? [{ text: for_, icon: "ui-bot" }] : []),
        ...(against ? [{ text: against, icon: "ui-bot", isRefusal: true }] : []),
    ];
}

function reason(canal: NonNullable<Why["canal"]>, money: number, say: EventWords): string | null {
    if (canal.own > 0) return say.why.own(canal.own);
    if (money > 0) return say.why.money;
    return canal.empty > 0 ? say.why.ground(canal.empty) : null;
}

function againstReason(
    canal: NonNullable<Why["canal"]>,
    { segment, offered, own, others }: NonNullable<Why["refused"]>,
    say: EventWords,
): string | null {
    const ditch = segmentName(segment);
    if (own > 0) return own < canal.own ? say.why.refusedForFewer(offered, ditch, own) : null;
    if (others.length === 0) return say.why.refusedForNobody(offered, ditch);
    return say.why.refusedForOthers(
        offered,
        ditch,
        others.map((seat) => say.name(seat)),
    );
}

export const tell = (event: SantiagoEvent, say: EventWords): EventLine[] =>
    handle(LINES, event, say);

/** Each event of Santiago as steps one can follow: what of the picture it changes, what moves and sounds with it.
    It only draws what the event names: amounts, squares and segments are the server's. */

import { segmentName } from "../../lib/boardGeometry";
import { handle, type EventHandlers } from "../../lib/eventHandlers";
import type { SoundName } from "../../lib/sound";
import type { SantiagoEvent, SantiagoView } from "../../lib/types";
import { t } from "../../i18n/language.svelte";
import type { LogLine } from "../table/frameTypes";
import { PHASE_OF, type PhaseStep } from "./eventPhases";
import type { ToldEvent } from "./santiagoEventLines";

type Named<Name extends SantiagoEvent["event"]> = Extract<SantiagoEvent, { event: Name }>;
export type Payment = Named<"planted">["payments"][number];
type Loss = Named<"drought">["dries_out"][number];
type Bids = Named<"opened">["bids"];

export interface Step {
    /** Milliseconds at the usual pace. */
    lasts: number;
    /** The step of the round it belongs to. */
    phase: PhaseStep | null;
    /** What stands under the board meanwhile; the first is the sentence, the rest says why. */
    caption: LogLine[];
    /** Lines of the log that are told with it. */
    lines: LogLine[];
    changes?: (view: SantiagoView) => Partial<SantiagoView>;
    /** The segment an answer is about. */
    chosen?: string;
    /** Squares planted and segments built. */
    made?: string[];
    /** The drought takes something of mine. */
    isOwnLoss?: boolean;
    watered?: string[];
    parched?: string[];
    payments?: Payment[];
    sound?: { name: SoundName; n?: number };
    /** Sealed bids turned over; then who plants first, and who is overseer. */
    bids?: { bids: Bids; first: number | null; overseer: number | null };
}

/** What is known besides the event: its words, and how things stand after it. */
interface Context {
    told: ToldEvent;
    after: SantiagoView;
    /** My seats: what the drought takes from them is said. */
    mine: number[];
}

const SHORT = 650;
const USUAL = 1_150;
const LONG = 1_700;
const A_TILE = 700;
const ALL_TILES = 3_000;
const SECOND_LINE = 700;

const step = ({ told }: Context, lasts: number): Step => ({
    phase: PHASE_OF[told.event.event],
    lasts: lasts + (told.lines.length > 1 ? SECOND_LINE : 0),
    caption: told.lines,
    lines: told.lines,
});

function paid(view: SantiagoView, payments: Payment[]): Partial<SantiagoView> {
    const money = [...view.money];
    for (const { payer, payee, amount } of payments) {
        if (payer !== null && money[payer] != null) money[payer] -= amount;
        if (payee !== null && money[payee] != null) money[payee] += amount;
    }
    return { money };
}

function withSeat<Value>(values: Value[], seat: number, value: Value): Value[] {
    return values.map((each, n) => (n === seat ? value : each));
}

const bidding =
    (seat: number, bid: SantiagoView["bids"][number]) =>
    (view: SantiagoView): Partial<SantiagoView> => ({ bids: withSeat(view.bids, seat, bid) });

function withoutTile(open: string[], tile: string): string[] {
    const at = open.indexOf(tile);
    return open.filter((_, n) => n !== at);
}

function planting(
    context: Context,
    square: string,
    [tile, seat, markers]: SantiagoView["board"][string],
    payments: Payment[],
): Step {
    return {
        ...step(context, USUAL),
        changes: (view) => ({
            ...paid(view, payments),
            board: { ...view.board, [square]: [tile, markers > 0 ? seat : null, markers] },
            open: withoutTile(view.open, tile),
        }),
        made: [square],
        payments,
        sound: { name: "tile" },
    };
}

function offering(
    context: Context,
    { seat, segment, amount }: Named<"offered"> | Named<"joined">,
): Step {
    return {
        ...step(context, USUAL),
        changes: ({ offers }) => ({ offers: [...offers, [seat, segment, amount]] }),
        sound: { name: "coin", n: amount },
    };
}

/** The offers are answered, money moves, those not taken go back, then the water comes. */
function deciding(context: Context, event: Named<"accepted"> | Named<"built">): Step[] {
    const { segment, payments, returned } = event;
    const answer: Step = {
        ...step(context, LONG),
        changes: (view) => paid(view, payments),
        chosen: segment,
        payments,
        sound: { name: "coin", n: payments.reduce((sum, { amount }) => sum + amount, 0) || 1 },
    };
    const { refusals } = context.told;
    const refusal: Step = {
        ...step(context, 0),
        lasts: USUAL + (refusals.length > 1 ? SECOND_LINE : 0),
        caption: refusals,
        lines: refusals,
        chosen: segment,
        changes: ({ offers }) => ({ offers: offers.filter(([, wanted]) => wanted === segment) }),
    };
    return [
        answer,
        ...(returned.length > 0 ? [refusal] : []),
        { ...step(context, LONG), ...canal(event), caption: [flowLine(segment)], lines: [] },
    ];
}

const flowLine = (segment: string): LogLine => ({
    key: `flows ${segment}`,
    text: t().events.flows(segmentName(segment)),
    icon: "canal",
    lights: [segment],
});

function canal({ segment, waters }: { segment: string; waters: string[] }): Partial<Step> {
    return {
        changes: ({ canals }) => ({ canals: [...canals, segment], offers: [] }),
        made: [segment],
        watered: waters,
        sound: { name: "canal" },
    };
}

function drought(context: Context, losing: Loss[], dying: Loss[]): Step[] {
    const all = [...losing, ...dying];
    const caption = [...context.told.lines, ...ownLosses(context, losing, dying)];
    const isOwnLoss = caption.length > context.told.lines.length;
    const base: Step = { ...step(context, USUAL), caption, isOwnLoss };
    if (all.length === 0) return [base];
    const each = Math.min(A_TILE, ALL_TILES / all.length);
    const last = all.length - 1;
    return all.map(({ square }, n) => ({
        ...base,
        lines: n === 0 ? base.lines : [],
        /* The first is read, the last seen, before it goes on. */
        lasts: each + (n === 0 ? SECOND_LINE : 0) + (n === last ? SECOND_LINE : 0),
        changes: (view: SantiagoView) => reached(view, context.after, square, n >= losing.length),
        parched: [square],
        ...(n === 0 ? { sound: { name: "drought" as const } } : {}),
    }));
}

/** A tile as the drought leaves it. */
function reached(
    view: SantiagoView,
    after: SantiagoView,
    square: string,
    isDry: boolean,
): Partial<SantiagoView> {
    const { [square]: tile, ...others } = view.board;
    if (isDry) return { board: others, dried: [...view.dried, square] };
    const left = after.board[square] ?? tile;
    return left ? { board: { ...view.board, [square]: left } } : {};
}

function ownLosses({ mine, after }: Context, losing: Loss[], dying: Loss[]): LogLine[] {
    const own = (losses: Loss[]) =>
        losses
            .filter(({ seat }) => seat !== null && mine.includes(seat))
            .map(({ square }) => square);
    const [lost, dead] = [own(losing), own(dying)];
    if (lost.length + dead.length === 0) return [];
    const text = t().santiago.myLosses(after.edition, lost, dead);
    return [{ key: "own losses", text, icon: "thirst", lights: [...lost, ...dead] }];
}

function decided({ bids }: SantiagoView, overseer: number, order: number[]): Pick<Step, "bids"> {
    const amounts = bids.map((bid, seat) => ({ seat, amount: typeof bid === "number" ? bid : 0 }));
    return { bids: { bids: amounts, first: order[0] ?? null, overseer } };
}

const STEPS: EventHandlers<SantiagoEvent, Context, Step[]> = {
    begins: (_, context) => [step(context, USUAL)],
    round: ({ tiles, round }, context) => [
        { ...step(context, USUAL), changes: () => ({ round, open: tiles }) },
    ],
    first_canal: (event, context) => [{ ...step(context, LONG), ...canal(event) }],
    bid: ({ seat, amount }, context) => [
        {
            ...step(context, SHORT),
            changes: bidding(seat, amount),
            sound: { name: "coin" },
        },
    ],
    passed: ({ seat }, context) => [{ ...step(context, SHORT), changes: bidding(seat, "pass") }],
    sealed: ({ seat, amount }, context) => [
        {
            ...step(context, SHORT),
            changes: bidding(seat, amount === null ? "sealed" : amount || "pass"),
            sound: { name: "coin" },
        },
    ],
    opened: ({ bids, payments }, context) => [
        {
            ...step(context, LONG),
            changes: (view) => ({
                ...paid(view, payments),
                bids: bids.map(({ amount }) => amount || "pass"),
            }),
            payments,
            bids: { bids, first: null, overseer: null },
            sound: { name: "coin", n: 2 },
        },
    ],
    new_overseer: ({ seat, was, order }, context) => [
        {
            ...step(context, context.after.sealed_bids ? LONG : USUAL),
            ...(context.after.sealed_bids ? decided(context.after, seat, order) : {}),
            changes: () => ({ overseer: seat, planting_order: order }),
            ...(seat === was ? {} : { sound: { name: "overseer" as const } }),
        },
    ],
    planted: ({ seat, tile, square, markers, payments }, context) => [
        planting(context, square, [tile, seat, markers], payments),
    ],
    spare_opened: ({ tile }, context) => [
        {
            ...step(context, USUAL),
            changes: ({ open }) => ({ open: [...open, tile] }),
        },
    ],
    left_over: ({ tile, square }, context) => [planting(context, square, [tile, null, 0], [])],
    offered: (event, context) => [offering(context, event)],
    joined: (event, context) => [offering(context, event)],
    offered_nothing: ({ seat }, context) => [
        {
            ...step(context, SHORT),
            changes: ({ passed_in_bribery: passed }) => ({ passed_in_bribery: [...passed, seat] }),
        },
    ],
    accepted: (event, context) => deciding(context, event),
    built: (event, context) => deciding(context, event),
    declined: (_, context) => [
        {
            ...step(context, LONG),
            changes: () => ({ offers: [] }),
        },
    ],
    extra_built: (event, context) => [
        {
            ...step(context, LONG),
            ...canal(event),
            changes: ({ canals, extra }) => ({
                canals: [...canals, event.segment],
                extra: withSeat(extra, event.seat, false),
            }),
        },
    ],
    extra_kept: (_, context) => [step(context, SHORT)],
    drought: ({ loses_marker, dries_out }, context) => drought(context, loses_marker, dries_out),
    last_drought: ({ dries_out }, context) => drought(context, [], dries_out),
    income: ({ payments }, context) => [
        {
            ...step(context, USUAL),
            changes: (view) => paid(view, payments),
            payments,
            sound: { name: "coin", n: 3 },
        },
    ],
    /* The end is told by the count. */
    over: () => [],
};

export const stepsOf = (told: ToldEvent, after: SantiagoView, mine: number[]): Step[] =>
    handle(STEPS, told.event, { told, after, mine });

/** Moves and the coach's reasons in the reader's words. */

import { language, t } from "../../i18n/language.svelte";
import { segmentName, tileParts } from "../../lib/boardGeometry";
import { signed } from "../../lib/numberFormat";
import type { GameEvent, ReviewView } from "../../lib/types";
import { linesOf } from "../exlibris/exlibrisEventLines";
import { EventWords, santiagoEvents, tell } from "../santiago/santiagoSentences";
import type { LogLine } from "../table/frameTypes";

export type Reason = { [name: string]: unknown };
export type ReviewedMove = ReviewView["moves"][number];

/** Whose move it is that a reason speaks of, and at which table. */
export interface About {
    mover: number;
    names: string[];
    edition: string;
}

const island = (colour: string) => t().exlibris.islands[colour] ?? colour;

/** 'pepper2' as the table calls it. */
function tile(name: string, edition: string): string {
    const { crop, planters } = tileParts(name);
    return t().santiago.tileName(edition, crop, planters);
}

/** A move as it is written in a record, said shortly: '3 for B2–C2'. */
export function moveWords(move: string, edition: string): string {
    const words = t().replay.moves;
    const [verb, first = "", second = ""] = move.split(" ");
    switch (verb) {
        case "bid":
            return words.bid(Number(first));
        case "plant":
            return words.plant(tile(first, edition), second);
        case "offer":
            return words.offer(segmentName(first), Number(second));
        case "accept":
        case "build":
        case "extra":
        case "canal":
            return words[verb](segmentName(first), edition);
        case "pass":
        case "decline":
            return words[verb];
        case "keep":
            return words.keep(edition);
        case "order":
            return words.order(island(first));
        default:
            return move;
    }
}

/** What the words of a reason take, out of the values it came with. */
const VALUES: Record<string, string[]> = {
    denies: ["seat", "points", "leads"],
    helps: ["seat", "points", "leads"],
    wanted_by: ["seat", "points", "leads"],
    waters: ["seat", "tiles"],
    planting_place: ["best", "worst"],
    best_tile: ["tile", "points"],
    lesser_tile: ["tile", "points"],
    joins: ["crop", "tiles"],
    best_canal: ["segment", "points"],
    instead_of: ["segment", "points"],
    likely_canal: ["segment", "points"],
    takes: ["house", "colour", "points"],
    finds: ["colour", "books"],
    lifts: ["colour", "from", "to"],
    lowers: ["colour", "from", "to"],
    holds: ["colour", "cards"],
    spends: ["value"],
    exposes: ["seat", "house", "colour"],
};

/** A value as it is said: seats by their names (the mover's own is none), islands and tiles by theirs. */
function said(name: string, value: unknown, about: About): unknown {
    if (name === "seat") return value === about.mover ? null : (about.names[Number(value)] ?? "");
    if (name === "colour") return island(String(value));
    if (name === "segment") return segmentName(String(value));
    if (name === "tile") return tile(String(value), about.edition);
    if (name === "crop") return t().santiago.cropInText(String(value));
    if (name === "from" || name === "to" || name === "value") return signed(Number(value));
    return value;
}

function reasonWords(game: string, reason: Reason, about: About): string {
    const { reason: code, ...values } = reason;
    const words = (t().reasons as Record<string, Record<string, unknown>>)[game]?.[String(code)];
    if (typeof words !== "function") return "";
    const order = VALUES[String(code)] ?? Object.keys(values);
    return words(...order.map((name) => said(name, values[name], about)), about.edition);
}

/* What speaks against a move; what is merely so, and comes after what speaks for it. */
const AGAINST = new Set(
    "loses helps costs refuses lesser_tile one_marker_less money_left neutral far_from_water waters_nobody falls_short comes_anyway lowers loses_now exposes".split(
        " ",
    ),
);
const ASIDE = new Set(
    "planting_place best_tile left_over near_water markers best_canal instead_of likely_canal no_canal_likely holds".split(
        " ",
    ),
);

/** 1 for the move, -1 against it, 0 neither; some only by their values. */
function standOf(reason: Reason, mover: number): -1 | 0 | 1 {
    const code = String(reason.reason);
    if (code === "finds" && reason.books === 0) return -1;
    if (code === "spends") return Number(reason.value) > 0 ? -1 : 1;
    if (code === "spends_extra_canal") return reason.rounds === 0 ? 1 : -1;
    if (code === "keeps_extra_canal") return reason.rounds === 0 ? -1 : 1;
    if (code === "waters" && reason.seat !== mover) return 0;
    return AGAINST.has(code) ? -1 : ASIDE.has(code) ? 0 : 1;
}

/* What is worth next to nothing is no reason, unless that is what it says. */
const matters = ({ reason, points }: Reason) =>
    typeof points !== "number" || Math.abs(points) >= 0.5 || reason === "best_canal";

/** Why a move is good, in sentences: what it gains first, then what there is against it. */
export function whyWords(game: string, reasons: Reason[], about: About, most: number): string {
    const told = reasons
        .filter(matters)
        .map((reason) => ({
            stand: standOf(reason, about.mover),
            words: reasonWords(game, reason, about),
        }))
        .filter(({ words }) => words !== "")
        .sort((one, other) => other.stand - one.stand);
    const good = told.filter(({ stand }) => stand >= 0).slice(0, most);
    const bad = told.filter(({ stand }) => stand < 0).slice(0, Math.max(1, most - 1));
    return [
        ...good.map(({ words }) => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`),
        ...(bad.length > 0 ? [t().replay.but(bad.map(({ words }) => words))] : []),
    ].join(" ");
}

/** `2.4` or `2,4`, as the reader writes it. */
export const decimal = (number: number): string =>
    number.toLocaleString(language(), { maximumFractionDigits: 1, minimumFractionDigits: 1 });

/** `+2.4`, `0.0`, `−1.0`, as the reader writes it. */
const signedDecimal = (number: number): string =>
    `${number > 0 ? "+" : number < 0 ? "−" : ""}${decimal(Math.abs(number))}`;

/** A tenth is as exact as is shown: what is worked out from shown figures adds up. */
const tenth = (number: number): number => Math.round(10 * number) / 10;

/** What a move brings its seat at once, by the reasons it came with; nothing where none says so. */
function atOnceOf(reasons: Reason[]): number | null {
    const found = reasons.find(({ reason }) => AT_ONCE.has(String(reason)));
    if (!found) return null;
    return tenth(Number(found.points) * (String(found.reason).startsWith("loses") ? -1 : 1));
}
const AT_ONCE = new Set(["gains", "loses", "gains_now", "loses_now"]);

/** Why the better move is better: by how much, how much of that at once and how much later, then in words. */
export function betterWords(
    game: string,
    { played, best }: Pick<ReviewedMove, "played" | "best">,
    about: About,
    most: number,
): string {
    const words = t().replay;
    const all = tenth(played.behind);
    const sentences = [words.betterBy(moveWords(best.move, about.edition), all)];
    const [brings, brought] = [atOnceOf(best.reasons), atOnceOf(played.reasons)];
    if (brings !== null || brought !== null) {
        const atOnce = tenth((brings ?? 0) - (brought ?? 0));
        const figures = [brings ?? 0, brought ?? 0, atOnce, tenth(all - atOnce)] as const;
        const [one, other, now, later] = figures.map(signedDecimal);
        sentences.push(words.split(one!, other!, now!, later!));
    }
    const others = best.reasons.filter(({ reason }) => !AT_ONCE.has(String(reason)));
    return [...sentences, whyWords(game, others, about, most)].join(" ");
}

/** What a move did, in the words of its game's log; keys begin with its number. Only Santiago has editions. */
export function linesAt(
    n: number,
    events: GameEvent[],
    edition: string,
    names: string[],
): LogLine[] {
    if (edition === "") return linesOf(events, String(n), names);
    const say = new EventWords(t(), edition, names);
    return santiagoEvents(events)
        .flatMap((event) => tell(event, say))
        .map((line, k) => ({ ...line, key: `${n}.${k}` }));
}

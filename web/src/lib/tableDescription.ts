/** A table of a list in words: what is played, who sits there, how it stands. */

import { language, locale, t } from "../i18n/language.svelte";
import { games } from "./games.svelte";
import { chairName } from "./playerNames";
import type { ListedTable } from "./types";

type Agreement = ListedTable["agreement"];

export function titleOf({ game, options }: Agreement): string {
    const words = t().common;
    const editions: Record<string, string> = words.editions;
    const edition = editions[String(options?.edition ?? games.usualEdition(game))];
    return edition === undefined ? words.games[game] : `${words.games[game]} · ${edition}`;
}

export function paceOf({ pace }: Agreement): string {
    const words = t().common;
    if (pace.kind === "clock") return words.clock(pace.minutes, pace.increment);
    return pace.kind === "days" ? words.days(pace.days) : words.noClock;
}

const nameAt = (table: ListedTable, seat: number): string => chairName(table.chairs[seat]!, seat);

/** People by name, bots by number. */
export function companyOf(table: ListedTable): string {
    const seats = table.chairs.keys();
    const people = [...seats].filter((seat) => table.chairs[seat]!.kind === "person");
    const bots = table.chairs.filter((chair) => chair.kind === "bot").length;
    const all = people.map((seat) => nameAt(table, seat));
    if (bots > 0) all.push(t().common.bots(bots));
    return new Intl.ListFormat(language(), { type: "conjunction" }).format(all);
}

export const freeSeats = (table: ListedTable): number =>
    table.chairs.filter((chair) => chair.kind === "open").length;

/** Everybody's score, the best first. */
export function resultOf(table: ListedTable): string {
    const scores = table.result?.scores;
    if (!scores) return t().start.endedEarly;
    return [...scores.keys()]
        .sort((one, other) => scores[other]! - scores[one]!)
        .map((seat) => `${nameAt(table, seat)} ${scores[seat]}`)
        .join(", ");
}

export function dayOf(seconds: number): string {
    return new Intl.DateTimeFormat(locale(), { dateStyle: "medium" }).format(seconds * 1000);
}

/** The same table always has the same sign: its id picks one. */
export function signOf(id: string, signs: readonly string[]): string {
    const sum = [...id].reduce((total, letter) => (total * 31 + letter.charCodeAt(0)) >>> 0, 7);
    return signs[sum % signs.length]!;
}

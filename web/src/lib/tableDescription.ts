/** A table of a list in words: what is played, who sits there, how it stands. */

import { language, locale, t } from "../i18n/language.svelte";
import { games } from "./games.svelte";
import { chairName } from "./playerNames";
import type { ListedTable } from "./types";

type Agreement = ListedTable["agreement"];

export function titleOf({ game, options }: Pick<Agreement, "game" | "options">): string {
    const words = t().common;
    const editions: Record<string, string> = words.editions;
    const edition = editions[String(options?.edition ?? games.usualEdition(game))];
    return edition === undefined ? words.games[game] : `${words.games[game]} · ${edition}`;
}

export function paceOf({ pace }: Pick<Agreement, "pace">): string {
    const words = t().common;
    if (pace.kind === "clock") return words.clock(pace.minutes, pace.increment);
    return pace.kind === "days" ? words.days(pace.days) : words.noClock;
}

const nameAt = (table: ListedTable, seat: number): string => chairName(table.chairs[seat]!, seat);

/** People by name, bots by number. */
export function companyOf(table: ListedTable): string {
    const seats = table.chairs.keys();
    const people = [...seats].filter((seat) => table.chairs[seat]!.kind === "person");
    const all = people.map((seat) => nameAt(table, seat));
    const levels = table.chairs.flatMap(({ kind, level }) => (kind === "bot" ? [level ?? ""] : []));
    if (levels.length > 0) all.push(botsOf(levels));
    return new Intl.ListFormat(language(), { type: "conjunction" }).format(all);
}

/** How many, and how strong if all are alike. */
function botsOf(levels: string[]): string {
    const words: Record<string, string> = t().common.levels;
    const bots = t().common.bots(levels.length);
    const [level] = levels;
    return levels.every((other) => other === level) ? `${bots} (${words[level!] ?? level})` : bots;
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

export interface Outcome {
    text: string;
    hasWon: boolean;
}

/** How the reader fared in a game that was played to its end. */
export function outcomeOf(table: ListedTable): Outcome | null {
    const { scores, winners } = table.result ?? {};
    if (!scores || !winners || table.mine.length === 0) return null;
    const words = t().welcome;
    if (table.mine.some((seat) => winners.includes(seat))) {
        return { text: winners.length > 1 ? words.sharedWin : words.won, hasWon: true };
    }
    const best = Math.max(...table.mine.map((seat) => scores[seat]!));
    const place = 1 + scores.filter((score) => score > best).length;
    return { text: words.place(place, scores.length), hasWon: false };
}

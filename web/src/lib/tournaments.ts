/** Tournaments in words: names of entrants and seats, numbers as the reader writes them. */

import { locale, t } from "../i18n/language.svelte";
import type { TournamentView } from "./types";

export type TournamentSeat = TournamentView["rounds"][number]["tables"][number]["seats"][number];

export function entrantName(tournament: TournamentView, entrant: number): string {
    const name = tournament.entrants[entrant]?.name ?? "";
    return name === "" ? t().tournaments.deleted : name;
}

export const seatName = (tournament: TournamentView, { entrant }: TournamentSeat): string =>
    entrant === null ? t().common.bot : entrantName(tournament, entrant);

export function namesOf(tournament: TournamentView, entrants: number[]): string {
    const names = entrants.map((entrant) => entrantName(tournament, entrant));
    return new Intl.ListFormat(locale(), { type: "conjunction" }).format(names);
}

export const numberOf = (value: number, digits = 1): string =>
    new Intl.NumberFormat(locale(), { maximumFractionDigits: digits }).format(value);

/** How far it is; how far it goes is known of a Swiss tournament alone. */
export function roundText(round: number, of: number | null): string {
    const words = t().tournaments;
    return of === null ? words.round(round) : words.roundOf(round, of);
}

const HOURS_A_DAY = 24;

export function roundTime(hours: number | null): string {
    const words = t().tournaments.roundHours;
    if (hours === null) return words.none;
    return hours % HOURS_A_DAY === 0 ? words.days(hours / HOURS_A_DAY) : words.hours(hours);
}

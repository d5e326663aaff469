/** What moves and sounds when something has happened. */

import { prefersReducedMotion } from "svelte/motion";
import { play } from "../../lib/sound";
import type { EntryView, SantiagoEvent } from "../../lib/types";
import { santiagoEvents } from "./santiagoSentences";

export type Payment = Extract<SantiagoEvent, { event: "planted" }>["payments"][number];

const eventsOf = (news: EntryView[]): SantiagoEvent[] =>
    santiagoEvents(news.flatMap((entry) => entry.events ?? []));

/** Squares planted and segments built. */
export const madeBy = (news: EntryView[]): string[] =>
    eventsOf(news).flatMap((event) => {
        if (event.event === "planted" || event.event === "left_over") return [event.square];
        return "waters" in event ? [event.segment] : [];
    });

/** Squares that a new canal has watered. */
export const wateredBy = (news: EntryView[]): string[] =>
    eventsOf(news).flatMap((event) => ("waters" in event ? event.waters : []));

const losingMarkers = (event: SantiagoEvent) => ("loses_marker" in event ? event.loses_marker : []);
const dryingOut = (event: SantiagoEvent) => ("dries_out" in event ? event.dries_out : []);

/** Squares that lost a marker or dried out. */
export const parchedBy = (news: EntryView[]): string[] =>
    eventsOf(news)
        .flatMap((event) => [...losingMarkers(event), ...dryingOut(event)])
        .map(({ square }) => square);

/** Squares where the drought has cost one of these seats something. */
export function lostBy(news: EntryView[], mine: number[]): { losing: string[]; dying: string[] } {
    const own = (lost: typeof losingMarkers): string[] =>
        eventsOf(news)
            .flatMap(lost)
            .filter(({ seat }) => seat !== null && mine.includes(seat))
            .map(({ square }) => square);
    return { losing: own(losingMarkers), dying: own(dryingOut) };
}

export const paidBy = (news: EntryView[]): Payment[] =>
    eventsOf(news).flatMap((event) => ("payments" in event ? event.payments : []));

/** A figure that has changed comes from above. */
export function roll(_figure: Element) {
    return {
        duration: prefersReducedMotion.current ? 0 : 260,
        css: (done: number) => `opacity: ${done}; transform: translateY(${-60 + 60 * done}%)`,
    };
}

/** Several things at once are one or two sounds, not a din. */
export function soundsOf(news: EntryView[], mine: number[]): void {
    const events = eventsOf(news);
    const has = (...names: SantiagoEvent["event"][]) =>
        events.some((event) => names.includes(event.event));
    const over = events.find((event) => event.event === "over");
    if (over) {
        if (over.winners.some((seat) => mine.includes(seat))) play("win");
        return;
    }
    if (has("planted", "left_over")) play("tile");
    if (has("accepted", "built", "extra_built", "first_canal")) play("canal");
    else if (has("drought")) play("drought");
    const offered = events.find((event) => event.event === "offered" || event.event === "joined");
    if (offered) play("coin", offered.amount);
    else if (has("bid")) play("coin", 1);
    if (events.some((event) => event.event === "new_overseer" && event.seat !== event.was))
        play("overseer");
}

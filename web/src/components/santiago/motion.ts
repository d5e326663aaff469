/** What moves and sounds when something has happened. */

import { play } from "../../lib/sound";
import type { EntryView } from "../../lib/shapes";

const eventsOf = (news: EntryView[]): any[] => news.flatMap((entry) => entry.events ?? []);

/** The square or segment that changed last. */
export function changedBy(news: EntryView[]): string | null {
    const changed = eventsOf(news).findLast(
        (event) => event.event === "planted" || event.event === "left_over" || "waters" in event,
    );
    return changed?.square ?? changed?.segment ?? null;
}

/** Several things at once are one or two sounds, not a din. */
export function soundsOf(news: EntryView[], mine: number[]): void {
    const events = eventsOf(news);
    const has = (...names: string[]) => events.some((event) => names.includes(event.event));
    const over = events.find((event) => event.event === "over");
    if (over) {
        if (over.winners.some((seat: number) => mine.includes(seat))) play("win");
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

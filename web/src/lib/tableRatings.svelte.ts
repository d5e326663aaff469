/** What those at a rated table are rated; after the game, what it has changed. */

import { SvelteMap } from "svelte/reactivity";
import { get } from "./api";
import type { SeatRating, TableRatings, TableView } from "./types";

const AGAIN = 1000;
const MOST_TRIES = 30;

/** By table. */
const found = new SvelteMap<string, TableRatings>();
/** The state and the people for which a table was last looked up. */
const asked = new Map<string, string>();

export const ratingsAt = (table: string): TableRatings | null => found.get(table) ?? null;

/** None at a table that is not rated. */
export const ratingAt = (table: string, seat: number): SeatRating | null =>
    found.get(table)?.seats[seat] ?? null;

/** Asks again when somebody else sits there, or the game is over, and until it is counted. */
export async function lookAtRatings(view: TableView): Promise<void> {
    const wanted = [view.state, ...view.chairs.map(({ account }) => account)].join("/");
    if (!view.agreement.rated || wanted === asked.get(view.table)) return;
    asked.set(view.table, wanted);
    for (let tries = 0; tries < MOST_TRIES && asked.get(view.table) === wanted; tries++) {
        const answer = await get<TableRatings>(`/api/tables/${view.table}/ratings`);
        found.set(view.table, answer);
        if (answer.state !== "waiting") return;
        await new Promise((resolve) => setTimeout(resolve, AGAIN));
    }
}

/** Whose turn it is, seen from this screen. */

import type { TableView } from "../../lib/shapes";

/** My seats that are asked now: not those a bot plays for. */
function askedHere({ state, paused, mine, chairs, view }: TableView): number[] {
    if (state !== "running" || paused || !view) return [];
    return view.to_act.filter((seat) => mine.includes(seat) && chairs[seat]?.stand_in === null);
}

export const isAsked = (table: TableView): boolean => askedHere(table).length > 0;

/** Another seat at this screen that should look now; nothing while whoever looks is asked. */
export function nextAtScreen(table: TableView): number | null {
    const asked = askedHere(table);
    if (asked.length === 0 || asked.includes(table.seat ?? -1)) return null;
    return asked[0]!;
}

/** With open money and open bids nobody needs to look away. */
export function hidesNothing({ agreement, view }: TableView): boolean {
    if (view?.game !== "santiago" || view.players === 2) return false;
    const money = agreement.options?.money ?? (view.edition === "trefl" ? "open" : "hidden");
    return money === "open";
}

/** Several people at one screen: who looks next, and whether the others have to look away. */

import { mySeatsToAct } from "../../lib/turn";
import type { TableView } from "../../lib/types";

/** Another seat at this screen that should look now; nothing while whoever looks has to move. */
export function nextAtScreen(table: TableView): number | null {
    const seats = mySeatsToAct(table);
    if (seats.length === 0 || seats.includes(table.seat ?? -1)) return null;
    return seats[0]!;
}

/** With open money and open bids nobody needs to look away. */
export function hidesNothing({ settled_options, view }: TableView): boolean {
    return view?.game === "santiago" && settled_options.money === "open" && !view.sealed_bids;
}

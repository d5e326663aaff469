/** Whose turn it is. Everything on the page that depends on it asks here. */

import type { TableView } from "./types";

/** The seats the game waits for: nobody's while the table gathers, is paused or is over. */
function seatsToAct({ state, paused, view }: TableView): number[] {
    return state === "running" && !paused && view ? view.to_act : [];
}

export const isTurnOf = (table: TableView, seat: number): boolean =>
    seatsToAct(table).includes(seat);

/** My seats that have to move now: not those a bot plays for. */
export const mySeatsToAct = (table: TableView): number[] =>
    seatsToAct(table).filter(
        (seat) => table.mine.includes(seat) && table.chairs[seat]?.stand_in === null,
    );

/** Whether it is my turn: at one seat, or at any of mine. */
export function isMyTurn(table: TableView, seat?: number | null): boolean {
    const mine = mySeatsToAct(table);
    return seat === undefined ? mine.length > 0 : seat !== null && mine.includes(seat);
}

/** Whether the others wait for somebody who is not there. */
export function isAway({ chairs, mine, state }: TableView, seat: number): boolean {
    const chair = chairs[seat];
    return (
        state === "running" &&
        !mine.includes(seat) &&
        chair?.kind === "person" &&
        !chair.here &&
        chair.stand_in === null
    );
}

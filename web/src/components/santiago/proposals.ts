/** The offers on the board by ditch: who wants it, and for how much together. */

import type { SantiagoView } from "../../lib/types";

export interface Wanted {
    segment: string;
    /** Who named it first. */
    seat: number | null;
    seats: number[];
    /** Nothing where no money is spoken of. */
    total: number | null;
    chosen: boolean;
}

export interface Draft {
    segment: string;
    seat: number | null;
    amount: number | null;
}

/** With an offer not yet made, as if it were. */
export function proposalsOf(offers: SantiagoView["offers"], draft: Draft | null): Wanted[] {
    const found = new Map<string, Wanted>();
    for (const [seat, segment, amount] of offers) {
        const known = found.get(segment);
        if (known) {
            known.seats.push(seat);
            known.total! += amount;
        } else {
            found.set(segment, { segment, seat, seats: [seat], total: amount, chosen: false });
        }
    }
    if (!draft) return [...found.values()];
    const { segment, seat, amount } = draft;
    const known = found.get(segment) ?? { segment, seat, seats: [], total: null, chosen: true };
    known.chosen = true;
    if (seat !== null && amount !== null) {
        known.seats = [...known.seats, seat];
        known.total = (known.total ?? 0) + amount;
    }
    found.delete(segment);
    return [...found.values(), known];
}

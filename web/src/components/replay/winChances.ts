/** Each seat's chance to win as it could judge it itself: at its own moves alone. What another seat thought of it
    in between was seen with other eyes, and joined to it would swing with every move. */

import type { ReviewView } from "../../lib/types";

export interface Chance {
    /** How many moves had been made. */
    n: number;
    chance: number;
}

/** One series a seat; the last point is how it ended. */
export function ownChances(
    moves: Pick<ReviewView["moves"][number], "n" | "seat" | "chances">[],
    seats: number,
    winners: number[],
    of: number,
): Chance[][] {
    return Array.from({ length: seats }, (_, seat) => [
        ...moves
            .filter((move) => move.seat === seat)
            .map(({ n, chances }) => ({ n, chance: chances[seat]! })),
        { n: of, chance: winners.includes(seat) ? 1 / winners.length : 0 },
    ]);
}

/** What a seat last thought before or at this move; before its first move, what it thought then. */
export const chanceAt = (series: Chance[], n: number): number =>
    (series.findLast((point) => point.n <= n) ?? series[0]!).chance;

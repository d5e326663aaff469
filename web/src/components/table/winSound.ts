import { play } from "../../lib/sound";

/** For whoever has won, alone or with others. */
export function playWin(scores: number[] | null, mine: number[]): void {
    const best = Math.max(...(scores ?? []));
    if (scores && mine.some((seat) => scores[seat] === best)) play("win");
}

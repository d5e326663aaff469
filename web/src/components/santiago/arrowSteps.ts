/** The way from ditch to ditch, and from square to square, by arrow keys. */

import { inReadingOrder, towards, type Direction } from "../../lib/boardGeometry";

/** What an arrow leads to; the first, where nothing is chosen yet. */
export function stepTowards(
    from: string | null,
    among: Iterable<string>,
    way: Direction,
): string | null {
    const names = [...among];
    if (from === null || !names.includes(from)) return inReadingOrder(names)[0] ?? null;
    return towards(from, names, way) ?? from;
}

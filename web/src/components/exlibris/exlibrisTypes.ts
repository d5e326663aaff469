/** The parts of Ex Libris by the names its components use. */

import type { ExLibrisAids, ExLibrisView } from "../../lib/types";

export type Order = ExLibrisAids["orders"][number];
export type House = Order["takes"][number];
export type IslandState = ExLibrisView["islands"][string];
export type Nearness = ExLibrisAids["nearness"];

/** What the board of Ex Libris shows: a position, and what is pointed out on it. */
export interface BoardProps {
    view: ExLibrisView;
    aids: ExLibrisAids;
    /** The order whose outcome is shown. */
    order?: Order | null;
    lit?: string | null;
    /** The island a better order would have searched. */
    better?: string | null;
    /** Whether to say what a book of each is worth. */
    tags?: boolean;
    /** The island whose rest is asked for, and not told. */
    asked?: string | null;
}

/** How many books of each colour a hand holds, in the order of the colours. */
export function booksOf(hand: string): [string, number][] {
    const colours = [...new Set(hand)].sort();
    return colours.map((colour) => [colour, [...hand].filter((card) => card === colour).length]);
}

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
}

export const COLOURS = ["A", "B", "C", "D", "E"];
export const PLACES = 7;

/** How many books of each colour a hand holds, those it has none of left out. */
export function booksOf(hand: string): [string, number][] {
    const counted = COLOURS.map((colour): [string, number] => [
        colour,
        [...hand].filter((card) => card === colour).length,
    ]);
    return counted.filter(([, cards]) => cards > 0);
}

/** Tiles by their own words: whose they are and what grows there. Where ditches are meant no square is named. */

import type { Catalogue } from "../../i18n/catalogue";
import { tileParts } from "../../lib/boardGeometry";
import type { SantiagoView } from "../../lib/types";

type Land = Pick<SantiagoView, "board" | "seat">;

/** Whose a tile is, as it is said beside its crop. */
export function whose(words: Catalogue, { seat: me }: Land, names: string[], seat: number | null) {
    const { neutral, yours, whose } = words.santiago;
    return seat === null ? neutral : seat === me ? yours : whose(names[seat] ?? "");
}

/** The tiles on these squares; those of one crop and one owner together. */
export function tileWords(
    words: Catalogue,
    view: Land,
    names: string[],
    squares: string[],
): string[] {
    const alike = new Map<string, { seat: number | null; crop: string; n: number }>();
    for (const [tile, seat] of squares.flatMap((square) =>
        view.board[square] ? [view.board[square]] : [],
    )) {
        const { crop } = tileParts(tile);
        const group = alike.get(`${seat} ${crop}`) ?? { seat, crop, n: 0 };
        alike.set(`${seat} ${crop}`, { ...group, n: group.n + 1 });
    }
    return [...alike.values()].map(({ seat, crop, n }) =>
        words.santiago.means.tiles(whose(words, view, names, seat), crop, n),
    );
}

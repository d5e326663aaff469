/** What readers of the screen hear of squares and ditches. */

import type { Catalogue } from "../../i18n/catalogue";
import { segmentName, tileParts } from "../../lib/boardGeometry";
import type { SantiagoView } from "../../lib/types";

export function squareLabel(
    words: Catalogue,
    { board, palms, edition }: Pick<SantiagoView, "board" | "palms" | "edition">,
    names: string[],
    square: string,
): string {
    const { santiago } = words;
    const living = board[square];
    const palm = palms.includes(square);
    if (!living) return santiago.emptySquare(square, palm);
    const [tile, seat, markers] = living;
    const { crop } = tileParts(tile);
    const owner = seat === null ? null : (names[seat] ?? "");
    return santiago.tileOn(edition, square, crop, owner, markers, palm);
}

export function segmentLabel(
    words: Catalogue,
    { edition, offers }: Pick<SantiagoView, "edition" | "offers">,
    names: string[],
    segment: string,
): string {
    const wishes = offers
        .filter(([, wanted]) => wanted === segment)
        .map(([seat, , amount]) => `${names[seat] ?? ""} ${amount}`);
    return words.santiago.ditchLabel(edition, segmentName(segment), wishes.join(", "));
}

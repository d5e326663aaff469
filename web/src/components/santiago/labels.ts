/** What readers of the screen hear of squares and ditches. */

import type { Catalogue } from "../../i18n/catalogue";
import { segmentName, tileParts } from "../../lib/board";
import type { SantiagoView } from "../../lib/shapes";

export function squareLabel(
    words: Catalogue,
    view: SantiagoView,
    names: string[],
    square: string,
): string {
    const { santiago } = words;
    const living = view.board[square];
    const palm = view.palms.includes(square);
    if (!living) return santiago.emptySquare(square, palm);
    const [tile, seat, markers] = living;
    const { crop } = tileParts(tile);
    const owner = seat === null ? null : (names[seat] ?? "");
    return santiago.tileOn(view.edition, square, crop, owner, markers, palm);
}

export function segmentLabel(
    words: Catalogue,
    view: SantiagoView,
    names: string[],
    segment: string,
): string {
    const offers = view.offers
        .filter(([, wanted]) => wanted === segment)
        .map(([seat, , amount]) => `${names[seat] ?? ""} ${amount}`);
    return words.santiago.ditchLabel(segmentName(segment), offers.join(", "));
}

/** Where a tag lies on its ditch, and what lies where on the tag. */

import { BLOCK, endsOf, type Point } from "../../lib/boardGeometry";

/** Its breadth: hardly more than a ditch's, so that it covers nothing of the tiles beside it. */
const BREADTH = 30;
const MARKER = 22;
const COIN = 20;
const LINE = 24;
const DIGIT = 14;
const EDGE = 6;
/** Where the stones with the crossings' names end. */
const STONE = { across: 22, down: 17 };
const FAR = 0.6;
/** On phones, if its ditch has room for it. */
const LARGER = 1.15;

export interface Tag extends Point {
    width: number;
    height: number;
    scale: number;
    markers: Point[];
    coin: Point;
    amount: Point;
}

/** From the ditch's first crossing. Many markers overlap, as a hand of cards does. */
export function tagOf(segment: string, seats: number, total: number, small: boolean): Tag {
    const [from, to] = endsOf(segment);
    const isLevel = from.y === to.y;
    const pitch = seats > 2 ? 0.65 * MARKER : MARKER + 2;
    const markers = MARKER + (seats - 1) * pitch;
    const amount = isLevel ? DIGIT * String(total).length : LINE;
    const length = EDGE + markers + 2 + COIN + 3 + amount + EDGE;
    const stone = isLevel ? STONE.across : STONE.down;
    const scale = small ? Math.min(LARGER, (BLOCK - 2 * stone) / length) : 1;
    const half = (length * scale) / 2;
    const middle = Math.min(Math.max(FAR * BLOCK, stone + half), BLOCK - stone - half);
    const along = (at: number, size: number): Point => {
        const aside = (BREADTH - size) / 2;
        return isLevel ? { x: at, y: aside } : { x: aside, y: at };
    };
    const start = middle - half;
    const aside = (-BREADTH * scale) / 2;
    const figure = EDGE + markers + 2 + COIN + 3;
    return {
        x: isLevel ? start : aside,
        y: isLevel ? aside : start,
        width: isLevel ? length : BREADTH,
        height: isLevel ? BREADTH : length,
        scale,
        markers: Array.from({ length: seats }, (_, n) => along(EDGE + n * pitch, MARKER)),
        coin: along(EDGE + markers + 2, COIN),
        amount: isLevel ? { x: figure + amount / 2, y: 23 } : { x: BREADTH / 2, y: figure + 19 },
    };
}

import { expect, test } from "vitest";
import { cornerOf, CROSSINGS, crossingAt, endsOf, SQUARES } from "../../lib/boardGeometry";
import { tagOf } from "./offerTags";

const SEGMENTS = CROSSINGS.flatMap((from) => {
    const next = String.fromCharCode(from.charCodeAt(0) + 1) + from[1];
    const below = from[0] + String(Number(from[1]) + 1);
    return [next, below].filter((to) => CROSSINGS.includes(to)).map((to) => `${from}-${to}`);
});
const CASES = SEGMENTS.flatMap((segment) =>
    [1, 2, 3, 4].flatMap((seats) => [false, true].map((small) => ({ segment, seats, small }))),
);

interface Box {
    x: number;
    y: number;
    width: number;
    height: number;
}
function placed({ segment, seats, small }: (typeof CASES)[number]): Box {
    const [from] = endsOf(segment);
    const { x, y, width, height, scale } = tagOf(segment, seats, 12, small);
    return { x: from.x + x, y: from.y + y, width: width * scale, height: height * scale };
}
const shared = (one: number, size: number, other: number, its: number) =>
    Math.max(0, Math.min(one + size, other + its) - Math.max(one, other));
/** The part of a box that another covers. */
const covered = (box: Box, by: Box) =>
    (shared(box.x, box.width, by.x, by.width) * shared(box.y, box.height, by.y, by.height)) /
    (box.width * box.height);

test("there are 31 ditches", () => expect(SEGMENTS).toHaveLength(31));

/* Where Tile.svelte puts them. */
const ON_TILE = {
    crop: [19, 6, 62, 62],
    smallCrop: [14, -2, 72, 72],
    marker: [52, 64, 29, 29],
    smallMarker: [51.5, 58, 38, 38],
    sign: [67, 2, 31, 31],
    signBesidePalm: [2, 2, 31, 31],
} as const;

test.each(CASES)("$seats offers on $segment cover nothing of a tile, small: $small", (each) => {
    const tag = placed(each);
    for (const square of SQUARES) {
        const corner = cornerOf(square);
        for (const [x, y, width, height] of Object.values(ON_TILE)) {
            const box = { x: corner.x + x, y: corner.y + y, width, height };
            expect(covered(box, tag)).toBeLessThan(0.17);
        }
    }
});

test.each(CASES)("$seats offers on $segment leave its stones free, small: $small", (each) => {
    const tag = placed(each);
    for (const crossing of each.segment.split("-")) {
        const { x, y } = crossingAt(crossing);
        expect(covered({ x: x - 20, y: y - 15, width: 40, height: 30 }, tag)).toBe(0);
    }
});

/** Where a tip stands: near its field, over as little as possible that somebody wants to see. */

import { cornerOf, SQUARE } from "../../lib/boardGeometry";

interface Box {
    left: number;
    top: number;
    width: number;
    height: number;
}

const GAP = 10;
const EDGE = 4;

function overlap(one: Box, other: Box): number {
    const wide =
        Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
    const high =
        Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
    return Math.max(0, wide) * Math.max(0, high);
}

/** The best of the places around a box: nothing of `avoid` covered, little of `others`. */
export function bestPlace(
    size: { width: number; height: number },
    around: Box,
    within: { width: number; height: number },
    avoid: Box[],
    others: Box[],
): { left: number; top: number } {
    const lefts = [
        around.left,
        around.left + around.width - size.width,
        around.left - size.width - GAP,
        around.left + around.width + GAP,
    ];
    const tops = [
        around.top - size.height - GAP,
        around.top + around.height + GAP,
        around.top,
        around.top + around.height - size.height,
    ];
    const inside = (value: number, most: number) =>
        Math.min(Math.max(value, EDGE), Math.max(EDGE, most - EDGE));
    let best = { left: 0, top: 0 };
    let least = Infinity;
    for (const left of lefts.map((each) => inside(each, within.width - size.width)))
        for (const top of tops.map((each) => inside(each, within.height - size.height))) {
            const box = { left, top, ...size };
            const cost =
                avoid.reduce((sum, each) => sum + 6 * overlap(box, each), 0) +
                others.reduce((sum, each) => sum + overlap(box, each), 0);
            if (cost < least) [best, least] = [{ left, top }, cost];
        }
    return best;
}

/** In pixels of whatever holds both the board and the tip. */
export function placeTip(
    tip: HTMLElement,
    field: string[],
    avoid: string[],
    others: string[],
): { left: number; top: number } {
    const holder = tip.offsetParent as HTMLElement | null;
    const board = holder?.querySelector<SVGSVGElement>("svg.land");
    const matrix = board?.getScreenCTM();
    if (!holder || !matrix) return { left: 0, top: 0 };
    const corner = holder.getBoundingClientRect();
    const boxOf = (square: string): Box => {
        const { x, y } = cornerOf(square);
        return {
            left: matrix.e + x * matrix.a - corner.left,
            top: matrix.f + y * matrix.d - corner.top,
            width: SQUARE * matrix.a,
            height: SQUARE * matrix.d,
        };
    };
    const boxes = field.map(boxOf);
    const left = Math.min(...boxes.map((box) => box.left));
    const top = Math.min(...boxes.map((box) => box.top));
    const around = {
        left,
        top,
        width: Math.max(...boxes.map((box) => box.left + box.width)) - left,
        height: Math.max(...boxes.map((box) => box.top + box.height)) - top,
    };
    const size = { width: tip.offsetWidth, height: tip.offsetHeight };
    return bestPlace(size, around, corner, avoid.map(boxOf), others.map(boxOf));
}

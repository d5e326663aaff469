/** Where things lie on the board of Santiago: names of squares, crossings and segments, and their coordinates. */

export interface Point {
    x: number;
    y: number;
}

export const SQUARE = 100;
export const BLOCK = 220;
export const WIDTH = 880;
export const HEIGHT = 660;
const COLUMNS = "abcdefgh";
const ROWS = "123456";
const CROSSING_COLUMNS = "ABCDE";

export const CROSSINGS: string[] = [...CROSSING_COLUMNS].flatMap((column) =>
    [..."1234"].map((row) => column + row),
);
export const SQUARES: string[] = [...COLUMNS].flatMap((column) =>
    [...ROWS].map((row) => column + row),
);

const along = (index: number) => Math.floor(index / 2) * BLOCK + 10 + (index % 2) * SQUARE;

/** The upper left corner of a square. */
export function cornerOf(square: string): Point {
    return { x: along(COLUMNS.indexOf(square[0]!)), y: along(ROWS.indexOf(square[1]!)) };
}

export function middleOf(square: string): Point {
    const { x, y } = cornerOf(square);
    return { x: x + SQUARE / 2, y: y + SQUARE / 2 };
}

export function crossingAt(name: string): Point {
    return { x: CROSSING_COLUMNS.indexOf(name[0]!) * BLOCK, y: (Number(name[1]) - 1) * BLOCK };
}

export function endsOf(segment: string): [Point, Point] {
    const [first, second] = segment.split("-");
    return [crossingAt(first!), crossingAt(second!)];
}

export const isSegment = (name: string): boolean => name.includes("-");

/** A point of a segment, 0 at its first crossing and 1 at its second. */
export function pointOn(segment: string, part: number): Point {
    const [from, to] = endsOf(segment);
    return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

export const placeOf = (name: string): Point =>
    isSegment(name) ? pointOn(name, 0.5) : middleOf(name);

/** As SVG draws it, shortened at both ends. */
export function pathOf(segment: string, inset = 0): string {
    const [from, to] = endsOf(segment);
    return from.y === to.y
        ? `M${from.x + inset} ${from.y}L${to.x - inset} ${to.y}`
        : `M${from.x} ${from.y + inset}L${to.x} ${to.y - inset}`;
}

/** The box around a segment, shortened at both ends. */
export function boxOf(segment: string, inset: number, aside: number) {
    const [from, to] = endsOf(segment);
    return from.y === to.y
        ? { x: from.x + inset, y: from.y - aside, width: BLOCK - 2 * inset, height: 2 * aside }
        : { x: to.x - aside, y: from.y + inset, width: 2 * aside, height: BLOCK - 2 * inset };
}

/** With a dash that does not break: 'B2–C2'. */
export const segmentName = (segment: string): string => segment.replace("-", "\u2060–\u2060");

export function distanceTo(segment: string, point: Point): number {
    const [from, to] = endsOf(segment);
    const x = Math.min(Math.max(point.x, from.x), to.x);
    const y = Math.min(Math.max(point.y, from.y), to.y);
    return Math.hypot(point.x - x, point.y - y);
}

/** The segment nearest to a tap, if one is near enough. */
export function nearest(segments: Iterable<string>, point: Point, within: number): string | null {
    let found: string | null = null;
    let least = within;
    for (const segment of segments) {
        const distance = distanceTo(segment, point);
        if (distance <= least) [found, least] = [segment, distance];
    }
    return found;
}

export type Direction = "left" | "right" | "up" | "down";

export const DIRECTIONS: Record<string, Direction> = {
    ArrowLeft: "left",
    ArrowRight: "right",
    ArrowUp: "up",
    ArrowDown: "down",
};

/** What an arrow key leads to: the nearest that way, counting what lies aside as farther off. */
export function towards(from: string, names: Iterable<string>, way: Direction): string | null {
    const here = placeOf(from);
    let found: string | null = null;
    let least = Infinity;
    for (const name of names) {
        const there = placeOf(name);
        const [dx, dy] = [there.x - here.x, there.y - here.y];
        const ahead = { left: -dx, right: dx, up: -dy, down: dy }[way];
        const aside = way === "left" || way === "right" ? Math.abs(dy) : Math.abs(dx);
        const far = ahead + 2 * aside;
        if (ahead > 1 && far < least) [found, least] = [name, far];
    }
    return found;
}

/** Squares from the left to the right and then down; segments by where their middle lies. */
export function inReadingOrder(names: Iterable<string>): string[] {
    return [...names].sort((one, other) => {
        const [here, there] = [placeOf(one), placeOf(other)];
        return here.y - there.y || here.x - there.x;
    });
}

/** The bed of a field: its squares, and bridges between those that share an edge, ditch or not. */
export function bedOf(squares: string[]): { x: number; y: number; w: number; h: number }[] {
    const lit = new Set(squares);
    return squares.flatMap((square) => {
        const { x, y } = cornerOf(square);
        const right = COLUMNS[COLUMNS.indexOf(square[0]!) + 1] + square[1]!;
        const below = square[0]! + ROWS[ROWS.indexOf(square[1]!) + 1];
        return [
            { x, y, w: 100, h: 100 },
            ...(lit.has(right) ? [{ x: x + 60, y, w: 120, h: 100 }] : []),
            ...(lit.has(below) ? [{ x, y: y + 60, w: 100, h: 120 }] : []),
        ];
    });
}

/** Coordinates for the rim. */
export const COLUMN_MARKS = [...COLUMNS].map((name, n) => ({ name, at: along(n) + SQUARE / 2 }));
export const ROW_MARKS = [...ROWS].map((name, n) => ({ name, at: along(n) + SQUARE / 2 }));

/** 'pepper2' is a crop and its planters. */
export function tileParts(tile: string): { crop: string; planters: number } {
    return { crop: tile.slice(0, -1), planters: Number(tile.slice(-1)) };
}

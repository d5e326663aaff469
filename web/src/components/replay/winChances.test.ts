import { expect, test } from "vitest";
import { chanceAt, ownChances } from "./winChances";

const MOVES = [
    { n: 0, seat: 0, chances: [0.6, 0.4] },
    { n: 1, seat: 1, chances: [0.2, 0.8] },
    { n: 2, seat: 0, chances: [0.7, 0.3] },
];

test("a series holds what its seat thought at its own moves, and how it ended", () => {
    const [first, second] = ownChances(MOVES, 2, [1], 3);
    expect(first).toEqual([
        { n: 0, chance: 0.6 },
        { n: 2, chance: 0.7 },
        { n: 3, chance: 0 },
    ]);
    expect(second).toEqual([
        { n: 1, chance: 0.8 },
        { n: 3, chance: 1 },
    ]);
});

test("a win that is shared counts for a part to each", () => {
    expect(ownChances([], 3, [0, 2], 5).map((series) => series[0]!.chance)).toEqual([0.5, 0, 0.5]);
});

test("between two own moves the last thought stands", () => {
    const [first, second] = ownChances(MOVES, 2, [1], 3);
    expect([0, 1, 2, 3].map((n) => chanceAt(first!, n))).toEqual([0.6, 0.6, 0.7, 0]);
    expect(chanceAt(second!, 0)).toBe(0.8);
});

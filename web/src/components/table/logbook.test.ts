import { expect, test } from "vitest";
import type { EntryView } from "../../lib/types";
import { lastOwn, standing } from "./logbook";

let version = 0;
const entry = (words: string, seat: number | null, n: number | null, by: string | null = null) =>
    ({ version: ++version, n, seat, words, by, events: null }) as EntryView;

test("what was taken back is left out, the taking back stays", () => {
    const history = [
        entry("bid 3", 0, 0),
        entry("pause", 1, null),
        entry("bid 2", 1, 1),
        entry("back 1", 1, 2),
        entry("bid 1", 1, 3),
    ];
    expect(standing(history).map((each) => each.words)).toEqual([
        "bid 3",
        "pause",
        "back 1",
        "bid 1",
    ]);
});

test("my last move is taken back, not a bot's after it", () => {
    const history = [
        entry("bid 3", 0, 0),
        entry("bid 2", 1, 1, "novice"),
        entry("plant bean1 a1", 0, 2),
        entry("plant bean1 a2", 1, 3, "novice"),
    ];
    expect(lastOwn(history, [0], 0)).toBe(2);
    expect(lastOwn(history, [0], null)).toBeNull();
});

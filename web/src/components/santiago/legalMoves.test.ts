import { describe, expect, test } from "vitest";
import { lastLabels, scaleOf } from "./chartLines";
import { decorationOf } from "./groundDecoration";
import { amountsOf, offersOf, plantings, segmentsOf } from "./legalMoves";
import { proposalsOf } from "./proposals";
import { bestPlace } from "./tipPosition";

describe("legal moves by what has to be picked", () => {
    test("amounts are numbers in order", () => {
        expect(amountsOf(["bid 1", "bid 10", "bid 2", "pass"])).toEqual([1, 2, 10]);
    });
    test("tiles with their squares", () => {
        const found = plantings(["plant bean1 a1", "plant bean1 a2", "plant pepper2 a1"]);
        expect([...found.keys()]).toEqual(["bean1", "pepper2"]);
        expect([...found.get("bean1")!]).toEqual(["a1", "a2"]);
    });
    test("segments with their amounts", () => {
        const found = offersOf(["offer B2-C2 10", "offer B2-C2 2", "offer B2-B3 1", "pass"]);
        expect(found.get("B2-C2")).toEqual([2, 10]);
    });
    test("segments of a verb", () => {
        expect([...segmentsOf(["accept B2-C2", "build B2-B3", "decline"], "build")]).toEqual([
            "B2-B3",
        ]);
    });
});

describe("offers on the board", () => {
    test("add up by ditch, in the colour of who named it", () => {
        const [first] = proposalsOf(
            [
                [2, "D2-E2", 2],
                [0, "D2-E2", 3],
            ],
            null,
        );
        expect(first).toMatchObject({ segment: "D2-E2", seat: 2, seats: [2, 0], total: 5 });
    });
    test("count mine in before it is sent", () => {
        const [only] = proposalsOf([[2, "D2-E2", 2]], { segment: "D2-E2", seat: 1, amount: 3 });
        expect(only).toMatchObject({ seats: [2, 1], total: 5, chosen: true });
    });
    test("a canal to be dug has no price on it", () => {
        const [only] = proposalsOf([], { segment: "D2-E2", seat: null, amount: null });
        expect(only).toMatchObject({ seat: null, total: null, chosen: true });
    });
});

test("a tip stands beside its field and inside the board", () => {
    const field = { left: 0, top: 0, width: 100, height: 100 };
    const at = bestPlace(
        { width: 150, height: 60 },
        field,
        { width: 400, height: 300 },
        [field],
        [],
    );
    expect(at.left >= 100 || at.top >= 100).toBe(true);
    expect(at.left + 150).toBeLessThanOrEqual(400);
});

test("labels of equal totals do not cover each other", () => {
    const scale = scaleOf(
        [
            [10, 10],
            [50, 50],
        ],
        640,
    );
    const [one, other] = lastLabels([50, 50], scale);
    expect(other!.y - one!.y).toBeGreaterThanOrEqual(19);
});

test("a square always looks the same", () => {
    expect(decorationOf("c3")).toEqual(decorationOf("c3"));
});

test("totals below nothing have their place on the chart", () => {
    const scale = scaleOf(
        [
            [-13, -13],
            [4, -2],
        ],
        640,
    );
    expect(scale.lines).toEqual([-10, -5, 0, 5, 10]);
    expect(scale.y(-13)).toBeGreaterThan(scale.y(0));
    expect(lastLabels([-13, -13], scale).at(-1)!.y).toBeLessThanOrEqual(scale.y(-13));
});

import { describe, expect, test } from "vitest";
import {
    bedOf,
    cornerOf,
    crossingAt,
    distanceTo,
    inReadingOrder,
    middleOf,
    nearest,
    pathOf,
    SQUARES,
    tileParts,
    towards,
} from "./boardGeometry";

describe("names and places", () => {
    test("squares lie in blocks of two, a ditch between blocks", () => {
        expect(cornerOf("a1")).toEqual({ x: 10, y: 10 });
        expect(cornerOf("b1")).toEqual({ x: 110, y: 10 });
        expect(cornerOf("c1")).toEqual({ x: 230, y: 10 });
        expect(cornerOf("h6")).toEqual({ x: 770, y: 550 });
        expect(SQUARES).toHaveLength(48);
    });
    test("crossings are the corners of blocks", () => {
        expect(crossingAt("A1")).toEqual({ x: 0, y: 0 });
        expect(crossingAt("E4")).toEqual({ x: 880, y: 660 });
    });
    test("a segment is drawn from its first crossing to its second", () => {
        expect(pathOf("B2-C2")).toBe("M220 220L440 220");
        expect(pathOf("B2-B3", 10)).toBe("M220 230L220 430");
    });
    test("a tile's name is its crop and its planters", () => {
        expect(tileParts("sugarcane2")).toEqual({ crop: "sugarcane", planters: 2 });
    });
});

describe("taps", () => {
    test("the nearest ditch is picked, if it is near enough", () => {
        const segments = ["B2-C2", "B2-B3"];
        expect(nearest(segments, { x: 330, y: 235 }, 20)).toBe("B2-C2");
        expect(nearest(segments, { x: 215, y: 330 }, 20)).toBe("B2-B3");
        expect(nearest(segments, { x: 330, y: 330 }, 20)).toBeNull();
    });
    test("beyond its end a segment is as far as its crossing", () => {
        expect(distanceTo("A1-B1", { x: 250, y: 40 })).toBe(50);
    });
});

describe("arrow keys", () => {
    test("lead to the nearest that way", () => {
        expect(towards("c3", SQUARES, "left")).toBe("b3");
        expect(towards("c3", SQUARES, "down")).toBe("c4");
        expect(towards("a1", SQUARES, "up")).toBeNull();
    });
    test("skip what cannot be chosen", () => {
        expect(towards("a1", ["f1", "b4"], "right")).toBe("f1");
    });
    test("lead through ditches too", () => {
        expect(towards("B2-C2", ["C2-D2", "B2-B3"], "right")).toBe("C2-D2");
    });
    test("stepping goes through rows like a reader", () => {
        expect(inReadingOrder(["a2", "h1", "b1"])).toEqual(["b1", "h1", "a2"]);
    });
});

test("the bed of a field bridges ditches, and not corners", () => {
    expect(bedOf(["b1", "c1"])).toContainEqual({ x: 170, y: 10, w: 120, h: 100 });
    expect(bedOf(["a1", "b2"])).toHaveLength(2);
});

test("the middle of a square is where its dot stands", () => {
    expect(middleOf("a1")).toEqual({ x: 60, y: 60 });
});

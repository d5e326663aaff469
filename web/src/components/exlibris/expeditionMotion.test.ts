import { expect, test } from "vitest";
import { originsOf } from "./expeditionMotion";

test("three leave: four move up by three places, three come from the stack", () => {
    const before = { expedition: "ABDCAEA", stack: 20 };
    const after = { expedition: "EBCABDC", stack: 17 };
    expect(originsOf(before, after)).toEqual([1, 2, 3, 3, 3, 3, 3]);
});

test("a joining order comes from a hand, and all others move up by one", () => {
    const before = { expedition: "ABDCABA", stack: 20 };
    const after = { expedition: "EABDCAB", stack: 20 };
    expect(originsOf(before, after)).toEqual(["hand", 1, 1, 1, 1, 1, 1]);
});

test("nothing moves when somebody steps back, or looks at the same row again", () => {
    const now = { expedition: "EABDCAB", stack: 20 };
    expect(originsOf(now, now)).toBeNull();
    expect(originsOf(now, { expedition: "ABDCABA", stack: 21 })).toBeNull();
});

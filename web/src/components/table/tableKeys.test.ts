import { expect, test } from "vitest";
import { TypedNumber } from "./tableKeys";

test("digits soon after each other are one number", () => {
    const typed = new TypedNumber();
    const among = [2, 3, 10, 12];
    expect(typed.type("1", among, 0)).toBe(null);
    expect(typed.type("2", among, 500)).toBe(12);
    expect(typed.type("3", among, 900)).toBe(3);
    expect(typed.type("1", among, 5_000)).toBe(null);
    expect(typed.type("2", among, 6_000)).toBe(2);
});

test("a digit that makes no number with the last begins a new one", () => {
    const typed = new TypedNumber();
    expect(typed.type("1", [1, 2], 0)).toBe(1);
    expect(typed.type("2", [1, 2], 100)).toBe(2);
    expect(typed.type("0", [1, 2], 200)).toBe(null);
});

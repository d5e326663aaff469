import { expect, test } from "vitest";
import { thisEvening } from "./momentText";

test("this evening is eight o'clock, and tomorrow's when that has passed", () => {
    expect(thisEvening(new Date(2026, 10, 16, 9, 5))).toBe("2026-11-16T20:00");
    expect(thisEvening(new Date(2026, 10, 30, 20, 0))).toBe("2026-12-01T20:00");
});

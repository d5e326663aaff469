import { expect, test } from "vitest";
import { timeLeft } from "./timeLeft";

const words = { days: (n: number) => `${n} d`, hours: (n: number) => `${n} h` };

test("seconds are minutes and seconds, long times are rounded", () => {
    expect(timeLeft(604.2, words)).toBe("10:05");
    expect(timeLeft(0, words)).toBe("0:00");
    expect(timeLeft(3 * 3600 + 59, words)).toBe("3 h");
    expect(timeLeft(2.9 * 86400, words)).toBe("3 d");
    expect(timeLeft(2 * 86400 - 1, words)).toBe("2 d");
    expect(timeLeft(86400 - 1, words)).toBe("24 h");
    expect(timeLeft(1.2 * 86400, words)).toBe("29 h");
});

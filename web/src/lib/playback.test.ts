import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Playback, type Beat } from "./playback.svelte";

interface Named extends Beat {
    name: string;
}
const IN_TIME = 4_000;
let told: string[];
let playback: Playback<Named>;

const beat = (name: string, lasts = 1_000): Named => ({ name, lasts });
const now = () => playback.now?.name ?? null;

beforeEach(() => {
    vi.useFakeTimers();
    told = [];
    playback = new Playback(
        ({ name }) => told.push(name),
        () => IN_TIME,
    );
});
afterEach(() => vi.useRealTimers());

test("beats are told in their order, each for its time, and then nothing is left", () => {
    playback.add([beat("offers"), beat("canal", 500), beat("drought")]);
    expect(now()).toBe("offers");
    vi.advanceTimersByTime(1_000);
    expect(now()).toBe("canal");
    vi.advanceTimersByTime(500);
    expect(now()).toBe("drought");
    vi.advanceTimersByTime(1_000);
    expect(now()).toBeNull();
    expect(told).toEqual(["offers", "canal", "drought"]);
});

test("what comes meanwhile waits until it is its turn", () => {
    playback.add([beat("canal")]);
    vi.advanceTimersByTime(400);
    playback.add([beat("drought")]);
    expect(now()).toBe("canal");
    expect(playback.waiting).toHaveLength(1);
    vi.advanceTimersByTime(600);
    expect(now()).toBe("drought");
});

test("a beat of no time is told and passed over", () => {
    playback.add([beat("mine", 0), beat("theirs")]);
    expect(told).toEqual(["mine", "theirs"]);
    expect(now()).toBe("theirs");
    playback.skip();
    playback.add([beat("mine", 0)]);
    expect(now()).toBeNull();
});

describe("skipping", () => {
    test("shows how it stands at once and tells nothing of the rest", () => {
        playback.add([beat("offers"), beat("canal")]);
        playback.skip();
        expect(now()).toBeNull();
        vi.advanceTimersByTime(10_000);
        expect(told).toEqual(["offers"]);
    });

    test("does not keep back what comes after", () => {
        playback.add([beat("offers")]);
        playback.skip();
        playback.add([beat("bid")]);
        expect(now()).toBe("bid");
        vi.advanceTimersByTime(1_000);
        expect(now()).toBeNull();
    });
});

describe("falling behind", () => {
    test("makes beats shorter, so that all is told within a few seconds", () => {
        playback.add(Array.from({ length: 12 }, (_, n) => beat(`beat ${n}`)));
        let lasted = 0;
        for (; now() !== null; lasted += 50) vi.advanceTimersByTime(50);
        expect(told).toHaveLength(12);
        expect(lasted).toBeLessThan(2.2 * IN_TIME);
    });

    test("never grows while others go on faster than the beats", () => {
        for (let n = 0; n < 60; n++) {
            playback.add([beat(`bid ${n}`, 1_500)]);
            vi.advanceTimersByTime(800);
            const left = playback.waiting.reduce((sum, { lasts }) => sum + lasts, 0);
            expect(left).toBeLessThan(3 * IN_TIME);
        }
        vi.advanceTimersByTime(3 * IN_TIME);
        expect(now()).toBeNull();
    });

    test("hopelessly shows how it stands", () => {
        playback.add(Array.from({ length: 40 }, (_, n) => beat(`beat ${n}`)));
        expect(now()).toBeNull();
        expect(playback.waiting).toEqual([]);
    });
});

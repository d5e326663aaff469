import { describe, expect, test } from "vitest";
import type { GameView } from "./schema";
import { Wish } from "./wish.svelte";

const choice = (values: unknown[] | null, standard: unknown) => ({
    means: "",
    values,
    default: standard,
});
const GAMES = {
    santiago: {
        title: "Santiago",
        players: [2, 3, 4, 5],
        options: {
            edition: choice(["amigo", "trefl"], "amigo"),
            players: choice([2, 3, 4, 5], 4),
            palms: choice([true, false], false),
            min_offer: choice([0, 1], 1),
            spare_tile: choice(["boxed", "planted"], "boxed"),
        },
        wishes: {},
        editions: {
            amigo: { players: [3, 4, 5], defaults: { palms: false, min_offer: 1 } },
            trefl: { players: [2, 3, 4, 5], defaults: { palms: true, min_offer: 0 } },
        },
        levels: ["regular"],
    },
    exlibris: {
        title: "Ex Libris",
        players: [2, 3, 4],
        options: { players: choice([2, 3, 4], 3) },
        wishes: {},
        editions: {},
        levels: ["regular"],
    },
} satisfies Record<string, GameView>;

const santiago = () => new Wish(GAMES, "santiago");

describe("a wish", () => {
    test("begins with the usual number of seats, the first one's own", () => {
        expect(santiago().seats.map(({ kind }) => kind)).toEqual(["me", "open", "open", "open"]);
        expect(new Wish(GAMES, "exlibris").seats).toHaveLength(3);
    });

    test("has the defaults of its edition, until something else is chosen", () => {
        const wish = santiago();
        wish.choose("min_offer", 0);
        expect(wish.value("min_offer")).toBe(0);
        wish.follow("trefl");
        expect([wish.value("palms"), wish.value("min_offer")]).toEqual([true, 0]);
        wish.follow("amigo");
        expect(wish.value("min_offer")).toBe(1);
    });

    test("gets seats when an edition wants more", () => {
        const wish = santiago();
        wish.follow("trefl");
        wish.removeSeat(3);
        wish.removeSeat(2);
        expect(wish.seats).toHaveLength(2);
        wish.follow("amigo");
        expect(wish.seats).toHaveLength(3);
    });

    test("offers to plant the spare tile only to three or four", () => {
        const wish = santiago();
        const names = () => wish.options.map(({ name }) => name);
        expect(names()).toContain("spare_tile");
        wish.choose("spare_tile", "planted");
        wish.addSeat();
        expect(names()).not.toContain("spare_tile");
        expect(wish.body.options).not.toHaveProperty("spare_tile");
    });

    test("has one seat for its maker", () => {
        const wish = santiago();
        wish.seat(2, "me");
        expect(wish.seats.map(({ kind }) => kind)).toEqual(["open", "open", "me", "open"]);
    });

    test("is a game that starts at once when no seat is open", () => {
        const wish = new Wish(GAMES, "exlibris");
        expect(wish.isFull).toBe(false);
        wish.seat(1, "bot");
        wish.seat(2, "screen");
        expect(wish.isFull).toBe(true);
        expect(wish.body.seats).toEqual([
            { kind: "me", name: "" },
            { kind: "bot", level: "regular", name: "" },
            { kind: "screen", name: "" },
        ]);
    });

    test("keeps palms off the spring and apart", () => {
        const wish = santiago();
        wish.follow("trefl");
        wish.choosePalms(true);
        expect(wish.spring).toBe("C2");
        expect(["d2", "e3", "c3"].map((square) => wish.canHavePalm(square))).toEqual([
            false,
            false,
            true,
        ]);
        wish.palmAt("c3");
        expect(wish.canHavePalm("b4")).toBe(false);
        expect(wish.isReady).toBe(false);
        wish.putSpring("B2");
        expect(wish.palmsAt).toEqual([]);
    });

    test("says nothing of palms where none stand", () => {
        const wish = santiago();
        wish.choosePalms(true);
        expect(wish.isReady).toBe(true);
        expect(wish.body.options).not.toHaveProperty("palms_at");
    });
});

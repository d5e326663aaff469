import { describe, expect, test } from "vitest";
import type { GameView } from "./schema";
import { TableDraft } from "./tableDraft.svelte";

const choice = (values: unknown[] | null, standard: unknown) => ({
    means: "",
    values,
    default: standard,
    needs: {},
    is_seat: false,
    places: null,
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

const santiago = () => new TableDraft(GAMES, "santiago");

describe("a draft", () => {
    test("begins with the usual number of seats, the first one's own", () => {
        expect(santiago().seats.map(({ kind }) => kind)).toEqual(["me", "open", "open", "open"]);
        expect(new TableDraft(GAMES, "exlibris").seats).toHaveLength(3);
    });

    test("has the defaults of its edition, until something else is chosen", () => {
        const draft = santiago();
        draft.choose("min_offer", 0);
        expect(draft.value("min_offer")).toBe(0);
        draft.follow("trefl");
        expect([draft.value("palms"), draft.value("min_offer")]).toEqual([true, 0]);
        draft.follow("amigo");
        expect(draft.value("min_offer")).toBe(1);
    });

    test("gets seats when an edition wants more", () => {
        const draft = santiago();
        draft.follow("trefl");
        draft.removeSeat(3);
        draft.removeSeat(2);
        expect(draft.seats).toHaveLength(2);
        draft.follow("amigo");
        expect(draft.seats).toHaveLength(3);
    });

    test("offers to plant the spare tile only to three or four", () => {
        const draft = santiago();
        const names = () => draft.options.map(({ name }) => name);
        expect(names()).toContain("spare_tile");
        draft.choose("spare_tile", "planted");
        draft.addSeat();
        expect(names()).not.toContain("spare_tile");
        expect(draft.body.options).not.toHaveProperty("spare_tile");
    });

    test("has one seat for its maker", () => {
        const draft = santiago();
        draft.seat(2, "me");
        expect(draft.seats.map(({ kind }) => kind)).toEqual(["open", "open", "me", "open"]);
    });

    test("is a game that starts at once when no seat is open", () => {
        const draft = new TableDraft(GAMES, "exlibris");
        expect(draft.isFull).toBe(false);
        draft.seat(1, "bot");
        draft.seat(2, "screen");
        expect(draft.isFull).toBe(true);
        expect(draft.body.seats).toEqual([
            { kind: "me", name: "" },
            { kind: "bot", level: "regular", name: "" },
            { kind: "screen", name: "" },
        ]);
    });

    test("keeps palms off the spring and apart", () => {
        const draft = santiago();
        draft.follow("trefl");
        draft.choosePalms(true);
        expect(draft.spring).toBe("C2");
        expect(["d2", "e3", "c3"].map((square) => draft.canHavePalm(square))).toEqual([
            false,
            false,
            true,
        ]);
        draft.palmAt("c3");
        expect(draft.canHavePalm("b4")).toBe(false);
        expect(draft.isReady).toBe(false);
        draft.putSpring("B2");
        expect(draft.palmsAt).toEqual([]);
    });

    test("says nothing of palms where none stand", () => {
        const draft = santiago();
        draft.choosePalms(true);
        expect(draft.isReady).toBe(true);
        expect(draft.body.options).not.toHaveProperty("palms_at");
    });
});

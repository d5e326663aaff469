import { describe, expect, test } from "vitest";
import type { ChoiceView, GameView } from "./schema";
import { TableDraft } from "./tableDraft.svelte";

/** What the server would say of one option. */
const choice = (values: unknown[] | null, standard: unknown, said: Partial<ChoiceView> = {}) => ({
    means: "",
    values,
    default: standard,
    needs: {},
    is_seat: false,
    places: null,
    ...said,
});
/** No game that there is: the page has to follow what it is told of one, whatever that may be. */
const GAMES = {
    santiago: {
        title: "Santiago",
        players: [1, 2, 6, 7],
        options: {
            edition: choice(["old", "new"], "old"),
            players: choice([1, 2, 6, 7], 6),
            palms: choice([true, false], false),
            min_offer: choice([0, 1], 1),
            spare_tile: choice(["boxed", "planted"], "boxed", { needs: { players: [6] } }),
        },
        wishes: {
            spring: choice(["by lot", "A1", "A2", "B1", "B2", "C1"], "by lot"),
            palms_at: choice(null, "drawn", {
                needs: { palms: [true] },
                places: {
                    number: 2,
                    names: ["a1", "a2", "b1", "b2"],
                    closed_by: { B1: ["a1"], B2: ["b2"], a2: ["b1"], b1: ["a2"] },
                },
            }),
            overseer: choice(null, "drawn", { is_seat: true }),
        },
        editions: {
            old: { players: [6, 7], defaults: { palms: false, min_offer: 1 } },
            new: { players: [1, 2], defaults: { palms: true, min_offer: 0 } },
        },
        levels: ["regular"],
        operator_players: ["bold"],
    },
    exlibris: {
        title: "Ex Libris",
        players: [3],
        options: { players: choice([3], 3) },
        wishes: { first: choice(null, "drawn", { is_seat: true }) },
        editions: {},
        levels: ["regular"],
        operator_players: [],
    },
} satisfies Record<string, GameView>;

const santiago = () => new TableDraft(GAMES, "santiago");

const kinds = (draft: TableDraft) => draft.seats.map(({ kind }) => kind);

describe("the draft of a table", () => {
    test("begins with the usual number of seats, the first one's own", () => {
        expect(kinds(santiago())).toEqual(["me", "open", "open", "open", "open", "open"]);
        expect(new TableDraft(GAMES, "exlibris").seats).toHaveLength(3);
    });

    test("has the defaults of its edition, until something else is chosen", () => {
        const draft = santiago();
        expect(draft.edition).toBe("old");
        draft.choose("min_offer", 0);
        expect(draft.value("min_offer")).toBe(0);
        draft.follow("new");
        expect([draft.value("palms"), draft.value("min_offer")]).toEqual([true, 0]);
        draft.follow("old");
        expect(draft.value("min_offer")).toBe(1);
    });

    test("has as many seats as its edition allows", () => {
        const draft = santiago();
        expect([draft.fewest, draft.most]).toEqual([6, 7]);
        draft.follow("new");
        expect([draft.fewest, draft.most, draft.seats.length]).toEqual([1, 2, 2]);
        draft.follow("old");
        expect(draft.seats).toHaveLength(6);
    });

    test("offers an option only where what it needs is chosen", () => {
        const draft = santiago();
        const names = () => draft.options.map(({ name }) => name);
        expect(names()).toEqual(["palms", "min_offer", "spare_tile"]);
        draft.choose("spare_tile", "planted");
        draft.addSeat();
        expect(names()).not.toContain("spare_tile");
        expect(draft.body.options).not.toHaveProperty("spare_tile");
    });

    test("has one seat for its maker", () => {
        const draft = santiago();
        draft.seat(2, "me");
        expect(kinds(draft)).toEqual(["open", "open", "me", "open", "open", "open"]);
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

    test("says who begins by the game's own name for it", () => {
        const draft = santiago();
        draft.starter = 4;
        expect(draft.body.options).toMatchObject({ overseer: 4 });
        draft.play("exlibris");
        expect(draft.body.options).toEqual({ first: "drawn" });
    });

    test("has its edition and its spring again when its game is chosen again", () => {
        const draft = santiago();
        draft.follow("new");
        draft.putSpring("A2");
        draft.play("exlibris");
        expect([draft.edition, draft.spring]).toEqual(["", ""]);
        draft.play("santiago");
        expect([draft.edition, draft.spring]).toEqual(["new", "A2"]);
    });

    test("puts the spring where the server says it may be", () => {
        const draft = santiago();
        expect(draft.springDraws).toEqual(["by lot"]);
        expect(draft.crossings).toEqual(["A1", "A2", "B1", "B2", "C1"]);
        expect(draft.isSpringChosen).toBe(false);
        draft.chooseSpring();
        expect(draft.spring, "nearest to the middle").toBe("B2");
    });

    test("puts as many palms as there are, where nothing closes the place", () => {
        const draft = santiago();
        draft.follow("new");
        draft.putSpring("B1");
        draft.choosePalms(true);
        expect([draft.spring, draft.palmsLeft]).toEqual(["B1", 2]);
        expect(draft.palmPlaces).toEqual(["a2", "b1", "b2"]);
        draft.palmAt("a2");
        expect(draft.palmPlaces).toEqual(["a2", "b2"]);
        expect(draft.isReady).toBe(false);
        draft.palmAt("b2");
        expect([draft.isReady, draft.palmPlaces]).toEqual([true, ["a2", "b2"]]);
        expect(draft.body.options).toMatchObject({ spring: "B1", palms_at: ["a2", "b2"] });
        draft.putSpring("B2");
        expect(draft.palmsAt).toEqual(["a2"]);
        draft.drawSpring("by lot");
        expect(draft.palmsAt).toBe("drawn");
    });

    test("has a clock, nobody's help and no shared screen where it is rated", () => {
        const draft = santiago();
        draft.hints = true;
        draft.seat(1, "screen");
        draft.starter = 1;
        draft.rate(true);
        expect(draft.body).toMatchObject({ rated: true, hints: false, take_back: false });
        expect(draft.body.pace?.kind).toBe("clock");
        expect(draft.seats[1]!.kind).toBe("open");
        expect(draft.starter).toBe("drawn");
        draft.rate(false);
        expect(draft.body).toMatchObject({ rated: false, hints: true, take_back: true });
    });

    test("seats the operator's players beside the levels, but for rated games", () => {
        const draft = santiago();
        expect(draft.levels).toEqual(["regular", "bold"]);
        draft.seat(1, "bot");
        draft.seats[1]!.level = "bold";
        expect(draft.body.seats[1]).toEqual({ kind: "bot", level: "bold", name: "" });
        draft.rate(true);
        expect(draft.levels).toEqual(["regular"]);
        expect(draft.seats[1]!.level).toBe("regular");
    });

    test("says nothing of palms where none stand", () => {
        const draft = santiago();
        draft.choosePalms(true);
        expect(draft.isReady).toBe(true);
        expect(draft.body.options).not.toHaveProperty("palms_at");
    });
});

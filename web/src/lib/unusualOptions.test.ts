import { expect, test } from "vitest";
import type { ChoiceView, GameView } from "./schema";
import { everyOption, unusualOptions } from "./unusualOptions";

const choice = (standard: unknown): ChoiceView => ({
    means: "",
    values: null,
    default: standard,
    needs: {},
    is_seat: false,
    places: null,
});
const GAME: GameView = {
    title: "A game",
    players: [2],
    options: {
        edition: choice("old"),
        players: choice(2),
        wind: choice("calm"),
        stones: choice(1),
    },
    wishes: { spring: choice("by lot") },
    editions: {
        old: { players: [2], defaults: {} },
        new: { players: [2], defaults: { stones: 3 } },
    },
    levels: [],
    operator_players: [],
};

test("an edition's own defaults are the usual", () => {
    const settled = { edition: "new", players: 2, wind: "calm", stones: 3 };
    expect(unusualOptions(GAME, settled, { spring: "by lot" })).toEqual([]);
});

test("whatever else was chosen is told", () => {
    const settled = { edition: "new", players: 2, wind: "storm", stones: 1 };
    expect(unusualOptions(GAME, settled, { spring: "A1" })).toEqual([
        { name: "wind", value: "storm", isWish: false },
        { name: "stones", value: 1, isWish: false },
        { name: "spring", value: "A1", isWish: true },
    ]);
});

test("at a rated table all are told", () => {
    const settled = { edition: "new", players: 2, wind: "calm", stones: 3 };
    expect(everyOption(GAME, settled, { spring: "by lot" })).toEqual([
        { name: "wind", value: "calm", isWish: false },
        { name: "stones", value: 3, isWish: false },
    ]);
});

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { lessons as de } from "./lessons/de";
import { lessons as en } from "./lessons/en";
import { lessons as hu } from "./lessons/hu";
import { lessons as pl } from "./lessons/pl";
import { lessons as ru } from "./lessons/ru";
import exlibris from "../components/learn/positions/exlibris.json";
import santiago from "../components/learn/positions/santiago.json";

const STEPS = { santiago, exlibris };
const GAMES = ["santiago", "exlibris"] as const;
const LANGUAGES = { de, en, hu, pl, ru };
const RULES = join(import.meta.dirname, "../../../src/levada/games");

/** The marks of the rulings at the end of a rulebook, in its order. */
function marksOf(game: string): string[] {
    const rulebook = readFileSync(join(RULES, game, "rulebook.md"), "utf8");
    return [...rulebook.matchAll(/^- \*\*([A-Z]\d+)\*\* /gm)].map(([, mark]) => mark!);
}

test.each(Object.entries(LANGUAGES))("%s tells everything English tells", (_, told) => {
    for (const game of GAMES) {
        expect(Object.keys(told[game].steps)).toEqual(STEPS[game].map(({ name }) => name));
        expect(told[game].sections.map(({ points }) => points?.length)).toEqual(
            en[game].sections.map(({ points }) => points?.length),
        );
        expect(told[game].sections.map(({ figure }) => figure?.step)).toEqual(
            en[game].sections.map(({ figure }) => figure?.step),
        );
    }
});

test.each(GAMES)("each step of %s can be answered", (game) => {
    for (const { ask } of STEPS[game]) {
        expect(ask.right.length).toBeGreaterThan(0);
        expect(ask.choices).toEqual(expect.arrayContaining(ask.right));
    }
});

test.each(Object.entries(LANGUAGES))(
    "%s has every ruling of the rulebooks, and no other",
    (_, told) => {
        for (const game of GAMES) {
            const marks = marksOf(game);
            expect(marks.length).toBeGreaterThan(0);
            expect(Object.keys(told[game].rulings)).toEqual(marks);
            for (const words of Object.values(told[game].rulings).flat())
                expect(words).not.toBe("");
        }
    },
);

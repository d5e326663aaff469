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

test.each(Object.entries({ de, en, hu, pl, ru }))(
    "%s tells everything English tells",
    (_, told) => {
        for (const game of GAMES) {
            expect(Object.keys(told[game].steps)).toEqual(STEPS[game].map(({ name }) => name));
            expect(Object.keys(told[game].rulings)).toEqual(Object.keys(en[game].rulings));
            expect(told[game].sections.map(({ points }) => points?.length)).toEqual(
                en[game].sections.map(({ points }) => points?.length),
            );
            expect(told[game].sections.map(({ figure }) => figure?.step)).toEqual(
                en[game].sections.map(({ figure }) => figure?.step),
            );
        }
    },
);

test.each(GAMES)("each step of %s can be answered", (game) => {
    for (const { ask } of STEPS[game]) {
        expect(ask.right.length).toBeGreaterThan(0);
        expect(ask.choices).toEqual(expect.arrayContaining(ask.right));
    }
});

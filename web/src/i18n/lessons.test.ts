import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { de } from "./de";
import * as deTerms from "./de/terms";
import { editionOf, type Edition } from "./editionOf";
import { en } from "./en";
import * as enTerms from "./en/terms";
import { hu } from "./hu";
import * as huTerms from "./hu/terms";
import type { GameLessons } from "./lessons";
import { lessons as deLessons } from "./lessons/de";
import { lessons as enLessons } from "./lessons/en";
import { lessons as huLessons } from "./lessons/hu";
import { lessons as plLessons } from "./lessons/pl";
import { lessons as ruLessons } from "./lessons/ru";
import { pl } from "./pl";
import * as plTerms from "./pl/terms";
import { ru } from "./ru";
import * as ruTerms from "./ru/terms";
import exlibris from "../components/learn/positions/exlibris.json";
import amigo from "../components/learn/positions/santiago-amigo.json";
import samarkand from "../components/learn/positions/santiago-samarkand.json";
import trefl from "../components/learn/positions/santiago-trefl.json";

const EDITIONS = ["amigo", "samarkand", "trefl"] as const;
const SANTIAGO = { amigo, samarkand, trefl };
const GAMES = ["santiago", "exlibris"] as const;
type Game = (typeof GAMES)[number];
const LANGUAGES = { de: deLessons, en: enLessons, hu: huLessons, pl: plLessons, ru: ruLessons };
type Language = keyof typeof LANGUAGES;
const CATALOGUES = { de, en, hu, pl, ru };
const TERMS = { de: deTerms, en: enTerms, hu: huTerms, pl: plTerms, ru: ruTerms };
const RULES = join(import.meta.dirname, "../../../src/levada/games");

const stepsOf = (game: Game, edition: Edition) =>
    game === "santiago" ? SANTIAGO[edition] : exlibris;
const told = Object.keys(LANGUAGES) as Language[];
const cases = told.flatMap((language) => EDITIONS.map((edition) => [language, edition] as const));

/** The marks of the rulings at the end of a rulebook, in its order. */
function marksOf(game: string): string[] {
    const rulebook = readFileSync(join(RULES, game, "rulebook.md"), "utf8");
    return [...rulebook.matchAll(/^- \*\*([A-Z]\d+)\*\* /gm)].map(([, mark]) => mark!);
}

test.each(cases)("%s tells everything English tells of %s", (language, edition) => {
    for (const game of GAMES) {
        const own = LANGUAGES[language][game](edition);
        const english = enLessons[game](edition);
        expect(Object.keys(own.steps)).toEqual(stepsOf(game, edition).map(({ name }) => name));
        expect(own.sections.map(({ points }) => points?.length)).toEqual(
            english.sections.map(({ points }) => points?.length),
        );
        expect(own.sections.map(({ figure }) => figure?.step)).toEqual(
            english.sections.map(({ figure }) => figure?.step),
        );
        for (const { figure } of own.sections)
            if (figure) expect(Object.keys(own.steps)).toContain(figure.step);
    }
});

test.each(EDITIONS)("each step in %s can be answered", (edition) => {
    for (const game of GAMES) {
        const steps = stepsOf(game, edition);
        expect(steps).toHaveLength(10);
        for (const { ask } of steps) {
            expect(ask.right.length).toBeGreaterThan(0);
            expect(ask.choices).toEqual(expect.arrayContaining(ask.right));
        }
    }
});

test("what is left is asked of the island as it is drawn", () => {
    const { asked, ask, before } = exlibris.find(({ name }) => name === "house")!;
    const islands = before.view.islands as Record<string, (number | boolean)[]>;
    const [sticks, village, city] = islands[asked!]!.map(Number) as [number, number, number];
    expect([sticks, village, city]).toEqual([5, 0, 1]);
    expect(ask.right).toEqual([String(sticks + 7 * (village + city))]);
});

test.each(told)("%s has every ruling of the rulebooks, and no other", (language) => {
    for (const game of GAMES) {
        const { rulings } = LANGUAGES[language][game]("amigo");
        const marks = marksOf(game);
        expect(marks.length).toBeGreaterThan(0);
        expect(Object.keys(rulings)).toEqual(marks);
        for (const words of Object.values(rulings).flat()) expect(words).not.toBe("");
    }
});

/** The names that an edition gives its things, in every case. */
const namesIn = (language: Language, edition: string): string[] =>
    Object.entries(TERMS[language].of(edition))
        .filter(([name]) => name !== "players")
        .flatMap(([, words]) => words as string | string[])
        .map((words) => words.toLowerCase());

/** Words of the other editions that this one does not know. Short ones must stand alone. */
function foreignTo(language: Language, edition: Edition): RegExp[] {
    const own = namesIn(language, edition).join("\n");
    return EDITIONS.filter((other) => other !== edition)
        .flatMap((other) => namesIn(language, other))
        .filter((name) => !own.includes(name))
        .map((name) => new RegExp(`(?<!\\p{L})${name}${name.length < 6 ? "(?!\\p{L})" : ""}`, "u"));
}

/** All that is said, but for the list of the editions, which names them all. */
function saidIn({ sections, rulings }: GameLessons): string[] {
    return [
        ...sections
            .filter(({ points }) => !points?.some((point) => point.startsWith("AMIGO")))
            .flatMap(({ title, text, points = [], figure }) => [
                title,
                ...text,
                ...points,
                figure?.caption ?? "",
            ]),
        ...Object.values(rulings).flat(),
    ];
}

function foreignWords(language: Language, edition: Edition, said: string[]): string[] {
    const foreign = foreignTo(language, edition);
    expect(foreign.length).toBeGreaterThan(3);
    return said.filter((text) => foreign.some((word) => word.test(text.toLowerCase())));
}

test.each(cases)(
    "the rules in %s have no word of an edition other than %s",
    (language, edition) => {
        const said = saidIn(LANGUAGES[language].santiago(edition));
        const { santiago, make } = CATALOGUES[language];
        const aim = [santiago.aim(edition), make.options.palms.means(edition)];
        expect(foreignWords(language, edition, [...said, ...aim])).toEqual([]);
    },
);

test.each(told)("the tutorial and the cards of %s speak its own edition", (language) => {
    const edition = editionOf(language, 4);
    const { steps } = LANGUAGES[language].santiago(edition);
    const { start, learn } = CATALOGUES[language];
    const said = [
        ...Object.values(steps).flatMap((step) => Object.values(step)),
        start.about.santiago,
        learn.games.santiago,
    ];
    expect(foreignWords(language, edition, said)).toEqual([]);
});

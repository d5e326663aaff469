import { describe, expect, test } from "vitest";
import type { Catalogue } from "../../i18n/catalogue";
import { en } from "../../i18n/en";
import { de } from "../../i18n/de";
import { hu } from "../../i18n/hu";
import { pl } from "../../i18n/pl";
import { ru } from "../../i18n/ru";
import { plain } from "../../lib/richText";
import type { EntryView, SantiagoEvent } from "../../lib/types";
import { linesOf, tellerOf } from "./santiagoEventLines";
import { EventWords, tell } from "./santiagoSentences";

const NAMES = ["Ana", "Beto", "Caro", "Dora"];
const loss = (square: string) => ({ square, tile: "bean2", seat: 1, palm: false });
const EVENTS: SantiagoEvent[] = [
    { event: "begins", overseer: 0, spring: "C2", palms: [], boxed: ["bean1"] },
    { event: "round", round: 2, tiles: ["bean1", "pepper2"] },
    { event: "first_canal", seat: 0, segment: "B2-C2", waters: [] },
    { event: "bid", seat: 1, amount: 3 },
    { event: "passed", seat: 1 },
    { event: "sealed", seat: 1, amount: null },
    {
        event: "opened",
        bids: [
            { seat: 0, amount: 1 },
            { seat: 1, amount: 0 },
        ],
        payments: [],
    },
    { event: "new_overseer", seat: 1, was: 0, order: [0, 1] },
    {
        event: "planted",
        seat: 0,
        tile: "pepper2",
        square: "d1",
        markers: 2,
        watered: false,
        palm: false,
        payments: [{ payer: 0, payee: null, amount: 4 }],
    },
    { event: "spare_opened", tile: "bean1" },
    { event: "left_over", seat: 0, tile: "bean1", square: "a1", watered: true, palm: false },
    { event: "offered", seat: 2, segment: "D2-E2", amount: 2 },
    { event: "joined", seat: 0, segment: "D2-E2", amount: 2, others: [2], total: 4 },
    { event: "offered_nothing", seat: 0 },
    {
        event: "accepted",
        seat: 1,
        segment: "D2-E2",
        waters: [],
        payments: [{ payer: 2, payee: 1, amount: 2 }],
        returned: [{ seat: 3, amount: 3 }],
    },
    {
        event: "built",
        seat: 1,
        segment: "B2-B3",
        waters: [],
        payments: [{ payer: 1, payee: null, amount: 5 }],
        returned: [],
    },
    { event: "declined", seat: 1 },
    { event: "extra_built", seat: 1, segment: "B2-B3", waters: [] },
    { event: "extra_kept", seat: 1 },
    { event: "drought", loses_marker: [loss("h3")], dries_out: [loss("g1")] },
    { event: "last_drought", dries_out: [] },
    { event: "income", amount: 3, payments: [] },
    {
        event: "over",
        winners: [3],
        seats: NAMES.map((_, seat) => ({ seat, fields: 70, money: 10 + seat, total: 80 + seat })),
    },
];
const LANGUAGES: [string, Catalogue][] = [
    ["en", en],
    ["de", de],
    ["hu", hu],
    ["pl", pl],
    ["ru", ru],
];

describe.each(LANGUAGES)("every event is a sentence in %s", (_, words) => {
    test.each(["amigo", "samarkand", "trefl"])("with the words of %s", (edition) => {
        for (const event of EVENTS) {
            const lines = tell(event, new EventWords(words, edition, NAMES));
            expect(lines.length, event.event).toBeGreaterThan(0);
            for (const { text } of lines) {
                expect(plain(text), event.event).not.toMatch(/undefined|null|NaN|\[object/);
                expect(text.trim(), event.event).not.toBe("");
            }
        }
    });
});

test("the words are those a player of the mock's game would read", () => {
    const told = (event: SantiagoEvent) =>
        tell(event, new EventWords(en, "amigo", NAMES)).map((line) =>
            plain(line.text).replaceAll("\u2060", ""),
        );
    expect(told(EVENTS[8]!)).toEqual([
        "Ana pays 4 and plants peppers on d1 (2), no water there yet",
    ]);
    expect(told(EVENTS[14]!)).toEqual([
        "Beto accepts 2 from Caro and builds D2–E2",
        "Not accepted: Dora keeps the money",
    ]);
});

test("who sat down comes before the set-up, the moves after it", () => {
    const entry = (version: number, words: string, events: SantiagoEvent[] = []) =>
        ({ version, words, seat: 1, n: null, by: null, events }) as EntryView;
    const opening = EVENTS.slice(0, 2);
    const history = [entry(1, "sit"), entry(2, "start"), entry(3, "bid 2", [EVENTS[3]!])];
    const teller = tellerOf(en, "amigo", NAMES);
    const told = linesOf(teller, teller.opening(opening), history);
    const lines = told.map(({ text }) => plain(text));
    expect(lines[0]).toBe("Beto sits down");
    expect(lines.indexOf("Round 2")).toBeGreaterThan(0);
    expect(lines.at(-1)).toMatch(/bids/);
    expect(linesOf(teller, [], history).at(-1)).toBe(told.at(-1));
});

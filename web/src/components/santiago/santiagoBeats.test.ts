import { expect, test } from "vitest";
import { en } from "../../i18n/en";
import { plain } from "../../lib/richText";
import type { EntryView, SantiagoEvent, SantiagoView, TableView } from "../../lib/types";
import { beatsOf, pictureOf, stepsOfNews } from "./santiagoBeats";
import { tellerOf } from "./santiagoEventLines";

const NAMES = ["Ana", "Bento", "Clara"];
const loss = (square: string, seat: number | null) => ({
    square,
    tile: "bean2",
    seat,
    palm: false,
});
const BEFORE = {
    edition: "amigo",
    phase: "overseer",
    round: 3,
    overseer: 1,
    to_act: [1],
    money: [10, 5, null],
    offers: [
        [0, "B1-C1", 2],
        [2, "C2-C3", 3],
    ],
    canals: ["A1-B1"],
    board: {
        a1: ["bean2", 0, 2],
        b2: ["bean2", 1, 1],
        c3: ["pepper1", null, 0],
    },
    dried: [],
    bids: [3, "pass", 1],
    open: [],
    extra: [true, true, true],
    passed_in_bribery: [],
} as unknown as SantiagoView;
const AFTER = {
    ...BEFORE,
    phase: "auction",
    round: 4,
    to_act: [2],
    money: [11, 10, null],
    offers: [],
    canals: ["A1-B1", "B1-C1"],
    board: { a1: ["bean2", 0, 1], b2: ["bean2", null, 0] },
    dried: ["c3"],
    bids: [null, null, null],
    open: ["bean1"],
} as unknown as SantiagoView;
const strip = { steps: ["auction", "bribery", "drought", "income"], now: "auction" };
const aids = {
    strip,
    segments: [],
    auction: null,
    forecast: { is_last: false, loses_marker: ["a1", "b2"], dries_out: ["c3"] },
};
const table = (view: SantiagoView, mine = [0]) =>
    ({ view, aids, mine, seat: 0 }) as unknown as TableView;

const EVENTS: SantiagoEvent[] = [
    {
        event: "accepted",
        seat: 1,
        segment: "B1-C1",
        waters: [],
        payments: [{ payer: 0, payee: 1, amount: 2 }],
        returned: [{ seat: 2, amount: 3 }],
    },
    {
        event: "drought",
        loses_marker: [loss("a1", 0), loss("b2", 1)],
        dries_out: [loss("c3", null)],
    },
    {
        event: "income",
        amount: 3,
        payments: [0, 1, 2].map((payee) => ({ payer: null, payee, amount: 3 })),
    },
    { event: "round", round: 4, tiles: ["bean1"] },
];
const WHY = {
    money: 2,
    canal: { segment: "B1-C1", offered: 2, own: 2, others: [], empty: 0 },
    refused: { segment: "C2-C3", offered: 3, own: 0, others: [2], empty: 0 },
};
const entry = (events: SantiagoEvent[], by: string | null = "regular", seat = 1): EntryView => ({
    version: 7,
    n: 4,
    seat,
    words: "accept B1-C1",
    by,
    events,
    why: by ? WHY : null,
});
const teller = tellerOf(en, "amigo", NAMES);
const roundEnd = () => {
    const steps = stepsOfNews([entry(EVENTS)], teller.events, table(AFTER));
    return beatsOf(pictureOf(table(BEFORE)), pictureOf(table(AFTER)), steps);
};

test("the end of a round is told in its order", () => {
    const told = roundEnd().map(({ step }) =>
        plain(step.caption[0]!.text).replaceAll("\u2060", ""),
    );
    expect(told.map((text) => text.split(/[:,]| and /)[0])).toEqual([
        "Bento accepts 2 from Ana",
        "Not accepted",
        "Water flows through B1–C1",
        "Drought",
        "Drought",
        "Drought",
        "Everyone receives 3 escudos",
        "Round 4",
    ]);
});

test("each beat changes only what it tells of, and the last is how it stands", () => {
    const beats = roundEnd();
    const views = beats.map(({ picture }) => picture.view);
    expect(views[0]!.money).toEqual([8, 7, null]);
    expect(views[0]!.offers).toEqual(BEFORE.offers);
    expect(views[1]!.offers).toEqual([[0, "B1-C1", 2]]);
    expect(views[1]!.canals).toEqual(BEFORE.canals);
    expect(views[2]!.canals).toEqual(AFTER.canals);
    expect(views[2]!.board).toBe(BEFORE.board);
    expect(views[3]!.board).toEqual({ ...BEFORE.board, a1: ["bean2", 0, 1] });
    expect(views[4]!.board.b2).toEqual(["bean2", null, 0]);
    expect(views[5]!.dried).toEqual(["c3"]);
    expect(views[5]!.money).toEqual([8, 7, null]);
    expect(views[6]!.money).toEqual(AFTER.money);
    expect(views[6]!.open).toEqual([]);
    expect(views[7]).toBe(AFTER);
    expect(beats[3]!.picture.aids?.strip.now).toBe("drought");
    expect(beats[3]!.picture.aids?.forecast.loses_marker).toEqual(["b2"]);
});

test("why a bot decided so, and why it refused more, is said with its decision", () => {
    const [answer, refusal] = roundEnd().map(({ step }) =>
        step.caption.map(({ text }) => plain(text).replaceAll("\u2060", "")),
    );
    expect(answer![1]).toBe("Why: it waters 2 tiles of their own");
    expect(refusal![1]).toBe("Refused: 3 for C2–C3, which would have watered only tiles of Clara");
});

test("what the drought took from me is said with it", () => {
    const drought = roundEnd()[3]!.step;
    expect(plain(drought.caption[1]!.text)).toMatch(/^You lost a yield marker on .?a1/);
    expect(drought.isOwnLoss).toBe(true);
});

test("my own act is shown at once; what comes of it is told", () => {
    const events: SantiagoEvent[] = [{ event: "extra_kept", seat: 0 }, ...EVENTS.slice(1)];
    const steps = stepsOfNews([entry(events, null, 0)], teller.events, table(AFTER));
    expect(steps[0]).toMatchObject({ lasts: 0, caption: [] });
    expect(steps[1]!.lasts).toBeGreaterThan(0);
});

test("sealed bids turn over together, then it is said who plants first", () => {
    const opened: SantiagoEvent[] = [
        {
            event: "opened",
            bids: [
                { seat: 0, amount: 4 },
                { seat: 1, amount: 0 },
            ],
            payments: [],
        },
        { event: "new_overseer", seat: 1, was: 0, order: [0, 1] },
    ];
    const after = { ...AFTER, sealed_bids: true, bids: [4, "pass"] } as SantiagoView;
    const steps = stepsOfNews([entry(opened, null)], teller.events, table(after));
    const bids = [
        { seat: 0, amount: 4 },
        { seat: 1, amount: 0 },
    ];
    expect(steps.map((step) => step.bids)).toEqual([
        { bids, first: null, overseer: null },
        { bids, first: 0, overseer: 1 },
    ]);
});

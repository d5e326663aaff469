import { expect, test } from "vitest";
import type { TableView } from "./types";
import { isMyTurn, isTurnOf, mySeatsToAct } from "./turn";

/** A table of three where I have seats 0 and 2, and 1 and 2 are to act. */
const table = (changed: object = {}) =>
    ({
        state: "running",
        paused: false,
        seat: 2,
        mine: [0, 2],
        chairs: [{ stand_in: null }, { stand_in: null }, { stand_in: null }],
        view: { to_act: [1, 2] },
        ...changed,
    }) as unknown as TableView;

test("it is my turn at the seats of mine that are to act", () => {
    expect(mySeatsToAct(table())).toEqual([2]);
    expect(isMyTurn(table())).toBe(true);
    expect([0, 1, 2].map((seat) => isMyTurn(table(), seat))).toEqual([false, false, true]);
    expect([0, 1, 2].map((seat) => isTurnOf(table(), seat))).toEqual([false, true, true]);
});

test("it is nobody's turn before the start, in a pause and after the end", () => {
    for (const changed of [{ state: "open", view: null }, { paused: true }, { state: "over" }]) {
        expect(isMyTurn(table(changed))).toBe(false);
        expect(isTurnOf(table(changed), 1)).toBe(false);
    }
});

test("it is not my turn where a bot plays for me, though it is that seat's", () => {
    const chairs = [{ stand_in: null }, { stand_in: null }, { stand_in: "regular" }];
    expect(isMyTurn(table({ chairs }))).toBe(false);
    expect(isMyTurn(table({ chairs }), 2)).toBe(false);
    expect(isTurnOf(table({ chairs }), 2)).toBe(true);
});

test("it is never the turn of somebody who watches", () => {
    expect(isMyTurn(table({ seat: null, mine: [] }))).toBe(false);
    expect(isMyTurn(table({ seat: null }), null)).toBe(false);
});

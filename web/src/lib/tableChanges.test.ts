import { expect, test } from "vitest";
import { withChanges, withPresence } from "./tableChanges";
import type { ChangesMessage, TableView } from "./types";

const chair = (name: string) => ({ kind: "person", name, here: false });
const before = {
    version: 4,
    moves: 2,
    n: 2,
    chairs: [chair("Ana"), chair("Beto")],
    watchers: 0,
    view: { phase: "auction", bids: [null, 3], board: { a1: ["chili1", 0, 1] } },
    aids: { fields: [{ crop: "chili" }], totals: { seats: [] } },
} as unknown as TableView;
const board = (table: TableView) => (table.view as { board: object }).board;
const nothing = { table: {}, view: {}, aids: {} };
const changes = (told: object): ChangesMessage =>
    ({ type: "changes", since: 4, ...nothing, own: nothing, news: [], ...told }) as ChangesMessage;

test("what changes name is new, all else is the same object", () => {
    const after = withChanges(
        before,
        changes({
            table: { version: 5, moves: 3 },
            view: { phase: "planting" },
            own: { table: { n: 3 }, view: { bids: [1, 3] }, aids: {} },
        }),
    );
    expect(after).toMatchObject({ version: 5, moves: 3, n: 3 });
    expect(after.view).toEqual({ phase: "planting", bids: [1, 3], board: board(before) });
    expect(board(after)).toBe(board(before));
    expect(after.aids).toBe(before.aids);
    expect(after.chairs).toBe(before.chairs);
    expect(before.view!.phase).toBe("auction");
});

test("a game that begins has all of its view", () => {
    const open = { ...before, view: null, aids: null };
    const view = { phase: "canal", board: {} };
    expect(withChanges(open, changes({ view, aids: { fields: [] } }))).toMatchObject({
        view,
        aids: { fields: [] },
    });
});

test("who is there is told apart", () => {
    const after = withPresence(before, { type: "presence", here: [1], watchers: 3 });
    expect(after.chairs.map(({ here }) => here)).toEqual([false, true]);
    expect(after.chairs[0]).toBe(before.chairs[0]);
    expect(after.watchers).toBe(3);
});

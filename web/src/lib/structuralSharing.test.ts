import { expect, test } from "vitest";
import { shareStructure } from "./structuralSharing";

const parsed = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value));

test("what is equal stays the same object, all of it or in part", () => {
    const before = { board: { a1: ["bean2", 0, 2] }, money: [10, 7], to_act: [1], note: null };
    expect(shareStructure(before, parsed(before))).toBe(before);

    const after = shareStructure(before, { ...parsed(before), money: [10, 6] });
    expect(after).toEqual({ ...before, money: [10, 6] });
    expect(after.board).toBe(before.board);
    expect(after.money).not.toBe(before.money);
});

test("what is longer, shorter, gone or of another kind is new", () => {
    expect(shareStructure([1, 2], [1])).toEqual([1]);
    expect(shareStructure([1], [1, 2])).toEqual([1, 2]);
    expect(shareStructure({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
    expect(shareStructure({ a: 1 }, { a: 1, b: undefined })).toHaveProperty("b");
    expect(shareStructure({}, [])).toEqual([]);
    expect(shareStructure(null, { a: null })).toEqual({ a: null });
    expect(shareStructure({ a: [] }, { a: null })).toEqual({ a: null });
});

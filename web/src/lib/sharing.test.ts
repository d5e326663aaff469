import { expect, test } from "vitest";
import { shared } from "./sharing";

const parsed = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value));

test("what is equal stays the same object, all of it or in part", () => {
    const before = { board: { a1: ["bean2", 0, 2] }, money: [10, 7], to_act: [1], note: null };
    expect(shared(before, parsed(before))).toBe(before);

    const after = shared(before, { ...parsed(before), money: [10, 6] });
    expect(after).toEqual({ ...before, money: [10, 6] });
    expect(after.board).toBe(before.board);
    expect(after.money).not.toBe(before.money);
});

test("what is longer, shorter, gone or of another kind is new", () => {
    expect(shared([1, 2], [1])).toEqual([1]);
    expect(shared([1], [1, 2])).toEqual([1, 2]);
    expect(shared({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
    expect(shared({ a: 1 }, { a: 1, b: undefined })).toHaveProperty("b");
    expect(shared({}, [])).toEqual([]);
    expect(shared(null, { a: null })).toEqual({ a: null });
    expect(shared({ a: [] }, { a: null })).toEqual({ a: null });
});

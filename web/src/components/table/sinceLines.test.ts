import { expect, test } from "vitest";
import type { LogLine } from "./frameTypes";
import { groupsOfRound, groupsSince } from "./sinceLines";

const line = (version: number, n: number, text: string, phase?: string): LogLine => ({
    key: `${version}.${n}`,
    version,
    text,
    icon: "coin",
    ...(phase ? { phase } : {}),
});
const heading = (version: number, n: number, text: string): LogLine => ({
    ...line(version, n, text),
    heading: true,
});
const LINES = [
    heading(1, 0, "Round 1"),
    line(2, 0, "Ana bids 3", "Auction"),
    line(3, 0, "Beto keeps it", "Extra canal"),
    line(3, 1, "Drought", "Drought"),
    line(3, 2, "Income", "Income"),
    heading(3, 3, "Round 2"),
    line(4, 0, "Caro bids 1", "Auction"),
    line(5, 0, "Dora bids 2", "Auction"),
];
const shape = (groups: ReturnType<typeof groupsSince>) =>
    groups.map(({ round, phase, lines }) => [round, phase, lines.map(({ text }) => text)]);

test("what happened after a move is told by round and step", () => {
    expect(shape(groupsSince(LINES, 2))).toEqual([
        ["Round 1", "Extra canal", ["Beto keeps it"]],
        [null, "Drought", ["Drought"]],
        [null, "Income", ["Income"]],
        ["Round 2", "Auction", ["Caro bids 1", "Dora bids 2"]],
    ]);
});

test("what came of the own move is told, not the move", () => {
    expect(shape(groupsSince(LINES, 3))[0]).toEqual(["Round 1", "Drought", ["Drought"]]);
});

test("after the last move there is nothing; before the first there is everything", () => {
    expect(groupsSince(LINES, 5)).toEqual([]);
    expect(groupsSince(LINES, 0).flatMap(({ lines }) => lines)).toHaveLength(6);
});

test("a watcher is told of the round that is on", () => {
    expect(shape(groupsOfRound(LINES))).toEqual([
        ["Round 2", "Auction", ["Caro bids 1", "Dora bids 2"]],
    ]);
});

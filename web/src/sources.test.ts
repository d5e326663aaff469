/** What holds for every file of the page, read as text. */

import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";

const SOURCES = import.meta.dirname;
const files = readdirSync(SOURCES, { recursive: true, encoding: "utf8" }).filter((name) =>
    /\.(ts|svelte)$/.test(name),
);
/** A language has the areas of every other. */
const written = files.filter((name) => !name.startsWith("i18n/") && !name.endsWith("schema.d.ts"));

test("a file name means one thing in the whole tree", () => {
    const names = written.map((path) => basename(path).toLowerCase());
    expect(names.filter((name, n) => names.indexOf(name) !== n)).toEqual([]);
});

/** The lines of code that a pattern is found in, comments and quoted texts aside where they are dropped. */
function linesWith(pattern: RegExp, isQuoted: "texts kept" | "texts dropped"): string[] {
    const ignored =
        isQuoted === "texts kept" ? COMMENTS : new RegExp(`${COMMENTS.source}|"[^"]*"`, "g");
    return written.flatMap((name) =>
        readFileSync(join(SOURCES, name), "utf8")
            .split("\n")
            .map((line, n) => ({ at: `${name}:${n + 1}`, line: line.trim() }))
            .filter(({ line }) => !/^(\/?\*|\/\/|<!--)/.test(line))
            .filter(({ line }) => pattern.test(line.replace(ignored, "")))
            .map(({ at, line }) => `${at}: ${line}`),
    );
}
const COMMENTS = /\/\*.*?\*\/|\/\/.*$/g;

test("types end nowhere", () => {
    const loose = /\bany\b(?=\s*[\])>;,=|&({]|$)|@ts-(ignore|nocheck|expect-error)/;
    expect(linesWith(loose, "texts dropped")).toEqual([]);
});

test("no edition is known by its name, and no number of players means anything", () => {
    const isCode = (line: string) => !/\.test\.ts:/.test(line);
    const editions = /"(amigo|samarkand|trefl)"/;
    const players = /\b(players|(chairs|seats|names)\.length)\s*(===|!==|<=?|>=?)\s*[2-9]/;
    expect(linesWith(editions, "texts kept").filter(isCode)).toEqual([]);
    expect(linesWith(players, "texts kept").filter(isCode)).toEqual([]);
});

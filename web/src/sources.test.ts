/** What holds for every file of the page, read as text. */

import { readdirSync } from "node:fs";
import { basename } from "node:path";
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

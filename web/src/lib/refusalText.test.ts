import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { de } from "../i18n/de";
import { en } from "../i18n/en";
import { hu } from "../i18n/hu";
import { pl } from "../i18n/pl";
import { ru } from "../i18n/ru";
import { Refused } from "./api";
import { inWords } from "./refusalText";

const page = readFileSync("../docs/api.md", "utf8");
const tables = page.slice(page.indexOf("### Codes"), page.indexOf("## Rates"));
const codes = [...tables.matchAll(/^\| `(\w+)` \| \d+ \|/gm)].map(([, code]) => code!);

describe("every refusal of docs/api.md", () => {
    test("is found there", () => expect(codes.length).toBeGreaterThan(70));

    test.each(Object.entries({ en, de, pl, hu, ru }))("has a sentence in %s", (_, words) => {
        expect(codes.filter((code) => !(code in words.errors))).toEqual([]);
    });

    test("says its values", () => {
        const taken = new Refused(422, "amount_taken", { amount: 3, seat: 1 }, "3 is taken");
        expect(inWords(taken, () => "Beto")).toBe("3 has already been bid (Beto).");
        const built = new Refused(422, "segment_built", { segment: "C1-C2" }, "");
        expect(inWords(built)).toContain("C1–C2");
        const large = new Refused(413, "too_large", { most: 1_000_000 }, "");
        expect(inWords(large)).toContain("1 MB");
    });

    test("that nobody knows is told as the server told it", () => {
        expect(inWords(new Refused(418, "teapot", {}, "short and stout"))).toContain("stout");
    });
});

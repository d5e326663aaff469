import { describe, expect, it } from "vitest";
import { coloursByDay, plain } from "./plainColours";

const colours = coloursByDay(
    ":root { --soil: var(--if-light, #e9bc8b) var(--if-dark, #8a5f42); --sun: #f6b73c; --c: var(--sun); }",
);

describe("colours without variables", () => {
    it("are those of the day", () => {
        expect(plain('<path fill="var(--soil)"/>', colours)).toBe('<path fill="#e9bc8b"/>');
    });
    it("are followed to their end, or are the usual one", () => {
        expect(plain("var(--c) var(--bush, #5f8f3e)", colours)).toBe("#f6b73c #5f8f3e");
    });
    it("are mixed as a browser mixes them", () => {
        const mixture = "color-mix(in srgb, var(--white) 50%, var(--black))";
        expect(plain(mixture, { white: "#ffffff", black: "#000000" })).toBe("#808080");
    });
    it("must have a name that is known", () => {
        expect(() => plain("var(--nothing)", colours)).toThrow("--nothing");
    });
});

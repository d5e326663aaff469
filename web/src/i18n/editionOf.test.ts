import { expect, test } from "vitest";
import { editionOf } from "./editionOf";

test("each language plays the edition of its rulebook", () => {
    expect(editionOf("pl", 4)).toBe("trefl");
    expect(editionOf("ru", 4)).toBe("samarkand");
    expect(editionOf("de", 4)).toBe("amigo");
    expect(editionOf("hu", 4)).toBe("amigo");
});

test("English plays the edition for two where two play", () => {
    expect([2, 3, 4, 5].map((players) => editionOf("en", players))).toEqual(
        ["trefl", "amigo", "amigo", "amigo"], //
    );
});

import { expect, test } from "vitest";
import { segmentName } from "./boardGeometry";
import { partsOf, plain, strong } from "./richText";

test("names stand out, and are never markup", () => {
    const text = `${strong("<b>Ana</b>")} bids 3`;
    expect(partsOf(text)).toEqual([
        { text: "<b>Ana</b>", kind: "strong" },
        { text: " bids 3", kind: "text" },
    ]);
    expect(plain(text)).toBe("<b>Ana</b> bids 3");
});

test("a name cannot break out of its mark", () => {
    expect(plain(strong("A\uE001na"))).toBe("Ana");
});

test("ditches and squares are told apart", () => {
    const kinds = (text: string) =>
        partsOf(text)
            .filter(({ kind }) => kind !== "text")
            .map(({ text, kind }) => `${kind} ${text.replaceAll("\u2060", "")}`);
    expect(kinds(`2 for ${segmentName("B2-C2")}, bananas on c4.`)).toEqual([
        "ditch B2–C2",
        "square c4",
    ]);
    expect(kinds("Канава C2–D2, поле h6; B2–C2")).toEqual([
        "ditch C2–D2",
        "square h6",
        "ditch B2–C2",
    ]);
    expect(kinds(`${strong("c4")} plays; a 3, abc4, b21, C3`)).toEqual(["strong c4"]);
});

import { expect, test } from "vitest";
import { partsOf, plain, strong } from "./richText";

test("names stand out, and are never markup", () => {
    const text = `${strong("<b>Ana</b>")} bids 3`;
    expect(partsOf(text)).toEqual([
        { text: "<b>Ana</b>", strong: true },
        { text: " bids 3", strong: false },
    ]);
    expect(plain(text)).toBe("<b>Ana</b> bids 3");
});

test("a name cannot break out of its mark", () => {
    expect(plain(strong("A\uE001na"))).toBe("Ana");
});

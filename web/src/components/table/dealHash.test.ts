import { expect, test } from "vitest";
import { dealHash } from "./dealHash";

test("the deal of docs/records.md has the hash given there", async () => {
    const salt = "0000000000000000000000000000000000000000000000000000000000000007";
    const setup = {
        first: 1,
        expedition: "DACBCBE",
        seekers: "DBBCCABCEAECAEADEEDCACDDEABBDBEAD",
        hands: ["AAAABBCCDDDDE", "AAABBCCDDEEEE"],
        unused: "AAAABBBBBBBCCCCCCCDDDDDEEEEEE",
    };
    const hash = await dealHash({ game: "exlibris", options: { players: 2 }, setup }, salt);
    expect(hash).toBe("1c131fba9bedfbcd6a3d18772373a3f5de033636f7a14d55486cc6dc9fdce284");
});

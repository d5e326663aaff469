/** Sentences with names that stand out: marked in the words, shown by RichText.svelte, never as HTML.
    Names of ditches and squares are found by their form, so that they can be told apart at a glance. */

const OPEN = "\uE000";
const CLOSE = "\uE001";

export const strong = (text: string): string =>
    OPEN + text.replaceAll(OPEN, "").replaceAll(CLOSE, "") + CLOSE;

export interface Part {
    text: string;
    kind: "text" | "strong" | "ditch" | "square";
}

/** A ditch is called by its two crossings, a square by a small letter; nothing else in a sentence looks like these. */
const PLACES =
    /((?<![\p{L}\p{N}])(?:[A-E][1-4]\u2060?–\u2060?[A-E][1-4]|[a-h][1-6])(?![\p{L}\p{N}]))/u;

function withPlaces(text: string): Part[] {
    return text.split(PLACES).map((part, n) => ({
        text: part,
        kind: n % 2 === 0 ? "text" : part.includes("–") ? "ditch" : "square",
    }));
}

export function partsOf(sentence: string): Part[] {
    return sentence
        .split(/(\uE000[^\uE001]*\uE001)/)
        .flatMap((text): Part[] =>
            text.startsWith(OPEN)
                ? [{ text: text.slice(1, -1), kind: "strong" }]
                : withPlaces(text),
        )
        .filter(({ text }) => text !== "");
}

/** For titles and what is read aloud. */
export const plain = (sentence: string): string =>
    sentence.replaceAll(OPEN, "").replaceAll(CLOSE, "");

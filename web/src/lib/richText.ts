/** Sentences with names that stand out: marked in the words, shown by Rich.svelte, never as HTML. */

const OPEN = "\uE000";
const CLOSE = "\uE001";

export const strong = (text: string): string =>
    OPEN + text.replaceAll(OPEN, "").replaceAll(CLOSE, "") + CLOSE;

export interface Part {
    text: string;
    strong: boolean;
}

export function partsOf(sentence: string): Part[] {
    return sentence
        .split(/(\uE000[^\uE001]*\uE001)/)
        .filter((text) => text !== "")
        .map((text) =>
            text.startsWith(OPEN)
                ? { text: text.slice(1, -1), strong: true }
                : { text, strong: false },
        );
}

/** For titles and what is read aloud. */
export const plain = (sentence: string): string =>
    sentence.replaceAll(OPEN, "").replaceAll(CLOSE, "");

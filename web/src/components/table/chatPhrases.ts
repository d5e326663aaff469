/** What was said, in the reader's language: a ready phrase by its key, or the text as it is. */

import type { Catalogue } from "../../i18n/catalogue";
import { segmentName } from "../../lib/boardGeometry";

interface Saying {
    phrase: string | null;
    values: Record<string, unknown> | null;
    text: string | null;
}

export function phraseText(words: Catalogue, saying: Saying): string {
    if (saying.phrase === null) return saying.text ?? "";
    const known: Record<string, string | ((segment: string, amount: number) => string)> =
        words.table.phrases;
    const phrase = known[saying.phrase];
    if (phrase === undefined) return saying.phrase;
    if (typeof phrase === "string") return phrase;
    const segment = saying.values?.segment;
    return phrase(
        typeof segment === "string" ? segmentName(segment) : "",
        Number(saying.values?.amount ?? 0),
    );
}

/** A refusal as a sentence in the reader's language. */

import { t } from "../i18n/language.svelte";
import type { RefusalValues } from "../i18n/refusalValues";
import { Refused } from "./api";
import { tell } from "./toasts.svelte";

const BYTES_A_MEGABYTE = 1_000_000;
/** The islands' names are the same in every language. */
const ISLANDS: Record<string, string> = {
    A: "Âncora",
    B: "Baleia",
    C: "Concha",
    D: "Dragoeiro",
    E: "Estrela",
};

type SeatName = (seat: number) => string;
const seatNumber: SeatName = (seat) => t().common.seat(seat + 1);

/** `seatName` says who sits there, for pages that know. */
export function inWords(why: unknown, seatName: SeatName = seatNumber): string {
    const sentences = t().errors;
    if (!(why instanceof Refused)) return sentences.unknown(valuesOf({}, String(why), seatName));
    const code = why.code in sentences ? (why.code as keyof typeof sentences) : "unknown";
    const sentence = sentences[code];
    return typeof sentence === "string"
        ? sentence
        : sentence(valuesOf(why.values, why.message, seatName));
}

function valuesOf(
    values: Record<string, unknown>,
    text: string,
    seatName: SeatName,
): RefusalValues {
    return {
        ...(values as Partial<RefusalValues> as RefusalValues),
        text,
        seat: typeof values.seat === "number" ? seatName(values.seat) : "",
        segment: String(values.segment ?? "").replace("-", "–"),
        colour: ISLANDS[String(values.colour)] ?? String(values.colour),
        megabytes: Number(values.most ?? 0) / BYTES_A_MEGABYTE,
    };
}

/** For what the server may refuse: then it is said why. */
export const tellIfRefused = (asked: Promise<unknown>): Promise<unknown> =>
    asked.catch((why) => tellRefusal(why));

export function tellRefusal(why: unknown, seatName?: SeatName): void {
    tell(inWords(why, seatName), "warn");
}

/** What somebody who waits for people wants, in words. */

import { language, t } from "../i18n/language.svelte";
import type { Wish } from "./schema";

export function wishLine(wish: Wish): string {
    const words = t();
    const either = new Intl.ListFormat(language(), { type: "disjunction" });
    const editions: Record<string, string> = words.common.editions;
    const parts = [
        words.people.numbers(either.format(wish.players.map(String))),
        words.people.paces[wish.pace].name,
        wish.edition ? (editions[wish.edition] ?? wish.edition) : "",
        wish.rated ? words.people.rated.name : "",
    ];
    return parts.filter((part) => part !== "").join(" · ");
}

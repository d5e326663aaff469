/** Options of a game in the reader's words; one that the page does not know yet, in the server's. */

import { t } from "../i18n/language.svelte";

export function optionName(option: string): string {
    const known: Record<string, { name: string }> = t().make.options;
    return known[option]?.name ?? option;
}

export function optionMeans(option: string, edition: string, means: string): string {
    const known: Record<string, { means: (edition: string) => string }> = t().make.options;
    return known[option]?.means(edition) ?? means;
}

export function valueWords(option: string, value: unknown): string {
    if (typeof value === "boolean") return value ? t().welcome.on : t().welcome.off;
    const known: Record<string, Record<string, string>> = t().make.values;
    return known[option]?.[String(value)] ?? String(value);
}

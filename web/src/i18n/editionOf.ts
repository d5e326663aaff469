/** The edition of Santiago that the rulebook of a language describes; English has none of its own. */

import type { Language } from "./language.svelte";

const EDITIONS = { de: "amigo", hu: "amigo", pl: "trefl", ru: "samarkand" } as const;
export type Edition = "amigo" | "samarkand" | "trefl";

/** Only the Trefl edition is for two. */
export function editionOf(language: Language, players: number): Edition {
    return language === "en" ? (players === 2 ? "trefl" : "amigo") : EDITIONS[language];
}

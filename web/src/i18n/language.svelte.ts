/** The reader's language: the browser's unless they chose one, and kept. */

import { en } from "./en";
import type { Catalogue } from "./catalogue";

export const LANGUAGES = {
    en: "English",
    de: "Deutsch",
    pl: "polski",
    hu: "magyar",
    ru: "русский",
};
export type Language = keyof typeof LANGUAGES;

const KEPT = "levada.language";
const CATALOGUES: Record<Language, () => Promise<Catalogue>> = {
    en: async () => en,
    de: async () => (await import("./de")).de,
    pl: async () => (await import("./pl")).pl,
    hu: async () => (await import("./hu")).hu,
    ru: async () => (await import("./ru")).ru,
};

class Words {
    language = $state<Language>("en");
    words = $state.raw<Catalogue>(en);
}

const chosen = new Words();

/** The words of the page in the reader's language. */
export const t = (): Catalogue => chosen.words;
export const language = (): Language => chosen.language;
/** How dates are written: as the browser's own region does where it speaks the page's language. */
export const locale = (): string =>
    navigator.languages.find((tag) => tag.split("-")[0] === chosen.language) ?? chosen.language;

function isLanguage(tag: string): tag is Language {
    return tag in LANGUAGES;
}

function preferred(): Language {
    const kept = localStorage.getItem(KEPT);
    const wanted = [...(kept ? [kept] : []), ...navigator.languages.map((tag) => tag.slice(0, 2))];
    return wanted.find(isLanguage) ?? "en";
}

export async function chooseLanguage(wanted?: Language): Promise<void> {
    const language = wanted ?? preferred();
    chosen.words = await CATALOGUES[language]();
    chosen.language = language;
    document.documentElement.lang = language;
    if (wanted) localStorage.setItem(KEPT, wanted);
}

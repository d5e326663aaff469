/** The words of the tutorials, the rules and the rulings: long, and loaded only where somebody learns. */

import type { Edition } from "./editionOf";
import type { Language } from "./language.svelte";

export interface StepWords {
    title: string;
    text: string;
    /** Said when the answer is not right. */
    hint: string;
    /** Said when it is, beside what has happened then. */
    done: string;
}

export interface Section {
    title: string;
    text: string[];
    points?: string[];
    /** A drawn example: a position of the tutorial, before or after what is asked there. */
    figure?: { step: string; when: "before" | "after"; caption: string };
}

export interface GameLessons {
    steps: Record<string, StepWords>;
    sections: Section[];
    /** By their marks: the question and the answer. */
    rulings: Record<string, [string, string]>;
}

export interface Lessons {
    /** Those who play in the tutorials; the reader has the first seat. */
    names: string[];
    /** The steps are those of the language's own edition; the rules are told for any. */
    santiago: (edition: Edition) => GameLessons;
    exlibris: () => GameLessons;
}

export const LESSONS: Record<Language, () => Promise<{ lessons: Lessons }>> = {
    en: () => import("./lessons/en"),
    de: () => import("./lessons/de"),
    pl: () => import("./lessons/pl"),
    hu: () => import("./lessons/hu"),
    ru: () => import("./lessons/ru"),
};

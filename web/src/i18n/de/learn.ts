import type { Area } from "../catalogue";

import { listOf } from "../plural";

const list = listOf("de");

export const learn: Area<"learn"> = {
    title: "Lernen",
    lede: "Zehn kurze Schritte, jeder an einer echten Stellung, danach die vollständigen Regeln. Vorher musst du nichts lesen.",
    games: {
        santiago:
            "Biete, pflanze, bestich, verliere eine Plantage durch die Trockenheit, werte eine Landfläche.",
        exlibris:
            "Gib einen Auftrag, nimm ein Dorf, erlebe einen leeren Auftrag, werte deine Karten.",
    },
    begin: "Anfangen",
    tutorial: "Zehn Schritte",
    rules: "Regeln",
    rulings: "Regelfragen",
    rulingsNote:
        "Wo die gedruckten Regeln schweigen oder sich unterscheiden, wird hier so gespielt.",
    contents: "Auf dieser Seite",
    step: (n, of) => `Schritt ${n} von ${of}`,
    goOn: (n) => `Weiter mit Schritt ${n}`,
    ending: "Zum Schluss",
    skipped: (steps) => `Noch nicht beantwortete Schritte: ${list(steps.map(String))}.`,
    back: "Zurück",
    next: "Weiter",
    skip: "Überspringen",
    again: "Von vorn",
    finished: "Mehr braucht es nicht.",
    finishedNote:
        "Den Rest siehst du beim Spielen: Am Tisch steht bei jeder Wahl, was sie bedeutet.",
    play: "Jetzt spielen",
    readRules: "Regeln lesen",
    youAre: (name) => `Du bist ${name}, in Rot.`,
    alsoRight: "Deine Antwort ist genauso gut; die Geschichte geht mit einer anderen weiter.",
    right: "Richtig.",
    notQuite: "Nicht ganz.",
    answers: "Deine Antwort",
    you: "du",
};

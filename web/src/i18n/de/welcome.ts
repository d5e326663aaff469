import type { Area } from "../catalogue";

/** Coming to a table, leaving it, and what a link to it says. */
export const welcome: Area<"welcome"> = {
    endAlone: "Partie beenden",
    endSure: "Die Partie hier beenden? Sie bleibt unvollendet, und niemand gewinnt.",
    endYes: "Ja, beenden",
    proposeEndSure: "Vorschlagen, die Partie zu beenden? Sie endet, sobald alle zustimmen.",
    proposeEndYes: "Ja, vorschlagen",
    handSure: "Ein Bot spielt für dich, bis du deinen Platz zurücknimmst.",
    handYes: "Ja, lass ihn spielen",
    playOn: "Nein, weiterspielen",
    leaveYes: "Ja, gehen",
    stay: "Nein, bleiben",
    botOf: (level) => `Bot, ${level}`,

    invited: "Du bist an diesen Tisch eingeladen",
    seated: "Du hast einen Platz",
    sit: "Platz nehmen",
    watch: "Nur zuschauen",
    watching: "Du schaust zu. Die Partie erscheint hier, sobald sie beginnt.",
    decline: "Nein, danke",
    declined: "Dann ein andermal",
    declinedMeans:
        "Niemand erfährt davon, und der Platz bleibt frei. Wenn du es dir anders überlegst: Der Link gilt weiter.",
    backToTable: "Zurück zum Tisch",
    playAlone: "Gegen Bots spielen",
    whoSits: "Am Tisch",
    sendLink: "Schick den Link allen, die mitspielen sollen",
    agreed: "So wird gespielt",
    length: "Dauer",
    lengthOf: { santiago: "etwa 40 Minuten", exlibris: "etwa 20 Minuten" },
    lengthInDays: "einige Wochen, ab und zu ein Zug",
    usualRules: "wie üblich",
    on: "ja",
    off: "nein",
    noTakeBack: "Züge lassen sich nicht zurücknehmen",
    withHints: "Der Trainer gibt Tipps, wenn man ihn fragt",

    tooLate: "Alle Plätze sind besetzt",
    tooLateMeans:
        "Die Partie hat ohne dich begonnen. Schau zu, oder eröffne einen eigenen Tisch mit denselben Regeln.",
    tooLateClosed: "Die Partie hat begonnen, und hier dürfen nur die zuschauen, die mitspielen.",
    tableLikeThis: "So einen Tisch eröffnen",

    askName: "Wie sollen die anderen dich nennen?",
    askNameMeans: "Das wirst du nur einmal gefragt. Ändern lässt es sich in den Einstellungen.",
    asGuest: "Als Gast weiter",

    won: "gewonnen",
    sharedWin: "geteilter Sieg",
    place: (place, of) => `Platz ${place} von ${of}`,
    records: "Geöffnete Aufzeichnungen",
    recordsMeans: "Partien aus Dateien. Sie zählen nicht zu deinen.",

    link: {
        atTable: (names) => `Am Tisch: ${names}.`,
        comeAndSit: "Nimm Platz, im Browser und ohne Konto.",
        playing: "wird gerade gespielt",
        watchIt: "Schau live zu.",
        over: "das Ergebnis",
        replayIt: "Sieh dir die ganze Partie noch einmal an, Zug für Zug.",
        board: {
            santiago: "Die Insel von Santiago mit Kanälen und Plantagen",
            exlibris: "Die fünf Inseln von Ex Libris",
        },
    },
};

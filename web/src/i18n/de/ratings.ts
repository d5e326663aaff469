import type { Area } from "../catalogue";
import { pluralOf } from "../plural";

const plural = pluralOf("de");

export const ratings: Area<"ratings"> = {
    rated: "Gewertet",
    ratedMeans:
        "Die Partie zählt für die Wertung aller. Für alle mit Konto: mit Uhr, ohne Tipps und Zurücknehmen; wer geht, ist Letzter.",
    ratedLine: "gewertet",
    points: (points, uncertainty) => `${points} ± ${uncertainty}`,
    provisional: "vorläufig: noch zu wenige Partien",
    rating: "Wertung",
    games: "Partien",
    counted: (n) => plural(n, { one: "# Partie", other: "# Partien" }),
    changed: "Wertungen nach dieser Partie",
    counting: "Die Wertungen werden berechnet …",
    notCounted: "Diese Partie zählt nicht für die Wertung.",
    program: "Programm",
    best: "Die Besten",
    bestMeans:
        "Alle beginnen mit 1500, so viel hat ein geübter Bot. 400 Punkte mehr heißt: zehn zu eins.",
    people: "Menschen",
    programs: "Programme",
    name: "Name",
    bots: "Bots",
    nobody: "Noch hat niemand genug gewertete Partien gespielt.",
    since: (day) => `Hier seit ${day}`,
    noGames: "Noch keine gewerteten Partien.",
    results: "Ergebnisse",
    table: "Tisch",
    nth: (place) => `${place}.`,
    history: "Wertung im Lauf der Zeit",
    historyLabel: (first, last, games) =>
        `Wertung im Lauf der Zeit: zuerst ${first}, nach ${games} Partien ${last}`,
    recent: "Letzte Partien",
    deleted: "jemand, der nicht mehr da ist",
    shown: "Was andere hier sehen",
    shownMeans: "Dein Name, deine Wertungen und Ergebnisse sind immer zu sehen.",
    showHistory: "Wertung im Lauf der Zeit",
    showHistoryMeans: "Wie deine Wertung zustande kam.",
    showGames: "Letzte Partien",
    showGamesMeans: "Mit wem du gespielt hast und wie es ausging.",
    programsMeans:
        "Programme spielen mit einem eigenen Schlüsselwort: mit Menschen an Tischen ohne Wertung, gewertet untereinander.",
    renewToken: "Neues Schlüsselwort",
    programName: "Name des Programms",
    makeProgram: "Programm anlegen",
    tokenOf: (name) =>
        `Das Schlüsselwort von ${name}. Du siehst es nur jetzt: Bewahre es auf, wo es sonst niemand findet.`,
    report: "Dieses Profil melden",
    toBest: "Die Besten in diesem Spiel",
};

import type { Area } from "../catalogue";
import { pluralOf } from "../plural";

const plural = pluralOf("pl");

export const ratings: Area<"ratings"> = {
    rated: "Gra rankingowa",
    ratedMeans:
        "Liczy się do rankingu wszystkich. Dla osób z kontem: z zegarem, bez podpowiedzi i cofania; kto odejdzie, jest ostatni.",
    ratedLine: "rankingowa",
    points: (points, uncertainty) => `${points} ± ${uncertainty}`,
    provisional: "wstępny: jeszcze za mało gier",
    rating: "Ranking",
    games: "Gry",
    counted: (n) => plural(n, { one: "# gra", few: "# gry", many: "# gier", other: "# gry" }),
    changed: "Rankingi po tej grze",
    counting: "Obliczamy rankingi…",
    notCounted: "Ta gra nie liczy się do rankingu.",
    program: "program",
    best: "Najlepsi",
    bestMeans:
        "Każdy zaczyna od 1500 punktów; tyle ma bot zaawansowany. 400 punktów więcej to szanse dziesięć do jednego.",
    people: "Ludzie",
    programs: "Programy",
    name: "Nazwa",
    bots: "Boty",
    nobody: "Nikt nie rozegrał jeszcze dość gier rankingowych.",
    since: (day) => `Konto od ${day}`,
    noGames: "Jeszcze żadnych gier rankingowych.",
    results: "Wyniki",
    table: "Stół",
    nth: (place) => `${place}.`,
    history: "Ranking w czasie",
    historyLabel: (first, last, games) =>
        `Ranking w czasie: na początku ${first}, po ${games} grach ${last}`,
    recent: "Ostatnie gry",
    deleted: "ktoś, kogo już tu nie ma",
    shown: "Co widzą tu inni",
    shownMeans: "Twoja nazwa, rankingi i wyniki są zawsze widoczne.",
    showHistory: "Ranking w czasie",
    showHistoryMeans: "Jak zmieniał się twój ranking.",
    showGames: "Ostatnie gry",
    showGamesMeans: "Z kim były i jak się skończyły.",
    programsMeans:
        "Programy grają z własnym tokenem: z ludźmi przy stołach bez rankingu, rankingowo między sobą.",
    renewToken: "Nowy token",
    programName: "Nazwa programu",
    makeProgram: "Dodaj program",
    tokenOf: (name) =>
        `Token programu ${name}. Widać go tylko teraz: przechowaj go tam, gdzie nikt inny go nie znajdzie.`,
    report: "Zgłoś ten profil",
    toBest: "Najlepsi w tej grze",
};

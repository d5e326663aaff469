import type { Area } from "../catalogue";
import { pluralOf } from "../plural";

const plural = pluralOf("pl");

export const people: Area<"people"> = {
    title: "Zagraj z ludźmi",
    lede: "Powiedz, co ci pasuje. Gdy tylko dość osób zechce tego samego, stół otworzy się sam.",
    wish: "Co ci pasuje",
    howMany: "Ile osób przy stole",
    howManyMeans: "Każda liczba, która ci pasuje: im więcej zaznaczysz, tym szybciej zagrasz.",
    numbers: (numbers) => `graczy: ${numbers}`,
    paces: {
        now: { name: "Teraz", means: "Po 15 minut dla każdego i 20 sekund za każdy ruch" },
        days: { name: "Przez kilka dni", means: "Dwa dni na każdy ruch" },
    },
    rated: {
        name: "Rankingowa",
        means: "Liczy się do twojego rankingu: bez podpowiedzi i bez cofania ruchów.",
    },
    bots: "Gdy przyjdzie za mało osób",
    botsMeans: "Boty zajmą wolne miejsca, jeśli zgodzą się na to wszyscy przy stole.",
    botsAfter: (seconds) =>
        seconds < 60
            ? plural(seconds, {
                  one: "boty po # sekundzie",
                  few: "boty po # sekundach",
                  many: "boty po # sekundach",
                  other: "boty po # sekundy",
              })
            : plural(seconds / 60, {
                  one: "boty po # minucie",
                  few: "boty po # minutach",
                  many: "boty po # minutach",
                  other: "boty po # minuty",
              }),
    botsNever: "bez botów, poczekam",
    find: "Znajdź ludzi",
    looking: "Szukamy ludzi…",
    others: (n) =>
        n === 0
            ? "Na razie nikt inny tego nie chce."
            : plural(n, {
                  one: "# inna osoba chce tego samego.",
                  few: "# inne osoby chcą tego samego.",
                  many: "# innych osób chce tego samego.",
                  other: "# innej osoby chce tego samego.",
              }),
    botsIn: (time) => `Boty mogą dołączyć za ${time}`,
    botsSoon: "Boty dołączą, gdy zgodzą się pozostali",
    stop: "Przestań szukać",
    stay: "Zostań na tej stronie: kto ją opuści, ten już nie szuka.",
    whoWaits: "Kto na co czeka",
    nobody: "Teraz nikt nie czeka. Zacznij: inni to zobaczą.",
    joinIn: "Dołącz",
    startMeans: "Znajdź ludzi, którzy chcą zagrać w to samo teraz albo przez kilka dni.",
    waitingNow: (n) =>
        plural(n, {
            one: "# osoba czeka",
            few: "# osoby czekają",
            many: "# osób czeka",
            other: "# osoby czeka",
        }),
};

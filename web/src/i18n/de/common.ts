import type { Area } from "../catalogue";
import { pluralOf } from "../plural";

const plural = pluralOf("de");

export const common: Area<"common"> = {
    title: "Levada",
    start: "Start",
    learn: "Lernen",
    myGames: "Meine Partien",
    account: "Konto",
    tournaments: "Turniere",
    language: "Sprache",
    settings: "Einstellungen",
    sound: (on) => (on ? "Ton ausschalten" : "Ton einschalten"),
    soundLabel: "Ton",
    soundMeans: "Leise, und erst nach der ersten Berührung.",
    theme: "Farben",
    themes: { system: "wie das Gerät", light: "Tag", dark: "Nacht" },
    confirmMoves: "Vor jedem Zug nachfragen",
    confirmMovesMeans: "Erst beim zweiten Drücken gilt der Zug.",
    speed: "Tempo der Ereignisse",
    speedMeans:
        "Was am Tisch geschieht, wird Schritt für Schritt gezeigt. Ein Druck überspringt es.",
    speeds: { calm: "ruhig", normal: "normal", quick: "schnell", off: "alles auf einmal" },
    coordinates: "Koordinaten",
    coordinatesMeans: "Buchstaben und Zahlen am Rand des Spielplans.",
    yourName: "Dein Name",
    yourNameMeans: "So heißt du für die anderen am Tisch.",
    about: "Über Levada",
    privacy: "Datenschutz",
    close: "Schließen",
    tryAgain: "Noch einmal versuchen",
    looking: "Einen Augenblick …",
    pageNotLoaded:
        "Diese Seite ließ sich nicht laden. Vielleicht gibt es inzwischen eine neuere Fassung.",
    nowhere: "Hier ist nichts",
    nowhereMeans:
        "Hier endet die Levada. Unter dieser Adresse gibt es nichts; vielleicht fehlt ein Stück des Links, oder der Tisch ist längst abgeräumt.",
    toStart: "Zum Start",
    games: { santiago: "Santiago", exlibris: "Ex Libris" },
    editions: { amigo: "AMIGO", samarkand: "Samarkand", trefl: "Trefl" },
    levels: {
        random: "zufällig",
        novice: "einfach",
        regular: "geübt",
        expert: "meisterlich",
    },
    bot: "Bot",
    guest: "Gast",
    seat: (n) => `Platz ${n}`,
    players: (n) => plural(n, { one: "# Person", other: "# Personen" }),
    bots: (n) => plural(n, { one: "# Bot", other: "# Bots" }),
    seatsFree: (n) => plural(n, { one: "# Platz frei", other: "# Plätze frei" }),
    noClock: "keine Uhr",
    clock: (minutes, increment) =>
        plural(minutes, { one: "je # Minute", other: "je # Minuten" }) +
        (increment > 0 ? ` + ${increment} s` : ""),
    days: (n) => plural(n, { one: "# Tag je Zug", other: "# Tage je Zug" }),
};

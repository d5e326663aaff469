import { pluralOf } from "../plural";

const plural = pluralOf("en");

export const common = {
    title: "Levada",
    start: "Start",
    learn: "Learn",
    myGames: "My games",
    language: "Language",
    settings: "Settings",
    sound: (on: boolean) => (on ? "Turn sound off" : "Turn sound on"),
    soundLabel: "Sound",
    soundMeans: "Quiet, and only after your first touch.",
    theme: "Colours",
    themes: { system: "as the device", light: "day", dark: "night" },
    confirmMoves: "Ask before each move",
    confirmMovesMeans: "Only a second press makes the move.",
    coordinates: "Coordinates",
    coordinatesMeans: "Letters and numbers along the rim of the board.",
    yourName: "Your name",
    yourNameMeans: "What others call you at the table.",
    about: "About",
    privacy: "Privacy",
    close: "Close",
    tryAgain: "Try again",
    looking: "Just a moment…",
    pageNotLoaded: "This page could not be loaded. Perhaps there is a newer version.",
    nowhere: "No such place",
    nowhereMeans:
        "The levada ends here. There is nothing at this address; perhaps part of the link is missing, or the table has long been cleared.",
    toStart: "To the start",
    games: { santiago: "Santiago", exlibris: "Ex Libris" },
    editions: { amigo: "AMIGO", samarkand: "Samarkand", trefl: "Trefl" },
    levels: { random: "random", novice: "novice", regular: "regular", expert: "expert" },
    bot: "Bot",
    guest: "Guest",
    seat: (n: number) => `seat ${n}`,
    players: (n: number) => plural(n, { one: "# player", other: "# players" }),
    bots: (n: number) => plural(n, { one: "# bot", other: "# bots" }),
    seatsFree: (n: number) => plural(n, { one: "# seat free", other: "# seats free" }),
    noClock: "no clock",
    clock: (minutes: number, increment: number) =>
        plural(minutes, { one: "# minute each", other: "# minutes each" }) +
        (increment > 0 ? ` + ${increment} s` : ""),
    days: (n: number) => plural(n, { one: "# day a move", other: "# days a move" }),
};

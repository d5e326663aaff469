import type { Area } from "../catalogue";
import { pluralOf } from "../plural";

const plural = pluralOf("pl");

export const common: Area<"common"> = {
    title: "Levada",
    start: "Start",
    learn: "Nauka",
    myGames: "Moje gry",
    account: "Konto",
    tournaments: "Turnieje",
    language: "Język",
    settings: "Ustawienia",
    sound: (on) => (on ? "Wyłącz dźwięk" : "Włącz dźwięk"),
    soundLabel: "Dźwięk",
    soundMeans: "Cichy i dopiero po pierwszym dotknięciu.",
    theme: "Kolory",
    themes: { system: "jak w urządzeniu", light: "dzień", dark: "noc" },
    confirmMoves: "Pytaj przed każdym ruchem",
    confirmMovesMeans: "Ruch wykonuje dopiero drugie naciśnięcie.",
    speed: "Tempo wydarzeń",
    speedMeans: "To, co dzieje się przy stole, widać krok po kroku. Naciśnięcie przeskakuje dalej.",
    speeds: { calm: "spokojne", normal: "zwykłe", quick: "szybkie", off: "wszystko naraz" },
    coordinates: "Współrzędne",
    coordinatesMeans: "Litery i cyfry wzdłuż brzegu planszy.",
    yourName: "Twoje imię",
    yourNameMeans: "Tak będą cię widzieć inni przy stole.",
    about: "O Levadzie",
    privacy: "Prywatność",
    close: "Zamknij",
    tryAgain: "Spróbuj ponownie",
    looking: "Chwileczkę…",
    pageNotLoaded: "Nie udało się wczytać tej strony. Być może jest już nowsza wersja.",
    nowhere: "Tu nic nie ma",
    nowhereMeans:
        "Levada kończy się w tym miejscu. Pod tym adresem nic nie ma; może brakuje części linku albo stół dawno już sprzątnięto.",
    toStart: "Na stronę startową",
    games: { santiago: "Santiago", exlibris: "Ex Libris" },
    editions: { amigo: "AMIGO", samarkand: "Samarkanda", trefl: "Trefl" },
    levels: {
        random: "losowy",
        novice: "początkujący",
        regular: "zaawansowany",
        expert: "mistrz",
    },
    bot: "Bot",
    guest: "Gość",
    seat: (n) => `miejsce ${n}`,
    players: (n) =>
        plural(n, { one: "# gracz", few: "# graczy", many: "# graczy", other: "# gracza" }),
    bots: (n) => plural(n, { one: "# bot", few: "# boty", many: "# botów", other: "# bota" }),
    seatsFree: (n) =>
        plural(n, {
            one: "# wolne miejsce",
            few: "# wolne miejsca",
            many: "# wolnych miejsc",
            other: "# wolnego miejsca",
        }),
    noClock: "bez zegara",
    clock: (minutes, increment) =>
        plural(minutes, {
            one: "po # minucie",
            few: "po # minuty",
            many: "po # minut",
            other: "po # minuty",
        }) + (increment > 0 ? ` + ${increment} s` : ""),
    days: (n) =>
        plural(n, {
            one: "# dzień na ruch",
            few: "# dni na ruch",
            many: "# dni na ruch",
            other: "# dnia na ruch",
        }),
};

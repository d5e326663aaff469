import type { Area } from "../catalogue";
import { pluralOf } from "../plural";

const plural = pluralOf("hu");

export const common: Area<"common"> = {
    title: "Levada",
    start: "Kezdőlap",
    learn: "Tanulás",
    myGames: "Játszmáim",
    account: "Fiók",
    tournaments: "Versenyek",
    language: "Nyelv",
    settings: "Beállítások",
    sound: (on) => (on ? "Hang kikapcsolása" : "Hang bekapcsolása"),
    soundLabel: "Hang",
    soundMeans: "Halk, és csak az első érintésed után szólal meg.",
    theme: "Színek",
    themes: { system: "mint az eszközön", light: "nappali", dark: "éjszakai" },
    confirmMoves: "Kérdezzen rá minden lépésre",
    confirmMovesMeans: "A lépés csak a második gombnyomásra érvényes.",
    speed: "Az események tempója",
    speedMeans: "Ami az asztalnál történik, lépésről lépésre látszik. Egy érintés átugorja.",
    speeds: { calm: "nyugodt", normal: "szokásos", quick: "gyors", off: "egyszerre minden" },
    coordinates: "Koordináták",
    coordinatesMeans: "Betűk és számok a játéktábla szélén.",
    yourName: "A neved",
    yourNameMeans: "Így látnak a többiek az asztalnál.",
    about: "A Levadáról",
    privacy: "Adatvédelem",
    close: "Bezárás",
    tryAgain: "Újra",
    looking: "Egy pillanat…",
    pageNotLoaded: "Ezt az oldalt nem sikerült betölteni. Talán már van újabb változata.",
    nowhere: "Itt nincs semmi",
    nowhereMeans:
        "Itt ér véget a levada. Ezen a címen nincs semmi; talán hiányzik a link egy darabja, vagy az asztalt már rég leszedték.",
    toStart: "A kezdőlapra",
    games: { santiago: "Santiago", exlibris: "Ex Libris" },
    editions: { amigo: "AMIGO", samarkand: "Szamarkand", trefl: "Trefl" },
    levels: {
        random: "véletlenszerű",
        novice: "kezdő",
        regular: "haladó",
        expert: "mester",
    },
    bot: "Bot",
    guest: "Vendég",
    seat: (n) => `${n}. hely`,
    players: (n) => plural(n, { other: "# játékos" }),
    bots: (n) => plural(n, { other: "# bot" }),
    seatsFree: (n) => plural(n, { other: "# szabad hely" }),
    noClock: "óra nélkül",
    clock: (minutes, increment) =>
        plural(minutes, { other: "fejenként # perc" }) +
        (increment > 0 ? ` + ${increment} mp` : ""),
    days: (n) => plural(n, { other: "lépésenként # nap" }),
};

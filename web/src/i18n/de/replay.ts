import type { Area } from "../catalogue";
import { pluralOf } from "../plural";
import { of } from "./terms";

const plural = pluralOf("de");

export const replay: Area<"replay"> = {
    round: (n) => `Runde ${n}`,
    roundOf: (n, of) => `Runde ${n} von ${of}`,

    controls: "Nachspielen",
    first: "Zum Anfang",
    back: "Einen Zug zurück",
    play: "Abspielen",
    pause: "Anhalten",
    forward: "Einen Zug weiter",
    last: "Zum Ende",
    scrub: "Zug",
    move: (n) => `Zug ${n}`,
    of: (n) => `von ${n}`,

    seenBy: "Sicht",
    everybody: "alles offen",
    link: "Link zu diesem Zug",
    record: "Aufzeichnung",
    table: "Zum Tisch",
    notOver: "Diese Partie läuft noch. Nachspielen kannst du sie, wenn sie zu Ende ist.",
    loading: "Die Partie wird geholt …",
    bring: "Aufzeichnung hier ablegen, um sie nachzuspielen",
    betterTag: "besser",
    noSuchMove: (of: number) =>
        `Diesen Zug gibt es nicht: Die Partie hat nur ${of} Züge. Hier ist ihr Ende.`,
    openShort: "Öffnen …",
    open: "Andere Aufzeichnung öffnen",
    playOn: "Von hier weiterspielen",
    playOnBefore: "Diesen Zug neu spielen",
    playOnBeforeNote: (n) => `Vor Zug ${n}: Du machst ihn neu.`,
    playOnNote: (n: number) =>
        n === 0 ? "Von Anfang an, mit derselben Mischung." : `Nach Zug ${n}, so wie es hier steht.`,
    playOnSeat: "Du spielst",
    playOnLevel: "Die Bots",
    playOnGo: "Weiterspielen",
    playOnOver: "Hier ist die Partie zu Ende. Geh erst zu einem früheren Zug zurück.",

    side: "Neben dem Spielplan",
    review: "Rückblick des Trainers",
    chance: "Gewinnaussicht",
    chanceNote: "jeweils bei den eigenen Zügen, aus eigener Sicht",
    chanceLabel: (leader, percent) =>
        `Gewinnaussicht Zug für Zug; hier liegt ${leader} mit ${percent} % vorn`,
    costliest: "Die teuersten Züge",
    costliestNote: "auswählen, um den Zug zu sehen",
    better: (move) => `Besser: ${move}`,
    betterBy: (move, n) =>
        `Um ${plural(n, { one: "# Punkt", other: "# Punkte" })} besser: ${move}.`,
    split: (best, played, atOnce, later) =>
        `Davon sofort ${atOnce} (${best} statt ${played}), durch alles Weitere ${later}.`,
    but: (whys) => `Aber: ${whys.join("; ")}.`,
    onlyMine: "Nur meine",
    all: (n) => `Alle ${n}`,
    fewer: "Nur die schlimmsten",
    lossNote: "Punkte hinter dem besten Zug, die der anderen mitgerechnet",
    points: (n) => `−${n}`,
    noneCostly: "Kein Zug hat etwas verschenkt.",
    working: "Der Trainer sieht sich jeden Zug an",
    workingOf: (done, of) => plural(of, { one: `${done} von # Zug`, other: `${done} von # Zügen` }),
    workingNote: "Du kannst die Partie inzwischen durchgehen.",
    noReview: "Diese Partie lässt sich nicht besprechen.",

    hands: "Wer was hat",
    hidden: "verdeckt",
    moves: {
        bid: (amount) => `${amount} bieten`,
        pass: "passen",
        plant: (tile, square) => `${tile} auf ${square}`,
        offer: (segment, amount) => `${amount} für ${segment}`,
        accept: (segment) => `${segment} annehmen`,
        build: (segment) => `${segment} bauen`,
        decline: "nichts bauen",
        extra: (segment, edition) => `${of(edition).extra} auf ${segment}`,
        keep: (edition) => `den ${of(edition).extra} behalten`,
        canal: (segment, edition) => `erster ${of(edition).canal} auf ${segment}`,
        order: (island) => `Auftrag ${island}`,
    },
};

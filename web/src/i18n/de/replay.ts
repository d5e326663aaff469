import type { Area } from "../catalogue";
import { pluralOf } from "../plural";

const plural = pluralOf("de");

export const replay: Area<"replay"> = {
    round: (n) => `Runde ${n}`,
    roundOf: (n, of) => `Runde ${n} von ${of}`,

    controls: "Rückschau",
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
    linkCopied: "Der Link zu diesem Zug ist kopiert.",
    record: "Aufzeichnung",
    table: "Zum Tisch",
    notOver: "Dieses Spiel läuft noch. Zurückschauen kann man, wenn es vorbei ist.",
    loading: "Das Spiel wird geholt …",
    bring: "Aufzeichnung hier ablegen, um sie anzusehen",

    chance: "Gewinnaussicht",
    chanceNote: "vor jedem Zug, wie der Spieler sie einschätzen konnte",
    chanceLabel: (leader, percent) =>
        `Gewinnaussicht Zug für Zug; hier liegt ${leader} mit ${percent} % vorn`,
    costliest: "Die teuersten Züge",
    costliestNote: "anklicken, um den Zug zu sehen",
    better: (move) => `Besser: ${move}`,
    onlyMine: "Nur meine",
    all: (n) => `Alle ${n}`,
    fewer: "Nur die schlimmsten",
    lossNote: "Verschenkte Punkte der erwarteten Summe",
    points: (n) => `−${n}`,
    noneCostly: "Kein Zug hat etwas verschenkt.",
    working: "Der Trainer sieht sich jeden Zug an",
    workingOf: (done, of) => plural(of, { one: `${done} von # Zug`, other: `${done} von # Zügen` }),
    workingNote: "Du kannst das Spiel inzwischen durchgehen.",
    noReview: "Dieses Spiel lässt sich nicht durchsehen.",

    hands: "Was alle haben",
    hidden: "verdeckt",
    moves: {
        bid: (amount) => `${amount} bieten`,
        pass: "passen",
        plant: (tile, square) => `${tile} auf ${square}`,
        offer: (segment, amount) => `${amount} für ${segment}`,
        accept: (segment) => `${segment} annehmen`,
        build: (segment) => `${segment} bauen`,
        decline: "nichts bauen",
        extra: (segment) => `Zusatzkanal auf ${segment}`,
        keep: "den Zusatzkanal behalten",
        canal: (segment) => `erster Kanal auf ${segment}`,
        order: (island) => `Auftrag ${island}`,
    },
};

import type { Area } from "../catalogue";
import { of } from "./terms";

export const make: Area<"make"> = {
    title: "Einen Tisch eröffnen",
    gameAndEdition: "Spiel und Ausgabe",
    game: "Spiel",
    edition: "Ausgabe",
    gameMeans: { santiago: "Plantagen, Bestechung, Wasser", exlibris: "Bücher von fünf Inseln" },
    editionMeans: {
        amigo: "Das Original von 2003, 3–5 Personen, Geld verdeckt",
        samarkand: "Wasserturm und Hüter der Aryks",
        trefl: "Auch zu zweit, mit Palmen",
    },

    seats: "Plätze",
    kinds: { me: "Ich", open: "Frei", bot: "Bot", screen: "Hier am Gerät" },
    seatNames: { me: "Du", open: "Freier Platz", bot: "Bot", screen: "Jemand hier" },
    seatMeans: {
        me: "das bist du",
        open: "wer den Link hat, kann sich setzen",
        screen: "spielt abwechselnd mit dir an diesem Gerät",
    },
    levelMeans: {
        random: "macht irgendeinen Zug",
        novice: "sieht den eigenen Gewinn und sonst noch nicht viel",
        regular: "wägt ab, was jeder Zug am Ende wert sein kann",
        expert: "spielt vorher viele Partien im Kopf durch",
    },
    operatorPlayer: "von den Betreibern dieses Servers",
    whoSits: (n) => `Wer auf Platz ${n} sitzt`,
    strength: (n) => `Stärke des Bots auf Platz ${n}`,
    nameAt: (n) => `Name auf Platz ${n}`,
    yourName: "Dein Name",
    theirName: "Name",
    addSeat: "Platz hinzufügen",
    removeSeat: (n) => `Platz ${n} entfernen`,

    rules: "Regeln",
    rulesNone: "Nichts zu wählen: Ex Libris kennt nur eine Spielweise.",
    options: {
        palms: {
            name: "Palmen",
            means: (edition) =>
                `Drei Palmen auf dem Spielplan; eine Palme auf deiner Plantage zählt wie ein weiterer ${of(edition).marker}.`,
        },
        min_offer: {
            name: "Kleinste Bestechungssumme",
            means: (edition) =>
                `Mit 0 darf man dem ${of(edition).overseer} auch ohne Geld eine Stelle vorschlagen.`,
        },
        money: {
            name: "Geld der anderen",
            means: () => "Verdeckt: Du siehst nur dein eigenes Geld und was offen geboten wird.",
        },
        spare_tile: {
            name: "Das 45. Plättchen",
            means: () =>
                "Es kommt in die Schachtel, oder wer in der ersten Runde zuerst pflanzt, legt am Ende auch dieses; nur zu dritt oder zu viert.",
        },
        build_named: {
            name: "Bauen, wo geboten wurde",
            means: (edition) =>
                `Hausregel: Auch an einer vorgeschlagenen Stelle darf der ${of(edition).overseer} bauen, ohne das Geld zu nehmen – für 1 mehr als den teuersten Vorschlag.`,
        },
    },
    values: {
        min_offer: { "0": "0", "1": "1 Escudo" },
        money: { open: "offen", hidden: "verdeckt" },
        spare_tile: { boxed: "in die Schachtel", planted: "auf den Spielplan" },
    },

    more: "Weitere Einstellungen",
    drawn: "ausgelost",
    spring: {
        name: (edition) => of(edition).spring,
        means: "Am Rand oder in der Ecke wird das Wasser knapp: nur für Geübte.",
        inside: "innen, ausgelost",
        anywhere: "irgendwo, ausgelost",
        chosen: "selbst gewählt",
    },
    palmsAt: {
        name: "Standort der Palmen",
        means: "Nie dort, wo das Wasser entspringt, und nie dicht beieinander.",
        chosen: "selbst gewählt",
        left: (n) => (n === 0 ? "Alle drei stehen." : `Noch zu setzen: ${n}.`),
    },
    overseer: {
        name: (edition) => `Erster ${of(edition).overseer}`,
        means: "Bietet in der ersten Runde zuletzt.",
    },
    first: { name: "Wer beginnt", means: "Von dort geht es im Uhrzeigersinn weiter." },
    board: "Die Insel",
    crossing: (name) => `Schnittpunkt ${name}`,
    square: (name) => `Feld ${name}`,
    pickCrossing: "Wähle einen Schnittpunkt: Dort entspringt das Wasser.",
    pickSquares: "Wähle drei Felder für die Palmen.",

    pace: "Tempo",
    paces: {
        none: { name: "Keine Uhr", means: "Alle nehmen sich Zeit" },
        clock: { name: "Minuten", means: "So viele hat jede Person für die Partie" },
        days: { name: "Tage", means: "Fernpartie: einige Tage für jeden Zug" },
    },
    minutes: "Minuten je Person",
    increment: "Sekunden dazu je Zug",
    starts: {
        name: "Wann es losgeht",
        means: "Sobald alle sitzen, oder zu einer Zeit, die du bestimmst. Eine Viertelstunde vorher werden alle benachrichtigt; freie Plätze nehmen Bots.",
        soon: "sobald alle sitzen",
        later: "zu einer Zeit",
        at: "Tag und Uhrzeit",
    },
    daysAMove: "Tage je Zug",

    company: "Rund um den Tisch",
    watchers: {
        name: "Wer darf zuschauen",
        means: "Wer zuschaut, sieht nie verdecktes Geld, verdeckte Plättchen oder Handkarten.",
        anyone: "wer den Link hat",
        nobody: "niemand",
    },
    listed: { name: "Öffentlich", means: "Auch Fremde finden den Tisch auf der Startseite." },
    chat: { name: "Chat", means: "Eigene und fertige Sätze am Tisch." },
    takeBack: {
        name: "Zurücknehmen",
        means: "Den letzten eigenen Zug, bis jemand anders gezogen hat oder Verdecktes aufgedeckt wurde.",
    },
    hints: { name: "Tipps", means: "Der Trainer sagt auf Wunsch, was er tun würde." },
    standIn: {
        name: "Wenn jemand weg ist",
        means: "Dann spielt ein Bot dieser Stärke weiter.",
    },

    summary: "Dein Tisch",
    watchLine: { anyone: "Zuschauen darf, wer den Link hat", nobody: "Zuschauen darf niemand" },
    listedLine: "Auch Fremde finden ihn",
    makeIt: "Tisch eröffnen",
    startIt: "Partie beginnen",
    makeMeans:
        "Du bekommst einen Link für die anderen. Es geht los, sobald alle sitzen; freie Plätze kannst du jederzeit einem Bot geben.",
    startMeans: "Kein Platz ist frei, also geht es sofort los.",
};

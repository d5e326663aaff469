import type { Area } from "../catalogue";

const OVERSEER = {
    amigo: "Kanalaufseher",
    samarkand: "Hüter der Aryks",
    trefl: "Kanalbauer",
};
const MARKER = {
    amigo: "ein weiterer Ertragsstein",
    samarkand: "ein weiterer Arbeiter",
    trefl: "ein weiterer Bauer",
};

export const make: Area<"make"> = {
    title: "Einen Tisch aufmachen",
    gameAndEdition: "Spiel und Ausgabe",
    game: "Spiel",
    edition: "Ausgabe",
    gameMeans: { santiago: "Plantagen, Bestechung, Wasser", exlibris: "Bücher von fünf Inseln" },
    editionMeans: {
        amigo: "Das Original von 2003: drei bis fünf, Geld verdeckt",
        samarkand: "Wasserturm und Hüter der Aryks",
        trefl: "Auch zu zweit, mit Palmen",
    },

    seats: "Plätze",
    kinds: { me: "Ich", open: "Offen", bot: "Bot", screen: "Hier am Gerät" },
    seatNames: { me: "Du", open: "Offener Platz", bot: "Bot", screen: "Jemand hier" },
    seatMeans: {
        me: "das bist du",
        open: "wer den Link hat, kann sich setzen",
        screen: "spielt an diesem Bildschirm, abwechselnd mit dir",
    },
    levelMeans: {
        random: "macht irgendeinen Zug",
        novice: "sieht den eigenen Gewinn und sonst noch nicht viel",
        regular: "wägt ab, was jeder Zug am Ende wert sein kann",
        expert: "spielt vorher viele Partien im Kopf durch",
    },
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
                `Drei Palmen auf dem Spielplan; eine Palme auf deinem Plättchen zählt wie ${MARKER[edition]}.`,
        },
        min_offer: {
            name: "Kleinste Bestechungssumme",
            means: (edition) =>
                `Mit 0 darf man dem ${OVERSEER[edition]} auch ohne Geld einen Platz vorschlagen.`,
        },
        money: {
            name: "Geld der anderen",
            means: () => "Verdeckt: Du siehst nur dein eigenes Geld und was offen geboten wird.",
        },
        spare_tile: {
            name: "Das 45. Plättchen",
            means: () =>
                "Es kommt in die Schachtel, oder wer zuerst gepflanzt hat, pflanzt es in der ersten Runde dazu; nur zu dritt oder zu viert.",
        },
        build_named: {
            name: "Genannten Platz selbst bauen",
            means: (edition) =>
                `Hausregel: Auch wo geboten wurde, darf der ${OVERSEER[edition]} bauen, ohne das Geld zu nehmen – für 1 mehr als das höchste Gebot.`,
        },
    },
    values: {
        min_offer: { "0": "0", "1": "1 Escudo" },
        money: { open: "offen", hidden: "verdeckt" },
        spare_tile: { boxed: "in die Schachtel", planted: "wird gepflanzt" },
    },

    more: "Weitere Wünsche",
    drawn: "ausgelost",
    spring: {
        name: (edition) => (edition === "samarkand" ? "Wasserturm" : "Quelle"),
        means: "Am Rand oder in der Ecke wird das Wasser knapp: nur für Geübte.",
        inside: "innen, ausgelost",
        anywhere: "irgendwo, ausgelost",
        chosen: "selbst gewählt",
    },
    palmsAt: {
        name: "Standort der Palmen",
        means: "Sie stehen weder am Ursprung des Wassers noch dicht beieinander.",
        chosen: "selbst gewählt",
        left: (n) => (n === 0 ? "Alle drei stehen." : `Noch zu setzen: ${n}.`),
    },
    overseer: {
        name: (edition) => `Erster ${OVERSEER[edition]}`,
        means: "Bietet in der ersten Runde als Letzter.",
    },
    first: { name: "Wer beginnt", means: "Von dort geht es im Uhrzeigersinn weiter." },
    board: "Die Insel",
    crossing: (name) => `Schnittpunkt ${name}`,
    square: (name) => `Feld ${name}`,
    pickCrossing: "Tipp auf einen Schnittpunkt: Dort entspringt das Wasser.",
    pickSquares: "Tipp auf drei Felder für die Palmen.",

    pace: "Tempo",
    paces: {
        none: { name: "Keine Uhr", means: "Jeder nimmt sich Zeit" },
        clock: { name: "Minuten", means: "Jede Person hat einige für die ganze Partie" },
        days: { name: "Tage", means: "Fernpartie: einige Tage für jeden Zug" },
    },
    minutes: "Minuten je Person",
    increment: "Sekunden zurück je Zug",
    daysAMove: "Tage je Zug",

    company: "Gesellschaft",
    watchers: {
        name: "Wer darf zuschauen",
        means: "Zuschauer sehen nie verdecktes Geld, verdeckte Plättchen oder fremde Karten.",
        anyone: "wer den Link hat",
        nobody: "niemand",
    },
    listed: { name: "Öffentlich", means: "Auch Fremde finden den Tisch auf der Startseite." },
    chat: { name: "Gespräch", means: "Eigene und fertige Sätze am Tisch." },
    takeBack: {
        name: "Zurücknehmen",
        means: "Den letzten eigenen Zug, bis jemand anderes gezogen hat oder Verdecktes aufgedeckt wurde.",
    },
    hints: { name: "Tipps", means: "Der Trainer sagt, was er tun würde – wenn man ihn fragt." },
    standIn: {
        name: "Wenn jemand weg ist",
        means: "Dann spielt ein Bot dieser Stärke weiter.",
    },

    summary: "Dein Tisch",
    watchLine: { anyone: "Zuschauen darf, wer den Link hat", nobody: "Zuschauen darf niemand" },
    listedLine: "Auch Fremde finden ihn",
    makeIt: "Tisch aufmachen",
    startIt: "Partie beginnen",
    makeMeans:
        "Du bekommst einen Link für die anderen. Es geht los, sobald alle sitzen; leere Plätze kannst du jederzeit einem Bot geben.",
    startMeans: "Kein Platz ist offen, also geht es sofort los.",
};

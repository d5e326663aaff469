import { pluralOf } from "../plural";

const plural = pluralOf("en");

export const start = {
    title: "Levada: Santiago and Ex Libris in your browser",
    headline: ["Water is dear.", "So are good books."],
    lede: "Two board games for two to five people, in your browser. No account. Send a link, or play against bots.",
    gettingReady:
        "The server has just started and is getting the rules ready, once. Your table opens by itself in up to a minute.",
    playNow: "Play now",
    playNowMeans: (bots: number) => plural(bots, { one: "you and # bot", other: "you and # bots" }),
    makeTable: "Make a table",
    about: {
        santiago:
            "Bid for plantations, bribe the overseer, and steer the water to your own fields before they dry out.",
        exlibris:
            "Send seekers to five islands. Books from an island almost emptied are worth most, if you kept them in your hand.",
    },
    facts: {
        santiago: ["2–5 players", "about 40 minutes", "three editions"],
        exlibris: ["2–4 players", "about 20 minutes", "cards"],
    },
    yourTables: "Your tables",
    allYours: "all my games",
    openTables: "Open tables",
    beingPlayed: "Being played",
    nobodyWaits: "Nobody is waiting for players just now.",
    nobodyWaitsHelp: "Make a table, tick “Listed”, and others will find it here.",
    showAll: (n: number) => `all ${n}`,
    showLess: "fewer",
    yourMove: "Your move",
    look: "Look",
    join: "Join",
    watch: "Watch",
    replay: "Replay",
    waiting: "waiting for the others",
    yourMoveLine: "it is your move",
    notStarted: (free: number) =>
        plural(free, { one: "waiting for # more player", other: "waiting for # more players" }),
    endedEarly: "ended early",
    record: "Look at a record",
    recordMeans:
        "Drop a game record here, or choose a file. You can replay it and have it reviewed.",
    chooseFile: "Choose a file",
    dropHere: "Let go to open it",
};

import { of } from "./terms";

export const make = {
    title: "Make a table",
    gameAndEdition: "Game and edition",
    game: "Game",
    edition: "Edition",
    gameMeans: { santiago: "Plantations, bribes, water", exlibris: "Books from five islands" },
    editionMeans: {
        amigo: "The original of 2003, 3–5 players, money hidden",
        samarkand: "Water tower and keeper of the aryks",
        trefl: "For two people as well, with palms",
    },

    seats: "Seats",
    kinds: { me: "Me", open: "Open", bot: "Bot", screen: "At this screen" },
    seatNames: { me: "You", open: "Open seat", bot: "Bot", screen: "Somebody here" },
    seatMeans: {
        me: "that is you",
        open: "whoever has the link can sit down",
        screen: "plays at this screen, in turn with you",
    },
    levelMeans: {
        random: "makes any move at all",
        novice: "sees its own gain, and not yet much else",
        regular: "weighs what each move may be worth in the end",
        expert: "plays many games through in its head first",
    },
    operatorPlayer: "a player of this server’s operator",
    whoSits: (n: number) => `Who sits at seat ${n}`,
    strength: (n: number) => `Strength of the bot at seat ${n}`,
    nameAt: (n: number) => `Name at seat ${n}`,
    yourName: "Your name",
    theirName: "Name",
    addSeat: "Add a seat",
    removeSeat: (n: number) => `Remove seat ${n}`,

    rules: "Rules",
    rulesNone: "Nothing to choose: Ex Libris has one set of rules.",
    options: {
        palms: {
            name: "Palms",
            means: (edition: string) =>
                `Three palms on the board; a palm on a tile of yours counts like one more ${of(edition).marker}.`,
        },
        min_offer: {
            name: "Smallest bribe",
            means: (edition: string) =>
                `With 0, a place may be proposed to the ${of(edition).overseer} without money.`,
        },
        money: {
            name: "The others’ money",
            means: (_: string) =>
                "Hidden: you see only your own money, and what is openly bid and offered.",
        },
        spare_tile: {
            name: "The 45th tile",
            means: (_: string) =>
                "It goes into the box, or is planted in the first round by whoever planted first; with three or four players.",
        },
        build_named: {
            name: "Building where others offered",
            means: (edition: string) =>
                `A house rule: the ${of(edition).overseer} may also build at a proposed place without taking the money, for 1 more than the dearest.`,
        },
    },
    values: {
        min_offer: { "0": "0", "1": "1 escudo" },
        money: { open: "open", hidden: "hidden" },
        spare_tile: { boxed: "boxed", planted: "planted" },
    },

    more: "More options",
    drawn: "drawn by lot",
    spring: {
        name: (edition: string) => `The ${of(edition).spring}`,
        means: "At the edge or in a corner water becomes scarce: for the experienced.",
        inside: "inside, drawn by lot",
        anywhere: "anywhere, drawn by lot",
        chosen: "I choose",
    },
    palmsAt: {
        name: "Where the palms stand",
        means: "They keep off the water’s source, and apart from one another.",
        chosen: "I choose",
        left: (n: number) => (n === 0 ? "All three stand." : `Still to place: ${n}.`),
    },
    overseer: {
        name: (edition: string) => `First ${of(edition).overseer}`,
        means: "Bids last in the first round.",
    },
    first: { name: "Who starts", means: "Play goes clockwise from there." },
    board: "The island",
    crossing: (name: string) => `Crossing ${name}`,
    square: (name: string) => `Square ${name}`,
    pickCrossing: "Pick a crossing for the source of the water.",
    pickSquares: "Tap three squares for the palms.",

    pace: "Pace",
    paces: {
        none: { name: "No clock", means: "Everybody takes their time" },
        clock: { name: "Minutes", means: "Each person has so many for the game" },
        days: { name: "Days", means: "A game by mail: some days for each move" },
    },
    minutes: "Minutes for each person",
    increment: "Seconds added with each move",
    starts: {
        name: "When it begins",
        means: "As soon as everybody sits, or at a time that you set. Everybody is notified a quarter of an hour before it; bots take the seats still free.",
        soon: "as soon as everybody sits",
        later: "at a time",
        at: "Day and time",
    },
    daysAMove: "Days for each move",

    company: "Company",
    watchers: {
        name: "Who may watch",
        means: "Watchers never see hidden money, tiles or hands.",
        anyone: "whoever has the link",
        nobody: "nobody",
    },
    listed: { name: "Listed", means: "Strangers find the table on the start page." },
    chat: { name: "Chat", means: "Own words and ready phrases at the table." },
    takeBack: {
        name: "Taking back",
        means: "Your last move, until somebody else has moved or something hidden was turned up.",
    },
    hints: { name: "Hints", means: "The coach says what it would do, to whoever asks." },
    standIn: { name: "When somebody is away", means: "A bot of this strength plays on for them." },

    summary: "Your table",
    watchLine: { anyone: "Whoever has the link may watch", nobody: "Nobody may watch" },
    listedLine: "Strangers can find it",
    makeIt: "Make the table",
    startIt: "Start the game",
    makeMeans:
        "You get a link for the others. The game starts when everybody sits; empty seats can go to bots at any time.",
    startMeans: "No seat is open, so the game starts at once.",
};

import { listOf } from "../plural";

const list = listOf("en");

export const learn = {
    title: "Learn",
    lede: "Ten short steps on a real position each, then the rules in full. Nothing to read first.",
    games: {
        santiago: "Bid, plant, bribe, lose a tile to the drought, count a field.",
        exlibris: "Order a search, take a village, see an order find nothing, count your hand.",
    },
    begin: "Begin",
    tutorial: "Ten steps",
    rules: "Rules",
    rulings: "Rulings",
    rulingsNote: "Where the printed rules are silent or differ, this is how it is played here.",
    contents: "On this page",
    step: (n: number, of: number) => `Step ${n} of ${of}`,
    goOn: (n: number) => `Continue with step ${n}`,
    ending: "The end",
    skipped: (steps: number[]) => `Steps not yet answered: ${list(steps.map(String))}.`,
    back: "Back",
    next: "Next",
    skip: "Skip",
    again: "From the beginning",
    finished: "That is all you need.",
    finishedNote: "The rest you will see as you play: the table says what each choice would mean.",
    play: "Play now",
    readRules: "Read the rules",
    youAre: (name: string) => `You are ${name}, in red.`,
    alsoRight: "Your answer is just as good; the story goes on with another.",
    right: "Right.",
    notQuite: "Not quite.",
    answers: "Your answer",
    you: "you",
};

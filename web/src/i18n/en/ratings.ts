import { pluralOf } from "../plural";

const plural = pluralOf("en");

export const ratings = {
    rated: "Rated",
    ratedMeans:
        "It counts for everybody’s rating. For people with an account: with a clock, without hints and taking back; whoever leaves is last.",
    ratedLine: "rated",
    points: (points: string, uncertainty: number) => `${points} ± ${uncertainty}`,
    provisional: "provisional: too few games yet",
    rating: "Rating",
    games: "Games",
    counted: (n: number) => plural(n, { one: "# game", other: "# games" }),
    changed: "Ratings after this game",
    counting: "The ratings are being worked out…",
    notCounted: "This game does not count for ratings.",
    program: "program",
    best: "The best",
    bestMeans:
        "Everybody begins at 1500, which is what the regular bot is worth. 400 points more are odds of ten to one.",
    people: "People",
    programs: "Programs",
    name: "Name",
    bots: "Bots",
    nobody: "Nobody has played enough rated games yet.",
    since: (day: string) => `Here since ${day}`,
    noGames: "No rated games yet.",
    results: "Results",
    table: "Table",
    nth: (place: number) => `${place}.`,
    history: "Rating over time",
    historyLabel: (first: string, last: string, games: number) =>
        `Rating over time: ${first} at first, ${last} after ${games} games`,
    recent: "Recent games",
    deleted: "somebody who is gone",
    shown: "What others see here",
    shownMeans: "Your name, your ratings and results are always shown.",
    showHistory: "Rating over time",
    showHistoryMeans: "How your rating came about.",
    showGames: "Recent games",
    showGamesMeans: "With whom you played, and how it ended.",
    programsMeans:
        "Programs play at tables with a token of their own: with people where nothing is rated, and rated among themselves.",
    renewToken: "Another token",
    programName: "Name of the program",
    makeProgram: "Make a program",
    tokenOf: (name: string) =>
        `The token of ${name}. It is shown only now: keep it where nobody else finds it.`,
    report: "Report this profile",
    toBest: "The best of this game",
};

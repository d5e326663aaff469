import { strong } from "../../lib/richText";
import { listOf, pluralOf } from "../plural";

const plural = pluralOf("en");
const list = listOf("en");

export const events = {
    /* Water runs through a new canal. */
    flows: (segment: string) => `Water flows through ${segment}`,
    skip: "A press skips ahead",
    ahead: "Your move comes next: go on",
    offersNothing: "offers nothing",
    opened: "The sealed bids",
    plantsFirst: "plants first",
    bidNothing: "nothing",
    /* Why a bot decided so, from what everybody sees. */
    why: {
        own: (n: number) =>
            `Why: it waters ${plural(n, { one: "# tile of their own", other: "# tiles of their own" })}`,
        money: "Why: it was the highest offer",
        ground: (n: number) =>
            `Why: it brings water to ${plural(n, { one: "# empty square", other: "# empty squares" })}`,
        declined: (price: string) => `Why: no ditch was worth ${price}`,
        refusedForOthers: (amount: number, segment: string, others: string[]) =>
            `Refused: ${amount} for ${segment}, which would have watered only tiles of ${list(others.map(strong))}`,
        refusedForNobody: (amount: number, segment: string) =>
            `Refused: ${amount} for ${segment}, which would have watered nobody’s tiles`,
        refusedForFewer: (amount: number, segment: string, own: number) =>
            `Refused: ${amount} for ${segment}, which would have watered fewer tiles of their own (${own})`,
    },
    /* What happened since my last move. */
    since: {
        open: "What happened",
        title: "Since your last move",
        thisRound: "In this round",
        nothing: "Nothing has happened since.",
        hint: "Pick a line to see it on the board.",
        wholeLog: "The whole log",
    },
    counting: "Counting…",
    endedIn: (round: number) => `Ended in round ${round}`,
    endedInOf: (round: number, of: number) => `Ended in round ${round} of ${of}`,
    endedAlone: "You ended the game here. Nobody has won.",
    endedTogether: "You agreed to end the game here. Nobody has won.",
    endedByPlayers: "The players agreed to end the game here. Nobody has won.",
    standing: "The standing then",
    standingNote: "Counted as if it had been the last round: what had no water has dried out.",
    standingBooks: "Counted as if it had been the last round.",
    hiddenMoney: "Hidden money is not counted.",
};

import { pluralOf } from "../plural";

const plural = pluralOf("en");

export const people = {
    title: "Play with people",
    lede: "Say what suits you. As soon as enough people want the same, a table opens by itself.",
    wish: "What suits you",
    howMany: "How many at the table",
    howManyMeans: "Every number that suits you: the more you tick, the sooner you play.",
    numbers: (numbers: string) => `${numbers} players`,
    paces: {
        now: { name: "Now", means: "15 minutes each, and 20 seconds with each move" },
        days: { name: "Over days", means: "Two days for each move" },
    },
    rated: {
        name: "Rated",
        means: "It counts for your rating: no hints, nothing is taken back.",
    },
    bots: "If too few come",
    botsMeans: "Bots take the free seats, if everybody at the table has agreed to that.",
    botsAfter: (seconds: number) =>
        seconds < 60
            ? `bots after ${seconds} seconds`
            : plural(seconds / 60, { one: "bots after # minute", other: "bots after # minutes" }),
    botsNever: "no bots, I wait",
    find: "Find people",
    looking: "Looking for people…",
    others: (n: number) =>
        n === 0
            ? "Nobody else wants this just now."
            : plural(n, {
                  one: "# other person wants the same.",
                  other: "# others want the same.",
              }),
    botsIn: (time: string) => `Bots may join in ${time}`,
    botsSoon: "Bots may join as soon as the others agree",
    stop: "Stop looking",
    stay: "Stay on this page: whoever leaves it is no longer looking.",
    whoWaits: "Who waits for what",
    nobody: "Nobody waits just now. Be the first: others will see it.",
    joinIn: "Join in",
    startMeans: "Find people who want the same game now, or over days.",
    waitingNow: (n: number) => plural(n, { one: "# person waits", other: "# people wait" }),
};

import { pluralOf } from "../plural";
import { of } from "./terms";

const plural = pluralOf("en");

export const replay = {
    round: (n: number) => `Round ${n}`,
    roundOf: (n: number, of: number) => `Round ${n} of ${of}`,

    controls: "Replay",
    first: "To the start",
    back: "One move back",
    play: "Play",
    pause: "Stop",
    forward: "One move on",
    last: "To the end",
    scrub: "Move",
    move: (n: number) => `Move ${n}`,
    of: (n: number) => `of ${n}`,

    seenBy: "Seen by",
    everybody: "everybody",
    link: "Link to this move",
    record: "Record",
    table: "To the table",
    notOver: "This game is not over yet. It can be looked back on when it is.",
    loading: "The game is being fetched…",
    bring: "Drop a record here to replay it",
    betterTag: "better",
    noSuchMove: (of: number) => `This game has no such move: it has ${of}. Here is its end.`,
    openShort: "Open…",
    open: "Open another record",
    playOn: "Play on from here",
    playOnBefore: "Play on before this move",
    playOnBeforeNote: (n: number) => `Before move ${n}: it is made anew.`,
    playOnNote: (n: number) =>
        n === 0 ? "From the start, with the same deal." : `After move ${n}, as it stands here.`,
    playOnSeat: "You play",
    playOnLevel: "The bots",
    playOnGo: "Play on",
    playOnOver: "The game is over here. Step back to an earlier move first.",

    side: "Beside the board",
    review: "Coach’s review",
    chance: "Chance to win",
    chanceNote: "each at their own moves, as they could judge it",
    chanceLabel: (leader: string, percent: number) =>
        `Chance to win by move; at this move ${leader} has the best, ${percent}%`,
    costliest: "Costliest moves",
    costliestNote: "pick one to see it",
    better: (move: string) => `Better: ${move}`,
    betterBy: (move: string, n: number) =>
        `Better by ${plural(n, { one: "# point", other: "# points" })}: ${move}.`,
    split: (best: string, played: string, atOnce: string, later: string) =>
        `Of that ${atOnce} at once (${best} instead of ${played}), ${later} by what follows.`,
    but: (whys: string[]) => `But: ${whys.join("; ")}.`,
    onlyMine: "Only mine",
    all: (n: number) => `All ${n}`,
    fewer: "The worst only",
    lossNote: "Points behind the best move, what others get counted in",
    points: (n: string) => `−${n}`,
    noneCostly: "No move gave anything away.",
    working: "The coach looks at every move",
    workingOf: (done: number, of: number) =>
        plural(of, { one: `${done} of # move`, other: `${done} of # moves` }),
    workingNote: "You can step through the game meanwhile.",
    noReview: "This game cannot be reviewed.",

    hands: "What everybody holds",
    hidden: "hidden",
    moves: {
        bid: (amount: number) => `bid ${amount}`,
        pass: "pass",
        plant: (tile: string, square: string) => `${tile} on ${square}`,
        offer: (segment: string, amount: number) => `${amount} for ${segment}`,
        accept: (segment: string) => `accept ${segment}`,
        build: (segment: string) => `build ${segment}`,
        decline: "build nothing",
        extra: (segment: string, edition: string) => `extra ${of(edition).canal} on ${segment}`,
        keep: (edition: string) => `keep the extra ${of(edition).canal}`,
        canal: (segment: string, edition: string) => `first ${of(edition).canal} on ${segment}`,
        order: (island: string) => `order ${island}`,
    },
};

/** What of a table is not as its edition has it: options of the game, and what was wished of the set-up. */

import type { GameView } from "./schema";

export interface Unusual {
    name: string;
    value: unknown;
    /** Said of the set-up, and not of the rules. */
    isWish: boolean;
}

/** Said by the seats and by the edition's own line. */
const NOT_LISTED = ["edition", "players"];

type Values = Record<string, unknown>;

export function unusualOptions(game: GameView, settled: Values, agreed: Values): Unusual[] {
    const own = game.editions[String(settled.edition ?? "")]?.defaults ?? {};
    const isUnusual = ({ name, value, isWish }: Unusual) =>
        isWish || value !== (own[name] ?? game.options[name]!.default);
    return everyOption(game, settled, agreed).filter(isUnusual);
}

/** Every option, usual or not, and what was wished of the set-up. */
export function everyOption(game: GameView, settled: Values, agreed: Values): Unusual[] {
    const options = Object.keys(game.options)
        .filter((name) => !NOT_LISTED.includes(name) && name in settled)
        .map((name) => ({ name, value: settled[name], isWish: false }));
    const wishes = Object.entries(game.wishes)
        .filter(
            ([name, { default: usual }]) => agreed[name] !== undefined && agreed[name] !== usual,
        )
        .map(([name]) => ({ name, value: agreed[name], isWish: true }));
    return [...options, ...wishes];
}

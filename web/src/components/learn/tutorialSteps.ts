/** The steps of a tutorial: positions told by the rules (positions/generate.py), and what is asked there. */

import type {
    ExLibrisAids,
    ExLibrisCount,
    ExLibrisView,
    GameEvent,
    SantiagoAids,
    SantiagoCount,
    SantiagoView,
} from "../../lib/types";

export type GameName = "santiago" | "exlibris";
export type Kind = "segment" | "square" | "amount" | "seat" | "number" | "order" | "island";

export interface Frame {
    view: SantiagoView | ExLibrisView;
    aids: SantiagoAids | ExLibrisAids;
    events: GameEvent[];
}

export interface Step {
    name: string;
    names: string[];
    ask: { kind: Kind; choices: string[]; right: string[] };
    before: Frame;
    /** Nothing where the answer changes nothing. */
    after: Frame | null;
    /** The tile in hand. */
    tile?: string;
    /** The field that is counted, what is mine of it, and what I have in all. */
    field?: SantiagoAids["fields"][number];
    share?: SantiagoAids["fields"][number]["shares"][number];
    sum?: SantiagoCount["seats"][number];
    /** The order spoken of; the island whose rest is asked for. */
    shown?: string;
    asked?: string;
    /** The game is over: what books are worth is told, and who holds which. */
    over?: boolean;
    /** Which of several right answers the steps after this one tell of. */
    story?: string;
    count?: ExLibrisCount;
}

const POSITIONS = import.meta.glob<{ default: unknown }>("./positions/*.json");

/** Only Santiago has editions. */
export async function stepsOf(game: GameName, edition: string): Promise<Step[]> {
    const name = game === "santiago" ? `${game}-${edition}` : game;
    return (await POSITIONS[`./positions/${name}.json`]!()).default as Step[];
}

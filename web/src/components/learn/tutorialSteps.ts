/** The steps of a tutorial: positions told by the rules (positions/generate.py), and what is asked there. */

import type {
    ExLibrisAids,
    ExLibrisCount,
    ExLibrisView,
    GameEvent,
    SantiagoAids,
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
    /** The tile in hand, the field that is counted, the order spoken of, the count of the end. */
    tile?: string;
    field?: SantiagoAids["fields"][number];
    shown?: string;
    /** Which of several right answers the steps after this one tell of. */
    story?: string;
    count?: ExLibrisCount;
}

const POSITIONS: Record<GameName, () => Promise<{ default: unknown }>> = {
    santiago: () => import("./positions/santiago.json"),
    exlibris: () => import("./positions/exlibris.json"),
};

export const stepsOf = async (game: GameName): Promise<Step[]> =>
    (await POSITIONS[game]()).default as Step[];

/** Which step of the round each event of Santiago belongs to. */

import type { SantiagoAids, SantiagoEvent } from "../../lib/types";

export type PhaseStep = NonNullable<SantiagoAids["strip"]["now"]>;

export const PHASE_OF: Record<SantiagoEvent["event"], PhaseStep | null> = {
    begins: null,
    round: null,
    first_canal: null,
    bid: "auction",
    passed: "auction",
    sealed: "auction",
    opened: "auction",
    new_overseer: "new_overseer",
    planted: "planting",
    spare_opened: "planting",
    left_over: "planting",
    offered: "bribery",
    joined: "bribery",
    offered_nothing: "bribery",
    accepted: "bribery",
    built: "bribery",
    declined: "bribery",
    extra_built: "extra",
    extra_kept: "extra",
    drought: "drought",
    last_drought: "last_drought",
    income: "income",
    over: "count",
};

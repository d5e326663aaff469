/** How the row moves from one position to the next: only what can be seen is compared. */

import type { ExLibrisView } from "../../lib/types";

/** Where the card at a place came from: so many places nearer the stack, or the hand that ordered it. */
export type Origin = number | "hand";
type Row = Pick<ExLibrisView, "expedition" | "stack">;

/** By place, from the Seventh on. Nothing if the row is the same, or was gone back in. */
export function originsOf(before: Row, after: Row): Origin[] | null {
    if (before.expedition === after.expedition || after.stack > before.stack) return null;
    const fresh = [...after.expedition].findIndex(
        (_, n) => n > 0 && before.expedition.startsWith(after.expedition.slice(n)),
    );
    if (fresh < 0) return null;
    const isJoined = after.stack === before.stack;
    return [...after.expedition].map((_, n) => (n >= fresh ? fresh : isJoined ? "hand" : n + 1));
}

/** What stands on a tile: it would lose a marker, dry out, or be watered. */

import type { SantiagoAids } from "../../lib/types";

export type Sign = "marker" | "tile" | "water";

export function signsOf(
    forecast: SantiagoAids["forecast"] | undefined,
    waters: string[],
): Map<string, Sign> {
    return new Map<string, Sign>([
        ...(forecast?.loses_marker ?? []).map((square) => [square, "marker"] as const),
        ...(forecast?.dries_out ?? []).map((square) => [square, "tile"] as const),
        ...waters.map((square) => [square, "water"] as const),
    ]);
}

/** The legal moves, sorted by what has to be picked. The server said what is legal; nothing is judged here. */

export function amountsOf(legal: string[]): number[] {
    return legal
        .filter((move) => move.startsWith("bid "))
        .map((move) => Number(move.slice(4)))
        .sort((one, other) => one - other);
}

/** Tiles that can be planted, each with its squares. */
export function plantings(legal: string[]): Map<string, Set<string>> {
    const found = new Map<string, Set<string>>();
    for (const move of legal) {
        const [verb, tile, square] = move.split(" ");
        if (verb !== "plant") continue;
        if (!found.has(tile!)) found.set(tile!, new Set());
        found.get(tile!)!.add(square!);
    }
    return found;
}

/** Segments that can be wanted, each with the amounts that can be offered. */
export function offersOf(legal: string[]): Map<string, number[]> {
    const found = new Map<string, number[]>();
    for (const move of legal) {
        const [verb, segment, amount] = move.split(" ");
        if (verb !== "offer") continue;
        found.set(segment!, [...(found.get(segment!) ?? []), Number(amount)]);
    }
    for (const amounts of found.values()) amounts.sort((one, other) => one - other);
    return found;
}

/** The segments of a verb: 'canal', 'accept', 'build', 'extra'. */
export function segmentsOf(legal: string[], verb: string): Set<string> {
    return new Set(
        legal
            .map((move) => move.split(" "))
            .filter(([first]) => first === verb)
            .map(([, segment]) => segment!),
    );
}

/** Grass and stones on bare squares: scattered, and always the same on the same square. */

export interface Thing {
    kind: "grass" | "stone";
    x: number;
    y: number;
}

/** A small generator (mulberry32), so that a square looks the same each time it is drawn. */
function scatter(seed: number): () => number {
    let state = seed;
    return () => {
        state = (state + 0x6d2b79f5) | 0;
        let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
        mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
        return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
    };
}

export function decorationOf(square: string): Thing[] {
    const next = scatter(square.charCodeAt(0) * 977 + square.charCodeAt(1) * 7919);
    return Array.from({ length: Math.floor(next() * 4) }, () => ({
        kind: next() < 0.6 ? ("grass" as const) : ("stone" as const),
        x: Math.round(18 + next() * 60),
        y: Math.round(36 + next() * 48),
    }));
}

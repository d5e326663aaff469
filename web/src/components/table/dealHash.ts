/** The hash of a deal, as docs/records.md says: names sorted, nothing between the parts, SHA-256. */

import type { RecordView } from "../../lib/types";

type Dealt = Pick<RecordView, "game" | "options" | "setup">;

function sorted(part: unknown): unknown {
    if (Array.isArray(part)) return part.map(sorted);
    if (typeof part !== "object" || part === null) return part;
    const named = part as Record<string, unknown>;
    return Object.fromEntries(
        Object.keys(named)
            .sort()
            .map((name) => [name, sorted(named[name])]),
    );
}

export async function dealHash({ game, options, setup }: Dealt, salt: string): Promise<string> {
    const text = JSON.stringify(sorted({ game, options, salt, setup }));
    const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
    return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

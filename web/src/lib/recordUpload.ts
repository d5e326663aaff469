/** A game from a file: checked by the server, kept as a table that is over, and shown as a replay. */

import { post, Refused } from "./api";
import { me } from "./me.svelte";
import { router } from "./router.svelte";
import type { TableView } from "./types";

const MOST = 1_000_000;

/** Refused if it is none: too large, no record at all, or one that breaks the rules. */
export async function bringRecord(file: File): Promise<void> {
    if (file.size > MOST) throw new Refused(413, "too_large", { most: MOST }, file.name);
    const table = await post<TableView>("/api/records", parsed(await file.text()));
    me.isKnown = true;
    router.go(`/t/${table.table}/replay`);
}

/** What is no record at all can be told more kindly than the server would. */
function parsed(text: string): object {
    const none = new Refused(422, "no_record", {}, "no record");
    let found: unknown;
    try {
        found = JSON.parse(text);
    } catch {
        throw none;
    }
    if (found === null || typeof found !== "object" || !("format" in found)) throw none;
    return found;
}

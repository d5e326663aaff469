/** A list that comes in pages: what is loaded so far, and whether there is more. */

import { myTables, type State } from "./me.svelte";
import type { ListedTable } from "./types";

/** The server hands out so many at once. */
const A_PAGE = 50;

export class MyTables {
    tables = $state.raw<ListedTable[]>([]);
    hasMore = $state(false);
    isLoaded = $state(false);

    constructor(private readonly state: State) {}

    /** The first page anew, before what else was loaded. */
    async look(): Promise<void> {
        const first = await myTables(this.state);
        if (!this.isLoaded) this.hasMore = first.length === A_PAGE;
        this.tables = joined(first, this.tables);
        this.isLoaded = true;
    }

    async more(): Promise<void> {
        const next = await myTables(this.state, this.tables.at(-1)!.touched);
        this.hasMore = next.length === A_PAGE;
        this.tables = joined(this.tables, next);
    }
}

/** Tables that wait for a move come first on every page: none twice. */
function joined(first: ListedTable[], then: ListedTable[]): ListedTable[] {
    const known = new Set(first.map(({ table }) => table));
    return [...first, ...then.filter(({ table }) => !known.has(table))];
}

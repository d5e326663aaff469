/** Who the reader is: a name kept in this browser, and whether the server knows them. */

import { get, OFFLINE, put, Refused } from "./api";
import { dropOtherTables, forgetKept, keep, recall } from "./keptGames";
import { network } from "./network.svelte";
import { forgetLinks } from "./tableLinks";
import type { ListedTable, MyLists } from "./types";

const KEPT = "levada.name";
const ASKED = "levada.name-asked";
export const LONGEST_NAME = 24;
export type State = ListedTable["state"];

class Me {
    name = $state(localStorage.getItem(KEPT) ?? "");
    /** The server gives a cookie with the first table or seat; before that nobody is known. */
    isKnown = $state(false);
    private wasAsked = $state(localStorage.getItem(ASKED) !== null);
    /** A name matters where there are people, and nobody is asked twice. */
    readonly isToAsk = $derived(this.name === "" && !this.wasAsked);

    /** Whoever would rather have no name is not asked for one again. */
    stayGuest(): void {
        this.wasAsked = true;
        localStorage.setItem(ASKED, "yes");
    }

    forget(): void {
        this.name = "";
        this.isKnown = false;
        this.wasAsked = false;
        localStorage.removeItem(KEPT);
        localStorage.removeItem(ASKED);
    }
}

export const me = new Me();

/** Somebody the server does not know yet is told their name with their first table, not before. */
export async function callMe(name: string): Promise<void> {
    nameMe(name);
    if (me.isKnown) await put("/api/me/name", { name: me.name });
}

/** In this browser: the server knows it, or is not to know it yet. */
export function nameMe(name: string): void {
    me.name = name.trim().slice(0, LONGEST_NAME);
    localStorage.setItem(KEPT, me.name);
}

/** My tables in one state, as they last stood where there is no network; the answer also says whether the
    server knows me. */
export async function myTables(state: State, before: number | null = null): Promise<ListedTable[]> {
    const page = before === null ? "" : `&before=${before}`;
    try {
        const { known, tables } = await get<MyLists>(`/api/me/tables?state=${state}${page}`);
        me.isKnown = known;
        if (!known) void forgetKept();
        else if (before === null) remember(state, tables);
        return tables;
    } catch (why) {
        if (before !== null || !(why instanceof Refused) || why.code !== OFFLINE) throw why;
        const kept = await recall<ListedTable[]>(`lists/${state}`);
        if (kept === null) throw why;
        network.shownFrom = kept.at;
        return kept.what;
    }
}

/** For when there is no network. */
function remember(state: State, tables: ListedTable[]): void {
    void keep(`lists/${state}`, tables);
    if (state === "running") void dropOtherTables(tables.map(({ table }) => table));
}

export function forgetMe(): void {
    me.forget();
    forgetLinks();
}

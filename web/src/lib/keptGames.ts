/** What was last seen of the reader's games, kept on this device for when there is no network: the lists, and
    of each running table the last view. Only what the server has shown to this reader, and never the next one:
    it goes when their data is deleted, when the server does not know them, and when a game is theirs no more. */

import type { EntryView, TableView } from "./types";

const CACHE = "levada-mine";
const TABLES = "/kept/tables/";
const PAUSE = 1_500;

export interface Kept<What> {
    /** When it was so. */
    at: number;
    what: What;
}

export interface KeptTable {
    view: TableView;
    history: EntryView[];
}

/** Browsers have this only where a service worker could run too. */
const hasRoom = (): boolean => "caches" in window;

/** A device that is full or forbids it keeps nothing; the page works as before. */
export async function keep(name: string, what: unknown): Promise<void> {
    if (!hasRoom()) return;
    const kept = new Response(JSON.stringify({ at: Date.now(), what }));
    const cache = await caches.open(CACHE).catch(() => null);
    await cache?.put(`/kept/${name}`, kept).catch(() => null);
}

export async function recall<What>(name: string): Promise<Kept<What> | null> {
    if (!hasRoom()) return null;
    const found = await caches.match(`/kept/${name}`, { cacheName: CACHE }).catch(() => undefined);
    return ((await found?.json()) as Kept<What> | undefined) ?? null;
}

let waiting: ReturnType<typeof setTimeout> | undefined;

/** Keeps a running table of the reader's once nothing has changed for a moment; others are not kept. */
export function keepTable(view: TableView, history: EntryView[], isPrivate: boolean): void {
    clearTimeout(waiting);
    const name = `tables/${view.table}`;
    if (view.state !== "running" || view.mine.length === 0 || isPrivate) {
        void drop(`/kept/${name}`);
        return;
    }
    const kept: KeptTable = { view, history };
    waiting = setTimeout(() => void keep(name, kept), PAUSE);
}

async function drop(address: string): Promise<void> {
    if (hasRoom()) await (await caches.open(CACHE)).delete(address);
}

/** Tables that are no longer among the reader's own. */
export async function dropOtherTables(mine: string[]): Promise<void> {
    if (!hasRoom()) return;
    const addresses = (await (await caches.open(CACHE)).keys()).map(({ url }) => new URL(url));
    const others = addresses.filter(
        ({ pathname }) =>
            pathname.startsWith(TABLES) && !mine.includes(pathname.slice(TABLES.length)),
    );
    await Promise.all(others.map(({ pathname }) => drop(pathname)));
}

export async function forgetKept(): Promise<void> {
    clearTimeout(waiting);
    if (hasRoom()) await caches.delete(CACHE);
}

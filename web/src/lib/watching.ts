/** The tables that the reader has said they only watch, as long as the browser's tab is open. */

import { SvelteSet } from "svelte/reactivity";

const KEPT = "levada.watching";
export const watched = new SvelteSet<string>(JSON.parse(sessionStorage.getItem(KEPT) ?? "[]"));

export function watch(table: string): void {
    watched.add(table);
    sessionStorage.setItem(KEPT, JSON.stringify([...watched]));
}

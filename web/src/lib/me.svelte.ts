/** Who the reader is: a name kept in this browser, and whether the server knows them. */

import { put, Refused } from "./api";
import { forgetLinks } from "./links";

const KEPT = "levada.name";
export const LONGEST_NAME = 24;

class Me {
    name = $state(localStorage.getItem(KEPT) ?? "");
    /** The server gives a cookie with the first table or seat; before that nobody is known. */
    isKnown = $state(false);
}

export const me = new Me();

/** Somebody the server does not know yet is told their name with their first table, not before. */
export async function callMe(name: string): Promise<void> {
    me.name = name.trim().slice(0, LONGEST_NAME);
    localStorage.setItem(KEPT, me.name);
    if (me.isKnown) await put("/api/me/name", { name: me.name });
}

/** What the server says about somebody it may not know; 401 is no fault but an answer. */
export async function ifKnown<Answer>(asked: Promise<Answer>): Promise<Answer | null> {
    try {
        const answer = await asked;
        me.isKnown = true;
        return answer;
    } catch (why) {
        if (!(why instanceof Refused) || why.status !== 401) throw why;
        me.isKnown = false;
        return null;
    }
}

export function forgetMe(): void {
    me.name = "";
    me.isKnown = false;
    localStorage.removeItem(KEPT);
    forgetLinks();
}

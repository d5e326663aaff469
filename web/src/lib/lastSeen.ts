/** How far a table was seen by this browser, and when: whoever comes back is told what they missed. */

interface Seen {
    version: number;
    at: number;
}

const KEPT = "levada.seen";
const MOST_TABLES = 60;

function read(): Record<string, Seen> {
    try {
        return JSON.parse(localStorage.getItem(KEPT) ?? "{}");
    } catch {
        return {};
    }
}

export const lastSeen = (table: string): Seen | null => read()[table] ?? null;

export function noteSeen(table: string, version: number): void {
    const { [table]: _, ...others } = read();
    const kept = Object.entries(others).slice(1 - MOST_TABLES);
    const seen = { version, at: Date.now() };
    localStorage.setItem(KEPT, JSON.stringify(Object.fromEntries([...kept, [table, seen]])));
}

/** The reader's own links: a secret for each table they made or sat down at, kept in this browser alone. */

const KEPT = "levada.links";

function read(): Record<string, string> {
    try {
        return JSON.parse(localStorage.getItem(KEPT) ?? "{}");
    } catch {
        return {};
    }
}

export function keepLink(table: string, secret: string): void {
    localStorage.setItem(KEPT, JSON.stringify({ ...read(), [table]: secret }));
}

/** The link that opens the reader's seats on another device; nothing if this browser never had it. */
export function ownLink(table: string): string | null {
    const secret = read()[table];
    return secret ? claimLink(table, secret) : null;
}

export function claimLink(table: string, secret: string): string {
    return `${location.origin}/t/${table}#${secret}`;
}

/** The link for others: to sit down, or to watch. */
export function tableLink(table: string): string {
    return `${location.origin}/t/${table}`;
}

export function forgetLinks(): void {
    localStorage.removeItem(KEPT);
}

/** Keys of a table: which are meant for it, and numbers of several digits. */

/* What is typed into, what scrolls by arrows, and what asks something of its own. */
const TAKES_KEYS = "input, textarea, select, [contenteditable], .newest, [role=dialog]";

const CHOSEN = ":is(.dock, .board) [aria-pressed=true], [role=radio][aria-checked=true]";

const at = ({ target }: KeyboardEvent): Element | null =>
    target instanceof Element ? target : null;

/** Not what is typed, nor what something else has used already. */
export function isForTable(event: KeyboardEvent): boolean {
    return !(
        event.defaultPrevented ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        at(event)?.closest(TAKES_KEYS) ||
        document.querySelector("[role=dialog]")
    );
}

/** Enter presses the button it is on; on what is chosen already that does nothing, and the move is made. */
export function isCommit(event: KeyboardEvent): boolean {
    if (event.key !== "Enter" || event.repeat || !isForTable(event)) return false;
    const button = at(event)?.closest("button, a, summary, [role=button]");
    return !button || button.matches(CHOSEN);
}

/** Digits one soon after the other are one number. */
const SOON = 800;

export class TypedNumber {
    private typed = "";
    private when = -Infinity;

    /** Which of these numbers is meant now; nothing if none is. */
    type(digit: string, among: number[], now: number = performance.now()): number | null {
        const before = now - this.when < SOON ? this.typed : "";
        const meant = [before + digit, digit].find((text) => among.includes(Number(text)));
        this.typed = meant ?? digit;
        this.when = now;
        return meant === undefined ? null : Number(meant);
    }
}

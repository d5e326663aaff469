/** A count that grows part by part: each is lit for a moment as it is added. A press on one lights it, another
    skips to the end. */

import { isTold, paced } from "../../lib/speed";

const A_PART = 700;
const ALL_PARTS = 9_000;

export class CountSteps {
    /** How many parts are added up; the next one is being added now. */
    private added = $state(0);
    private held = $state<number | null>(null);
    readonly isDone = $derived.by(() => this.added >= this.parts);
    /** The part that is lit. */
    readonly lit = $derived(this.held ?? (this.isDone ? null : this.added));

    /** To be made by a component: it goes on as long as that is shown. `ondone` hears when all is added up. */
    constructor(
        private readonly parts: number,
        grows: boolean,
        ondone: () => void = () => {},
    ) {
        if (!grows || !isTold()) this.added = parts;
        $effect(() => {
            const { added } = this;
            if (added >= this.parts) return ondone();
            const lasts = paced(Math.min(A_PART, ALL_PARTS / this.parts));
            const timer = setTimeout(() => (this.added = added + 1), lasts);
            return () => clearTimeout(timer);
        });
    }

    /** Whether a part is added up by now. */
    has(part: number): boolean {
        return part <= this.added;
    }

    show(part: number): void {
        this.added = this.parts;
        this.held = this.held === part ? null : part;
    }

    /** To the end, or from there once more. */
    skip(): void {
        this.held = null;
        this.added = this.isDone && isTold() ? 0 : this.parts;
    }
}

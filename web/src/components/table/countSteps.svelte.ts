/** A count shown part by part: each is lit for a moment; a click on one holds it, another skips to the end. */

import { prefersReducedMotion } from "svelte/motion";

const A_PART = 700;

export class CountSteps {
    /** The part that is lit; their number when all are counted. */
    at = $state(0);
    private isRunning = $state(!prefersReducedMotion.current);
    readonly isDone = $derived.by(() => this.at >= this.parts);

    /** To be made by a component: it goes on as long as that is shown. */
    constructor(private readonly parts: number) {
        if (!this.isRunning) this.at = parts;
        $effect(() => {
            if (!this.isRunning || this.at >= this.parts) return;
            const timer = setTimeout(() => (this.at += 1), A_PART);
            return () => clearTimeout(timer);
        });
    }

    show(part: number): void {
        this.isRunning = false;
        this.at = this.at === part ? this.parts : part;
    }

    /** To the end, or from there once more. */
    skip(): void {
        this.isRunning = this.isDone;
        this.at = this.isDone ? 0 : this.parts;
    }
}

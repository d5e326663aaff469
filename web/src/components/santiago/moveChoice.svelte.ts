/** What I have picked so far, in whatever phase it is, and the move that makes of it. */

import type { SantiagoView } from "../../lib/types";

const NOTHING = ["pass", "keep", "decline"];

export class MoveChoice {
    tile = $state<string | null>(null);
    square = $state<string | null>(null);
    segment = $state<string | null>(null);
    amount = $state<number | null>(null);
    /** The overseer builds with own money, though somebody may have named the segment. */
    isElsewhere = $state(false);
    private isDeclined = $state(false);

    readonly isBegun = $derived(
        this.tile !== null || this.square !== null || this.segment !== null || this.amount !== null,
    );

    clear(): void {
        this.tile = this.square = this.segment = this.amount = null;
        this.isElsewhere = this.isDeclined = false;
    }

    /** Chooses nothing, where one may: to pass, to keep the extra canal, to build nothing. */
    decline(legal: string[]): void {
        if (!legal.some((move) => NOTHING.includes(move))) return;
        this.clear();
        this.isDeclined = true;
    }

    /** Until something is picked. */
    get isNothing(): boolean {
        const { tile, square, segment, amount, isElsewhere } = this;
        const isPicked = (tile ?? square ?? segment ?? amount) !== null || isElsewhere;
        return this.isDeclined && !isPicked;
    }

    /** The words of the move, if it is complete and legal. */
    move(view: SantiagoView): string | null {
        const words = this.words(view);
        return words !== null && view.legal.includes(words) ? words : null;
    }

    private words({ phase, legal }: SantiagoView): string | null {
        if (this.isNothing) return legal.find((move) => NOTHING.includes(move)) ?? null;
        const { tile, square, segment, amount } = this;
        if (phase === "auction") return amount === null ? null : `bid ${amount}`;
        if (phase === "planting") return tile && square ? `plant ${tile} ${square}` : null;
        if (!segment) return null;
        if (phase === "canal" || phase === "extra") return `${phase} ${segment}`;
        if (phase === "bribery") return amount === null ? null : `offer ${segment} ${amount}`;
        return `${this.isElsewhere ? "build" : "accept"} ${segment}`;
    }
}

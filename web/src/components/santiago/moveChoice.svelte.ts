/** What I have picked so far, in whatever phase it is, and the move that makes of it. */

import type { SantiagoView } from "../../lib/types";

export class MoveChoice {
    tile = $state<string | null>(null);
    square = $state<string | null>(null);
    segment = $state<string | null>(null);
    amount = $state<number | null>(null);
    /** The overseer builds with own money, though somebody may have named the segment. */
    isElsewhere = $state(false);

    clear(): void {
        this.tile = this.square = this.segment = this.amount = null;
        this.isElsewhere = false;
    }

    /** The words of the move, if it is complete and legal. */
    move(view: SantiagoView): string | null {
        const words = this.words(view);
        return words !== null && view.legal.includes(words) ? words : null;
    }

    private words({ phase }: SantiagoView): string | null {
        const { tile, square, segment, amount } = this;
        if (phase === "auction") return amount === null ? null : `bid ${amount}`;
        if (phase === "planting") return tile && square ? `plant ${tile} ${square}` : null;
        if (!segment) return null;
        if (phase === "canal" || phase === "extra") return `${phase} ${segment}`;
        if (phase === "bribery") return amount === null ? null : `offer ${segment} ${amount}`;
        return `${this.isElsewhere ? "build" : "accept"} ${segment}`;
    }
}

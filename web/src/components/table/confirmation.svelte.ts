/** Whoever wants to be asked once more presses twice before a move is made. */

import { settings } from "../../lib/settings.svelte";

export class Confirmation {
    private pressed = $state<string | null>(null);

    /** Whether the next press makes this move. */
    isAwaited(move: string | null): boolean {
        return move !== null && this.pressed === move;
    }

    /** Whether the move is to be made now. */
    press(move: string): boolean {
        const isSure = !settings.confirmMoves || this.isAwaited(move);
        this.pressed = isSure ? null : move;
        return isSure;
    }
}

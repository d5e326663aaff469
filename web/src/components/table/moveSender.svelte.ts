/** My moves on their way: shown at once, confirmed by the server, or refused in words. */

import { Refused } from "../../lib/api";
import type { LiveTable } from "../../lib/live.svelte";
import { play } from "../../lib/sound";

export class MoveSender {
    /** The words sent and not yet confirmed. */
    pending = $state<string | null>(null);
    refused = $state.raw<Refused | null>(null);

    constructor(private readonly live: LiveTable) {}

    async play(words: string): Promise<void> {
        if (this.pending !== null) return;
        this.pending = words;
        this.refused = null;
        try {
            await this.live.move(words, this.live.view?.seat ?? null);
        } catch (error) {
            this.refused = error instanceof Refused ? error : null;
            play("refused");
        } finally {
            this.pending = null;
        }
    }
}

/** The coach's review of a game: asked for once, then asked after until it is there. */

import { get, Refused } from "../../lib/api";
import type { ReviewView } from "../../lib/types";
import type { ReviewAnswer } from "../../lib/schema";

const PAUSE = 1_500;

export class ReviewRequest {
    review = $state.raw<ReviewView | null>(null);
    done = $state(0);
    of = $state(0);
    refused = $state.raw<Refused | null>(null);
    private timer: ReturnType<typeof setTimeout> | undefined;
    private isClosed = false;

    constructor(private readonly table: string) {
        void this.ask();
    }

    close(): void {
        this.isClosed = true;
        clearTimeout(this.timer);
    }

    private async ask(): Promise<void> {
        try {
            const answer = await get<ReviewAnswer>(`/api/tables/${this.table}/review`);
            if (this.isClosed) return;
            this.review = answer.review ?? null;
            this.done = answer.done ?? 0;
            this.of = answer.of ?? 0;
            if (answer.state === "working") this.again();
        } catch (why) {
            if (!(why instanceof Refused) || this.isClosed) return;
            /* The game cannot be reviewed; or the server is away or busy, which passes. */
            if (why.status === 0 || why.status === 429 || why.status >= 500) this.again();
            else this.refused = why;
        }
    }

    private again(): void {
        this.timer = setTimeout(() => void this.ask(), PAUSE);
    }
}

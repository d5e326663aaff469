/** What moves would mean: each is asked once a position, again after a lost connection, and always answered. */

import { newKey } from "./messageKey";
import type { Preview, PreviewRequestMessage } from "./types";

interface Asked {
    message: PreviewRequestMessage;
    /** By which the promise is kept. */
    move: string;
    answer: (found: Preview | null) => void;
}

export class Previews {
    /** Those without an answer, by their keys. */
    private readonly asked = new Map<string, Asked>();
    private readonly promised = new Map<string, Promise<Preview | null>>();

    constructor(private readonly send: (message: PreviewRequestMessage) => void) {}

    /** Nothing if the move is refused, or the position changes first. */
    ask(words: string, seat: number | null): Promise<Preview | null> {
        const move = `${seat} ${words}`;
        const known = this.promised.get(move);
        if (known) return known;
        const key = newKey();
        const message: PreviewRequestMessage = {
            type: "preview",
            preview: words,
            key,
            ...(seat === null ? {} : { seat }),
        };
        const promise = new Promise<Preview | null>((answer) =>
            this.asked.set(key, { message, move, answer }),
        );
        this.promised.set(move, promise);
        this.send(message);
        return promise;
    }

    /** After a lost connection: whatever was asked before or meanwhile has no answer yet. */
    sendAgain(): void {
        for (const { message } of this.asked.values()) this.send(message);
    }

    answer(key: string | null, preview: Preview): void {
        this.take(key)?.answer(preview);
    }

    /** Whether the refusal was one of a preview. It may be asked for again. */
    refuse(key: string | null): boolean {
        const asked = this.take(key);
        if (!asked) return false;
        this.promised.delete(asked.move);
        asked.answer(null);
        return true;
    }

    /** For another position: what was asked about the last one has no answer any more. */
    forget(): void {
        for (const { answer } of this.asked.values()) answer(null);
        this.asked.clear();
        this.promised.clear();
    }

    private take(key: string | null): Asked | undefined {
        if (key === null) return undefined;
        const asked = this.asked.get(key);
        this.asked.delete(key);
        return asked;
    }
}

/** The line of the log that is lit on the board: for a while, or until it is put out. To be made by a component. */

import type { LogLine } from "./frameTypes";

const LIT_FOR = 6_000;

export class LitLine {
    /** Of the line; nothing when none is lit. */
    key = $state<string | null>(null);

    constructor(private readonly onlight: (line: LogLine | null) => void) {
        $effect(() => {
            if (this.key === null) return;
            const timer = setTimeout(() => this.putOut(), LIT_FOR);
            return () => clearTimeout(timer);
        });
    }

    /** Pressed again, it goes out. */
    press(line: LogLine): void {
        this.key = this.key === line.key ? null : line.key;
        this.onlight(this.key === null ? null : line);
    }

    putOut(): void {
        if (this.key === null) return;
        this.key = null;
        this.onlight(null);
    }
}

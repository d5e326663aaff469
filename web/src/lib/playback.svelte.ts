/** What has happened, told one beat after another. The newest view is known all the while and can be acted on;
    this only says what is drawn meanwhile. */

export interface Beat {
    /** Milliseconds. */
    lasts: number;
}

/** So much more than can be told in time: then only how it stands is shown. */
const HOPELESS = 5;

export class Playback<Told extends Beat> {
    /** What is told now; nothing once all is told. */
    now = $state.raw<Told | null>(null);
    waiting = $state.raw<Told[]>([]);
    private timer: ReturnType<typeof setTimeout> | undefined;

    /** `onbegin` hears of each beat as it begins; `inTime` is how long all that waits may take, in milliseconds. */
    constructor(
        private readonly onbegin: (beat: Told) => void,
        private readonly inTime: () => number,
    ) {}

    add(beats: Told[]): void {
        this.waiting = [...this.waiting, ...beats];
        if (this.left() > HOPELESS * this.inTime()) this.skip();
        else if (this.now === null) this.next();
    }

    /** To how it stands. */
    skip(): void {
        clearTimeout(this.timer);
        this.now = null;
        this.waiting = [];
    }

    private next(): void {
        const [beat = null, ...rest] = this.waiting;
        this.now = beat;
        this.waiting = rest;
        if (beat === null) return;
        this.onbegin(beat);
        const left = this.left();
        /* The more waits, the faster it is told. */
        const haste = Math.max(1, left / this.inTime());
        if (beat.lasts === 0) this.next();
        else this.timer = setTimeout(() => this.next(), beat.lasts / haste);
    }

    private left(): number {
        return [this.now, ...this.waiting].reduce((sum, beat) => sum + (beat?.lasts ?? 0), 0);
    }
}

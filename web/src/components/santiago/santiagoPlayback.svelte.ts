/** A table of Santiago as it is drawn: how it stands, or the beat that is being told. */

import { afterFrame } from "../../lib/afterFrame";
import { Playback } from "../../lib/playback.svelte";
import { play } from "../../lib/sound";
import { isTold, longestLag, paced } from "../../lib/speed";
import type { EntryView, TableView } from "../../lib/types";
import type { LogLine } from "../table/frameTypes";
import { isBack } from "../table/logbook";
import { hidesNothing } from "../table/sharedScreen";
import { RecentChanges } from "./recentChanges.svelte";
import { beatsOf, pictureOf, stepsOfNews, type Picture, type SantiagoBeat } from "./santiagoBeats";
import type { ToldEvent } from "./santiagoEventLines";
import type { Payment, Step } from "./santiagoSteps";

/* Whoever comes back after a while sees how it stands, not a storm. */
const MOST_AT_ONCE = 3;
const MOST_SOUNDS = 2;
/** Sealed bids stay turned over so long, and what the drought took from me, where nothing is told by beats. */
const LINGERS = 4_000;

export class SantiagoPlayback {
    readonly fresh = new RecentChanges();
    readonly parched = new RecentChanges();
    readonly watered = new RecentChanges();
    private lingering = $state.raw<Pick<Step, "bids" | "caption"> | null>(null);
    private timer: ReturnType<typeof setTimeout> | undefined;
    private readonly playback = new Playback<SantiagoBeat>(
        ({ step }) => this.begin(step),
        longestLag,
    );
    /** What the beat shows; nothing when all is told and the table is drawn as it stands. */
    readonly step = $derived(this.playback.now?.step ?? null);
    readonly picture: Picture | null = $derived(this.playback.now?.picture ?? null);
    readonly caption: LogLine[] = $derived((this.step ?? this.lingering)?.caption ?? []);
    readonly bids = $derived((this.step ?? this.lingering)?.bids);
    /** The lines of the log whose beat is still to come. */
    readonly untold = $derived(
        new Set(this.playback.waiting.flatMap(({ step }) => step.lines.map(({ key }) => key))),
    );

    constructor(
        private readonly events: (entry: EntryView) => ToldEvent[],
        private readonly fly: (payments: Payment[]) => void,
    ) {}

    see(before: TableView, after: TableView, news: EntryView[]): void {
        const isOther = before.seat !== after.seat && !hidesNothing(after);
        if (isOther || news.length > MOST_AT_ONCE || news.some(isBack) || document.hidden) {
            this.skip();
            return;
        }
        const steps = stepsOfNews(news, this.events, after);
        if (steps.length === 0) return;
        if (!isTold()) return this.showAtOnce(steps);
        const beats = beatsOf(pictureOf(before), pictureOf(after), steps);
        this.playback.add(beats.map((beat) => ({ ...beat, lasts: paced(beat.lasts) })));
    }

    skip(): void {
        this.playback.skip();
        clearTimeout(this.timer);
        this.lingering = null;
    }

    clear(): void {
        this.skip();
        for (const each of [this.fresh, this.parched, this.watered]) each.clear();
    }

    private begin(step: Step): void {
        this.mark(step);
        // The position is drawn first; what is heard and flies by comes after it.
        if (step.sound) setTimeout(() => play(step.sound!.name, step.sound!.n));
        if (step.payments?.length) afterFrame(() => this.fly(step.payments!));
    }

    private mark(step: Step): void {
        this.fresh.add(step.made ?? []);
        this.parched.add(step.parched ?? []);
        this.watered.add(step.watered ?? []);
    }

    /** Several things at once are one or two sounds, not a din. */
    private showAtOnce(steps: Step[]): void {
        steps.forEach((step) => this.mark(step));
        const sounds = new Map(steps.flatMap(({ sound }) => (sound ? [[sound.name, sound]] : [])));
        const heard = [...sounds.values()].slice(0, MOST_SOUNDS);
        setTimeout(() => heard.forEach(({ name, n }) => play(name, n)));
        const worthIt = steps.findLast(({ bids, isOwnLoss }) => bids || isOwnLoss);
        if (worthIt) this.linger(worthIt);
    }

    private linger(step: Step): void {
        clearTimeout(this.timer);
        this.lingering = step;
        this.timer = setTimeout(() => (this.lingering = null), LINGERS);
    }
}

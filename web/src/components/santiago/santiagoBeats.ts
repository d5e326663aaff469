/** The beats of what has just happened: pictures from the one before to the one after, each with its step. */

import { isMove } from "../table/logbook";
import type { EntryView, SantiagoAids, SantiagoView, TableView } from "../../lib/types";
import type { Beat } from "../../lib/playback.svelte";
import type { ToldEvent } from "./santiagoEventLines";
import { stepsOf, type Step } from "./santiagoSteps";

/** What is drawn of a table. */
export interface Picture {
    view: SantiagoView;
    aids: SantiagoAids | null;
}
export interface SantiagoBeat extends Beat {
    step: Step;
    picture: Picture;
}

export const pictureOf = (table: TableView): Picture => ({
    view: table.view as SantiagoView,
    aids: table.aids as SantiagoAids | null,
});

/** Somebody who has just moved knows what they did: it is shown at once. */
const ACTS = [
    "first_canal",
    "bid",
    "passed",
    "sealed",
    "planted",
    "left_over",
    "offered",
    "joined",
    "offered_nothing",
    "extra_kept",
];

export function stepsOfNews(
    news: EntryView[],
    events: (entry: EntryView) => ToldEvent[],
    after: TableView,
): Step[] {
    const { view } = pictureOf(after);
    return news.filter(isMove).flatMap((entry) => {
        const isOwn = entry.by === null && after.mine.includes(entry.seat ?? -1);
        return events(entry).flatMap((told) => {
            const steps = stepsOf(told, view, after.mine);
            return isOwn && ACTS.includes(told.event.event)
                ? steps.map((step) => ({ ...step, lasts: 0, caption: [] }))
                : steps;
        });
    });
}

/** From one picture to the next, step by step; the last is exactly how it stands. */
export function beatsOf(before: Picture, after: Picture, steps: Step[]): SantiagoBeat[] {
    let picture = before;
    return steps.map((step, n) => {
        picture = n === steps.length - 1 ? after : changed(picture, step);
        return { step, lasts: step.lasts, picture: inPhase(picture, step) };
    });
}

/** Nobody is asked anything then: seats show no bids or offers, the board no ditches to choose. */
const BY_ITSELF = ["drought", "income", "last_drought"];

function changed({ view, aids }: Picture, step: Step): Picture {
    const dealtWith = [...(step.watered ?? []), ...(step.parched ?? [])];
    const left = (squares: string[]) => squares.filter((square) => !dealtWith.includes(square));
    return {
        view: {
            ...view,
            to_act: [],
            legal: [],
            phase: BY_ITSELF.includes(step.phase ?? "") ? "over" : view.phase,
            ...step.changes?.(view),
        },
        aids: aids && {
            ...aids,
            segments: [],
            auction: null,
            forecast: {
                ...aids.forecast,
                loses_marker: left(aids.forecast.loses_marker),
                dries_out: left(aids.forecast.dries_out),
            },
        },
    };
}

/** The strip above stands where the step belongs. */
function inPhase({ view, aids }: Picture, { phase }: Step): Picture {
    if (aids === null || phase === null || !aids.strip.steps.includes(phase)) return { view, aids };
    return { view, aids: { ...aids, strip: { ...aids.strip, now: phase } } };
}

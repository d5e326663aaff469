/** The logbook read: which moves still stand, and what else happened. */

import type { EntryView } from "../../lib/types";
import type { LogLine } from "./frameTypes";

const BACK = /^back (\d+)$/;

export const isBack = (entry: EntryView): boolean => entry.n !== null && BACK.test(entry.words);
export const isMove = (entry: EntryView): boolean => entry.n !== null && !BACK.test(entry.words);

/** Without the moves that were taken back; the taking back itself stays. */
export function standing(history: EntryView[]): EntryView[] {
    let kept: EntryView[] = [];
    for (const entry of history) {
        if (isBack(entry)) kept = afterBack(kept, Number(BACK.exec(entry.words)![1]));
        kept.push(entry);
    }
    return kept;
}

function afterBack(kept: EntryView[], left: number): EntryView[] {
    let moves = 0;
    return kept.filter((entry) => !isMove(entry) || ++moves <= left);
}

/** How many moves are left when my last one is taken back; nothing if it cannot be. */
export function lastOwn(
    history: EntryView[],
    mine: number[],
    earliest: number | null,
): number | null {
    if (earliest === null) return null;
    const moves = standing(history).filter(isMove);
    for (let n = moves.length - 1; n >= earliest; n--)
        if (moves[n]!.by === null && mine.includes(moves[n]!.seat ?? -1)) return n;
    return earliest < moves.length ? earliest : null;
}

/** The log as far as it is told: without what waits for its beat, and who has won only when all is counted. */
export function toldLines(
    lines: LogLine[],
    untold: ReadonlySet<string>,
    isCounted: boolean,
): LogLine[] {
    const waits = ({ key, tellsEnd }: LogLine) => untold.has(key) || (tellsEnd && !isCounted);
    return lines.some(waits) ? lines.filter((line) => !waits(line)) : lines;
}

/** The version of the last move made by one of these seats' own people; 0 where there is none. */
export const lastOwnVersion = (history: EntryView[], mine: number[]): number =>
    standing(history).findLast(
        (entry) => isMove(entry) && entry.by === null && mine.includes(entry.seat ?? -1),
    )?.version ?? 0;

/** Every entry is told once: the log is long, and a line that stays the same object is not drawn again. */
export function once<Told>(tell: (entry: EntryView) => Told[]): (entry: EntryView) => Told[] {
    const told = new WeakMap<EntryView, Told[]>();
    return (entry) => {
        const lines = told.get(entry) ?? tell(entry);
        told.set(entry, lines);
        return lines;
    };
}

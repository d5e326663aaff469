/** Where the lines of the totals run. */

const LEFT = 34;
const RIGHT = 564;
const TOP = 14;
const BOTTOM = 130;
const BETWEEN_LABELS = 19;

export interface Scale {
    x: (n: number) => number;
    y: (value: number) => number;
    lines: number[];
}

export function scaleOf(totals: number[][]): Scale {
    const most = Math.max(25, ...totals.flat());
    const step = most > 160 ? 50 : 25;
    const lines = Array.from({ length: Math.floor(most / step) + 1 }, (_, n) => n * step);
    const last = Math.max(1, totals.length - 1);
    return {
        x: (n) => LEFT + ((RIGHT - LEFT) * n) / last,
        y: (value) => BOTTOM - ((BOTTOM - TOP) * value) / most,
        lines,
    };
}

/** The last totals, pushed apart so that none covers another. */
export function lastLabels(
    totals: number[],
    scale: Scale,
): { seat: number; total: number; y: number }[] {
    const labels = totals
        .map((total, seat) => ({ seat, total, y: scale.y(total) }))
        .sort((one, other) => one.y - other.y);
    for (let n = 1; n < labels.length; n++)
        labels[n]!.y = Math.max(labels[n]!.y, labels[n - 1]!.y + BETWEEN_LABELS);
    return labels;
}

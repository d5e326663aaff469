/** Where the lines of the totals run. */

const LEFT = 34;
/** Room for the marks and totals at the end of the lines. */
const BESIDE = 76;
const TOP = 14;
const BOTTOM = 130;
const BETWEEN_LABELS = 19;
const STEPS = [5, 10, 25, 50, 100];
const MOST_LINES = 6;

export interface Scale {
    right: number;
    x: (n: number) => number;
    y: (value: number) => number;
    lines: number[];
}

export function scaleOf(totals: number[][], width: number): Scale {
    const most = Math.max(10, ...totals.flat());
    const least = Math.min(0, ...totals.flat());
    const step = STEPS.find((each) => (most - least) / each <= MOST_LINES) ?? STEPS.at(-1)!;
    const lowest = Math.ceil(least / step);
    const lines = Array.from(
        { length: Math.floor(most / step) - lowest + 1 },
        (_, n) => n + lowest,
    );
    const last = Math.max(1, totals.length - 1);
    const right = width - BESIDE;
    return {
        right,
        x: (n) => LEFT + ((right - LEFT) * n) / last,
        y: (value) => BOTTOM - ((BOTTOM - TOP) * (value - least)) / (most - least),
        lines: lines.map((n) => n * step),
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
    /* Those at the foot are pushed up again. */
    for (let n = labels.length - 1, floor = BOTTOM; n >= 0; n--, floor -= BETWEEN_LABELS)
        labels[n]!.y = Math.min(labels[n]!.y, floor);
    return labels;
}

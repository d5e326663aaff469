/** Short messages at the edge of the page, read aloud and gone by themselves. */

export type Tone = "plain" | "good" | "warn";

export interface Toast {
    id: number;
    text: string;
    tone: Tone;
}

const LETTERS_A_SECOND = 12;
const LEAST = 4_000;

class Toasts {
    shown = $state<Toast[]>([]);
}

export const toasts = new Toasts();
let last = 0;

export function tell(text: string, tone: Tone = "plain"): void {
    const toast = { id: ++last, text, tone };
    toasts.shown = [...toasts.shown.filter((other) => other.text !== text), toast];
    setTimeout(() => dismiss(toast.id), Math.max(LEAST, (text.length * 1000) / LETTERS_A_SECOND));
}

export function dismiss(id: number): void {
    toasts.shown = toasts.shown.filter((toast) => toast.id !== id);
}

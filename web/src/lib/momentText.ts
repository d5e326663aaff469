/** A moment as the reader writes it: the time, with its day unless that is today. */

import { locale } from "../i18n/language.svelte";

export function momentText(at: number): string {
    const isToday = new Date(at).toDateString() === new Date().toDateString();
    const day: Intl.DateTimeFormatOptions = isToday ? {} : { day: "numeric", month: "short" };
    return new Intl.DateTimeFormat(locale(), { ...day, hour: "numeric", minute: "2-digit" }).format(
        at,
    );
}

const EVENING = 20;

/** Eight in the evening, today or else tomorrow, as the browser's field for a moment writes it. */
export function thisEvening(now = new Date()): string {
    const evening = new Date(now);
    evening.setHours(EVENING, 0, 0, 0);
    if (evening <= now) evening.setDate(evening.getDate() + 1);
    const two = (number: number) => String(number).padStart(2, "0");
    const day = [evening.getFullYear(), two(evening.getMonth() + 1), two(evening.getDate())];
    return `${day.join("-")}T${two(EVENING)}:00`;
}

/** A moment as the reader writes it: the time, with its day unless that is today. */

import { locale } from "../i18n/language.svelte";

export function momentText(at: number): string {
    const isToday = new Date(at).toDateString() === new Date().toDateString();
    const day: Intl.DateTimeFormatOptions = isToday ? {} : { day: "numeric", month: "short" };
    return new Intl.DateTimeFormat(locale(), { ...day, hour: "numeric", minute: "2-digit" }).format(
        at,
    );
}

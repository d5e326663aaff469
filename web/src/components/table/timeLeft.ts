/** Time left, as somebody at a table would say it. */

interface Words {
    days: (n: number) => string;
    hours: (n: number) => string;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export function timeLeft(seconds: number, words: Words): string {
    if (seconds >= 1.5 * DAY) return words.days(Math.round(seconds / DAY));
    if (seconds >= 2 * HOUR) return words.hours(Math.round(seconds / HOUR));
    const whole = Math.ceil(seconds);
    return `${Math.floor(whole / MINUTE)}:${String(whole % MINUTE).padStart(2, "0")}`;
}

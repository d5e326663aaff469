/** Whether the server can be reached. Every request says so; while it cannot, it is asked again and again. */

const EVERY = 5_000;
/** Answers as soon as the server runs, and asks nothing of it. */
const SMALLEST = "/healthz";

class Network {
    /** Since when there has been no answer; nothing while there is one. */
    lostSince = $state<number | null>(null);
    /** From when that is which is shown meanwhile, where it was kept from an earlier visit. */
    shownFrom = $state<number | null>(null);
}

export const network = new Network();
let timer: ReturnType<typeof setTimeout> | undefined;

export function noteAnswer(): void {
    clearTimeout(timer);
    network.lostSince = network.shownFrom = null;
}

export function noteSilence(): void {
    network.lostSince ??= Date.now();
    clearTimeout(timer);
    timer = setTimeout(() => void tryAgain(), EVERY);
}

async function tryAgain(): Promise<void> {
    try {
        const { ok } = await fetch(SMALLEST, { cache: "no-store" });
        if (ok) noteAnswer();
        else noteSilence();
    } catch {
        noteSilence();
    }
}

/** The browser knows of a lost network before any request does. */
export function watchNetwork(): void {
    addEventListener("offline", noteSilence);
    addEventListener("online", () => void tryAgain());
}

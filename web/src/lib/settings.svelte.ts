/** What the reader has set for this browser: kept, applied at once, and the same in every tab. */

export type Theme = "system" | "light" | "dark";
export type Speed = "calm" | "normal" | "quick" | "off";

interface Settings {
    sound: boolean;
    theme: Theme;
    /** Whether a move is asked about once more before it is made. */
    confirmMoves: boolean;
    /** Whether squares and crossings are named on the board's rim. */
    coordinates: boolean;
    /** How fast what happens at a table is told. */
    speed: Speed;
    /** Games that need no introduction any more. */
    known: string[];
    /** How far the reader has come in the tutorial of each game: the step they are at, and those answered. */
    lessons: Record<string, { at: number; done: number[] }>;
}

const KEPT = "levada.settings";
const AT_FIRST: Settings = {
    sound: true,
    theme: "system",
    confirmMoves: false,
    coordinates: true,
    speed: "normal",
    known: [],
    lessons: {},
};

function read(): Settings {
    try {
        return { ...AT_FIRST, ...JSON.parse(localStorage.getItem(KEPT) ?? "{}") };
    } catch {
        return AT_FIRST;
    }
}

export const settings = $state<Settings>(read());

$effect.root(() => {
    $effect(() => localStorage.setItem(KEPT, JSON.stringify(settings)));
    $effect(() => {
        if (settings.theme === "system") delete document.documentElement.dataset.theme;
        else document.documentElement.dataset.theme = settings.theme;
        nameColours(settings.theme);
    });
});

/** The device colours its own bars as the page: by its own theme, or by the one that was chosen. */
function nameColours(theme: Theme): void {
    for (const scheme of ["light", "dark"] as const) {
        const chosen = theme === scheme ? "all" : "not all";
        const media = theme === "system" ? `(prefers-color-scheme: ${scheme})` : chosen;
        document.querySelector(`meta[data-scheme=${scheme}]`)?.setAttribute("media", media);
    }
}

window.addEventListener("storage", (event) => {
    if (event.key === KEPT) Object.assign(settings, read());
});

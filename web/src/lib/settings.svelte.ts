/** What the reader has set for this browser: kept, applied at once, and the same in every tab. */

export type Theme = "system" | "light" | "dark";

interface Settings {
    sound: boolean;
    theme: Theme;
    /** Whether a move is asked about once more before it is made. */
    confirmMoves: boolean;
    /** Whether squares and crossings are named on the board's rim. */
    coordinates: boolean;
    /** Games that need no introduction any more. */
    known: string[];
}

const KEPT = "levada.settings";
const AT_FIRST: Settings = {
    sound: true,
    theme: "system",
    confirmMoves: false,
    coordinates: true,
    known: [],
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
    });
});

addEventListener("storage", (event) => {
    if (event.key === KEPT) Object.assign(settings, read());
});

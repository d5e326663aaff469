/** Where the reader is. A page is a path; going there changes the address without loading anew. */

type GameName = "santiago" | "exlibris";
export type Place =
    | { page: "start" }
    | { page: "make"; game: string | null }
    | { page: "table"; id: string }
    | { page: "replay"; id: string }
    | { page: "mine" }
    | { page: "people" }
    | { page: "me" }
    | { page: "tournaments" }
    | { page: "makeTournament" }
    | { page: "tournament"; id: string }
    | { page: "learn"; game: string | null }
    | { page: "mail"; what: "confirm" | "stop" }
    | { page: "profile"; id: string }
    | { page: "best"; game: GameName | null }
    | { page: "about" }
    | { page: "privacy" }
    | { page: "nowhere" };

const PLACES: [RegExp, (parts: string[]) => Place][] = [
    [/^\/$/, () => ({ page: "start" })],
    [/^\/new(?:\/(santiago|exlibris))?$/, ([game]) => ({ page: "make", game: game ?? null })],
    [/^\/t\/([\w-]{8,32})$/, ([id]) => ({ page: "table", id: id! })],
    [/^\/t\/([\w-]{8,32})\/replay$/, ([id]) => ({ page: "replay", id: id! })],
    [/^\/games$/, () => ({ page: "mine" })],
    [/^\/people$/, () => ({ page: "people" })],
    [/^\/me$/, () => ({ page: "me" })],
    [/^\/tournaments$/, () => ({ page: "tournaments" })],
    [/^\/tournaments\/new$/, () => ({ page: "makeTournament" })],
    [/^\/tournaments\/([\w-]{8,32})$/, ([id]) => ({ page: "tournament", id: id! })],
    [/^\/learn(?:\/(santiago|exlibris))?$/, ([game]) => ({ page: "learn", game: game ?? null })],
    [/^\/mail\/(confirm|stop)$/, ([what]) => ({ page: "mail", what: what as "confirm" | "stop" })],
    [/^\/u\/([^/]{1,100})$/, ([name]) => ({ page: "profile", id: decodeURIComponent(name!) })],
    [
        /^\/best(?:\/(santiago|exlibris))?$/,
        ([game]) => ({ page: "best", game: (game as GameName | undefined) ?? null }),
    ],
    [/^\/about$/, () => ({ page: "about" })],
    [/^\/privacy$/, () => ({ page: "privacy" })],
];

export function placeOf(path: string): Place {
    for (const [pattern, place] of PLACES) {
        const found = pattern.exec(path);
        if (found) return place(found.slice(1));
    }
    return { page: "nowhere" };
}

class Router {
    path = $state(location.pathname);
    search = $state(location.search);
    hash = $state(location.hash);
    readonly place = $derived(placeOf(this.path));

    constructor() {
        addEventListener("popstate", () => this.read());
        document.addEventListener("click", (event) => this.follow(event));
    }

    go(address: string, how: "push" | "replace" = "push"): void {
        if (how === "push") history.pushState(null, "", address);
        else history.replaceState(null, "", address);
        this.read();
        if (how === "push") scrollTo(0, 0);
    }

    private read(): void {
        this.path = location.pathname;
        this.search = location.search;
        this.hash = location.hash;
    }

    /** A plain click on a link to one of our pages; everything else is the browser's. */
    private follow(event: MouseEvent): void {
        const link = event.target instanceof Element ? event.target.closest("a") : null;
        const isPlain =
            event.button === 0 &&
            !event.ctrlKey &&
            !event.metaKey &&
            !event.shiftKey &&
            !event.altKey;
        if (!link || !isPlain || event.defaultPrevented || link.target || link.download) return;
        if (link.origin !== location.origin || placeOf(link.pathname).page === "nowhere") return;
        event.preventDefault();
        this.go(link.pathname + link.search + link.hash);
    }
}

export const router = new Router();

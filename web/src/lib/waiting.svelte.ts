/** Waiting for people: the server is told every few seconds that somebody still looks at the page. */

import { get, put, Refused, remove } from "./api";
import { me } from "./me.svelte";
import { router } from "./router.svelte";
import type { MyWaiting, NewWish } from "./schema";
import { tellRefusal } from "./refusalText";

const EVERY = 2_000;
export type WishRequest = Pick<NewWish, "game" | "players"> & Partial<NewWish>;

export class WaitingForPeople {
    /** How it stands; nothing while nobody is looked for. */
    stands = $state.raw<MyWaiting | null>(null);
    isStarting = $state(false);
    /** When the waiting began, by this browser's clock: the time shown goes on between two answers. */
    since = $state(0);
    private timer: ReturnType<typeof setInterval> | undefined;

    constructor() {
        addEventListener("pagehide", this.leave);
    }

    async start(wish: WishRequest): Promise<void> {
        this.isStarting = true;
        try {
            this.note(await put<MyWaiting>("/api/me/waiting", { name: me.name, ...wish }));
            me.isKnown = true;
            this.timer = setInterval(() => void this.look(), EVERY);
        } finally {
            this.isStarting = false;
        }
    }

    async stop(): Promise<void> {
        if (this.stands === null) return;
        this.end();
        this.note(await remove<MyWaiting>("/api/me/waiting"));
        this.stands = null;
    }

    /** For when the page goes: whoever leaves it is no longer looking. */
    readonly leave = (): void => {
        if (this.stands !== null)
            void fetch("/api/me/waiting", { method: "DELETE", keepalive: true });
        this.end();
    };

    destroy(): void {
        this.leave();
        removeEventListener("pagehide", this.leave);
    }

    private async look(): Promise<void> {
        try {
            this.note(await get<MyWaiting>("/api/me/waiting"));
        } catch (why) {
            if (why instanceof Refused && why.status === 401) tellRefusal(why);
            // Else there is no network for a moment: the next look comes by itself.
        }
    }

    private note(stands: MyWaiting): void {
        if (stands.table !== null) {
            this.end();
            router.go(`/t/${stands.table}`);
        } else if (stands.wish === null) this.end();
        else {
            this.stands = stands;
            this.since = Date.now() - stands.waited * 1000;
        }
    }

    private end(): void {
        clearInterval(this.timer);
        this.stands = null;
    }
}

/** The games as the server describes them: asked for once, and again only after a failure. */

import { get } from "./api";
import { keep, recall } from "./keptGames";
import type { Games } from "./schema";

type Described = Games["games"];

class KnownGames {
    all = $state.raw<Described>({});
    private asked: Promise<Described> | null = null;

    load(): Promise<Described> {
        this.asked ??= this.ask();
        return this.asked;
    }

    /** The edition that is played unless another is said; nothing for a game without editions. */
    usualEdition(game: string): string | undefined {
        return this.all[game]?.options.edition?.default as string | undefined;
    }

    private async ask(): Promise<Described> {
        try {
            this.all = (await get<Games>("/api/games")).games;
            void keep("games", this.all);
            return this.all;
        } catch (why) {
            this.asked = null;
            const kept = await recall<Described>("games");
            if (kept === null) throw why;
            return (this.all = kept.what);
        }
    }
}

export const games = new KnownGames();

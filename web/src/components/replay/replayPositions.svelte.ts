/** A finished game, move by move: views are fetched when they are looked at, their neighbours just before. */

import { get } from "../../lib/api";
import type { EntryView, ReplayView, TableView } from "../../lib/types";

const KEPT = 120;
const AHEAD = 3;

export interface Move {
    /** How many moves have been made with it. */
    n: number;
    seat: number;
    words: string;
    events: NonNullable<EntryView["events"]>;
}

/** The moves that stand: those taken back are gone. */
export function movesOf(news: EntryView[]): Move[] {
    const moves: Move[] = [];
    for (const { n, seat, words, events } of news) {
        const back = /^back (\d+)$/.exec(words);
        if (back) moves.length = Number(back[1]);
        else if (n !== null && seat !== null)
            moves.push({ n: moves.length + 1, seat, words, events: events ?? [] });
    }
    return moves;
}

/** Where each round begins: after how many moves. */
export function roundsOf(moves: Move[]): { round: number; n: number }[] {
    const later = moves.flatMap(({ n, events }) =>
        events.flatMap((event) => (event.event === "round" ? [{ round: event.round, n }] : [])),
    );
    return later[0]?.round === 1 ? later : [{ round: 1, n: 0 }, ...later];
}

export class ReplayPositions {
    shown = $state.raw<ReplayView | null>(null);
    private kept = new Map<string, Promise<ReplayView>>();
    private wanted = "";

    constructor(private readonly table: TableView) {}

    /** Shows the game after n moves, through one seat or with everything open. */
    async show(n: number, seat: number | null): Promise<void> {
        const key = `${n} ${seat}`;
        this.wanted = key;
        const found = await this.fetch(n, seat);
        if (this.wanted === key) this.shown = found;
        for (const near of [1, -1, ...Array.from({ length: AHEAD - 1 }, (_, k) => k + 2)])
            void this.fetch(n + near, seat).catch(() => null);
    }

    private fetch(n: number, seat: number | null): Promise<ReplayView> {
        const at = Math.min(Math.max(n, 0), this.table.moves);
        const path = `/api/tables/${this.table.table}/views/${at}${seat === null ? "" : `?seat=${seat}`}`;
        const known = this.kept.get(path);
        if (known) return known;
        const asked = get<ReplayView>(path);
        this.kept.set(path, asked);
        asked.catch(() => this.kept.delete(path));
        if (this.kept.size > KEPT) this.kept.delete(this.kept.keys().next().value!);
        return asked;
    }
}

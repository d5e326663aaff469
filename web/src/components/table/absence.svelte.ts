/** Whether somebody who looks at a table again has missed something worth telling. */

import { lastSeen, noteSeen } from "../../lib/lastSeen";
import type { LiveTable } from "../../lib/live.svelte";
import type { TableView } from "../../lib/types";
import { isMove } from "./logbook";

/** Who was away for longer does not remember how it stood. */
const LONG = 10 * 60_000;

/** Whether the end of a game is still news to whoever opens it here. */
export function isEndNews(table: TableView): boolean {
    if (table.state !== "over") return true;
    const seen = lastSeen(table.table);
    return seen !== null && seen.version < table.version;
}

/** Calls `onreturn` for whoever comes back to moves they have not seen: to a game of days, or after a while. To be
    made by a component. */
export class Absence {
    constructor(
        private readonly live: LiveTable,
        private readonly onreturn: () => void,
    ) {
        this.look();
        $effect(() => {
            void live.view?.version;
            if (!document.hidden) this.note();
        });
        $effect(() => {
            const comeBack = () => !document.hidden && this.look();
            document.addEventListener("visibilitychange", comeBack);
            return () => document.removeEventListener("visibilitychange", comeBack);
        });
    }

    private look(): void {
        const { view, history } = this.live;
        const seen = lastSeen(this.live.id);
        this.note();
        if (!view || !seen || view.state !== "running" || view.mine.length === 0) return;
        const isLong = view.agreement.pace.kind === "days" || Date.now() - seen.at > LONG;
        const hasMissed = history.some(
            (entry) =>
                entry.version > seen.version &&
                isMove(entry) &&
                !view.mine.includes(entry.seat ?? -1),
        );
        if (isLong && hasMissed) this.onreturn();
    }

    private note(): void {
        if (this.live.view) noteSeen(this.live.id, this.live.view.version);
    }
}

/** A tournament before it is made; its game and rules are those of a table's draft. */

import type { Terms } from "./schema";
import type { TableDraft } from "./tableDraft.svelte";

const DAY = 24;
/** For a round; 0 is as long as the clocks allow. */
export const HOURS = [0, 1, 2, 3, 6, 12, DAY, 2 * DAY, 3 * DAY, 7 * DAY, 14 * DAY, 30 * DAY];

export class TournamentDraft {
    title = $state("");
    about = $state("");
    system = $state<Terms["system"]>("swiss");
    rounds = $state(5);
    smallest = $state(3);
    largest = $state(4);
    goOn = $state(1);
    remainder = $state<Terms["remainder"]>("byes");
    absent = $state<Terms["absent"]>("bot");
    who = $state<Terms["who"]>("people");
    most = $state(30);
    roundHours = $state(0);
    /** As the browser writes it: local time, empty for none. */
    starts = $state("");
    listed = $state(true);
    rated = $state(false);

    /** Another game or edition is for other numbers. */
    fit(players: number[]): void {
        const most = Math.max(...players);
        const least = Math.min(...players);
        this.largest = Math.min(Math.max(this.largest, least), most);
        this.smallest = Math.min(Math.max(this.smallest, least), this.largest);
    }

    body(table: TableDraft): object {
        const { game, options, pace, chat, stand_in } = table.body;
        return {
            title: this.title,
            about: this.about,
            system: this.system,
            rounds: this.system === "swiss" ? this.rounds : null,
            smallest: this.smallest,
            largest: this.largest,
            go_on: this.system === "knock_out" ? this.goOn : 1,
            remainder: this.remainder,
            absent: this.absent,
            who: this.who,
            most: this.most,
            starts: this.starts === "" ? null : new Date(this.starts).getTime() / 1000,
            round_hours: this.roundHours || null,
            game,
            options,
            pace: pace as Terms["pace"],
            chat,
            listed: this.listed,
            rated: this.rated,
            stand_in,
        };
    }
}

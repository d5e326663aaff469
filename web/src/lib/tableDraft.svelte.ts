/** A table as its maker wishes it. What does not fit together is put right as it is chosen. */

import { crossingAt, middleOf } from "./boardGeometry";
import type { GameName, NewTableRequest } from "./newTable";
import type { GameView, NewTable, SeatWish } from "./schema";

export type Level = NewTable["stand_in"];
export type Edition = "amigo" | "samarkand" | "trefl";
export type OptionValue = string | number | boolean;
export type Drawn = "drawn";
export interface SeatChoice {
    kind: SeatWish["kind"];
    level: Level;
    name: string;
}

const PALMS = 3;
const CHOSEN_AT_FIRST = "C2";
/** Said by the seats and by a choice of their own. */
const NOT_LISTED = ["edition", "players"];

export class TableDraft {
    game = $state<GameName>("santiago");
    edition = $state<Edition>("amigo");
    seats = $state<SeatChoice[]>([]);
    /** What was chosen other than the edition's own. */
    private chosen = $state<Record<string, OptionValue>>({});
    spring = $state<string>("inside");
    palmsAt = $state<string[] | Drawn>("drawn");
    starter = $state<number | Drawn>("drawn");
    pace = $state<"none" | "clock" | "days">("none");
    minutes = $state(20);
    increment = $state(10);
    days = $state(2);
    watchers = $state<NewTable["watchers"]>("anyone");
    listed = $state(false);
    chat = $state(true);
    takeBack = $state(true);
    hints = $state(false);
    standIn = $state<Level>("regular");

    constructor(
        readonly games: Record<string, GameView>,
        game: GameName,
    ) {
        this.game = game;
        this.seats = seatsFor(this.usual);
    }

    readonly rules = $derived.by(() => this.games[this.game]!);
    readonly players = $derived(
        this.game === "santiago" ? this.rules.editions[this.edition]!.players : this.rules.players,
    );
    private readonly usual = $derived(this.rules.options.players!.default as number);
    readonly fewest = $derived(Math.min(...this.players));
    readonly most = $derived(Math.max(...this.players));
    readonly isFull = $derived(this.seats.every((seat) => seat.kind !== "open"));
    readonly hasPalms = $derived(this.value("palms") === true);
    readonly isSpringChosen = $derived(this.spring !== "inside" && this.spring !== "anywhere");
    readonly palmsLeft = $derived(
        this.hasPalms && this.palmsAt !== "drawn" ? PALMS - this.palmsAt.length : 0,
    );
    readonly isReady = $derived(this.palmsLeft === 0);

    /** The options of this game as they can be chosen now. */
    readonly options = $derived(
        Object.entries(this.rules.options)
            .filter(([name]) => !NOT_LISTED.includes(name))
            .filter(([name]) => name !== "spare_tile" || [3, 4].includes(this.seats.length))
            .map(([name, { means, values }]) => ({
                name,
                means,
                values: (values ?? []) as OptionValue[],
            })),
    );

    value(option: string): OptionValue {
        const own = this.rules.editions[this.edition]?.defaults[option];
        return this.chosen[option] ?? ((own ?? this.rules.options[option]?.default) as OptionValue);
    }

    choose(option: string, value: OptionValue): void {
        this.chosen[option] = value;
    }

    play(game: GameName): void {
        this.game = game;
        this.starter = "drawn";
        this.seats = seatsFor(this.usual);
    }

    /** Another edition has other defaults; what was chosen under the last is forgotten. */
    follow(edition: Edition): void {
        this.edition = edition;
        this.chosen = {};
        while (this.seats.length < this.fewest) this.addSeat();
    }

    addSeat(): void {
        this.seats.push(seat("open"));
    }

    removeSeat(n: number): void {
        this.seats.splice(n, 1);
        this.starter = "drawn";
    }

    /** One seat is the maker's own: whoever had it before has an open one. */
    seat(n: number, kind: SeatChoice["kind"]): void {
        if (kind === "me") {
            for (const other of this.seats) if (other.kind === "me") other.kind = "open";
        }
        this.seats[n]!.kind = kind;
    }

    putSpring(crossing: string): void {
        this.spring = crossing;
        if (this.palmsAt !== "drawn") {
            this.palmsAt = this.palmsAt.filter((square) => !touches(square, crossing));
        }
    }

    choosePalms(isChosen: boolean): void {
        this.palmsAt = isChosen ? [] : "drawn";
        if (isChosen && !this.isSpringChosen) this.spring = CHOSEN_AT_FIRST;
    }

    drawSpring(among: "inside" | "anywhere"): void {
        this.spring = among;
        this.palmsAt = "drawn";
    }

    chooseSpring(): void {
        if (!this.isSpringChosen) this.spring = CHOSEN_AT_FIRST;
    }

    palmAt(square: string): void {
        if (this.palmsAt === "drawn") return;
        this.palmsAt = this.palmsAt.includes(square)
            ? this.palmsAt.filter((other) => other !== square)
            : [...this.palmsAt, square];
    }

    /** Whether a palm stands there or could: off the spring, apart from the others, three at most. */
    canHavePalm(square: string): boolean {
        if (this.palmsAt === "drawn") return false;
        if (this.palmsAt.includes(square)) return true;
        return (
            this.palmsLeft > 0 &&
            !touches(square, this.spring) &&
            this.palmsAt.every((other) => !isBeside(square, other))
        );
    }

    /** What is sent: only what differs from what the server takes anyway, but always the edition. */
    get body(): NewTableRequest {
        return {
            game: this.game,
            options: this.game === "santiago" ? this.ofSantiago() : this.ofExLibris(),
            seats: this.seats.map(wished),
            pace: this.paceWished(),
            watchers: this.watchers,
            listed: this.listed,
            chat: this.chat,
            take_back: this.takeBack,
            hints: this.hints,
            stand_in: this.standIn,
        };
    }

    private ofSantiago(): Record<string, unknown> {
        const palms = this.hasPalms && this.palmsAt !== "drawn" ? { palms_at: this.palmsAt } : {};
        const options = this.options.map(({ name }) => [name, this.value(name)]);
        return {
            edition: this.edition,
            ...Object.fromEntries(options),
            spring: this.spring,
            ...palms,
            overseer: this.starter,
        };
    }

    private ofExLibris(): Record<string, unknown> {
        return { first: this.starter };
    }

    private paceWished(): NewTable["pace"] {
        const { minutes, increment, days } = this;
        if (this.pace === "clock") return { kind: "clock", minutes, increment };
        return this.pace === "days" ? { kind: "days", days } : { kind: "none" };
    }
}

const seat = (kind: SeatChoice["kind"]): SeatChoice => ({ kind, level: "regular", name: "" });

function seatsFor(players: number): SeatChoice[] {
    return Array.from({ length: players }, (_, n) => seat(n === 0 ? "me" : "open"));
}

function wished({ kind, level, name }: SeatChoice): SeatWish {
    if (kind === "bot") return { kind, level, name: "" };
    return { kind, name: kind === "screen" ? name : "" };
}

/** Half a block: a square's middle is not much farther from the crossings it touches. */
const NEAR = 100;

function touches(square: string, crossing: string): boolean {
    const [middle, { x, y }] = [middleOf(square), crossingAt(crossing)];
    return Math.abs(middle.x - x) < NEAR && Math.abs(middle.y - y) < NEAR;
}

/** Neighbours by an edge or a corner. */
function isBeside(one: string, other: string): boolean {
    const columns = Math.abs(one.charCodeAt(0) - other.charCodeAt(0));
    return columns <= 1 && Math.abs(one.charCodeAt(1) - other.charCodeAt(1)) <= 1;
}

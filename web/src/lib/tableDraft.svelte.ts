/** A table before it is made. What can be chosen, and what goes together, is what the server says of the game. */

import { crossingAt, HEIGHT, WIDTH } from "./boardGeometry";
import type { GameName, NewTableRequest } from "./newTable";
import type { ChoiceView, GameView, NewTable, SeatWish } from "./schema";
import type { TableView } from "./types";

export type Level = NewTable["stand_in"];
export type OptionValue = string | number | boolean;
export type Drawn = "drawn";
export interface SeatChoice {
    kind: SeatWish["kind"];
    /** A built-in level, or a player that the operator offers. */
    level: string;
    name: string;
}

/** Said by the seats and by a choice of their own. */
const NOT_LISTED = ["edition", "players"];
const CROSSING = /^[A-Z]\d$/;

export class TableDraft {
    game = $state<GameName>("santiago");
    private editionChosen = $state("");
    seats = $state<SeatChoice[]>([]);
    /** What was chosen other than the edition's own. */
    private chosen = $state<Record<string, OptionValue>>({});
    private springChosen = $state("");
    palmsAt = $state<string[] | Drawn>("drawn");
    starter = $state<number | Drawn>("drawn");
    pace = $state<"none" | "clock" | "days">("none");
    minutes = $state(20);
    increment = $state(10);
    days = $state(2);
    /** As the browser's own field for a moment writes it, in local time; empty for as soon as all sit. */
    starts = $state("");
    watchers = $state<NewTable["watchers"]>("anyone");
    listed = $state(false);
    chat = $state(true);
    takeBack = $state(true);
    hints = $state(false);
    standIn = $state<Level>("regular");
    rated = $state(false);

    /** `usual`: the edition for so many players as long as the reader has chosen none. */
    constructor(
        readonly games: Record<string, GameView>,
        game: GameName,
        private readonly usual: (players: number) => string | null = () => null,
    ) {
        this.play(game);
    }

    readonly rules = $derived.by(() => this.games[this.game]!);
    /** What a bot may be; rated games have built-in levels alone. */
    readonly levels = $derived([
        ...this.rules.levels,
        ...(this.rated ? [] : (this.rules.operator_players ?? [])), // a kept answer may lack them
    ]);
    readonly editions = $derived(Object.keys(this.rules.editions));
    private readonly isEditionChosen = $derived(this.editions.includes(this.editionChosen));
    /** Empty for a game without editions. */
    readonly edition = $derived(
        this.isEditionChosen ? this.editionChosen : this.usualEdition(this.seats.length),
    );
    readonly players = $derived.by(() => {
        const { editions, players } = this.rules;
        if (this.isEditionChosen) return editions[this.edition]?.players ?? players;
        const each = Object.values(editions).flatMap((edition) => edition.players);
        const possible = each.length === 0 ? players : [...new Set(each)];
        return possible.filter((players) => this.isFor(this.usualEdition(players), players));
    });
    readonly fewest = $derived(Math.min(...this.players));
    readonly most = $derived(Math.max(...this.players));
    readonly isFull = $derived(this.seats.every((seat) => seat.kind !== "open"));

    /** Where the spring may be put, and how else it is drawn. */
    private readonly springs = $derived((this.rules.wishes.spring?.values ?? []) as string[]);
    readonly crossings = $derived(this.springs.filter((name) => CROSSING.test(name)));
    readonly springDraws = $derived(this.springs.filter((name) => !CROSSING.test(name)));
    readonly spring = $derived(
        this.springs.includes(this.springChosen)
            ? this.springChosen
            : String(this.rules.wishes.spring?.default ?? ""),
    );
    readonly isSpringChosen = $derived(this.crossings.includes(this.spring));

    private readonly palms = $derived(this.rules.wishes.palms_at);
    readonly hasPalms = $derived(this.palms !== undefined && this.isPossible(this.palms));
    readonly palmCount = $derived(this.palms?.places?.number ?? 0);
    readonly palmsLeft = $derived(
        this.hasPalms && this.palmsAt !== "drawn" ? this.palmCount - this.palmsAt.length : 0,
    );
    readonly isReady = $derived(this.palmsLeft === 0);

    /** The wish that names a seat: who begins, by the name it has in this game. */
    readonly starterWish = $derived(
        Object.keys(this.rules.wishes).find((name) => this.rules.wishes[name]!.is_seat),
    );

    /** The options of this game as they can be chosen now. */
    readonly options = $derived(
        Object.entries(this.rules.options)
            .filter(([name, choice]) => !NOT_LISTED.includes(name) && this.isPossible(choice))
            .map(([name, { means, values }]) => ({
                name,
                means,
                values: (values ?? []) as OptionValue[],
            })),
    );

    private isFor(edition: string, players: number): boolean {
        return this.rules.editions[edition]?.players.includes(players) ?? true;
    }

    /** The reader's own edition where it is for so many, or the game's, or any that is. */
    private usualEdition(players: number): string {
        const standard = String(this.rules.options.edition?.default ?? "");
        const own = this.usual(players);
        if (own === null || !this.editions.includes(own)) return standard;
        return [own, standard, ...this.editions].find((each) => this.isFor(each, players)) ?? own;
    }

    value(option: string): OptionValue {
        if (option === "players") return this.seats.length;
        const own = this.rules.editions[this.edition]?.defaults[option];
        return this.chosen[option] ?? ((own ?? this.rules.options[option]?.default) as OptionValue);
    }

    /** Whether it can be anything but its default, by what else is chosen. */
    private isPossible({ needs }: ChoiceView): boolean {
        return Object.entries(needs).every(([option, values]) =>
            values.includes(this.value(option)),
        );
    }

    choose(option: string, value: OptionValue): void {
        this.chosen[option] = value;
    }

    play(game: GameName): void {
        this.game = game;
        this.starter = "drawn";
        this.seats = seatsFor(this.rules.options.players!.default as number);
    }

    /** Another edition has other defaults; what was chosen under the last is forgotten. */
    follow(edition: string): void {
        this.editionChosen = edition;
        this.chosen = {};
        while (this.seats.length < this.fewest) this.addSeat();
        while (this.seats.length > this.most) this.removeSeat(this.seats.length - 1);
    }

    /** As another table was made, but for who sits at it. */
    like(agreement: TableView["agreement"], settled: Record<string, unknown>): void {
        this.play(agreement.game);
        if (typeof settled.edition === "string") this.follow(settled.edition);
        this.seats = seatsFor(Number(settled.players ?? this.seats.length));
        for (const { name } of this.options) {
            if (settled[name] !== undefined) this.choose(name, settled[name] as OptionValue);
        }
        const wished = agreement.options ?? {};
        if (typeof wished.spring === "string") this.springChosen = wished.spring;
        if (Array.isArray(wished.palms_at)) this.palmsAt = wished.palms_at as string[];
        this.keepPace(agreement.pace);
        this.watchers = agreement.watchers;
        this.chat = agreement.chat;
        this.takeBack = agreement.take_back;
        this.hints = agreement.hints;
        this.standIn = agreement.stand_in;
        this.rated = agreement.rated;
    }

    private keepPace(pace: NewTable["pace"]): void {
        this.pace = pace.kind;
        if (pace.kind === "clock") [this.minutes, this.increment] = [pace.minutes, pace.increment];
        if (pace.kind === "days") this.days = pace.days;
    }

    /** A rated game has a clock, nobody's screen is shared, and who begins is drawn. */
    rate(isRated: boolean): void {
        this.rated = isRated;
        if (!isRated) return;
        if (this.pace === "none") this.pace = "clock";
        this.starter = "drawn";
        for (const seat of this.seats) {
            if (seat.kind === "screen") seat.kind = "open";
            if (!this.levels.includes(seat.level)) seat.level = "regular";
        }
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
        this.springChosen = crossing;
        if (this.palmsAt !== "drawn") {
            this.palmsAt = this.palmsAt.filter((square) => !this.isClosedBy(crossing, square));
        }
    }

    choosePalms(isChosen: boolean): void {
        this.palmsAt = isChosen ? [] : "drawn";
        if (isChosen) this.chooseSpring();
    }

    drawSpring(among: string): void {
        this.springChosen = among;
        this.palmsAt = "drawn";
    }

    /** In the middle at first. */
    chooseSpring(): void {
        if (!this.isSpringChosen) this.springChosen = this.middleCrossing;
    }

    get middleCrossing(): string {
        const fromMiddle = (name: string) => {
            const { x, y } = crossingAt(name);
            return Math.hypot(x - WIDTH / 2, y - HEIGHT / 2);
        };
        return [...this.crossings].sort((a, b) => fromMiddle(a) - fromMiddle(b))[0] ?? "";
    }

    palmAt(square: string): void {
        if (this.palmsAt === "drawn") return;
        this.palmsAt = this.palmsAt.includes(square)
            ? this.palmsAt.filter((other) => other !== square)
            : [...this.palmsAt, square];
    }

    /** Where palms stand or could. */
    get palmPlaces(): string[] {
        const { palmsAt } = this;
        if (palmsAt === "drawn") return [];
        return (this.palms?.places?.names ?? []).filter(
            (square) =>
                palmsAt.includes(square) ||
                (this.palmsLeft > 0 &&
                    ![this.spring, ...palmsAt].some((at) => this.isClosedBy(at, square))),
        );
    }

    private isClosedBy(place: string, square: string): boolean {
        return this.palms?.places?.closed_by[place]?.includes(square) ?? false;
    }

    /** What is sent: every option as it is chosen. */
    get body(): NewTableRequest {
        return {
            game: this.game,
            options: this.chosenOptions(),
            seats: this.seats.map(seatRequest),
            pace: this.paceRequest(),
            starts: this.starts === "" || this.isFull ? null : Date.parse(this.starts) / 1000,
            watchers: this.watchers,
            listed: this.listed,
            chat: this.chat,
            take_back: this.takeBack && !this.rated,
            hints: this.hints && !this.rated,
            stand_in: this.standIn,
            rated: this.rated,
        };
    }

    private chosenOptions(): Record<string, unknown> {
        const isPalmsChosen = this.hasPalms && this.palmsAt !== "drawn";
        return {
            ...(this.edition === "" ? {} : { edition: this.edition }),
            ...Object.fromEntries(this.options.map(({ name }) => [name, this.value(name)])),
            ...(this.spring === "" ? {} : { spring: this.spring }),
            ...(isPalmsChosen ? { palms_at: this.palmsAt } : {}),
            ...(this.starterWish === undefined ? {} : { [this.starterWish]: this.starter }),
        };
    }

    private paceRequest(): NewTable["pace"] {
        const { minutes, increment, days } = this;
        if (this.pace === "clock") return { kind: "clock", minutes, increment };
        return this.pace === "days" ? { kind: "days", days } : { kind: "none" };
    }
}

const seat = (kind: SeatChoice["kind"]): SeatChoice => ({ kind, level: "regular", name: "" });

function seatsFor(players: number): SeatChoice[] {
    return Array.from({ length: players }, (_, n) => seat(n === 0 ? "me" : "open"));
}

function seatRequest({ kind, level, name }: SeatChoice): SeatWish {
    if (kind === "bot") return { kind, level, name: "" };
    return { kind, name: kind === "screen" ? name : "" };
}

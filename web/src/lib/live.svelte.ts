/** A table by its socket: what was last seen of it, and what was sent and not yet answered. */

import { get, Refused } from "./api";
import type { KeptTable } from "./keptGames";
import { newKey } from "./messageKey";
import { Previews } from "./previews";
import { shareStructure } from "./structuralSharing";
import { withChanges, withPresence } from "./tableChanges";
import type {
    ChangesMessage,
    ClientMessage,
    EntryView,
    LogbookPage,
    MessageView,
    MoveMessage,
    Preview,
    RefusedMessage,
    ServerMessage,
    TableView,
} from "./types";

export type Connection = "connecting" | "connected" | "lost" | "closed";

interface Waiting {
    message: MoveMessage;
    done: () => void;
    refused: (why: Refused) => void;
}

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 8_000;
const NOT_ALLOWED = 4403;
/** After so long a silence the server is asked whether it is still there, and given so long to answer. */
const SILENCE = 15_000;
const ANSWER = 8_000;

export class LiveTable {
    view = $state.raw<TableView | null>(null);
    history = $state.raw<EntryView[]>([]);
    messages = $state.raw<MessageView[]>([]);
    connection = $state<Connection>("connecting");
    refusal = $state.raw<Refused | null>(null);
    /** When the view was so, where it was kept from an earlier visit; nothing once the server has answered. */
    keptAt = $state<number | null>(null);
    /** Called with each view that comes after another: what has changed can be shown as it happens. */
    onchange: (before: TableView, after: TableView, news: EntryView[]) => void = () => {};

    /** Called when the connection is back, with how many things have happened meanwhile. */
    onback: (missed: number) => void = () => {};

    private socket: WebSocket | null = null;
    private waiting = new Map<string, Waiting>();
    private pause = FIRST_PAUSE;
    private timer: ReturnType<typeof setTimeout> | undefined;
    private pulse: ReturnType<typeof setTimeout> | undefined;
    private looking: number | null = null;
    private readonly previews = new Previews((message) => this.send(message));
    private readonly wake = () => this.comeBack();
    /** Whoever has only hidden pages may be notified. */
    private readonly hide = () => this.send({ type: "hidden", hidden: document.hidden });
    private readonly sleep = () => this.cut();

    constructor(readonly id: string) {
        addEventListener("online", this.wake);
        addEventListener("offline", this.sleep);
        document.addEventListener("visibilitychange", this.wake);
        document.addEventListener("visibilitychange", this.hide);
        this.connect();
    }

    close(): void {
        removeEventListener("online", this.wake);
        removeEventListener("offline", this.sleep);
        document.removeEventListener("visibilitychange", this.wake);
        document.removeEventListener("visibilitychange", this.hide);
        clearTimeout(this.timer);
        this.connection = "closed";
        this.drop();
        this.previews.forget();
    }

    /** A move is made once, however often it has to be sent: its key says that it is the same. */
    move(words: string, seat: number | null): Promise<void> {
        const key = newKey();
        const message: MoveMessage = {
            type: "move",
            move: words,
            n: this.view!.n,
            key,
            ...(seat === null ? {} : { seat }),
        };
        return new Promise((done, refused) => {
            this.waiting.set(key, { message, done, refused });
            this.send(message);
        });
    }

    /** What a move would mean; nothing if it is no longer one. */
    preview(words: string, seat: number | null): Promise<Preview | null> {
        return this.previews.ask(words, seat);
    }

    look(seat: number): void {
        this.looking = seat;
        this.send({ type: "look", look: seat });
    }

    /** What was kept of the table while the server does not answer: to look at, with no seat to move for. */
    restore({ view, history }: KeptTable, at: number): void {
        if (this.view !== null) return;
        this.view = { ...view, mine: [] };
        this.history = history;
        this.keptAt = at;
    }

    private connect(): void {
        this.drop();
        const scheme = location.protocol === "https:" ? "wss" : "ws";
        const known = this.history.at(-1)?.version ?? 0;
        const wanted = `show=changes&after=${known}&hidden=${document.hidden}`;
        const wasHidden = document.hidden;
        this.socket = new WebSocket(
            `${scheme}://${location.host}/api/tables/${this.id}/live?${wanted}`,
        );
        this.socket.onopen = () => this.opened(wasHidden);
        this.socket.onmessage = (event) => this.receive(JSON.parse(event.data));
        this.socket.onclose = (event) => this.lose(event.code);
    }

    private opened(wasHidden: boolean): void {
        this.pause = FIRST_PAUSE;
        this.beat();
        if (document.hidden !== wasHidden) this.hide();
        if (this.looking !== null) this.send({ type: "look", look: this.looking });
        for (const { message } of this.waiting.values()) this.send(message);
        this.previews.sendAgain();
    }

    private lose(code: number): void {
        if (this.connection === "closed") return;
        if (code === NOT_ALLOWED) {
            this.connection = "closed";
            return;
        }
        this.connection = "lost";
        this.timer = setTimeout(() => this.connect(), this.pause);
        this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
    }

    /** The network is gone, or the server does not answer: the socket may not notice for minutes. */
    private cut(): void {
        if (this.connection !== "connected") return;
        this.drop();
        this.lose(0);
    }

    private drop(): void {
        clearTimeout(this.pulse);
        if (this.socket) this.socket.onmessage = this.socket.onclose = null;
        this.socket?.close();
        this.socket = null;
    }

    private beat(): void {
        clearTimeout(this.pulse);
        this.pulse = setTimeout(() => {
            this.send({ type: "ping", ping: 0 });
            this.pulse = setTimeout(() => this.cut(), ANSWER);
        }, SILENCE);
    }

    /** Somebody looks again, or the network is back: no need to wait for the next try. */
    private comeBack(): void {
        if (this.connection === "lost" && document.visibilityState === "visible") {
            clearTimeout(this.timer);
            this.connect();
        }
    }

    private send(message: ClientMessage): void {
        if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
    }

    private receive(message: ServerMessage): void {
        this.beat();
        switch (message.type) {
            case "table": {
                const { news, ...rest } = message;
                return this.see(shareStructure<TableView>(this.view, rest), news);
            }
            case "changes":
                return this.change(message);
            case "presence":
                if (this.view) this.see(withPresence(this.view, message), []);
                return;
            case "said":
                this.messages = [...this.messages, message.message];
                return;
            case "preview":
                return this.previews.answer(message.key, message.preview);
            case "done":
                return this.settle(message.key)?.done();
            case "refused":
                return this.refuse(message);
            case "pong":
                return;
        }
    }

    /** Changes to a table that is not the one seen here are of no use: the whole of it is. */
    private change(message: ChangesMessage): void {
        if (this.view?.version !== message.since) this.send({ type: "whole", whole: true });
        else this.see(withChanges(this.view, message), message.news);
    }

    private see(after: TableView, news: EntryView[]): void {
        const known = this.history.at(-1)?.version ?? 0;
        const fresh = news.filter((entry) => entry.version > known);
        const before = this.view;
        const wasLost = this.connection === "lost";
        this.history = fresh.length === 0 ? this.history : [...this.history, ...fresh];
        if (fresh[0] && fresh[0].version > known + 1)
            void this.readEarlier(known, fresh[0].version);
        if (before?.version !== after.version) this.previews.forget();
        this.view = after;
        this.connection = "connected";
        this.keptAt = null;
        if (before) this.onchange(before, after, fresh);
        if (before && wasLost) this.onback(fresh.length);
    }

    /** The table comes with the last page of a long logbook; if another cannot be had, the log is shorter. */
    private async readEarlier(known: number, before: number): Promise<void> {
        const path = `/api/tables/${this.id}/logbook?show=true&before=${before}`;
        const { entries } = await get<LogbookPage>(path).catch(() => ({ entries: [] }));
        const fresh = entries.filter((entry) => entry.version > known);
        const at = this.history.findIndex((entry) => entry.version >= before);
        this.history = [...this.history.slice(0, at), ...fresh, ...this.history.slice(at)];
        if (fresh[0] && fresh[0].version > known + 1)
            await this.readEarlier(known, fresh[0].version);
    }

    private refuse({ key, error: { code, values, text } }: RefusedMessage): void {
        if (this.previews.refuse(key)) return;
        const why = new Refused(409, code, values, text);
        const waiting = this.settle(key);
        if (waiting) waiting.refused(why);
        else this.refusal = why;
    }

    private settle(key: string | null): Waiting | undefined {
        if (key === null) return undefined;
        const waiting = this.waiting.get(key);
        this.waiting.delete(key);
        return waiting;
    }
}

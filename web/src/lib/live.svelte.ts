/** A table as it lives: its socket, what was last seen of it, and what was sent and not yet answered. */

import { Refused } from "./api";
import { shareStructure } from "./structuralSharing";
import type { EntryView, MessageView, Preview, TableView } from "./types";

export type Connection = "connecting" | "connected" | "lost" | "closed";

interface Waiting {
    message: object;
    done: () => void;
    refused: (why: Refused) => void;
}

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 8_000;
const NOT_ALLOWED = 4403;
/** After so long a silence the server is asked whether it is still there, and given so long to answer. */
const SILENCE = 15_000;
const ANSWER = 8_000;

/** Not crypto.randomUUID, which pages without TLS do not have. */
const newKey = () => [...crypto.getRandomValues(new Uint32Array(3))].join("-");

export class LiveTable {
    view = $state.raw<TableView | null>(null);
    history = $state.raw<EntryView[]>([]);
    messages = $state.raw<MessageView[]>([]);
    connection = $state<Connection>("connecting");
    refusal = $state.raw<Refused | null>(null);
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
    private asked = new Map<string, (found: Preview | null) => void>();
    private previews = new Map<string, Promise<Preview | null>>();
    private readonly wake = () => this.comeBack();
    private readonly sleep = () => this.cut();

    constructor(readonly id: string) {
        addEventListener("online", this.wake);
        addEventListener("offline", this.sleep);
        document.addEventListener("visibilitychange", this.wake);
        this.connect();
    }

    close(): void {
        removeEventListener("online", this.wake);
        removeEventListener("offline", this.sleep);
        document.removeEventListener("visibilitychange", this.wake);
        clearTimeout(this.timer);
        this.connection = "closed";
        this.drop();
    }

    /** A move is made once, however often it has to be sent: its key says that it is the same. */
    move(words: string, seat: number | null): Promise<void> {
        const key = newKey();
        const message = { move: words, n: this.view!.n, key, ...(seat === null ? {} : { seat }) };
        return new Promise((done, refused) => {
            this.waiting.set(key, { message, done, refused });
            this.send(message);
        });
    }

    /** What a move would mean; nothing if it is no longer one. */
    preview(words: string, seat: number | null): Promise<Preview | null> {
        const known = `${this.view?.version} ${words}`;
        const found = this.previews.get(known);
        if (found) return found;
        const asked = new Promise<Preview | null>((tell) => this.asked.set(words, tell));
        this.previews.set(known, asked);
        this.send({ preview: words, ...(seat === null ? {} : { seat }) });
        return asked;
    }

    look(seat: number): void {
        this.looking = seat;
        this.send({ look: seat });
    }

    private connect(): void {
        this.drop();
        const scheme = location.protocol === "https:" ? "wss" : "ws";
        this.socket = new WebSocket(
            `${scheme}://${location.host}/api/tables/${this.id}/live?show=true`,
        );
        this.socket.onopen = () => this.opened();
        this.socket.onmessage = (event) => this.receive(JSON.parse(event.data));
        this.socket.onclose = (event) => this.lose(event.code);
    }

    private opened(): void {
        this.pause = FIRST_PAUSE;
        this.beat();
        if (this.looking !== null) this.send({ look: this.looking });
        for (const { message } of this.waiting.values()) this.send(message);
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
            this.send({ ping: 0 });
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

    private send(message: object): void {
        if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
    }

    private receive(message: any): void {
        this.beat();
        if (message.type === "table") this.see(message);
        else if (message.type === "said") this.messages = [...this.messages, message.message];
        else if (message.type === "preview") this.tell(message.preview);
        else if (message.type === "done") this.settle(message.key)?.done();
        else if (message.type === "refused") this.refuse(message);
    }

    private tell(preview: Preview): void {
        this.asked.get(preview.move)?.(preview);
        this.asked.delete(preview.move);
    }

    private see(message: TableView & { news: EntryView[] }): void {
        const { news, ...rest } = message;
        const after = shareStructure<TableView>(this.view, rest);
        const known = this.history.at(-1)?.version ?? 0;
        const fresh = news.filter((entry) => entry.version > known);
        const before = this.view;
        const wasLost = this.connection === "lost";
        this.history = fresh.length === 0 ? this.history : [...this.history, ...fresh];
        if (before?.version !== after.version) this.forgetPreviews();
        this.view = after;
        this.connection = "connected";
        if (before) this.onchange(before, after, fresh);
        if (before && wasLost) this.onback(fresh.length);
    }

    private forgetPreviews(): void {
        for (const tell of this.asked.values()) tell(null);
        this.asked.clear();
        this.previews.clear();
    }

    private refuse(message: any): void {
        const { code, values, text } = message.error;
        const why = new Refused(409, code, values, text);
        const waiting = this.settle(message.key);
        if (waiting) waiting.refused(why);
        else this.refusal = why;
    }

    private settle(key: string): Waiting | undefined {
        const waiting = this.waiting.get(key);
        this.waiting.delete(key);
        return waiting;
    }
}

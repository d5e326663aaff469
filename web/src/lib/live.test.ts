import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { LiveTable } from "./live.svelte";
import type { ClientMessage, ServerMessage } from "./types";

/** A socket whose other end is the test. */
class FakeSocket {
    static readonly OPEN = 1;
    static last: FakeSocket;
    readyState = 0;
    sent: ClientMessage[] = [];
    onopen = () => {};
    onmessage: ((event: { data: string }) => void) | null = null;
    onclose: ((event: { code: number }) => void) | null = null;

    constructor() {
        FakeSocket.last = this;
    }
    send(text: string) {
        this.sent.push(JSON.parse(text));
    }
    close() {
        this.readyState = 3;
    }
    opens() {
        this.readyState = FakeSocket.OPEN;
        this.onopen();
    }
    breaks() {
        this.readyState = 3;
        this.onclose?.({ code: 1006 });
    }
    says(message: ServerMessage | object) {
        this.onmessage?.({ data: JSON.stringify(message) });
    }
}

let live: LiveTable;
const socket = () => FakeSocket.last;
const showTable = (version: number) =>
    socket().says({ type: "table", version, n: version, seat: 0, news: [] });
const asked = () => socket().sent.filter((message) => message.type === "preview");
const keyOf = (n: number) => asked()[n]!.key!;
const preview = (move: string) => ({ kind: "pass", move });

/** Whether it is answered by now. */
async function isSettled(promise: Promise<unknown>): Promise<boolean> {
    const pending = Symbol();
    await Promise.resolve();
    return (await Promise.race([promise, Promise.resolve(pending)])) !== pending;
}

beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("WebSocket", FakeSocket);
    vi.stubGlobal("location", { protocol: "http:", host: "levada.test" });
    vi.stubGlobal("addEventListener", () => {});
    vi.stubGlobal("removeEventListener", () => {});
    const document = { addEventListener: () => {}, removeEventListener: () => {} };
    vi.stubGlobal("document", { ...document, visibilityState: "visible" });
    live = new LiveTable("table");
    socket().opens();
    showTable(1);
});
afterEach(() => {
    live.close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
});

describe("a preview", () => {
    test("is asked for once a position", async () => {
        const found = live.preview("bid 3", 0);
        expect(live.preview("bid 3", 0)).toBe(found);
        expect(asked()).toHaveLength(1);
        socket().says({ type: "preview", key: keyOf(0), n: 1, preview: preview("bid 3") });
        expect(await found).toEqual(preview("bid 3"));
    });

    test("is another one through another seat", () => {
        expect(live.preview("pass", 1)).not.toBe(live.preview("pass", 0));
    });

    test("asked for while the line is down arrives when it is back", async () => {
        socket().breaks();
        const found = live.preview("bid 3", 0);
        vi.advanceTimersByTime(1_000);
        socket().opens();
        expect(asked().map((message) => message.preview)).toEqual(["bid 3"]);
        socket().says({ type: "preview", key: keyOf(0), n: 1, preview: preview("bid 3") });
        expect(await found).toEqual(preview("bid 3"));
    });

    test("whose answer was lost with the line is asked for again", async () => {
        const found = live.preview("bid 3", 0);
        socket().breaks();
        vi.advanceTimersByTime(1_000);
        socket().opens();
        showTable(1);
        expect(await isSettled(found)).toBe(false);
        socket().says({ type: "preview", key: keyOf(0), n: 1, preview: preview("bid 3") });
        expect(await found).toEqual(preview("bid 3"));
    });

    test("that is refused settles, and can be asked for again", async () => {
        const refused = live.preview("bid 3", 0);
        const error = { code: "illegal_move", values: {}, text: "no" };
        socket().says({ type: "refused", key: keyOf(0), error });
        expect(await refused).toBeNull();
        expect(live.refusal).toBeNull();
        void live.preview("bid 3", 0);
        expect(asked()).toHaveLength(2);
    });

    test("of a position that has changed settles", async () => {
        const found = live.preview("bid 3", 0);
        showTable(2);
        expect(await found).toBeNull();
    });

    test("settles when the table is left", async () => {
        const found = live.preview("bid 3", 0);
        live.close();
        expect(await found).toBeNull();
    });
});

test("a move made while the line is down is sent once it is back, with the same key", async () => {
    socket().breaks();
    const made = live.move("bid 3", 0);
    vi.advanceTimersByTime(1_000);
    socket().opens();
    const [move] = socket().sent.filter((message) => message.type === "move");
    expect(move).toMatchObject({ move: "bid 3", n: 1, seat: 0 });
    socket().says({ type: "done", key: move!.key!, n: 1 });
    await made;
});

test("a refused move says why; what belongs to no message is the table's own refusal", async () => {
    const made = live.move("bid 3", 0);
    const error = { code: "illegal_move", values: {}, text: "no" };
    const [move] = socket().sent.filter((message) => message.type === "move");
    socket().says({ type: "refused", key: move!.key!, error });
    await expect(made).rejects.toMatchObject({ code: "illegal_move" });
    socket().says({ type: "refused", key: null, error: { ...error, code: "private" } });
    expect(live.refusal).toMatchObject({ code: "private" });
});

test("a long logbook is read page by page", async () => {
    const entry = (version: number) => ({ version, words: "sit" });
    const pages: Record<string, object[]> = { "5": [entry(3), entry(4)], "3": [entry(2)] };
    const asked = vi.fn(async (path: string) => {
        const before = new URL(path, "http://levada.test").searchParams.get("before")!;
        return new Response(JSON.stringify({ entries: pages[before] ?? [] }));
    });
    vi.stubGlobal("fetch", asked);
    live.history = [entry(1)] as typeof live.history;
    socket().says({ type: "table", version: 6, n: 2, seat: 0, news: [entry(5), entry(6)] });
    await vi.waitFor(() => expect(live.history).toHaveLength(6));
    expect(live.history.map(({ version }) => version)).toEqual([1, 2, 3, 4, 5, 6]);
});

describe("changes", () => {
    const nothing = { table: {}, view: {}, aids: {} };
    const changes = (since: number, table: object) => ({
        ...{ type: "changes", since, ...nothing, table, own: nothing },
        news: [{ version: since + 1, words: "sit" }],
    });

    test("are put over the table they apply to", () => {
        socket().says(changes(1, { version: 2 }));
        expect(live.view).toMatchObject({ version: 2, n: 1, seat: 0 });
        expect(live.history.map(({ version }) => version)).toEqual([2]);
    });

    test("to another table are of no use: the whole is asked for", () => {
        socket().says(changes(7, { version: 8 }));
        expect(live.view).toMatchObject({ version: 1 });
        expect(socket().sent.at(-1)).toEqual({ type: "whole", whole: true });
    });
});

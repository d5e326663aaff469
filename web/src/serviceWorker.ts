/// <reference lib="webworker" />
/** Keeps the page in the browser, so that it opens without a network. Whoever has one always gets the
    server's newest page: what is kept is for when it cannot be reached. Nothing of the API is kept here. */

export {}; // a module of its own, so that it may know itself by its right type
declare const self: ServiceWorkerGlobalScope;
/** Written in front of this file by the build. */
declare const SHELL: {
    version: string;
    files: string[];
    languages: Record<string, string[]>;
};

const SHELLS = "levada-shell-";
const KEPT = `${SHELLS}${SHELL.version}`;
/** A server that is silent for so long counts as away. */
const PATIENCE = 6_000;

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(takeOver()));
self.addEventListener("message", (event) => {
    const files = SHELL.languages[event.data?.language];
    if (files) event.waitUntil(keep(files));
});
self.addEventListener("fetch", (event) => {
    const { pathname, origin } = new URL(event.request.url);
    if (event.request.method !== "GET" || origin !== self.location.origin) return;
    if (pathname.startsWith("/assets/")) event.respondWith(assetFor(event));
    else if (event.request.mode === "navigate" && !pathname.startsWith("/api/"))
        event.respondWith(pageFor(event.request));
});

self.addEventListener("push", (event) => event.waitUntil(show(event.data?.json())));
self.addEventListener("notificationclick", (event) => {
    event.notification.close();
    event.waitUntil(open(event.notification.data.path));
});

interface Call {
    title: string;
    text: string;
    path: string;
    /** One notification a table: a later one takes the place of the one before. */
    tag: string;
}

async function show({ title, text, path, tag }: Call): Promise<void> {
    await self.registration.showNotification(title, { body: text, tag, data: { path } });
}

/** The page that shows it already, or any of ours, or a new one. */
async function open(path: string): Promise<void> {
    const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
    const there = pages.find(({ url }) => new URL(url).pathname === path);
    if (there) await there.focus();
    else await self.clients.openWindow(path);
}

/** All of one version or nothing: a page whose parts are of two versions would not run. */
async function install(): Promise<void> {
    try {
        const page = await fetch("/", { cache: "no-cache" });
        const text = await page.clone().text();
        if (!text.includes(SHELL.version)) throw new Error("the server has another version");
        await keep(SHELL.files);
        await (await caches.open(KEPT)).put("/", page);
    } catch (why) {
        await caches.delete(KEPT);
        throw why;
    }
    await self.skipWaiting();
}

/** The version before stays too: a page of it may still be open, and load what it did not need until now. */
async function takeOver(): Promise<void> {
    const others = (await caches.keys()).filter((name) => name.startsWith(SHELLS) && name !== KEPT);
    await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
    await self.clients.claim();
    for (const client of await self.clients.matchAll())
        client.postMessage({ version: SHELL.version });
}

async function keep(files: string[]): Promise<void> {
    await (await caches.open(KEPT)).addAll(files);
}

/** A name with its content's hash means the same for ever. */
async function assetFor(event: FetchEvent): Promise<Response> {
    const known = await caches.match(event.request, { ignoreVary: true });
    if (known) return known;
    const answer = await fetch(event.request);
    if (answer.ok) {
        const copy = answer.clone();
        /* Where there is no room left it is fetched again the next time. */
        event.waitUntil(
            caches.open(KEPT).then((cache) => cache.put(event.request, copy).catch(() => null)),
        );
    }
    return answer;
}

async function pageFor(request: Request): Promise<Response> {
    const shell = async () => (await caches.open(KEPT)).match("/");
    try {
        const answer = await Promise.race([fetch(request), silence()]);
        return answer.status < 500 ? answer : ((await shell()) ?? answer);
    } catch (why) {
        const kept = await shell();
        if (kept) return kept;
        throw why;
    }
}

const silence = () =>
    new Promise<never>((_, refuse) =>
        setTimeout(() => refuse(new Error("the server is silent")), PATIENCE),
    );

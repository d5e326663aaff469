/** The service worker as the page meets it: begun when nothing else is to be done; it says when there is a
    newer version of the page. Nothing is ever loaded anew without the reader. */

import { language, t } from "../i18n/language.svelte";
import { tell } from "./toasts.svelte";

const WORKER = "/service-worker.js";
const KEPT = "levada.version";
/** How often at most somebody who comes back to the tab asks for a newer version. */
const SELDOM = 10 * 60_000;
/** While developing there is neither a version nor a worker. */
const VERSION = document.querySelector<HTMLMetaElement>("meta[name=version]")?.content;

class AppUpdate {
    /** This page is older than what the server has. */
    isWaiting = $state(false);
}

export const appUpdate = new AppUpdate();
let registration: ServiceWorkerRegistration | undefined;
let asked = Date.now();

export function beginServiceWorker(): void {
    if (VERSION === undefined) return;
    nameManifest();
    sayIfUpdated(VERSION);
    if (!("serviceWorker" in navigator)) return;
    const whenIdle = window.requestIdleCallback ?? setTimeout; // Safari has none
    const begin = () => whenIdle(() => void register());
    if (document.readyState === "complete") begin();
    else addEventListener("load", begin, { once: true });
}

/** An app that is installed speaks the reader's language too. */
function nameManifest(): void {
    const link = document.querySelector<HTMLLinkElement>("link[rel=manifest]");
    $effect.root(() => {
        $effect(() => {
            link?.setAttribute("href", `/app/${language()}.webmanifest`);
            keepLanguage();
        });
    });
}

/** After an update the next page that is loaded is a new one, and says so once. */
function sayIfUpdated(version: string): void {
    const before = localStorage.getItem(KEPT);
    localStorage.setItem(KEPT, version);
    if (before !== null && before !== version) tell(t().app.updated, "good");
}

async function register(): Promise<void> {
    navigator.serviceWorker.addEventListener("message", ({ data }) => {
        if (data?.version !== VERSION) appUpdate.isWaiting = true;
        keepLanguage();
    });
    try {
        registration = await navigator.serviceWorker.register(WORKER, { updateViaCache: "none" });
    } catch {
        return; // Forbidden, no room, or the server is away: all works without it but offline.
    }
    keepLanguage();
    document.addEventListener("visibilitychange", () => {
        if (document.visibilityState === "visible" && Date.now() - asked > SELDOM) lookForUpdate();
    });
}

/** The words of other languages are not kept. */
function keepLanguage(): void {
    registration?.active?.postMessage({ language: language() });
}

/** For whoever has a reason to think that the server was started anew. */
export function lookForUpdate(): void {
    asked = Date.now();
    void registration?.update().catch(() => null); // no network: the next time will do
}

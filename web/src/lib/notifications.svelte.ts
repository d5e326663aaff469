/** How the reader can be called while they are away, and whether this browser shows it. */

import { language } from "../i18n/language.svelte";
import { get, post, put, remove } from "./api";
import type {
    Notifications,
    NotificationSettingsView,
    FeedLinks,
    MadeId,
    MadeWebhook,
    NewWebhook,
} from "./types";

const NOTIFICATIONS = "/api/me/notifications";
export type Permission = "none" | NotificationPermission;

class MyNotifications {
    known = $state.raw<Notifications | null>(null);
    /** The device this page is on, once it has subscribed. */
    here = $state<string | null>(null);
    permission = $state<Permission>(canPush() ? Notification.permission : "none");
    private saving: Promise<void> = Promise.resolve();

    async load(): Promise<void> {
        const known = await get<Notifications>(NOTIFICATIONS);
        const subscription = await ownSubscription();
        if (subscription && known.pushes.length > 0) this.here = await announce(subscription);
        this.known = known;
        const chosen = known.settings;
        if (chosen && hasWays(known) && chosen.language !== language()) await this.choose({});
    }

    /** The language and the time zone are always those of now. Of two choices soon after each other, both
        count, and the second is sent after the first: that may be what makes the reader known. */
    async choose(some: Partial<NotificationSettingsView>): Promise<void> {
        const before = this.known!.settings ?? { ...NOTHING_CHOSEN, kinds: [...KINDS] };
        const settings = { ...before, ...some, language: language(), time_zone: zone() };
        this.known = { ...this.known!, settings };
        const save = () => put<void>(NOTIFICATIONS, this.known!.settings);
        this.saving = this.saving.then(save, save);
        await this.saving;
    }

    async subscribe(): Promise<void> {
        this.permission = await Notification.requestPermission();
        if (this.permission !== "granted") return;
        const { pushManager } = await navigator.serviceWorker.ready;
        const options = { userVisibleOnly: true, applicationServerKey: this.known!.push_key };
        const subscription = await pushManager.subscribe(options).catch(async (why: unknown) => {
            /* It was subscribed with another key: of a server that had another database. */
            const old = await pushManager.getSubscription();
            if (!old) throw why;
            await old.unsubscribe();
            return pushManager.subscribe(options);
        });
        this.here = await announce(subscription);
        await this.choose({});
        await this.read();
    }

    async removePush(id: string): Promise<void> {
        if (id === this.here) {
            await (await ownSubscription())?.unsubscribe();
            this.here = null;
        }
        await remove(`${NOTIFICATIONS}/push/${id}`);
        await this.read();
    }

    async addWebhook(wish: NewWebhook): Promise<void> {
        await this.choose({});
        await post<MadeWebhook>(`${NOTIFICATIONS}/webhooks`, wish);
        await this.read();
    }

    async removeWebhook(id: string): Promise<void> {
        await remove(`${NOTIFICATIONS}/webhooks/${id}`);
        await this.read();
    }

    test(way: "push" | "webhooks", id: string): Promise<void> {
        return post(`${NOTIFICATIONS}/${way}/${id}/test`);
    }

    async saveAddress(address: string): Promise<void> {
        await this.choose({});
        await put(`${NOTIFICATIONS}/mail`, { address });
        await this.read();
    }

    async removeAddress(): Promise<void> {
        await remove(`${NOTIFICATIONS}/mail`);
        await this.read();
    }

    async makeFeed(): Promise<FeedLinks> {
        await this.choose({});
        const links = await post<FeedLinks>(`${NOTIFICATIONS}/feed`);
        await this.read();
        return links;
    }

    async removeFeed(): Promise<void> {
        await remove(`${NOTIFICATIONS}/feed`);
        await this.read();
    }

    private async read(): Promise<void> {
        this.known = await get<Notifications>(NOTIFICATIONS);
    }
}

export const KINDS = [
    "your_move",
    "game_started",
    "game_over",
    "invitation",
    "tournament_round",
    "game_soon",
] as const;

const NOTHING_CHOSEN = { quiet_from: null, quiet_until: null };

export const notifications = new MyNotifications();
export const zone = () => Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";

function canPush(): boolean {
    return "Notification" in window && "serviceWorker" in navigator && "PushManager" in window;
}

const hasWays = ({ pushes, webhooks, mail }: Notifications) =>
    pushes.length > 0 || webhooks.length > 0 || mail !== null;

async function ownSubscription(): Promise<PushSubscription | null> {
    if (!canPush()) return null;
    const registration = await navigator.serviceWorker.getRegistration();
    return (await registration?.pushManager.getSubscription()) ?? null;
}

async function announce(subscription: PushSubscription): Promise<string> {
    return (await post<MadeId>(`${NOTIFICATIONS}/push`, subscription.toJSON())).id;
}

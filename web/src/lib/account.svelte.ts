/** The reader's account, its passkeys and the devices on which they are known. */

import { get, post, put, remove } from "./api";
import { me, nameMe } from "./me.svelte";
import { makePasskey, passkeyUsed } from "./passkeys";
import type { MyAccount, MyLists, PasskeyWish } from "./types";

class Account {
    mine = $state<MyAccount | null>(null);
    readonly name = $derived(this.mine?.account?.name ?? null);

    async load(): Promise<void> {
        this.take(await get<MyAccount>("/api/me/account"));
    }

    /** Makes the account of this name, or adds a passkey to it. */
    async addPasskey(name: string): Promise<void> {
        const { options } = await post<PasskeyWish>("/api/passkeys/wish", { name });
        this.enter(await post<MyAccount>("/api/passkeys", await makePasskey(options)));
    }

    async removePasskey(id: number, evenLast: boolean): Promise<void> {
        this.take(await remove<MyAccount>(`/api/passkeys/${id}?even_last=${evenLast}`));
    }

    async rename(name: string): Promise<void> {
        this.enter(await put<MyAccount>("/api/me/account", { name }));
    }

    async signIn(bringGames: boolean): Promise<void> {
        const { options } = await post<PasskeyWish>("/api/sign-in/wish");
        const credential = await passkeyUsed(options);
        this.enter(await post("/api/sign-in", { credential, bring_games: bringGames }));
    }

    async enterCode(code: string, bringGames: boolean): Promise<void> {
        this.enter(await post("/api/sign-in/code", { code, bring_games: bringGames }));
    }

    async removeDevice(id: number): Promise<void> {
        this.take(await remove<MyAccount>(`/api/me/devices/${id}`));
    }

    async signOutElsewhere(): Promise<void> {
        this.take(await remove<MyAccount>("/api/me/devices"));
    }

    async signOut(): Promise<void> {
        await post("/api/me/sign-out");
        this.mine = null;
    }

    /** From now on the reader goes by the account's name at tables. */
    private enter(found: MyAccount): void {
        this.take(found);
        if (found.account !== null) nameMe(found.account.name);
    }

    private take(found: MyAccount): void {
        this.mine = found;
        me.isKnown = found.devices.length > 0;
        if (found.account !== null && me.name === "") nameMe(found.account.name);
    }
}

export const account = new Account();

/** How many games this browser has as a guest: whoever signs in is asked what becomes of them. */
export async function guestGames(): Promise<number> {
    if (account.name !== null) return 0;
    return (await get<MyLists>("/api/me/tables")).tables.length;
}

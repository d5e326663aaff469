/** Passkeys: the server's wishes put to the browser, and its answers put into words the server takes. */

import { Refused } from "./api";

type Json = Record<string, unknown>;
const ADDRESS = /^(\d{1,3}(\.\d{1,3}){3}|\[.*\])$/;

/** Why there can be no passkeys here; nothing if there can. */
export function passkeyObstacle(): "address" | "browser" | null {
    if (!window.isSecureContext || ADDRESS.test(location.hostname)) return "address";
    return "PublicKeyCredential" in window ? null : "browser";
}

export const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
    Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (sign) =>
        sign.charCodeAt(0),
    );

export const textOf = (bytes: ArrayBuffer): string =>
    btoa(String.fromCharCode(...new Uint8Array(bytes)))
        .replaceAll("+", "-")
        .replaceAll("/", "_")
        .replaceAll("=", "");

export async function makePasskey(options: Json): Promise<Json> {
    const { challenge, user, excludeCredentials, ...rest } = options as Json & {
        challenge: string;
        user: Json & { id: string };
        excludeCredentials: { id: string; type: "public-key" }[];
    };
    const publicKey = {
        ...rest,
        challenge: bytesOf(challenge),
        user: { ...user, id: bytesOf(user.id) },
        excludeCredentials: excludeCredentials.map((known) => ({
            ...known,
            id: bytesOf(known.id),
        })),
    } as unknown as PublicKeyCredentialCreationOptions;
    const made = await answered(navigator.credentials.create({ publicKey }));
    const response = made.response as AuthenticatorAttestationResponse;
    return credential(made, {
        clientDataJSON: textOf(response.clientDataJSON),
        attestationObject: textOf(response.attestationObject),
    });
}

export async function passkeyUsed(options: Json): Promise<Json> {
    const { challenge, ...rest } = options as Json & { challenge: string };
    const publicKey = {
        ...rest,
        challenge: bytesOf(challenge),
        allowCredentials: [],
    } as unknown as PublicKeyCredentialRequestOptions;
    const used = await answered(navigator.credentials.get({ publicKey }));
    const response = used.response as AuthenticatorAssertionResponse;
    return credential(used, {
        clientDataJSON: textOf(response.clientDataJSON),
        authenticatorData: textOf(response.authenticatorData),
        signature: textOf(response.signature),
        userHandle: response.userHandle === null ? null : textOf(response.userHandle),
    });
}

const credential = (from: PublicKeyCredential, response: Json): Json => ({
    id: from.id,
    rawId: textOf(from.rawId),
    type: from.type,
    response,
});

/** Whoever closes the browser's question has used none; browsers say no more than that. */
async function answered(asked: Promise<Credential | null>): Promise<PublicKeyCredential> {
    const found = await asked.catch(() => null);
    if (found === null) throw new Refused(0, "passkey_cancelled", {}, "no passkey was used");
    return found as PublicKeyCredential;
}

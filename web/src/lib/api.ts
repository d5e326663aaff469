/** The server's endpoints, typed by its own schema. A refusal is an error with a code and its values. */

import { noteAnswer, noteSilence } from "./network.svelte";
import type { TableView } from "./types";

export class Refused extends Error {
    constructor(
        readonly status: number,
        readonly code: string,
        readonly values: Record<string, unknown>,
        text: string,
        readonly table: TableView | null = null,
    ) {
        super(text);
    }
}

/** What could not be asked at all: no connection, or an answer nobody understands. */
export const OFFLINE = "offline";

async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
    let response: Response;
    try {
        response = await fetch(path, {
            method,
            headers: body === undefined ? {} : { "content-type": "application/json" },
            ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        });
    } catch {
        noteSilence();
        throw new Refused(0, OFFLINE, {}, "no connection");
    }
    noteAnswer();
    if (response.status === 204) return undefined as Answer;
    const answer = await response.json().catch(() => null);
    if (response.ok && answer !== null) return answer as Answer;
    const error = answer?.error ?? { code: OFFLINE, values: {}, text: response.statusText };
    throw new Refused(response.status, error.code, error.values, error.text, answer?.table ?? null);
}

export const get = <Answer>(path: string) => ask<Answer>("GET", path);
export const post = <Answer>(path: string, body: unknown = {}) => ask<Answer>("POST", path, body);
export const put = <Answer>(path: string, body: unknown = {}) => ask<Answer>("PUT", path, body);
export const remove = <Answer>(path: string) => ask<Answer>("DELETE", path);

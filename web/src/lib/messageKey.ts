/** A key that says which message an answer belongs to, and that a message sent again is the same.
    Not crypto.randomUUID, which pages without TLS do not have. */
export const newKey = (): string => [...crypto.getRandomValues(new Uint32Array(3))].join("-");

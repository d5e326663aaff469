/** What has not changed stays the same object: nothing that shows it is worked out or drawn again.
    What is new in `after` may be written on. */
export function shareStructure<Value>(before: unknown, after: Value): Value {
    return shareTree(before, after) as Value;
}

function shareTree(before: unknown, after: unknown): unknown {
    if (before === after) return before;
    if (!isTree(before) || !isTree(after) || Array.isArray(before) !== Array.isArray(after))
        return after;
    let isSame = Object.keys(before).length === Object.keys(after).length;
    for (const key of Object.keys(after)) {
        after[key] = shareTree(before[key], after[key]);
        isSame &&= key in before && after[key] === before[key];
    }
    return isSame ? before : after;
}

const isTree = (value: unknown): value is Record<string, unknown> =>
    typeof value === "object" && value !== null;

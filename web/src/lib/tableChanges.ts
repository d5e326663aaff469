/** The table after changes: what they do not name stays the object it was. */

import { shareStructure } from "./structuralSharing";
import type { ChangesMessage, PresenceMessage, TableView } from "./types";

export function withChanges(before: TableView, changes: ChangesMessage): TableView {
    const { table, view, aids, own } = changes;
    return shareStructure(before, {
        ...before,
        ...table,
        ...own.table,
        view: merged(before.view, view, own.view),
        aids: merged(before.aids, aids, own.aids),
    });
}

function merged<Part extends object>(before: Part | null, ...changes: object[]): Part | null {
    const changed = Object.assign({}, ...changes);
    return Object.keys(changed).length === 0 ? before : { ...before, ...changed };
}

export function withPresence(before: TableView, { here, watchers }: PresenceMessage): TableView {
    const chairs = before.chairs.map((chair, seat) => ({ ...chair, here: here.includes(seat) }));
    return shareStructure(before, { ...before, chairs, watchers });
}

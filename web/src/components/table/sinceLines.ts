/** What happened since somebody's last move, by round and step. */

import type { LogLine } from "./frameTypes";

export interface Group {
    key: string;
    /** The round; nothing where it is that of the group before. */
    round: string | null;
    phase: string | null;
    lines: LogLine[];
}

/** After an entry; of that one itself what came of it, but not the move. */
export function groupsSince(lines: LogLine[], version: number): Group[] {
    const first = lines.findIndex((line) => (line.version ?? 0) >= version);
    if (first < 0) return [];
    const isOwn = version > 0 && lines[first]!.version === version;
    const since = lines.slice(isOwn ? first + 1 : first);
    const round = lines.slice(0, first + 1).findLast(({ heading }) => heading);
    return grouped(since, round?.text ?? null);
}

/** Of the round that is on. */
export function groupsOfRound(lines: LogLine[]): Group[] {
    const first = lines.findLastIndex(({ heading }) => heading);
    return first < 0 ? grouped(lines, null) : grouped(lines.slice(first), null);
}

function grouped(lines: LogLine[], begun: string | null): Group[] {
    const groups: Group[] = [];
    let round = begun;
    let isNew = true;
    for (const line of lines) {
        if (line.heading) {
            round = line.text;
            isNew = true;
            continue;
        }
        const phase = line.phase ?? null;
        const last = groups.at(-1);
        if (last && !isNew && last.phase === phase) last.lines.push(line);
        else groups.push({ key: line.key, round: isNew ? round : null, phase, lines: [line] });
        isNew = false;
    }
    return groups;
}

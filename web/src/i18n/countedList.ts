/** Equal things said once: "bananas ×2, beans". */

export function grouped(parts: string[]): string {
    const counts = new Map<string, number>();
    for (const part of parts) counts.set(part, (counts.get(part) ?? 0) + 1);
    return [...counts].map(([part, n]) => (n > 1 ? `${part} ×${n}` : part)).join(", ");
}

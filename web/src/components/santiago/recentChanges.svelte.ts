/** What has just changed, each thing for as long as its motion takes, or its outline stays. */

const STAYS = 2_000;

export class RecentChanges {
    names = $state.raw<string[]>([]);
    private timers = new Set<ReturnType<typeof setTimeout>>();

    add(names: string[]): void {
        if (names.length === 0) return;
        this.names = [...this.names, ...names];
        const timer = setTimeout(() => {
            this.timers.delete(timer);
            this.names = this.names.slice(names.length);
        }, STAYS);
        this.timers.add(timer);
    }

    clear(): void {
        for (const timer of this.timers) clearTimeout(timer);
        this.timers.clear();
        this.names = [];
    }
}

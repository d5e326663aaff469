/** Something looked up again now and then, and whenever the tab is looked at again. */

/** For a component's script: looks at once, and stops when the component goes. */
export function poll(look: () => void, every: number): void {
    $effect(() => {
        const lookIfSeen = () => {
            if (document.visibilityState === "visible") look();
        };
        look();
        const timer = setInterval(lookIfSeen, every);
        document.addEventListener("visibilitychange", lookIfSeen);
        return () => {
            clearInterval(timer);
            document.removeEventListener("visibilitychange", lookIfSeen);
        };
    });
}

/** Something looked up again now and then, whenever the tab is looked at again, and when the network is back. */

import { network } from "./network.svelte";

/** For a component's script: looks at once, and stops when the component goes. */
export function poll(look: () => void, every: number): void {
    $effect(() => {
        void network.lostSince;
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

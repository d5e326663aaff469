/** How a marker and a figure move when something has happened. */

import { prefersReducedMotion } from "svelte/motion";

/** A figure that has changed comes from above. */
export function roll(_figure: Element) {
    return {
        duration: prefersReducedMotion.current ? 0 : 260,
        css: (done: number) => `opacity: ${done}; transform: translateY(${-60 + 60 * done}%)`,
    };
}

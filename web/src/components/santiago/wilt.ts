/** Alone in its file: the build draws tiles where there is neither sound nor browser. */

import { prefersReducedMotion } from "svelte/motion";

/** A marker that the drought takes. */
export function wilt(_marker: Element) {
    return {
        duration: prefersReducedMotion.current ? 0 : 380,
        css: (left: number) =>
            `opacity: ${left}; transform: translateY(${8 - 8 * left}px) rotate(${30 - 30 * left}deg) scale(${0.5 + left / 2})`,
    };
}

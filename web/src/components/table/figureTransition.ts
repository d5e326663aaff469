/** A figure that stands on one card at a time walks from card to card. */

import { cubicInOut } from "svelte/easing";
import { prefersReducedMotion } from "svelte/motion";
import { crossfade } from "svelte/transition";

export const [leave, arrive] = crossfade({
    duration: () => (prefersReducedMotion.current ? 0 : 500),
    easing: cubicInOut,
});

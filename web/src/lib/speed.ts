/** How fast what happens is told: the reader's wish, and nothing is played where motion is unwelcome. */

import { prefersReducedMotion } from "svelte/motion";
import { settings, type Speed } from "./settings.svelte";

/** Times the usual; all that waits may take so long. */
const PACES: Record<Exclude<Speed, "off">, { times: number; inTime: number }> = {
    calm: { times: 1.7, inTime: 10_000 },
    normal: { times: 1, inTime: 5_500 },
    quick: { times: 0.5, inTime: 2_500 },
};

const speed = (): Speed => (prefersReducedMotion.current ? "off" : settings.speed);

export const isTold = (): boolean => speed() !== "off";

const pace = () => {
    const now = speed();
    return now === "off" ? { times: 0, inTime: 1 } : PACES[now];
};

/** What usually takes so many milliseconds. */
export const paced = (milliseconds: number): number => milliseconds * pace().times;

/** How far what is shown may be behind what is so, in milliseconds. */
export const longestLag = (): number => pace().inTime;

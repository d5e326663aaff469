/** A rating as it is written: points and how uncertain they are. */

import { t } from "../i18n/language.svelte";
import { figure, signed } from "./numberFormat";
import type { SeatRating } from "./types";

type Rating = Pick<SeatRating, "points" | "uncertainty" | "provisional">;

/** `1540 ± 60`, and `1540 ± 150 ?` while it is provisional. */
export function ratingText({ points, uncertainty, provisional }: Rating): string {
    return t().ratings.points(figure(points), uncertainty) + (provisional ? " ?" : "");
}

/** `1540 (+12)` */
export const changeText = (points: number, before: number): string =>
    `${figure(points)} (${signed(points - before)})`;

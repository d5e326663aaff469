/** What those at a table are called. Bots have no names of their own; each seat lends them one. */

import { t } from "../i18n/language.svelte";
import type { ChairView } from "./types";

export const OF_BOTS = ["Adelina", "Bento", "Celeste", "Djosa", "Eugénia"];

export function chairName(chair: Pick<ChairView, "kind" | "name">, seat: number): string {
    if (chair.name !== "") return chair.name;
    if (chair.kind === "bot") return OF_BOTS[seat]!;
    return chair.kind === "person" ? t().common.guest : "";
}

export const namesOf = (chairs: ChairView[]): string[] => chairs.map(chairName);

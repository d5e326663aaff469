/** What every dock of Santiago is given. */

import type { BidPreview, CanalPreview, PassPreview, PlantPreview } from "../../lib/schema";
import type { SantiagoAids, SantiagoView } from "../../lib/shapes";
import type { Mover } from "../table/mover.svelte";
import type { Choice } from "./choice.svelte";

export type { PlantPreview };
export type SantiagoPreview = PlantPreview | BidPreview | CanalPreview | PassPreview;

export interface DockProps {
    view: SantiagoView;
    aids: SantiagoAids | null;
    names: string[];
    choice: Choice;
    /** The words of what is picked, if it is complete. */
    move: string | null;
    mover: Mover;
    /** What that would mean, as soon as the server has said it. */
    preview: SantiagoPreview | null;
}

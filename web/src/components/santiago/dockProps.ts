/** What every dock of Santiago is given. */

import type { BidPreview, CanalPreview, PassPreview, PlantPreview } from "../../lib/schema";
import type { SantiagoAids, SantiagoView } from "../../lib/types";
import type { MoveSender } from "../table/moveSender.svelte";
import type { MoveChoice } from "./moveChoice.svelte";

export type { PlantPreview };
export type SantiagoPreview = PlantPreview | BidPreview | CanalPreview | PassPreview;

export interface DockProps {
    view: SantiagoView;
    aids: SantiagoAids | null;
    names: string[];
    /** What I am called; empty if I gave no name. */
    called: string;
    choice: MoveChoice;
    /** The words of what is picked, if it is complete. */
    move: string | null;
    sender: MoveSender;
    /** What that would mean, as soon as the server has said it. */
    preview: SantiagoPreview | null;
}

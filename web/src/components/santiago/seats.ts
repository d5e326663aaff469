/** What a seat does, in a line for its card and in a word for phones. */

import type { Catalogue } from "../../i18n/catalogue";
import { segmentName } from "../../lib/board";
import type { SantiagoView } from "../../lib/shapes";

export interface Doing {
    does: string;
    short: string;
}

export function doingOf(words: Catalogue, view: SantiagoView, seat: number): Doing {
    const { does } = words.santiago;
    const isOverseer = view.overseer === seat;
    const title = isOverseer ? does.isOverseer(view.edition) : "";
    if (view.to_act.includes(seat)) {
        const thinks = view.left_over ? does.thinks.leftOver : thinking(does.thinks, view.phase);
        return { does: thinks, short: "…" };
    }
    switch (view.phase) {
        case "auction":
            return bidding(words, view, seat);
        case "planting":
            return planting(words, view, seat);
        case "bribery":
        case "overseer": {
            if (isOverseer) return { does: does.decidesLast(view.edition), short: "" };
            const offer = view.offers.find(([who]) => who === seat);
            if (!offer) return { does: title, short: "" };
            const [, segment, amount] = offer;
            return {
                does: does.offers(amount, segmentName(segment)),
                short: does.offersShort(amount),
            };
        }
    }
    return { does: title, short: "" };
}

function thinking(thinks: Record<string, string>, phase: string): string {
    return thinks[phase] ?? "";
}

function bidding(words: Catalogue, view: SantiagoView, seat: number): Doing {
    const { does, bidOf, passed } = words.santiago;
    const bid = view.bids[seat];
    if (bid === "pass") return { does: does.passed, short: passed };
    if (bid === "sealed") return { does: does.hasSealed, short: does.hasSealed };
    if (typeof bid === "number") return { does: does.bids(bid), short: bidOf(bid) };
    return view.overseer === seat && view.players > 2
        ? { does: does.bidsLast(view.edition), short: does.bidsLastShort }
        : { does: "", short: "" };
}

function planting(words: Catalogue, view: SantiagoView, seat: number): Doing {
    const { does } = words.santiago;
    const place = view.planting_order.indexOf(seat);
    const now = view.planting_order.indexOf(view.to_act[0] ?? -1);
    const hasPlanted = view.left_over || (place >= 0 && place < now);
    const told = hasPlanted ? does.planted : place >= 0 ? does.plants(place + 1) : "";
    return { does: told, short: hasPlanted ? "✓" : place >= 0 ? `${place + 1}.` : "" };
}

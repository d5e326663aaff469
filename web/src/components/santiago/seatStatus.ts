/** What a seat does, in a line for its card, and as a sign for phones. */

import type { Catalogue } from "../../i18n/catalogue";
import { segmentName } from "../../lib/boardGeometry";
import type { SantiagoView } from "../../lib/types";

export function doingOf(words: Catalogue, view: SantiagoView, seat: number): string {
    const { does } = words.santiago;
    const isOverseer = view.overseer === seat;
    const title = isOverseer ? does.isOverseer(view.edition) : "";
    if (view.to_act.includes(seat))
        return view.left_over ? does.thinks.leftOver : thinking(does.thinks, view.phase);
    switch (view.phase) {
        case "auction":
            return bidding(words, view, seat);
        case "planting":
            return planting(words, view, seat);
        case "bribery":
        case "overseer": {
            const offer = offerOf(view, seat);
            if (isOverseer) return does.decidesLast(view.edition);
            if (view.passed_in_bribery.includes(seat)) return words.events.offersNothing;
            return offer ? does.offers(offer.amount, segmentName(offer.segment)) : title;
        }
    }
    return title;
}

function thinking(thinks: Record<string, string>, phase: string): string {
    return thinks[phase] ?? "";
}

function bidding(words: Catalogue, view: SantiagoView, seat: number): string {
    const { does } = words.santiago;
    const bid = view.bids[seat];
    if (bid === "pass") return does.passed;
    if (bid === "sealed") return does.hasSealed;
    if (typeof bid === "number") return does.bids(bid);
    return view.overseer === seat && !view.sealed_bids ? does.bidsLast(view.edition) : "";
}

function planting(words: Catalogue, view: SantiagoView, seat: number): string {
    const { does } = words.santiago;
    if (hasPlanted(view, seat)) return does.planted;
    const place = view.planting_order.indexOf(seat);
    return place < 0 ? "" : does.plants(place + 1);
}

function hasPlanted(view: SantiagoView, seat: number): boolean {
    const place = view.planting_order.indexOf(seat);
    const now = view.planting_order.indexOf(view.to_act[0] ?? -1);
    return view.left_over || (place >= 0 && place < now);
}

function offerOf(view: SantiagoView, seat: number): { segment: string; amount: number } | null {
    const offer = view.offers.find(([who]) => who === seat);
    return offer ? { segment: offer[1], amount: offer[2] } : null;
}

/** An amount bid or offered, a place in the order, something done: no words, they would not fit. */
export type Brief = { bid: string } | { offer: number } | { place: number } | { done: true };

export function briefOf(view: SantiagoView, seat: number): Brief | null {
    if (view.phase === "bribery" || view.phase === "overseer") {
        const offer = offerOf(view, seat);
        if (view.passed_in_bribery.includes(seat)) return { bid: "–" };
        return offer && { offer: offer.amount };
    }
    if (view.phase === "planting") {
        const place = view.planting_order.indexOf(seat);
        if (hasPlanted(view, seat)) return { done: true };
        return place < 0 ? null : { place: place + 1 };
    }
    const bid = view.phase === "auction" ? view.bids[seat] : null;
    if (bid === "sealed") return { done: true };
    return bid === null || bid === undefined ? null : { bid: bid === "pass" ? "–" : String(bid) };
}

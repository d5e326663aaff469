/** What the board shows while somebody chooses, from the view and what is picked so far. */

import type { Catalogue } from "../../i18n/catalogue";
import type { SantiagoAids, SantiagoView, TableView } from "../../lib/types";
import type { Ready, Strip } from "../table/frameTypes";
import { offersOf, plantings, segmentsOf } from "./legalMoves";
import type { Draft } from "./proposals";

interface Picked {
    tile: string | null;
    square: string | null;
    segment: string | null;
    amount: number | null;
    isElsewhere: boolean;
}

export function choosableOf(
    view: SantiagoView,
    picked: Picked,
): { squares?: Set<string>; segments?: Set<string> } {
    const { legal, phase } = view;
    if (phase === "planting") {
        const tiles = plantings(legal);
        const own = picked.tile === null ? undefined : tiles.get(picked.tile);
        return { squares: own ?? new Set([...tiles.values()].flatMap((squares) => [...squares])) };
    }
    if (phase === "bribery") return { segments: new Set(offersOf(legal).keys()) };
    if (phase === "overseer")
        return {
            segments: new Set([...segmentsOf(legal, "accept"), ...segmentsOf(legal, "build")]),
        };
    if (phase === "canal" || phase === "extra") return { segments: segmentsOf(legal, phase) };
    return {};
}

/** The ditch picked, in my colour while I bid for it and as water when I would dig it. */
export function draftOf(view: SantiagoView, picked: Picked): Draft | null {
    if (picked.segment === null) return null;
    const isOffer = view.phase === "bribery";
    return {
        segment: picked.segment,
        seat: isOffer ? view.seat : null,
        amount: isOffer ? picked.amount : null,
    };
}

const ALWAYS: Ready[] = [{ phrase: "nice_move" }, { phrase: "thanks" }, { phrase: "one_moment" }];
const AT_FIRST: Ready[] = [{ phrase: "hello" }, { phrase: "good_luck" }, { phrase: "one_moment" }];
const AT_LAST: Ready[] = [{ phrase: "good_game" }, { phrase: "thanks" }, { phrase: "rematch" }];

const FOR_OVERSEER: Ready[] = [
    { phrase: "who_offers_more" },
    { phrase: "not_enough" },
    { phrase: "thanks" },
    { phrase: "one_moment" },
];

/** Phrases that fit what is going on. */
export function phrasesFor(view: SantiagoView, picked: Picked): Ready[] {
    if (view.phase === "over") return AT_LAST;
    if (view.phase === "bribery" || view.phase === "overseer") {
        if (view.seat === view.overseer) return FOR_OVERSEER;
        const segment = picked.segment === null ? {} : { segment: picked.segment };
        return [
            { phrase: "would_pay", ...segment, amount: picked.amount ?? 2 },
            { phrase: "lets_share", ...segment },
            { phrase: "please_build", ...segment },
            { phrase: "too_dear" },
        ];
    }
    return view.round === 1 && Object.keys(view.board).length === 0 ? AT_FIRST : ALWAYS;
}

/** The steps of the round in words, and where it has come to. */
export function stripOf(
    words: Catalogue,
    edition: string,
    { steps, now }: SantiagoAids["strip"],
    over: boolean,
): Strip {
    return {
        steps: steps.map((step) => words.santiago.step(edition, step)),
        now: now === null ? -1 : steps.indexOf(now),
        over,
    };
}

export function subtitleOf(words: Catalogue, table: TableView, view: SantiagoView): string {
    const editions: Record<string, string> = words.common.editions;
    const { money, palms } = table.settled_options;
    return [
        editions[view.edition] ?? view.edition,
        palms === true ? words.santiago.withPalms : "",
        money === "hidden" ? words.santiago.moneyHidden : "",
    ]
        .filter(Boolean)
        .join(", ");
}

import { addressed } from "../addressed";
import { strong } from "../../lib/richText";
import { grouped } from "../countedList";
import { listOf, pluralOf } from "../plural";
import { of } from "./terms";

const plural = pluralOf("en");

const markers = (edition: string, n: number) =>
    plural(n, { one: `# ${of(edition).marker}`, other: `# ${of(edition).markers}` });

const CROPS: Record<string, string> = {
    banana: "bananas",
    bean: "beans",
    pepper: "peppers",
    potato: "potatoes",
    sugarcane: "sugarcane",
    coconut: "coconuts",
    grape: "grapes",
    watermelon: "watermelons",
};
const escudos = (n: number) => plural(n, { one: "# escudo", other: "# escudos" });
const list = listOf("en");
const PLACES = ["first", "second", "third", "fourth", "fifth"];
const place = (n: number) => PLACES[n - 1] ?? String(n);
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const santiago = {
    title: "Santiago",
    withPalms: "palms",
    moneyHidden: "hidden money",
    crop: (crop: string) => capital(CROPS[crop] ?? crop),
    /* Within a sentence. */
    cropInText: (crop: string) => CROPS[crop] ?? crop,
    tileName: (edition: string, crop: string, planters: number) =>
        `${CROPS[crop] ?? crop} (${of(edition).planters[planters - 1]})`,
    escudos,
    step: (edition: string, step: string) =>
        ({
            auction: "Auction",
            new_overseer:
                edition === "trefl" ? "Builder" : edition === "samarkand" ? "Keeper" : "Overseer",
            planting: "Planting",
            bribery: "Bribery",
            extra: `Extra ${of(edition).canal}`,
            drought: "Drought",
            income: "Income",
            last_drought: "Last drought",
            count: "Count",
        })[step] ?? step,

    boardLabel: (edition: string, tiles: number, canals: number) =>
        `Board: ${plural(tiles, { one: "# plantation", other: "# plantations" })}, ${plural(canals, { one: `# ${of(edition).canal}`, other: `# ${of(edition).canals}` })}`,
    springLabel: (edition: string, crossing: string) => `${of(edition).spring} on ${crossing}`,
    emptySquare: (square: string, palm: boolean) =>
        `${square}, empty${palm ? ", with a palm" : ""}`,
    tileOn: (
        edition: string,
        square: string,
        crop: string,
        owner: string | null,
        n: number,
        palm: boolean,
    ) =>
        `${square}: ${CROPS[crop]}, ${owner === null ? "neutral" : `${markers(edition, n)} of ${owner}`}${palm ? ", palm" : ""}`,
    ditchLabel: (_edition: string, segment: string, offers: string) =>
        offers ? `ditch ${segment}, offers: ${offers}` : `ditch ${segment}`,

    canalsLeft: (edition: string, n: number) =>
        plural(n, { one: `${of(edition).canal} left`, other: `${of(edition).canals} left` }),
    cropsLeft: "Tiles nobody has seen, by crop",
    tilesLeft: (n: number) => plural(n, { one: "tile to come", other: "tiles to come" }),
    extraCanal: (edition: string) => `extra ${of(edition).canal}`,
    extraBuilt: (edition: string) => `extra ${of(edition).canal} built`,
    overseer: (edition: string) => of(edition).overseer,
    willOversee: (edition: string) => `will be ${of(edition).overseer}`,
    bidOf: (amount: number) => `bid ${amount}`,
    passed: "passed",
    sealedBid: "bid sealed",
    ifEnded: "If the game ended now…",
    ifEndedTitle: "If the game ended now",
    ifEndedNote: "All that has no water would have dried out.",
    ifEndedFields: "fields",
    ifEndedMoney: "money",
    ifEndedTotal: "together",

    /* What a seat does, on its card. */
    does: {
        thinks: {
            canal: "lays the first canal",
            auction: "thinks about a bid",
            planting: "plants",
            leftOver: "plants the tile left over",
            bribery: "thinks about an offer",
            overseer: "decides where the water goes",
            extra: "thinks about building",
        },
        bidsLast: (edition: string) => `${capital(of(edition).overseer)}, bids last`,
        decidesLast: (edition: string) => `${capital(of(edition).overseer)}, decides last`,
        isOverseer: (edition: string) => capital(of(edition).overseer),
        bids: (amount: number) => `bids ${escudos(amount)}`,
        passed: "has passed",
        hasSealed: "has bid",
        plants: (n: number) => `plants ${place(n)}`,
        planted: "has planted",
        offers: (amount: number, segment: string) =>
            `offers ${strong(String(amount))} for ${segment}`,
    },

    /* Asked of me. */
    ask: {
        canal: (edition: string) => `Where does the first ${of(edition).canal} go?`,
        canalText: (edition: string) =>
            `It must touch the ${of(edition).spring}. Pick a ditch with amber dots.`,
        auction: (name: string) => `What do you bid${addressed(name)}?`,
        auctionText: "Each amount counts only once. Whoever bids more chooses earlier.",
        sealed: (name: string) => `Your sealed bid${addressed(name)}?`,
        sealedText: (edition: string) =>
            `Both bids are opened together and paid at once. The lower one becomes ${of(edition).overseer}.`,
        sealedWaits: "Your bid is sealed",
        sealedWaitsText: "Both are opened as soon as the other one is in.",
        planting: (n: number) =>
            plural(n, { one: "Plant this tile", other: `Plant one of these ${n}` }),
        plantingPays: (bid: number) => `You pay your bid of ${strong(String(bid))} now.`,
        plantingPassed: (edition: string) => `You passed: one ${of(edition).marker} fewer.`,
        plantingHow: (n: number) =>
            n === 1
                ? "Pick a square, or drag it there."
                : "Pick a tile, then a square, or drag it there.",
        leftOver: "Plant the tile left over",
        leftOverText: (edition: string) =>
            `It gets no ${of(edition).markers} and must lie beside a plantation.`,
        bribery: (name: string, overseer: string) =>
            `What do you offer ${overseer}${addressed(name)}?`,
        briberyText: (
            _edition: string,
            offers: number,
            overseer: string,
            elsewhere: number | null,
        ) =>
            "Pick a ditch with amber dots" +
            (offers > 0 ? ", or join a proposal." : ".") +
            (elsewhere === null
                ? ""
                : ` Building elsewhere would cost ${overseer} ${strong(String(elsewhere))}.`),
        overseer: (edition: string) =>
            `${capital(of(edition).overseer)}, where shall the water flow?`,
        overseerText: "Accept a proposal, or build elsewhere with your own money.",
        nobodyText: (_edition: string) =>
            "Nobody has offered anything. Build anywhere for 1 escudo, or decline.",
        extra: (edition: string) => `Do you build your extra ${of(edition).canal}?`,
        extraText:
            "Once in the game, free, and only one a round. Whoever builds first ends the step.",
        wait: (names: string[]) => `${list(names)} to move`,
        waitNobody: "A moment…",
        over: "The game is over",
    },

    /* The button names the whole move. */
    commit: {
        canal: (edition: string, segment: string) => `Build the ${of(edition).canal} on ${segment}`,
        bid: (amount: number) => `Bid ${escudos(amount)}`,
        sealedBid: (amount: number) => `Seal a bid of ${amount}`,
        pass: "Pass",
        sealedPass: "Bid nothing",
        plant: (crop: string, square: string) => `Plant ${CROPS[crop]} on ${square}`,
        offer: (amount: number, segment: string) => `Offer ${amount} for ${segment}`,
        join: (amount: number, segment: string) => `Join ${segment} with ${amount}`,
        accept: (segment: string, amount: number) => `Accept ${segment}, +${amount}`,
        build: (segment: string, cost: number) => `Build ${segment} for ${cost}`,
        decline: "Build nothing",
        extra: (segment: string) => `Build ${segment}`,
        keep: "Keep it",
        offerNothing: "Pass",
        pickDitch: (_edition: string) => "Pick a ditch",
        pickSquare: "Pick a square",
        pickTile: "Pick a tile",
        pickAmount: "Pick an amount",
        pickProposal: "Pick a proposal",
    },
    join: (name: string) => `Join ${name}`,
    joinShort: "Join",
    elsewhere: "Elsewhere",
    anywhere: "Anywhere",
    elsewhereText: "1 more than the dearest proposal, to the bank.",
    elsewhereFree: "To the bank.",
    declineText: (edition: string) => `A ${of(edition).canal} of the supply is lost.`,
    amount: "Amount",
    openTiles: "Open tiles",

    /* What a choice means. */
    means: {
        bidPlace: (earliest: number, latest: number, yetToBid: boolean) =>
            earliest === latest
                ? `You plant ${strong(place(earliest))}.`
                : yetToBid
                  ? `You plant ${strong(place(earliest))} unless somebody bids more, ${place(latest)} at the latest.`
                  : `You plant ${place(earliest)} to ${place(latest)}.`,
        oversees: (edition: string, how: "yes" | "maybe" | "no") =>
            how === "yes"
                ? `You become ${of(edition).overseer}.`
                : how === "maybe"
                  ? `You may become ${of(edition).overseer}.`
                  : "",
        keep: (money: number) => `You keep ${escudos(money)}.`,
        passing: (edition: string, oversees: "yes" | "maybe" | "no", overseer: string | null) =>
            `Passing: one ${of(edition).marker} fewer` +
            (oversees === "yes"
                ? `; you become ${of(edition).overseer}.`
                : oversees === "maybe"
                  ? `; you may become ${of(edition).overseer}.`
                  : overseer
                    ? `; ${overseer} still becomes ${of(edition).overseer}.`
                    : "."),
        puts: (edition: string, n: number) =>
            n === 0
                ? `You put no ${of(edition).markers} on it`
                : `You put ${markers(edition, n)} on it`,
        watered: "It has water",
        dry: "No water there yet",
        dryMarker: (edition: string) => `No water there yet: it would lose a ${of(edition).marker}`,
        dryTile: "No water there yet: it would dry out",
        palm: (edition: string) => `A palm counts as one more ${of(edition).marker}`,
        tiles: (who: string, crop: string, n: number) =>
            `${who} ${CROPS[crop]}${n > 1 ? ` ×${n}` : ""}`,
        waters: (segment: string, tiles: string[]) => `${segment} would water ${list(tiles)}`,
        watersEmpty: (segment: string, n: number) =>
            `${segment} would water ${plural(n, { one: "# empty square", other: "# empty squares" })}`,
        watersNothing: (segment: string) => `${segment} would water nothing new`,
        saves: (edition: string, who: string, crop: string, loss: "marker" | "tile") =>
            `${who} ${CROPS[crop]}: ${loss === "marker" ? `saves a ${of(edition).marker}` : "saves the tile"}`,
        pickDitch: (_edition: string) => "Pick a ditch with amber dots, or step through them.",
        proposal: (offers: string, waters: string[]) =>
            waters.length === 0 ? offers : `${offers}. Water for ${list(waters)}`,
        total: (total: number) => `${escudos(total)} together`,
    },
    whose: (name: string) => `${name}’s`,
    yours: "your",
    neutral: "neutral",

    /* Said to whom it has cost something. */
    myLosses: (edition: string, losing: string[], dying: string[]) =>
        capital(
            [
                losing.length > 0 && `you lost a ${of(edition).marker} on ${list(losing)}`,
                dying.length > 0 && `your ${list(dying)} dried out`,
            ]
                .filter(Boolean)
                .join("; "),
        ),
    /* For whoever plays for the first time. */
    aim: (edition: string) =>
        `Large watered fields with your ${of(edition).markers} bring the points: tiles × ${of(edition).markers}. Each round you bid for a tile, plant it, and offer the ${of(edition).overseer} money to lead the water your way. What stays dry loses its ${of(edition).markers} and dries out.`,
    fieldTitle: (crop: string, tiles: number) =>
        `${capital(CROPS[crop] ?? crop)} · ${plural(tiles, { one: "# tile", other: "# tiles" })}`,
    fieldGrows: (crop: string, before: number, after: number) =>
        `${capital(CROPS[crop] ?? crop)} · ${before} → ${plural(after, { one: "# tile", other: "# tiles" })}`,
    was: (points: number) => `was ${points}`,
    ifWatered: "if it gets water",
    new: "new",
    nobodys: "nobody’s field",
    palm: "palm",

    count: {
        title: "The count",
        lit: (n: number, all: number) => `field ${n} of ${all}, lit on the board`,
        tiles: (n: number) => plural(n, { one: "# tile", other: "# tiles" }),
        money: "Money",
        total: "Total",
        skip: "Skip",
        again: "Show the count again",
        chart: "Totals, round by round",
        chartNote: "if the game had ended there",
        chartLabel: (lines: string) => `Totals by round: ${lines}`,
    },

    log: {
        round: (n: number) => `Round ${n}`,
        begins: (edition: string, name: string, spring: string) =>
            `The ${of(edition).spring} is on ${spring}; ${strong(name)} is the first ${of(edition).overseer}`,
        boxed: (tiles: string[]) => `Set aside: ${grouped(tiles)}`,
        opens: (tiles: string[]) => `Turned up: ${list(tiles)}`,
        first_canal: (edition: string, name: string, segment: string) =>
            `${strong(name)} lays the first ${of(edition).canal}, ${segment}`,
        bid: (name: string, amount: number) => `${strong(name)} bids ${escudos(amount)}`,
        passed: (name: string) => `${strong(name)} passes`,
        sealed: (name: string, amount: number | null) =>
            amount === null
                ? `${strong(name)} has bid`
                : `${strong(name)} seals a bid of ${amount}`,
        opened: (bids: [string, number][]) =>
            `The bids are opened: ${list(bids.map(([name, amount]) => `${strong(name)} ${amount}`))}`,
        new_overseer: (edition: string, name: string, stays: boolean) =>
            stays
                ? `${strong(name)} stays ${of(edition).overseer}`
                : `${strong(name)} becomes ${of(edition).overseer}`,
        planted: (
            edition: string,
            name: string,
            crop: string,
            square: string,
            n: number,
            watered: boolean,
            paid: number,
        ) =>
            `${strong(name)} ${paid > 0 ? `pays ${paid} and ` : ""}plants ${CROPS[crop]} on ${square}` +
            (n === 0 ? `, with no ${of(edition).marker}` : ` (${n})`) +
            (watered ? "" : ", no water there yet"),
        spare_opened: (crop: string) => `The 45th tile joins: ${CROPS[crop]}`,
        left_over: (name: string, crop: string, square: string) =>
            `${strong(name)} plants the ${CROPS[crop]} left over on ${square}`,
        offered: (name: string, amount: number, segment: string) =>
            `${strong(name)} offers ${amount} for ${segment}`,
        joined: (name: string, amount: number, segment: string, others: string[], total: number) =>
            `${strong(name)} joins ${list(others.map(strong))} with ${amount} for ${segment}: ${total} together`,
        offered_nothing: (name: string) => `${strong(name)} offers nothing`,
        accepted: (name: string, segment: string, payers: string[], total: number) =>
            total > 0
                ? `${strong(name)} accepts ${total} from ${list(payers.map(strong))} and builds ${segment}`
                : `${strong(name)} builds ${segment} as asked`,
        built: (name: string, segment: string, cost: number) =>
            `${strong(name)} pays ${cost} and builds ${segment}`,
        returned: (names: string[]) =>
            `Not accepted: ${list(names.map(strong))} ${names.length === 1 ? "keeps the money" : "keep their money"}`,
        declined: (edition: string, name: string) =>
            `${strong(name)} builds nothing; a ${of(edition).canal} is lost`,
        extra_built: (edition: string, name: string, segment: string) =>
            `${strong(name)} builds the extra ${of(edition).canal}, ${segment}`,
        extra_kept: (edition: string, name: string) =>
            `${strong(name)} keeps the extra ${of(edition).canal}`,
        drought: (edition: string, losing: string[], dying: string[]) =>
            [
                losing.length > 0 &&
                    `Drought: ${list(losing)} ${losing.length === 1 ? "loses" : "lose"} a ${of(edition).marker}`,
                dying.length > 0 &&
                    `${losing.length > 0 ? "" : "Drought: "}${list(dying)} ${dying.length === 1 ? "dries" : "dry"} out`,
            ]
                .filter(Boolean)
                .join("; "),
        tileOf: (crop: string, square: string) => `${square} (${CROPS[crop]})`,
        noDrought: "Drought: everything has water",
        last_drought: (dying: string[]) =>
            dying.length === 0
                ? "Last drought: everything has water"
                : `Last drought: ${list(dying)} ${dying.length === 1 ? "dries" : "dry"} out`,
        income: (amount: number) => `Everyone receives ${escudos(amount)}`,
        over: (names: string[], points: number) =>
            names.length === 1
                ? `${strong(names[0]!)} wins with ${points}`
                : `${list(names.map(strong))} share the win with ${points}`,
    },
};

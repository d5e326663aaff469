import { addressed } from "../addressed";
import { strong } from "../../lib/richText";
import type { Area } from "../catalogue";
import { grouped } from "../countedList";
import { listOf, pluralOf } from "../plural";
import { of } from "./terms";

const plural = pluralOf("de");

const markers = (edition: string, n: number) =>
    n === 1 ? of(edition).markerAkk : `${n} ${of(edition).markers}`;

const CROPS: Record<string, string> = {
    banana: "Bananen",
    bean: "Bohnen",
    pepper: "Paprika",
    potato: "Kartoffeln",
    sugarcane: "Zuckerrohr",
    coconut: "Kokosnüsse",
    grape: "Weintrauben",
    watermelon: "Wassermelonen",
};
const escudos = (n: number) => plural(n, { one: "# Escudo", other: "# Escudos" });
const tiles = (n: number) => plural(n, { one: "# Plättchen", other: "# Plättchen" });
const list = listOf("de");
const PLACES = ["erster", "zweiter", "dritter", "vierter", "fünfter"];
const place = (n: number) => `an ${PLACES[n - 1] ?? `${n}.`} Stelle`;

export const santiago: Area<"santiago"> = {
    title: "Santiago",
    withPalms: "mit Palmen",
    moneyHidden: "Geld verdeckt",
    crop: (crop) => CROPS[crop] ?? crop,
    /* Within a sentence. */
    cropInText: (crop) => CROPS[crop] ?? crop,
    tileName: (edition, crop, planters) =>
        `${CROPS[crop] ?? crop} (${of(edition).planters[planters - 1]})`,
    escudos,
    step: (edition, step) =>
        ({
            auction: "Gebote",
            new_overseer: of(edition).step,
            planting: "Pflanzen",
            bribery: "Bestechung",
            extra: of(edition).extra,
            drought: "Trockenheit",
            income: "Entwicklungs\u00adhilfe",
            last_drought: "Flurbereinigung",
            count: "Wertung",
        })[step] ?? step,

    boardLabel: (edition, planted, canals) =>
        `Spielplan: ${plural(planted, { one: "# Plantage", other: "# Plantagen" })}, ${canals} ${canals === 1 ? of(edition).canal : of(edition).canals}`,
    springLabel: (edition, crossing) => `${of(edition).spring} auf ${crossing}`,
    emptySquare: (square, palm) => `${square}, leer${palm ? ", mit Palme" : ""}`,
    tileOn: (edition, square, crop, owner, n, palm) =>
        `${square}: ${CROPS[crop]}, ${owner === null ? "neutral" : `${n} ${n === 1 ? of(edition).marker : of(edition).markers} von ${owner}`}${palm ? ", Palme" : ""}`,
    ditchLabel: (_edition, segment, offers) =>
        offers ? `Graben ${segment}, Gebote: ${offers}` : `Graben ${segment}`,

    canalsLeft: (edition, n) => `${n === 1 ? of(edition).canal : of(edition).canals} im Vorrat`,
    cropsLeft: "Verdeckte Plantagen nach Sorte",
    tilesLeft: (n) => plural(n, { one: "verdeckte Plantage", other: "verdeckte Plantagen" }),
    extraCanal: (edition) => of(edition).extra,
    extraBuilt: (edition) => `${of(edition).extra} gebaut`,
    overseer: (edition) => of(edition).overseer,
    willOversee: (edition) => `wird ${of(edition).overseer}`,
    bidOf: (amount) => `Gebot ${amount}`,
    passed: "gepasst",
    sealedBid: "Gebot verdeckt",
    ifEnded: "Wenn jetzt Schluss wäre …",
    ifEndedTitle: "Wenn jetzt Schluss wäre",
    ifEndedNote: "Alles ohne Wasser wäre verdorrt.",
    ifEndedFields: "Land",
    ifEndedMoney: "Geld",
    ifEndedTotal: "zusammen",

    does: {
        thinks: {
            canal: "legt den ersten Kanal",
            auction: "überlegt sich ein Gebot",
            planting: "pflanzt",
            leftOver: "legt die übrige Plantage",
            bribery: "überlegt sich ein Angebot",
            overseer: "entscheidet, wohin das Wasser fließt",
            extra: "überlegt, ob gebaut wird",
        },
        bidsLast: (edition) => `${of(edition).overseer}, bietet zuletzt`,
        decidesLast: (edition) => `${of(edition).overseer}, entscheidet zuletzt`,
        isOverseer: (edition) => of(edition).overseer,
        bids: (amount) => `bietet ${escudos(amount)}`,
        passed: "hat gepasst",
        hasSealed: "hat geboten",
        plants: (n) => `pflanzt ${place(n)}`,
        planted: "hat gepflanzt",
        offers: (amount, segment) => `bietet ${strong(String(amount))} für ${segment}`,
    },

    ask: {
        canal: (edition) => `Wohin kommt der erste ${of(edition).canal}?`,
        canalText: (edition) =>
            `Er muss ${of(edition).springAkk} berühren. Wähle einen Graben mit gelben Punkten.`,
        auction: (name) => `Wie viel bietest du${addressed(name)}?`,
        auctionText: "Jeder Betrag gilt nur einmal. Wer mehr bietet, wählt früher.",
        sealed: (name) => `Dein verdecktes Gebot${addressed(name)}?`,
        sealedText: (edition) =>
            `Beide Gebote werden zugleich aufgedeckt und bezahlt. Wer weniger bietet, wird ${of(edition).overseer}.`,
        sealedWaits: "Dein Gebot liegt verdeckt",
        sealedWaitsText: "Beide werden aufgedeckt, sobald auch das andere da ist.",
        planting: (n) => (n === 1 ? "Lege diese Plantage" : `Lege eine dieser ${n} Plantagen`),
        plantingPays: (bid) => `Du zahlst jetzt dein Gebot von ${strong(String(bid))}.`,
        plantingPassed: (edition) => `Du hast gepasst: ein ${of(edition).marker} weniger.`,
        plantingHow: (n) =>
            n === 1
                ? "Wähle ein Feld, oder zieh sie dorthin."
                : "Wähle eine Plantage und dann ein Feld, oder zieh sie dorthin.",
        leftOver: "Lege die übrige Plantage",
        leftOverText: (edition) =>
            `Sie bekommt keine ${of(edition).markers} und muss neben einer anderen liegen.`,
        bribery: (name, overseer) => `Was bietest du ${overseer}${addressed(name)}?`,
        briberyText: (_edition, offers, overseer, elsewhere) =>
            "Wähle einen Graben mit gelben Punkten" +
            (offers > 0 ? " oder unterstütze einen Vorschlag." : ".") +
            (elsewhere === null
                ? ""
                : ` Woanders zu bauen würde ${overseer} ${strong(String(elsewhere))} kosten.`),
        overseer: (edition) => `${of(edition).overseer}, wohin soll das Wasser fließen?`,
        overseerText: "Nimm einen Vorschlag an oder baue woanders mit eigenem Geld.",
        nobodyText: () => "Niemand hat etwas geboten. Baue irgendwo für 1 Escudo oder verzichte.",
        extra: (edition) => `Baust du deinen ${of(edition).extra}?`,
        extraText:
            "Einmal im Spiel, umsonst, und nur einer je Runde: Wer zuerst baut, beendet die Phase.",
        wait: (names) => `Am Zug: ${list(names)}`,
        waitNobody: "Einen Moment …",
        over: "Die Partie ist zu Ende",
    },

    commit: {
        canal: (edition, segment) => `${of(edition).canal} auf ${segment} legen`,
        bid: (amount) => `${escudos(amount)} bieten`,
        sealedBid: (amount) => `${amount} verdeckt bieten`,
        pass: "Passen",
        sealedPass: "Nichts bieten",
        plant: (crop, square) => `${CROPS[crop]} auf ${square} pflanzen`,
        offer: (amount, segment) => `${amount} für ${segment} bieten`,
        join: (amount, segment) => `${segment} mit ${amount} unterstützen`,
        accept: (segment, amount) => `${segment} annehmen, +${amount}`,
        build: (segment, cost) => `${segment} für ${cost} bauen`,
        decline: "Nichts bauen",
        extra: (segment) => `${segment} bauen`,
        keep: "Behalten",
        offerNothing: "Passen",
        pickDitch: () => "Graben wählen",
        pickSquare: "Feld wählen",
        pickTile: "Plantage wählen",
        pickAmount: "Betrag wählen",
        pickProposal: "Vorschlag wählen",
    },
    join: (name) => `${name} unterstützen`,
    joinShort: "Unterstützen",
    elsewhere: "Woanders",
    anywhere: "Irgendwo",
    elsewhereText: "1 mehr als der teuerste Vorschlag, an die Bank.",
    elsewhereFree: "An die Bank.",
    declineText: (edition) => `Ein ${of(edition).canal} aus dem Vorrat ist verloren.`,
    amount: "Betrag",
    openTiles: "Aufgedeckte Plantagen",

    means: {
        bidPlace: (earliest, latest, yetToBid) =>
            earliest === latest
                ? `Du pflanzt ${strong(place(earliest))}.`
                : yetToBid
                  ? `Du pflanzt ${strong(place(earliest))}, wenn niemand mehr bietet, sonst spätestens ${place(latest)}.`
                  : `Du pflanzt an ${earliest}. bis ${latest}. Stelle.`,
        oversees: (edition, how) =>
            how === "yes"
                ? `Du wirst ${of(edition).overseer}.`
                : how === "maybe"
                  ? `Vielleicht wirst du ${of(edition).overseer}.`
                  : "",
        keep: (money) =>
            plural(money, { one: "Dir bleibt # Escudo.", other: "Dir bleiben # Escudos." }),
        passing: (edition, oversees, overseer) =>
            `Passen: ein ${of(edition).marker} weniger` +
            (oversees === "yes"
                ? `; du wirst ${of(edition).overseer}.`
                : oversees === "maybe"
                  ? `; vielleicht wirst du ${of(edition).overseer}.`
                  : overseer
                    ? `. ${of(edition).overseer} wird trotzdem ${overseer}.`
                    : "."),
        puts: (edition, n) =>
            n === 0
                ? `Du setzt keine ${of(edition).markers} darauf`
                : `Du setzt ${markers(edition, n)} darauf`,
        watered: "Dort ist Wasser",
        dry: "Dort ist noch kein Wasser",
        dryMarker: (edition) =>
            `Dort ist noch kein Wasser: Die Plantage würde ${of(edition).markerAkk} verlieren`,
        dryTile: "Dort ist noch kein Wasser: Die Plantage würde verdorren",
        palm: (edition) => `Die Palme zählt wie ein weiterer ${of(edition).marker}`,
        tiles: (who, crop, n) => `${CROPS[crop]}${n > 1 ? ` ×${n}` : ""} (${who})`,
        waters: (segment, tiles) => `${segment} bringt Wasser für ${list(tiles)}`,
        watersEmpty: (segment, n) =>
            `${segment} würde ${plural(n, { one: "# leeres Feld", other: "# leere Felder" })} bewässern`,
        watersNothing: (segment) => `${segment} würde nichts Neues bewässern`,
        saves: (edition, who, crop, loss) =>
            `${CROPS[crop]} (${who}): ${loss === "marker" ? `ein ${of(edition).marker} gerettet` : "Plättchen gerettet"}`,
        pickDitch: () => "Wähle einen Graben mit gelben Punkten oder blättere durch sie.",
        proposal: (offers: string, waters: string[]) =>
            waters.length === 0 ? offers : `${offers}. Wasser bekommen: ${list(waters)}`,
        total: (total) => `zusammen ${escudos(total)}`,
    },
    whose: (name) => name,
    yours: "du",
    neutral: "neutral",

    myLosses: (edition, losing, dying) =>
        [
            losing.length > 0 && `Du verlierst ${of(edition).markerAkk} auf ${list(losing)}`,
            dying.length > 0 &&
                `${losing.length > 0 ? "bei" : "Bei"} dir ${dying.length === 1 ? "verdorrt" : "verdorren"}: ${list(dying)}`,
        ]
            .filter(Boolean)
            .join("; "),
    aim: (edition) =>
        `Punkte bringen große, bewässerte Landflächen mit deinen ${of(edition).markersDat}: Plättchen × ${of(edition).markers}. Jede Runde bietest du um eine Plantage, legst sie an und bestichst den ${of(edition).overseer}, damit das Wasser zu dir fließt. Was trocken bleibt, verliert ${of(edition).markers} und verdorrt.`,
    fieldTitle: (crop, n) => `${CROPS[crop] ?? crop} · ${tiles(n)}`,
    fieldGrows: (crop, before, after) => `${CROPS[crop] ?? crop} · ${before} → ${tiles(after)}`,
    was: (points) => `bisher ${points}`,
    ifWatered: "wenn es Wasser bekommt",
    new: "neu",
    nobodys: "gehört niemandem",
    palm: "Palme",

    count: {
        title: "Die Wertung",
        lit: (n, all) => `Landfläche ${n} von ${all}, auf dem Plan hervorgehoben`,
        tiles,
        money: "Geld",
        total: "Summe",
        skip: "Überspringen",
        again: "Wertung noch einmal zeigen",
        chart: "Summen Runde für Runde",
        chartNote: "wäre dort Schluss gewesen",
        chartLabel: (lines) => `Summen nach Runden: ${lines}`,
    },

    log: {
        round: (n) => `Runde ${n}`,
        begins: (edition, name, spring) =>
            `${of(edition).spring} auf ${spring}; ${strong(name)} ist erster ${of(edition).overseer}`,
        boxed: (boxed) => `Aus dem Spiel: ${grouped(boxed)}`,
        opens: (opened) => `Aufgedeckt: ${list(opened)}`,
        first_canal: (edition, name, segment) =>
            `${strong(name)} legt den ersten ${of(edition).canal}, ${segment}`,
        bid: (name, amount) => `${strong(name)} bietet ${escudos(amount)}`,
        passed: (name) => `${strong(name)} passt`,
        sealed: (name, amount) =>
            amount === null
                ? `${strong(name)} hat geboten`
                : `${strong(name)} bietet verdeckt ${amount}`,
        opened: (bids) =>
            `Gebote aufgedeckt: ${list(bids.map(([name, amount]) => `${strong(name)} ${amount}`))}`,
        new_overseer: (edition, name, stays) =>
            stays
                ? `${strong(name)} bleibt ${of(edition).overseer}`
                : `${strong(name)} wird ${of(edition).overseer}`,
        planted: (edition, name, crop, square, n, watered, paid) =>
            `${strong(name)} ${paid > 0 ? `zahlt ${paid} und ` : ""}pflanzt ${CROPS[crop]}` +
            (n === 0 ? "" : ` (${n})`) +
            ` auf ${square}` +
            (n === 0 ? `, ohne ${of(edition).markers}` : "") +
            (watered ? "" : ", noch ohne Wasser"),
        spare_opened: (crop) => `Das 45. Plättchen kommt dazu: ${CROPS[crop]}`,
        left_over: (name, crop, square) =>
            `${strong(name)} legt die übrige Plantage auf ${square}: ${CROPS[crop]}`,
        offered: (name, amount, segment) => `${strong(name)} bietet ${amount} für ${segment}`,
        joined: (name, amount, segment, others, total) =>
            `${strong(name)} unterstützt ${list(others.map(strong))} mit ${amount} für ${segment}: zusammen ${total}`,
        offered_nothing: (name) => `${strong(name)} bietet nichts`,
        accepted: (name, segment, payers, total) =>
            total > 0
                ? `${strong(name)} nimmt ${total} von ${list(payers.map(strong))} an und baut ${segment}`
                : `${strong(name)} baut ${segment} wie vorgeschlagen`,
        built: (name, segment, cost) => `${strong(name)} zahlt ${cost} und baut ${segment}`,
        returned: (names) =>
            `Nicht angenommen: ${list(names.map(strong))} ${names.length === 1 ? "behält" : "behalten"} das gebotene Geld`,
        declined: (edition, name) =>
            `${strong(name)} baut nichts; ein ${of(edition).canal} ist verloren`,
        extra_built: (edition, name, segment) =>
            `${strong(name)} baut den ${of(edition).extra} auf ${segment}`,
        extra_kept: (edition, name) => `${strong(name)} behält den ${of(edition).extra}`,
        drought: (edition, losing, dying) =>
            [
                losing.length > 0 &&
                    `Trockenheit, ein ${of(edition).marker} weniger: ${list(losing)}`,
                dying.length > 0 &&
                    `${losing.length > 0 ? "" : "Trockenheit, "}jetzt Wüste: ${list(dying)}`,
            ]
                .filter(Boolean)
                .join("; "),
        tileOf: (crop, square) => `${CROPS[crop]} auf ${square}`,
        noDrought: "Trockenheit: Alles ist bewässert",
        last_drought: (dying) =>
            dying.length === 0
                ? "Flurbereinigung: Alles ist bewässert"
                : `Flurbereinigung, jetzt Wüste: ${list(dying)}`,
        income: (amount) => `Alle erhalten ${escudos(amount)}`,
        over: (names, points) =>
            names.length === 1
                ? `${strong(names[0]!)} gewinnt mit ${points}`
                : `${list(names.map(strong))} teilen sich den Sieg mit ${points}`,
    },
};

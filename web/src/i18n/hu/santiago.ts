import { addressed } from "../addressed";
import { strong } from "../../lib/richText";
import { listOf } from "../plural";
import type { Area } from "../catalogue";
import { grouped } from "../countedList";
import { of } from "./terms";

const NUMBERS = ["", "egy", "két"];
const number = (n: number) => NUMBERS[n] || String(n);
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const CROPS: Record<string, string> = {
    banana: "banán",
    bean: "bab",
    pepper: "paprika",
    potato: "burgonya",
    sugarcane: "cukornád",
    coconut: "kókusz",
    grape: "szőlő",
    watermelon: "görögdinnye",
};
const escudos = (n: number) => `${n} escudó`;
const tiles = (n: number) => `${n} lapka`;
const list = listOf("hu");
const PLACES = ["elsőként", "másodikként", "harmadikként", "negyedikként", "ötödikként"];
const place = (n: number) => PLACES[n - 1] ?? `${n}.-ként`;
/* 'Az 1.', 'az 5.', but 'a 2.'. */
const between = (from: number, to: number) =>
    `${from === 1 || from === 5 ? "az" : "a"} ${from}–${to}. helyen`;

export const santiago: Area<"santiago"> = {
    title: "Santiago",
    withPalms: "pálmafákkal",
    moneyHidden: "rejtett pénz",
    crop: (crop) => capital(CROPS[crop] ?? crop),
    /* Within a sentence. */
    cropInText: (crop) => CROPS[crop] ?? crop,
    tileName: (edition, crop, planters) =>
        `${CROPS[crop] ?? crop} (${number(planters)} ${of(edition).planter})`,
    escudos,
    step: (edition, step) =>
        ({
            auction: "Árverés",
            new_overseer: of(edition).step,
            planting: "Ültetés",
            bribery: "Kenőpénz",
            extra: capital(of(edition).extra),
            drought: "Kiszáradás",
            income: "Jövedelem",
            last_drought: "Végső kiszáradás",
            count: "Értékelés",
        })[step] ?? step,

    boardLabel: (edition, planted, canals) =>
        `Játéktábla: ${planted} ültetvény, ${canals} ${of(edition).canal}`,
    springLabel: (edition, crossing) => `${of(edition).spring}: ${crossing}`,
    emptySquare: (square, palm) => `${square}, üres${palm ? ", pálmafával" : ""}`,
    tileOn: (edition, square, crop, owner, n, palm) =>
        `${square}: ${CROPS[crop]}, ${owner === null ? "semleges" : `${owner}, ${n} ${of(edition).marker}`}${palm ? ", pálmafa" : ""}`,
    ditchLabel: (_edition, segment, offers) =>
        offers ? `árok, ${segment}, ajánlatok: ${offers}` : `árok, ${segment}`,

    canalsLeft: (edition) => `${of(edition).canal} a készletben`,
    cropsLeft: "Lefordított ültetvények növények szerint",
    tilesLeft: () => "lefordított lapka",
    extraCanal: (edition) => of(edition).extra,
    extraBuilt: (edition) => `${of(edition).extra} megépült`,
    overseer: (edition) => of(edition).overseer,
    willOversee: (edition) => `ő lesz ${of(edition).theOverseer}`,
    bidOf: (amount) => `licit: ${amount}`,
    passed: "passzolt",
    sealedBid: "rejtett ajánlat",
    ifEnded: "Ha most lenne vége…",
    ifEndedTitle: "Ha most lenne vége",
    ifEndedNote: "Minden, ami nem kap vizet, kiszáradna.",
    ifEndedFields: "birtok",
    ifEndedMoney: "pénz",
    ifEndedTotal: "összesen",

    does: {
        thinks: {
            canal: "lerakja az első csatornát",
            auction: "az ajánlatán gondolkodik",
            planting: "ültet",
            leftOver: "a megmaradt ültetvényt helyezi el",
            bribery: "a kenőpénzen gondolkodik",
            overseer: "eldönti, merre folyjon a víz",
            extra: "azon gondolkodik, épít-e",
        },
        bidsLast: (edition) => `${capital(of(edition).overseer)}, utolsóként licitál`,
        decidesLast: (edition) => `${capital(of(edition).overseer)}, a végén dönt`,
        isOverseer: (edition) => capital(of(edition).overseer),
        bids: (amount) => `${amount} escudót ajánl`,
        passed: "passzolt",
        hasSealed: "licitált",
        plants: (n) => `${place(n)} ültet`,
        planted: "ültetett",
        offers: (amount, segment) => `${strong(String(amount))} escudót ajánl: ${segment}`,
    },

    ask: {
        canal: (edition) => `Hová kerüljön az első ${of(edition).canal}?`,
        canalText: (edition) =>
            `Érintenie kell ${of(edition).theSpringAcc}. Válassz sárga pontos árkot.`,
        auction: (name) => `Mennyit adsz${addressed(name)}?`,
        auctionText: "Minden összeg csak egyszer szerepelhet. Aki többet ajánl, előbb választ.",
        sealed: (name) => `Mennyi a rejtett ajánlatod${addressed(name)}?`,
        sealedText: (edition) =>
            `A két ajánlatot egyszerre fedjük fel és fizetjük ki. Aki kevesebbet ajánl, ő lesz ${of(edition).theOverseer}.`,
        sealedWaits: "Az ajánlatod rejtve van",
        sealedWaitsText: "Amint a másik is megvan, mindkettő felfordul.",
        planting: (n) =>
            n === 1 ? "Helyezd el ezt az ültetvényt" : "Válassz és helyezz el egy ültetvényt",
        plantingPays: (bid) => `Most kifizeted az ajánlatod: ${strong(String(bid))}.`,
        plantingPassed: (edition) => `Passzoltál: eggyel kevesebb ${of(edition).marker}.`,
        plantingHow: (n) =>
            n === 1
                ? "Válassz négyzetet, vagy húzd oda."
                : "Válassz ültetvényt, majd négyzetet, vagy húzd oda.",
        leftOver: "Helyezd el a megmaradt ültetvényt",
        leftOverText: (edition) =>
            `Nem kerül rá ${of(edition).marker}, és ültetvény mellé kell tenni.`,
        bribery: (name, overseer) => `Mit ajánlasz${addressed(name)}? ${overseer} dönt.`,
        briberyText: (_edition, offers, overseer, elsewhere) =>
            "Válassz sárga pontos árkot" +
            (offers > 0 ? ", vagy támogass egy javaslatot." : ".") +
            (elsewhere === null
                ? ""
                : ` Máshol építeni ${strong(String(elsewhere))} escudóba kerülne (${overseer}).`),
        overseer: (edition) => `${of(edition).overseerCalled}, merre folyjon a víz?`,
        overseerText: "Fogadj el egy javaslatot, vagy építs máshol a saját pénzedből.",
        nobodyText: () => "Senki sem ajánlott semmit. Építs bárhol 1 escudóért, vagy ne építs.",
        extra: (edition) => `Megépíted most a ${of(edition).extraYours}?`,
        extraText:
            "Egyszer a játékban, ingyen, fordulónként csak egy. Aki elsőként épít, lezárja a fázist.",
        wait: (names) => `${list(names)} következik`,
        waitNobody: "Egy pillanat…",
        over: "Vége a játéknak",
    },

    commit: {
        canal: (edition, segment) => `${capital(of(edition).canal)} ide: ${segment}`,
        bid: (amount) => `${amount} escudót ajánlok`,
        sealedBid: (amount) => `Rejtett ajánlat: ${amount}`,
        pass: "Passzolok",
        sealedPass: "Nem ajánlok semmit",
        plant: (crop, square) => `Ültetem: ${CROPS[crop]}, ${square}`,
        offer: (amount, segment) => `${amount} escudót ajánlok: ${segment}`,
        join: (amount, segment) => `Támogatom ${amount} escudóval: ${segment}`,
        accept: (segment, amount) => `Elfogadom: ${segment}, +${amount}`,
        build: (segment, cost) => `Megépítem ${cost} escudóért: ${segment}`,
        decline: "Nem építek",
        extra: (segment) => `Megépítem: ${segment}`,
        keep: "Megtartom",
        offerNothing: "Passzolok",
        pickDitch: () => "Válassz árkot",
        pickSquare: "Válassz négyzetet",
        pickTile: "Válassz ültetvényt",
        pickAmount: "Válassz összeget",
        pickProposal: "Válassz javaslatot",
    },
    join: (name) => `Támogatom: ${name}`,
    joinShort: "Támogatom",
    elsewhere: "Máshol",
    anywhere: "Bárhol",
    elsewhereText: "1-gyel több a legdrágább javaslatnál, a banknak.",
    elsewhereFree: "A banknak.",
    declineText: (edition) => `Egy ${of(edition).canal} elvész a készletből.`,
    amount: "Összeg",
    openTiles: "Felfedett ültetvények",

    means: {
        bidPlace: (earliest, latest, yetToBid) =>
            earliest === latest
                ? `${strong(capital(place(earliest)))} ültetsz.`
                : yetToBid
                  ? `Ha senki sem ajánl többet, ${strong(place(earliest))} ültetsz, legkésőbb ${place(latest)}.`
                  : `${capital(between(earliest, latest))} kerülsz sorra.`,
        oversees: (edition, how) =>
            how === "yes"
                ? `Te leszel ${of(edition).theOverseer}.`
                : how === "maybe"
                  ? `Lehet, hogy te leszel ${of(edition).theOverseer}.`
                  : "",
        keep: (money) => `Marad ${money} escudód.`,
        passing: (edition, oversees, overseer) =>
            `Passz: eggyel kevesebb ${of(edition).marker}` +
            (oversees === "yes"
                ? `; te leszel ${of(edition).theOverseer}.`
                : oversees === "maybe"
                  ? `; lehet, hogy te leszel ${of(edition).theOverseer}.`
                  : overseer
                    ? `; így is ${overseer} lesz ${of(edition).theOverseer}.`
                    : "."),
        puts: (edition, n) =>
            n === 0
                ? `Nem kerül rá ${of(edition).marker}`
                : `${capital(number(n))} ${of(edition).markerAcc} teszel rá`,
        watered: "Oda jut víz",
        dry: "Oda még nem jut víz",
        dryMarker: (edition) => `Oda még nem jut víz: elveszítene egy ${of(edition).markerAcc}`,
        dryTile: "Oda még nem jut víz: kiszáradna",
        palm: (edition) => `A pálmafa egy további ${of(edition).markerDat} számít`,
        tiles: (who, crop, n) => `${CROPS[crop]}${n > 1 ? ` ×${n}` : ""} (${who})`,
        waters: (segment, tiles) => `${segment}: vizet kap ${list(tiles)}`,
        watersEmpty: (segment, n) => `${segment} ${n} üres négyzetet öntözne`,
        watersNothing: (segment) => `${segment} semmi újat nem öntözne`,
        saves: (edition, who, crop, loss) =>
            `${CROPS[crop]} (${who}): ${loss === "marker" ? `megment egy ${of(edition).markerAcc}` : "megmenti a lapkát"}`,
        pickDitch: () => "Válassz egy sárga pontos árkot, vagy lapozz közöttük.",
        proposal: (offers: string, waters: string[]) =>
            waters.length === 0 ? offers : `${offers}. Vizet kap: ${list(waters)}`,
        total: (total) => `együtt ${escudos(total)}`,
    },
    whose: (name) => name,
    yours: "a tiéd",
    neutral: "semleges",

    myLosses: (edition, losing, dying) =>
        capital(
            [
                losing.length > 0 &&
                    `elveszítesz egy ${of(edition).markerAcc} itt: ${list(losing)}`,
                dying.length > 0 &&
                    `${dying.length === 1 ? "kiszáradt az ültetvényed" : "kiszáradtak az ültetvényeid"}: ${list(dying)}`,
            ]
                .filter(Boolean)
                .join("; "),
        ),
    aim: (edition) =>
        `Pontot a nagy, öntözött birtokok hoznak: lapka × saját ${of(edition).marker}. Minden fordulóban licitálsz egy ültetvényre, elhelyezed, és pénzt ajánlasz a vízért: ${of(edition).theOverseer} dönt róla. Ami szárazon marad, az kiszárad.`,
    fieldTitle: (crop, n) => `${capital(CROPS[crop] ?? crop)} · ${tiles(n)}`,
    fieldGrows: (crop, before, after) =>
        `${capital(CROPS[crop] ?? crop)} · ${before} → ${tiles(after)}`,
    was: (points) => `eddig ${points}`,
    ifWatered: "ha víz jut oda",
    new: "új",
    nobodys: "senkié",
    palm: "pálmafa",

    count: {
        title: "Az értékelés",
        lit: (n, all) => `nagybirtok: ${n} / ${all}, kiemelve a táblán`,
        tiles,
        money: "Pénz",
        total: "Összesen",
        skip: "Kihagyom",
        again: "Számolás újra",
        chart: "Állás fordulónként",
        chartNote: "ha ott lett volna vége",
        chartLabel: (lines) => `Állás fordulónként: ${lines}`,
    },

    log: {
        round: (n) => `${n}. forduló`,
        begins: (edition, name, spring) =>
            `${capital(of(edition).spring)}: ${spring}; ${of(edition).firstOverseer}: ${strong(name)}`,
        boxed: (boxed) => `Félretéve: ${grouped(boxed)}`,
        opens: (opened) => `Felfedve: ${list(opened)}`,
        first_canal: (edition, name, segment) =>
            `${strong(name)} lerakja az első ${of(edition).canalAcc}: ${segment}`,
        bid: (name, amount) => `${strong(name)} ${amount} escudót ajánl`,
        passed: (name) => `${strong(name)} passzol`,
        sealed: (name, amount) =>
            amount === null
                ? `${strong(name)} licitált`
                : `${strong(name)} rejtett ajánlata: ${amount}`,
        opened: (bids) =>
            `Felfedett ajánlatok: ${list(bids.map(([name, amount]) => `${strong(name)} ${amount}`))}`,
        new_overseer: (edition, name, stays) =>
            stays
                ? `Továbbra is ${strong(name)} ${of(edition).theOverseer}`
                : `${strong(name)} lesz ${of(edition).theOverseer}`,
        planted: (edition, name, crop, square, n, watered, paid) =>
            `${strong(name)} ${paid > 0 ? `kifizet ${paid} escudót, és ` : ""}ültet: ${CROPS[crop]} (${square}), ` +
            (n === 0 ? `${of(edition).marker} nélkül` : `${number(n)} ${of(edition).markerWith}`) +
            (watered ? "" : "; oda még nem jut víz"),
        spare_opened: (crop) => `Előkerül a 45. lapka: ${CROPS[crop]}`,
        left_over: (name, crop, square) =>
            `${strong(name)} elhelyezi a megmaradt ültetvényt: ${CROPS[crop]} (${square})`,
        offered: (name, amount, segment) => `${strong(name)} ${amount} escudót ajánl: ${segment}`,
        joined: (name, amount, segment, others, total) =>
            `${strong(name)} ${amount} escudóval támogatja: ${segment} (${list(others.map(strong))}), együtt ${total}`,
        offered_nothing: (name) => `${strong(name)} nem ajánl semmit`,
        accepted: (name, segment, payers, total) =>
            total > 0
                ? `${strong(name)} elfogad ${total} escudót (${list(payers.map(strong))}), és megépíti: ${segment}`
                : `${strong(name)} a javaslat szerint épít: ${segment}`,
        built: (name, segment, cost) =>
            `${strong(name)} fizet ${cost} escudót, és megépíti: ${segment}`,
        returned: (names) =>
            `Nem fogadta el; ${names.length === 1 ? "a pénzét megtartja" : "a pénzüket megtartják"}: ${list(names.map(strong))}`,
        declined: (edition, name) => `${strong(name)} nem épít; elvész egy ${of(edition).canal}`,
        extra_built: (edition, name, segment) =>
            `${strong(name)} ${of(edition).extraAcc} épít: ${segment}`,
        extra_kept: (edition, name) => `${strong(name)} megtartja a ${of(edition).extraAcc}`,
        drought: (edition, losing, dying) =>
            [
                losing.length > 0 &&
                    `Kiszáradás, eggyel kevesebb ${of(edition).marker}: ${list(losing)}`,
                dying.length > 0 &&
                    `${losing.length > 0 ? "" : "Kiszáradás, "}sivatag lett: ${list(dying)}`,
            ]
                .filter(Boolean)
                .join("; "),
        tileOf: (crop, square) => `${CROPS[crop]} (${square})`,
        noDrought: "Kiszáradás: mindenhová jut víz",
        last_drought: (dying) =>
            dying.length === 0
                ? "Végső kiszáradás: mindenhová jut víz"
                : `Végső kiszáradás, sivatag lett: ${list(dying)}`,
        income: (amount) => `Mindenki kap ${amount} escudót`,
        over: (names, points) =>
            names.length === 1
                ? `${strong(names[0]!)} nyert, ${points} ponttal`
                : `Megosztott győzelem ${points} ponttal: ${list(names.map(strong))}`,
    },
};

import { strong } from "../../lib/rich";
import type { Area } from "../catalogue";
import { pluralOf } from "../plural";

const plural = pluralOf("pl");

interface Terms {
    spring: string;
    springTouch: string;
    overseer: string;
    overseerInst: string;
    step: string;
    canal: string;
    canalGen: string;
    canals: [string, string];
    marker: string;
    markerAcc: string;
    markerGen: string;
    markersFew: string;
    markersGen: string;
}
const OURS: Terms = {
    spring: "źródło",
    springTouch: "źródła",
    overseer: "nadzorca kanałów",
    overseerInst: "nadzorcą kanałów",
    step: "Nadzorca",
    canal: "kanał",
    canalGen: "kanału",
    canals: ["kanały", "kanałów"],
    marker: "znacznik plonu",
    markerAcc: "znacznik plonu",
    markerGen: "znacznika plonu",
    markersFew: "znaczniki plonu",
    markersGen: "znaczników plonu",
};
const TERMS: Record<string, Terms> = {
    amigo: OURS,
    samarkand: {
        spring: "wieża ciśnień",
        springTouch: "wieży ciśnień",
        overseer: "strażnik aryków",
        overseerInst: "strażnikiem aryków",
        step: "Strażnik",
        canal: "aryk",
        canalGen: "aryku",
        canals: ["aryki", "aryków"],
        marker: "robotnik",
        markerAcc: "robotnika",
        markerGen: "robotnika",
        markersFew: "robotników",
        markersGen: "robotników",
    },
    trefl: {
        ...OURS,
        spring: "źródło wody",
        springTouch: "źródła wody",
        overseer: "budowniczy kanału",
        overseerInst: "budowniczym kanału",
        step: "Budowniczy",
        marker: "rolnik",
        markerAcc: "rolnika",
        markerGen: "rolnika",
        markersFew: "rolników",
        markersGen: "rolników",
    },
};
const of = (edition: string): Terms => TERMS[edition] ?? OURS;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const canals = (edition: string, n: number) =>
    plural(n, {
        one: of(edition).canal,
        few: of(edition).canals[0],
        many: of(edition).canals[1],
        other: of(edition).canalGen,
    });
const markersAcc = (edition: string, n: number) =>
    plural(n, {
        one: `1 ${of(edition).markerAcc}`,
        few: `# ${of(edition).markersFew}`,
        many: `# ${of(edition).markersGen}`,
        other: `# ${of(edition).markerGen}`,
    });

const CROPS: Record<string, string> = {
    banana: "banany",
    bean: "fasola",
    pepper: "papryka",
    potato: "ziemniaki",
    sugarcane: "trzcina cukrowa",
    coconut: "kokosy",
    grape: "winogrona",
    watermelon: "arbuzy",
};
const CROPS_ACC: Record<string, string> = {
    ...CROPS,
    bean: "fasolę",
    pepper: "paprykę",
    sugarcane: "trzcinę cukrową",
};
const escudos = (n: number) => plural(n, { one: "# escudo", other: "# escudos" });
const tiles = (n: number) =>
    plural(n, { one: "# żeton", few: "# żetony", many: "# żetonów", other: "# żetonu" });
const list = (parts: string[]) => new Intl.ListFormat("pl").format(parts);
const PLACES = ["pierwszej", "drugiej", "trzeciej", "czwartej", "piątej"];
const place = (n: number) => `w ${PLACES[n - 1] ?? `${n}.`} kolejności`;

export const santiago: Area<"santiago"> = {
    title: "Santiago",
    withPalms: "z palmami",
    moneyHidden: "ukryte pieniądze",
    moneyOpen: "jawne pieniądze",
    crop: (crop) => capital(CROPS[crop] ?? crop),
    /* Within a sentence. */
    cropInText: (crop) => CROPS[crop] ?? crop,
    tileName: (edition, crop, planters) =>
        `${CROPS[crop] ?? crop}, ${markersAcc(edition, planters)}`,
    escudos,
    step: (edition, step) =>
        ({
            auction: "Licytacja",
            new_overseer: of(edition).step,
            planting: "Plantacje",
            bribery: "Kanał",
            extra: `Dodatkowy ${of(edition).canal}`,
            drought: "Susza",
            income: "Wypłata",
            last_drought: "Ostatnia susza",
            count: "Punkty",
        })[step] ?? step,
    firstCanal: (edition) => `Pierwszy ${of(edition).canal}`,

    boardLabel: (edition, planted, n) =>
        `Plansza: ${plural(planted, { one: "# plantacja", few: "# plantacje", many: "# plantacji", other: "# plantacji" })}, ${n} ${canals(edition, n)}`,
    springLabel: (edition, crossing) => `${of(edition).spring}, ${crossing}`,
    emptySquare: (square, palm) => `${square}, puste${palm ? ", z palmą" : ""}`,
    tileOn: (edition, square, crop, owner, n, palm) =>
        `${square}: ${CROPS[crop]}, ${owner === null ? "neutralna" : `${owner}: ${markersAcc(edition, n)}`}${palm ? ", palma" : ""}`,
    ditchLabel: (segment, offers) =>
        offers ? `rów ${segment}, oferty: ${offers}` : `rów ${segment}`,

    canalsLeft: (edition, n) => `${canals(edition, n)} w puli`,
    tilesLeft: (n) =>
        plural(n, {
            one: "zakryty żeton",
            few: "zakryte żetony",
            many: "zakrytych żetonów",
            other: "zakrytego żetonu",
        }),
    extraCanal: (edition) => `dodatkowy ${of(edition).canal}`,
    extraBuilt: (edition) => `dodatkowy ${of(edition).canal} zbudowany`,
    overseer: (edition) => of(edition).overseer,
    willOversee: (edition) => `będzie ${of(edition).overseerInst}`,
    bidOf: (amount) => `kwota ${amount}`,
    passed: "pas",
    sealedBid: "kwota zakryta",
    ifEnded: "Gdyby gra skończyła się teraz …",
    ifEndedTitle: "Gdyby gra skończyła się teraz",
    ifEndedNote: "Wszystko, czego nie dotyka kanał, wyschłoby. Ukrytych pieniędzy nie wliczono.",
    ifEndedFields: "plantacje",
    ifEndedMoney: "pieniądze",
    ifEndedTotal: "razem",

    does: {
        thinks: {
            canal: "układa pierwszy kanał",
            auction: "zastanawia się nad kwotą",
            planting: "zakłada plantację",
            leftOver: "układa pozostały żeton",
            bribery: "zastanawia się nad ofertą",
            overseer: "decyduje, dokąd popłynie woda",
            extra: "myśli o dodatkowym kanale",
        },
        bidsLast: (edition) => `${capital(of(edition).overseer)}, licytuje na końcu`,
        decidesLast: (edition) => `${capital(of(edition).overseer)}, decyduje na końcu`,
        isOverseer: (edition) => capital(of(edition).overseer),
        bids: (amount) => `licytuje ${escudos(amount)}`,
        passed: "pasuje",
        hasSealed: "już po licytacji",
        plants: (n) => `sadzi ${place(n)}`,
        planted: "plantacja założona",
        offers: (amount, segment) => `oferuje ${strong(String(amount))} za ${segment}`,
        offersNothing: "nic nie oferuje",
        bidsLastShort: "ostatni",
        offersShort: (amount) => `oferta ${amount}`,
    },

    ask: {
        canal: (edition) => `Gdzie poprowadzić pierwszy ${of(edition).canal}?`,
        canalText: (edition) =>
            `Musi dotykać ${of(edition).springTouch}. Wybierz rów z żółtymi kropkami.`,
        auction: (name) => `Ile licytujesz, ${name}?`,
        auctionText: "Każda kwota może paść tylko raz. Kto da więcej, wybiera wcześniej.",
        sealed: (name) => `Jaka jest twoja tajna kwota, ${name}?`,
        sealedText: (edition) =>
            `Obie kwoty odkrywa się i płaci jednocześnie. Kto da mniej, zostaje ${of(edition).overseerInst}.`,
        sealedWaits: "Twoja kwota jest zakryta",
        sealedWaitsText: "Obie zostaną odkryte, gdy będzie też druga.",
        planting: (n) => (n === 1 ? "Ułóż ten żeton" : "Wybierz i ułóż jeden z żetonów"),
        plantingPays: (bid) =>
            `Teraz płacisz swoją kwotę: ${strong(String(bid))}. Wybierz żeton, potem pole, albo przeciągnij go tam.`,
        plantingPassed: (edition) =>
            `Po pasie o jednego mniej (${of(edition).marker}). Wybierz żeton, potem pole, albo przeciągnij go tam.`,
        plantingPaid: "Wybierz żeton, potem pole, albo przeciągnij go tam.",
        leftOver: "Ułóż pozostały żeton",
        leftOverText: (edition) =>
            `Nie kładzie się na nim ${of(edition).markersGen}; musi leżeć obok plantacji.`,
        bribery: (name, overseer) => `${name}, co oferujesz? Decyduje ${overseer}`,
        briberyText: (offers, overseer, elsewhere) =>
            "Wybierz rów z żółtymi kropkami" +
            (offers > 0 ? " albo dołącz do propozycji." : ".") +
            (elsewhere === null
                ? ""
                : ` Budowa gdzie indziej kosztuje ${strong(String(elsewhere))} (${overseer}).`),
        overseer: (edition) => `${capital(of(edition).overseer)}: dokąd popłynie woda?`,
        overseerText: "Przyjmij propozycję albo zbuduj gdzie indziej za własne pieniądze.",
        nobodyText: () =>
            "Nikt nic nie zaproponował. Zbuduj gdziekolwiek za 1 escudo albo zrezygnuj.",
        extra: (edition) => `Budujesz swój dodatkowy ${of(edition).canal}?`,
        extraText:
            "Raz w grze, za darmo i tylko jeden w rundzie: kto pierwszy zbuduje, kończy fazę.",
        wait: (names) => `Ruch: ${names}`,
        waitNobody: "Chwileczkę …",
        over: "Koniec gry",
    },

    commit: {
        canal: (edition, segment) => `Ułóż ${of(edition).canal}: ${segment}`,
        bid: (amount) => `Licytuję ${escudos(amount)}`,
        sealedBid: (amount) => `Tajna kwota: ${amount}`,
        pass: "Pas",
        sealedPass: "Nic nie daję",
        plant: (crop, square) => `Sadzę ${CROPS_ACC[crop]} na ${square}`,
        offer: (amount, segment) => `Oferuję ${amount} za ${segment}`,
        join: (amount, segment) => `Dołączam do ${segment}, daję ${amount}`,
        accept: (segment, amount) => `Przyjmuję ${segment}, +${amount}`,
        build: (segment, cost) => `Buduję ${segment} za ${cost}`,
        decline: "Nie buduję",
        extra: (segment) => `Buduję ${segment}`,
        keep: "Zachowuję",
        offerNothing: "Pas",
        pickDitch: "Wybierz rów",
        pickSquare: "Wybierz pole",
        pickTile: "Wybierz żeton",
        pickAmount: "Wybierz kwotę",
        pickProposal: "Wybierz propozycję",
    },
    join: (name) => `Dołącz: ${name}`,
    joinShort: "Dołącz",
    elsewhere: "Gdzie indziej",
    elsewhereText: () => "O 1 więcej niż najwyższa propozycja; bierze to bank. Potem wybierz rów.",
    elsewhereFree: "Płacisz do banku. Potem wybierz rów.",
    declineText: (edition) => `Jeden ${of(edition).canal} z puli przepada.`,
    amount: "Kwota",
    openTiles: "Odkryte plantacje",

    means: {
        bidPlace: (earliest, latest, yetToBid) =>
            earliest === latest
                ? `Sadzisz ${strong(place(earliest))}.`
                : yetToBid
                  ? `Sadzisz ${strong(place(earliest))}, jeśli nikt nie da więcej; najpóźniej ${place(latest)}.`
                  : `Sadzisz między ${earliest}. a ${latest}. miejscem.`,
        oversees: (edition, how) =>
            how === "yes"
                ? `Zostajesz ${of(edition).overseerInst}.`
                : how === "maybe"
                  ? `Możesz zostać ${of(edition).overseerInst}.`
                  : "",
        markersLess: (edition) => `Na twoim żetonie o jednego mniej (${of(edition).marker}).`,
        keep: (money) => `Zostaje ci ${escudos(money)}.`,
        passing: (edition, oversees, overseer) =>
            `Pas: o jednego mniej (${of(edition).marker})` +
            (oversees === "yes"
                ? `; zostajesz ${of(edition).overseerInst}.`
                : oversees === "maybe"
                  ? `; możesz zostać ${of(edition).overseerInst}.`
                  : overseer
                    ? `; ${of(edition).overseerInst} i tak zostaje ${overseer}.`
                    : "."),
        puts: (edition, n) =>
            n === 0
                ? `Nie kładziesz na nim ${of(edition).markersGen}`
                : `Kładziesz na nim ${markersAcc(edition, n)}`,
        watered: "Jest tam woda",
        dry: "Nie ma tam jeszcze wody",
        dryMarker: (edition) =>
            `Nie ma tam jeszcze wody: plantacja straci ${of(edition).markerAcc}`,
        dryTile: "Nie ma tam jeszcze wody: plantacja wyschnie",
        palm: "Palma liczy się za jednego więcej",
        waters: (segment, squares) => `${strong(segment)} nawodni ${strong(squares)}`,
        watersNothing: (segment) => `${strong(segment)} nie nawodni niczego nowego`,
        saves: (edition, who, crop, loss) =>
            `${CROPS[crop]} (${who}): ${loss === "marker" ? `ocala ${of(edition).markerAcc}` : "ocala żeton"}`,
        emptySquares: "nic tam jeszcze nie rośnie",
        total: (total) => `razem ${escudos(total)}`,
        mostOffered: (n) => `o ${n} więcej niż każda inna oferta`,
        equals: (name) => `tyle samo co ${name}`,
    },
    whose: (name) => name,
    yours: "ty",
    neutral: "neutralna",

    fieldTitle: (crop, n) => `${capital(CROPS[crop] ?? crop)} · ${tiles(n)}`,
    fieldGrows: (crop, before, after) =>
        `${capital(CROPS[crop] ?? crop)} · ${before} → ${tiles(after)}`,
    was: (points) => `było ${points}`,
    new: "nowe",
    nobodys: "niczyja",
    palm: "palma",

    count: {
        title: "Podliczanie punktów",
        lit: (n, all) => `plantacja ${n} z ${all}, podświetlona na planszy`,
        tiles,
        money: "Pieniądze",
        total: "Razem",
        skip: "Pomiń",
        again: "Policz jeszcze raz",
        chart: "Wyniki runda po rundzie",
        chartNote: "gdyby gra skończyła się wtedy",
        chartLabel: (lines) => `Wyniki według rund: ${lines}`,
    },

    log: {
        round: (n) => `Runda ${n}`,
        begins: (edition, name, spring) =>
            `${capital(of(edition).spring)}: ${spring}; pierwszy ${of(edition).overseer}: ${strong(name)}`,
        boxed: (boxed) => `Odłożone: ${list(boxed)}`,
        opens: (opened) => `Odkryto: ${list(opened)}`,
        first_canal: (edition, name, segment) =>
            `${strong(name)} układa pierwszy ${of(edition).canal}: ${segment}`,
        bid: (name, amount) => `${strong(name)} licytuje ${escudos(amount)}`,
        passed: (name) => `${strong(name)} pasuje`,
        sealed: (name, amount) =>
            amount === null
                ? `${strong(name)}: kwota wybrana`
                : `${strong(name)} wybiera tajną kwotę ${amount}`,
        opened: (bids) =>
            `Kwoty odkryte: ${list(bids.map(([name, amount]) => `${strong(name)} ${amount}`))}`,
        new_overseer: (edition, name, stays) =>
            stays
                ? `${strong(name)} pozostaje ${of(edition).overseerInst}`
                : `${strong(name)} zostaje ${of(edition).overseerInst}`,
        planted: (edition, name, crop, square, n, watered, paid) =>
            `${strong(name)} ${paid > 0 ? `płaci ${paid} i ` : ""}sadzi ${CROPS_ACC[crop]} na ${square}` +
            (n === 0 ? `, bez ${of(edition).markerGen}` : ` (${n})`) +
            (watered ? "" : ", jeszcze bez wody"),
        spare_opened: (crop) => `Dochodzi zapasowy żeton: ${CROPS[crop]}`,
        left_over: (name, crop, square) =>
            `${strong(name)} układa pozostały żeton na ${square}: ${CROPS[crop]}`,
        offered: (name, amount, segment) => `${strong(name)} oferuje ${amount} za ${segment}`,
        joined: (name, amount, segment, others, total) =>
            `${strong(name)} dołącza z kwotą ${amount} do ${segment} (${list(others.map(strong))}): razem ${total}`,
        offered_nothing: (name) => `${strong(name)} nic nie oferuje`,
        accepted: (name, segment, payers, total) =>
            total > 0
                ? `${strong(name)} przyjmuje ${total} (${list(payers.map(strong))}) i buduje ${segment}`
                : `${strong(name)} buduje ${segment} zgodnie z propozycją`,
        built: (name, segment, cost) => `${strong(name)} płaci ${cost} i buduje ${segment}`,
        returned: (names) => `Pieniądze wracają: ${list(names.map(strong))}`,
        declined: (edition, name) =>
            `${strong(name)} nie buduje; jeden ${of(edition).canal} przepada`,
        extra_built: (edition, name, segment) =>
            `${strong(name)} buduje dodatkowy ${of(edition).canal}: ${segment}`,
        extra_kept: (edition, name) => `${strong(name)} zachowuje dodatkowy ${of(edition).canal}`,
        drought: (edition, losing, dying) =>
            [
                losing.length > 0 &&
                    `Susza: po jednym mniej (${of(edition).marker}): ${list(losing)}`,
                dying.length > 0 && `${losing.length > 0 ? "" : "Susza: "}wysycha: ${list(dying)}`,
            ]
                .filter(Boolean)
                .join("; "),
        tileOf: (crop, square) => `${CROPS[crop]} na ${square}`,
        noDrought: "Susza: wszędzie jest woda",
        last_drought: (dying) =>
            dying.length === 0
                ? "Susza w ostatniej rundzie: wszędzie jest woda"
                : `Susza w ostatniej rundzie, wysycha: ${list(dying)}`,
        income: (amount) => `Każdy dostaje ${escudos(amount)}`,
        over: (names, points) =>
            names.length === 1
                ? `${strong(names[0]!)} wygrywa, wynik ${points}`
                : `Wspólna wygrana: ${list(names.map(strong))}, wynik ${points}`,
    },
};

import { addressed } from "../addressed";
import { strong } from "../../lib/richText";
import type { Area } from "../catalogue";
import { grouped } from "../countedList";
import { listOf, pluralOf } from "../plural";
import { of } from "./terms";

const plural = pluralOf("pl");

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const counted = (n: number, [one, few, many]: [string, string, string]) =>
    plural(n, { one, few, many, other: few });
const canals = (edition: string, n: number) => counted(n, of(edition).canal);
const markers = (edition: string, n: number) => `${n} ${counted(n, of(edition).marker)}`;
const markersAcc = (edition: string, n: number) =>
    n === 1 ? of(edition).markerAcc : markers(edition, n);

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
const escudos = (n: number) =>
    plural(n, { one: "# escudo", few: "# escudos", many: "# escudos", other: "# escudo" });
const tiles = (n: number) =>
    plural(n, { one: "# żeton", few: "# żetony", many: "# żetonów", other: "# żetonu" });
const list = listOf("pl");
const CROPS_LOC: Record<string, string> = {
    banana: "bananach",
    bean: "fasoli",
    pepper: "papryce",
    potato: "ziemniakach",
    sugarcane: "trzcinie cukrowej",
    coconut: "kokosach",
    grape: "winogronach",
    watermelon: "arbuzach",
};

export const santiago: Area<"santiago"> = {
    title: "Santiago",
    withPalms: "z palmami",
    moneyHidden: "ukryte pieniądze",
    crop: (crop) => capital(CROPS[crop] ?? crop),
    /* Within a sentence. */
    cropInText: (crop) => CROPS[crop] ?? crop,
    tileName: (edition, crop, planters) =>
        `${CROPS[crop] ?? crop} (${planters} ${counted(planters, of(edition).planter)})`,
    escudos,
    step: (edition, step) =>
        ({
            auction: "Licytacja",
            new_overseer: of(edition).step,
            planting: "Plantacje",
            bribery: "Kanał",
            extra: `Dodatkowy ${of(edition).canal[0]}`,
            drought: "Susza",
            income: "Wypłata",
            last_drought: "Ostatnia susza",
            count: "Punkty",
        })[step] ?? step,

    boardLabel: (edition, planted, n) =>
        `Plansza: ${plural(planted, { one: "# plantacja", few: "# plantacje", many: "# plantacji", other: "# plantacji" })}, ${n} ${canals(edition, n)}`,
    springLabel: (edition, crossing) => `${of(edition).spring}, ${crossing}`,
    emptySquare: (square, palm) => `${square}, puste${palm ? ", z palmą" : ""}`,
    tileOn: (edition, square, crop, owner, n, palm) =>
        `${square}: ${CROPS[crop]}, ${owner === null ? "plantacja neutralna" : `${owner}: ${markers(edition, n)}`}${palm ? ", palma" : ""}`,
    ditchLabel: (_edition, segment, offers) =>
        offers ? `rów ${segment}, oferty: ${offers}` : `rów ${segment}`,

    canalsLeft: (edition, n) => `${canals(edition, n)} w puli`,
    cropsLeft: "Zakryte plantacje według roślin",
    tilesLeft: (n) =>
        plural(n, {
            one: "zakryty żeton",
            few: "zakryte żetony",
            many: "zakrytych żetonów",
            other: "zakrytego żetonu",
        }),
    extraCanal: (edition) => `dodatkowy ${of(edition).canal[0]}`,
    extraBuilt: (edition) => `dodatkowy ${of(edition).canal[0]} zbudowany`,
    overseer: (edition) => of(edition).overseer,
    willOversee: (edition) => `będzie ${of(edition).overseerInst}`,
    bidOf: (amount) => `kwota ${amount}`,
    passed: "pas",
    sealedBid: "kwota zakryta",
    ifEnded: "Gdyby gra skończyła się teraz…",
    ifEndedTitle: "Gdyby gra skończyła się teraz",
    ifEndedNote: "Wszystko, co nie ma wody, wyschłoby.",
    ifEndedFields: "plantacje",
    ifEndedMoney: "pieniądze",
    ifEndedTotal: "razem",

    does: {
        thinks: {
            canal: "buduje pierwszy kanał",
            auction: "zastanawia się nad kwotą",
            planting: "zakłada plantację",
            leftOver: "kładzie ostatnią plantację",
            bribery: "zastanawia się nad ofertą",
            overseer: "decyduje, dokąd popłynie woda",
            extra: "zastanawia się, czy budować",
        },
        bidsLast: (edition) => `${capital(of(edition).overseer)}, licytuje na końcu`,
        decidesLast: (edition) => `${capital(of(edition).overseer)}, decyduje na końcu`,
        isOverseer: (edition) => capital(of(edition).overseer),
        bids: (amount) => `licytuje ${escudos(amount)}`,
        passed: "pasuje",
        hasSealed: "kwota wybrana",
        plants: (n) => `zakłada jako ${n}.`,
        planted: "plantacja założona",
        offers: (amount, segment) => `oferuje ${strong(String(amount))} za ${segment}`,
    },

    ask: {
        canal: (edition) => `Gdzie powstanie pierwszy ${of(edition).canal[0]}?`,
        canalText: (edition) =>
            `Musi dotykać ${of(edition).springGen}. Wybierz rów z żółtymi kropkami.`,
        auction: (name) => `Ile licytujesz${addressed(name)}?`,
        auctionText: "Każda kwota może paść tylko raz. Kto da więcej, wybiera wcześniej.",
        sealed: (name) => `Jaka jest twoja tajna kwota${addressed(name)}?`,
        sealedText: (edition) =>
            `Obie kwoty odkrywa się i płaci jednocześnie. Kto da mniej, zostaje ${of(edition).overseerInst}.`,
        sealedWaits: "Twoja kwota jest zakryta",
        sealedWaitsText: "Obie zostaną odkryte, gdy będzie też druga.",
        planting: (n) =>
            n === 1 ? "Połóż tę plantację na polu" : "Wybierz plantację i połóż ją na polu",
        plantingPays: (bid) => `Teraz płacisz swoją kwotę: ${strong(String(bid))}.`,
        plantingPassed: (edition) => `Za pas kładziesz ${of(edition).oneLess}.`,
        plantingHow: (n) =>
            n === 1
                ? "Wybierz pole albo przeciągnij ją tam."
                : "Wybierz plantację, potem pole, albo przeciągnij ją tam.",
        leftOver: "Połóż ostatnią plantację",
        leftOverText: (edition) => `Bez ${of(edition).markerGen}, obok innej plantacji.`,
        bribery: (name, overseer) => `Co oferujesz${addressed(name)}? Decyduje ${overseer}.`,
        briberyText: (_edition, offers, overseer, elsewhere) =>
            "Wybierz rów z żółtymi kropkami" +
            (offers > 0 ? " albo dołącz do propozycji." : ".") +
            (elsewhere === null
                ? ""
                : ` Budowa gdzie indziej (${overseer}) kosztowałaby ${strong(String(elsewhere))}.`),
        overseer: (edition) => `${capital(of(edition).overseer)}, dokąd popłynie woda?`,
        overseerText: "Przyjmij propozycję albo zbuduj gdzie indziej za własne pieniądze.",
        nobodyText: () =>
            "Nikt nic nie zaproponował. Zbuduj gdziekolwiek za 1 escudo albo zrezygnuj.",
        extra: (edition) => `Budujesz swój dodatkowy ${of(edition).canal[0]}?`,
        extraText:
            "Raz w grze, za darmo i tylko jeden w rundzie: kto pierwszy zbuduje, kończy fazę.",
        wait: (names) => `Teraz: ${list(names)}`,
        waitNobody: "Chwileczkę…",
        over: "Koniec gry",
    },

    commit: {
        canal: (edition, segment) => `Buduję ${of(edition).canal[0]}: ${segment}`,
        bid: (amount) => `Licytuję ${escudos(amount)}`,
        sealedBid: (amount) => `Tajna kwota: ${amount}`,
        pass: "Pasuję",
        sealedPass: "Nic nie daję",
        plant: (crop, square) => `Sadzę ${CROPS_ACC[crop]} na ${square}`,
        offer: (amount, segment) => `Oferuję ${amount} za ${segment}`,
        join: (amount, segment) => `Dołączam do ${segment}, daję ${amount}`,
        accept: (segment, amount) => `Przyjmuję ${segment}, +${amount}`,
        build: (segment, cost) => `Buduję ${segment} za ${cost}`,
        decline: "Nie buduję",
        extra: (segment) => `Buduję ${segment}`,
        keep: "Zachowuję",
        offerNothing: "Pasuję",
        pickDitch: () => "Wybierz rów",
        pickSquare: "Wybierz pole",
        pickTile: "Wybierz plantację",
        pickAmount: "Wybierz kwotę",
        pickProposal: "Wybierz propozycję",
    },
    join: (name) => `Dołącz: ${name}`,
    joinShort: "Dołącz",
    elsewhere: "Gdzie indziej",
    anywhere: "W dowolnym miejscu",
    elsewhereText: "O 1 więcej niż najdroższa propozycja, do banku.",
    elsewhereFree: "Do banku.",
    declineText: (edition) => `Jeden ${of(edition).canal[0]} z puli przepada.`,
    amount: "Kwota",
    openTiles: "Odkryte plantacje",

    means: {
        bidPlace: (earliest, latest, yetToBid) =>
            earliest === latest
                ? `Zakładasz plantację jako ${strong(`${earliest}.`)}`
                : yetToBid
                  ? `Zakładasz plantację jako ${strong(`${earliest}.`)}, jeśli nikt nie da więcej; najpóźniej jako ${latest}.`
                  : `Zakładasz plantację jako ${earliest}.–${latest}.`,
        oversees: (edition, how) =>
            how === "yes"
                ? `Zostajesz ${of(edition).overseerInst}.`
                : how === "maybe"
                  ? `Możesz zostać ${of(edition).overseerInst}.`
                  : "",
        keep: (money) =>
            plural(money, {
                one: "Zostanie ci # escudo.",
                few: "Zostaną ci # escudos.",
                many: "Zostanie ci # escudos.",
                other: "Zostanie ci # escudo.",
            }),
        passing: (edition, oversees, overseer) =>
            `Pas: kładziesz ${of(edition).oneLess}` +
            (oversees === "yes"
                ? `; zostajesz ${of(edition).overseerInst}.`
                : oversees === "maybe"
                  ? `; możesz zostać ${of(edition).overseerInst}.`
                  : overseer
                    ? `; ${of(edition).overseerInst} i tak zostaje ${overseer}.`
                    : "."),
        puts: (edition, n) =>
            n === 0
                ? `Nie kładziesz ${of(edition).marker[2]}`
                : `Kładziesz ${markersAcc(edition, n)}`,
        watered: "Jest tam woda",
        dry: "Nie ma tam jeszcze wody",
        dryMarker: (edition) =>
            `Nie ma tam jeszcze wody: plantacja straci ${of(edition).markerAcc}`,
        dryTile: "Nie ma tam jeszcze wody: plantacja wyschnie",
        palm: (edition) => `Palma jest liczona jako dodatkowy ${of(edition).marker[0]}`,
        tiles: (who, crop, n) => `${CROPS[crop]}${n > 1 ? ` ×${n}` : ""} (${who})`,
        waters: (segment, tiles) => `${segment} nawodni: ${list(tiles)}`,
        watersEmpty: (segment, n) =>
            `${segment} nawodni ${plural(n, { one: "# puste pole", few: "# puste pola", many: "# pustych pól", other: "# pustego pola" })}`,
        watersNothing: (segment) => `${segment} nie nawodni niczego nowego`,
        saves: (edition, who, crop, loss) =>
            loss === "marker"
                ? `ratuje ${of(edition).markerAcc} na ${CROPS_LOC[crop]} (${who})`
                : `ratuje ${CROPS_ACC[crop]} (${who})`,
        pickDitch: () => "Wybierz rów z żółtymi kropkami albo przejdź po nich strzałkami.",
        proposal: (offers: string, waters: string[]) =>
            waters.length === 0 ? offers : `${offers}. Wodę dostaną: ${list(waters)}`,
        total: (total) => `razem ${escudos(total)}`,
    },
    whose: (name) => name,
    yours: "twoja plantacja",
    neutral: "plantacja neutralna",

    myLosses: (edition, losing, dying) =>
        capital(
            [
                losing.length > 0 && `tracisz ${of(edition).markerAcc} na ${list(losing)}`,
                dying.length > 0 &&
                    `${dying.length === 1 ? "wysycha twoja plantacja" : "wysychają twoje plantacje"}: ${list(dying)}`,
            ]
                .filter(Boolean)
                .join("; "),
        ),
    aim: (edition) =>
        `Punkty dają duże nawodnione plantacje: liczba żetonów × liczba twoich ${of(edition).marker[2]}. W każdej rundzie licytujesz plantację, zakładasz ją i oferujesz pieniądze za wodę: dokąd popłynie, decyduje ${of(edition).overseer}. Co pozostanie suche, wysycha.`,
    fieldTitle: (crop, n) => `${capital(CROPS[crop] ?? crop)} · ${tiles(n)}`,
    fieldGrows: (crop, before, after) =>
        `${capital(CROPS[crop] ?? crop)} · ${before} → ${tiles(after)}`,
    was: (points) => `było ${points}`,
    ifWatered: "jeśli dotrze tam woda",
    new: "nowa",
    nobodys: "niczyja",
    palm: "palma",

    count: {
        title: "Podliczanie punktów",
        lit: (n, all) => `plantacja ${n} z ${all}, podświetlona na planszy`,
        tiles,
        money: "Pieniądze",
        total: "Razem",
        skip: "Pomiń",
        again: "Pokaż liczenie",
        chart: "Wyniki runda po rundzie",
        chartNote: "gdyby gra skończyła się wtedy",
        chartLabel: (lines) => `Wyniki według rund: ${lines}`,
    },

    log: {
        round: (n) => `Runda ${n}`,
        begins: (edition, name, spring) =>
            `${capital(of(edition).spring)}: ${spring}; pierwszy ${of(edition).overseer}: ${strong(name)}`,
        boxed: (boxed) => `Odłożone: ${grouped(boxed)}`,
        opens: (opened) => `Odkryto: ${list(opened)}`,
        first_canal: (edition, name, segment) =>
            `${strong(name)} buduje pierwszy ${of(edition).canal[0]}: ${segment}`,
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
        spare_opened: (crop) => `Dochodzi 45. żeton: ${CROPS[crop]}`,
        left_over: (name, crop, square) =>
            `${strong(name)} kładzie ostatnią plantację na ${square}: ${CROPS[crop]}`,
        offered: (name, amount, segment) => `${strong(name)} oferuje ${amount} za ${segment}`,
        joined: (name, amount, segment, others, total) =>
            `${strong(name)} dołącza z kwotą ${amount} do ${segment} (${list(others.map(strong))}): razem ${total}`,
        offered_nothing: (name) => `${strong(name)} nic nie oferuje`,
        accepted: (name, segment, payers, total) =>
            total > 0
                ? `${strong(name)} przyjmuje ${total} (${list(payers.map(strong))}) i buduje ${segment}`
                : `${strong(name)} buduje ${segment} zgodnie z propozycją`,
        built: (name, segment, cost) => `${strong(name)} płaci ${cost} i buduje ${segment}`,
        returned: (names) =>
            `Oferta nieprzyjęta, pieniądze ${names.length === 1 ? "zachowuje" : "zachowują"} ${list(names.map(strong))}`,
        declined: (edition, name) =>
            `${strong(name)} nie buduje; jeden ${of(edition).canal[0]} przepada`,
        extra_built: (edition, name, segment) =>
            `${strong(name)} buduje dodatkowy ${of(edition).canal[0]}: ${segment}`,
        extra_kept: (edition, name) =>
            `${strong(name)} zachowuje dodatkowy ${of(edition).canal[0]}`,
        drought: (edition, losing, dying) =>
            [
                losing.length > 0 && `Susza, ${of(edition).leaves}: ${list(losing)}`,
                dying.length > 0 && `${losing.length > 0 ? "" : "Susza, "}wysycha: ${list(dying)}`,
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
                ? `${strong(names[0]!)} wygrywa, wynik ${points}`
                : `Wspólna wygrana: ${list(names.map(strong))}, wynik ${points}`,
    },
};

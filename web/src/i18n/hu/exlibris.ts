import { strong } from "../../lib/richText";
import type { Area } from "../catalogue";
import { listOf } from "../plural";

const sticks = (n: number) => `${n} pálcika`;
const list = listOf("hu");
const leave = (places: string[]) => `Távozik: ${list(places)}`;
const houses = { village: "falu", city: "város" };
const theHouse = { village: "a falut", city: "a várost" };

export const exlibris: Area<"exlibris"> = {
    title: "Ex Libris",
    islands: { A: "Âncora", B: "Baleia", C: "Concha", D: "Dragoeiro", E: "Estrela" },
    places: ["Első", "Második", "Harmadik", "Negyedik", "Ötödik", "Hatodik", "Hetedik"],
    round: (n) => `${n}. forduló`,

    aim: "Lemondasz egy könyvről, hogy az expedíciót a szigetére küldd: az így ürül. A végén a megmaradt könyveid számítanak: a legüresebb szigeté ér a legtöbbet, azokat tartsd meg.",

    isles: "Szigetek",
    left: "maradt",
    leaving: (before, after) => `${before} maradt, e megbízás után ${after}`,
    worthNow: "ennyit ér most egy könyv",
    worthThen: "ennyit ér egy könyv e megbízás után",
    isle: (name, number, village, city, left, worth) =>
        `${name}: ${[sticks(number), village && houses.village, city && houses.city].filter(Boolean).join(", ")}; ` +
        `${left} maradt, egy könyv értéke ${worth}`,

    expedition: "Az expedíció",
    lanterns: "lámpások: a hely elszántsága",
    lanternsFewer: "záró szakasz: mindenütt eggyel kevesebb lámpás",
    determination: (n) => `${n} lámpás`,
    seeker: (place, island) => `${place}: ${island}`,
    emptyPlace: "üres",
    leaves: "távozik",
    stack: () => "kereső",

    near: "Milyen közel a vége",
    nearStack: () => "kereső a pakliban",
    nearCities: () => "város áll még",
    nearHand: (at) => `lap kézben, zárás ${at} lapnál`,
    nearTurns: () => "lépés van hátra",
    nearStackShort: () => "kereső",
    nearCitiesShort: () => "város",
    nearHandShort: (at) => `lap, ${at}-ig`,

    worth: "Érték a végén",
    worthText:
        "A legüresebb sziget könyvenként 3 pontot ér, a többi 2, 1, 0, −1; egyenlőségnél a helyek közül a legalacsonyabb számít. Egy ház 7 pálcikának számít.",
    worthTags: "A táblák a megbízásod utáni sorrendet mutatják.",

    gone: "Eddig kijátszott lapok",
    goneBooks: "könyvek",
    goneOrdered: "kijátszva",
    goneUnseen: "ismeretlen",
    goneSeekers: "keresők",
    goneStack: "pakliban",
    goneNote: "Ismeretlen: mások kezében van, vagy kimaradt.",
    handWorth: (points) => `most ${points} pontot ér`,

    noHouse: "még nincs háza",
    tookHouse: (house, island) => `${island}: ${houses[house]}`,
    cardsInHand: (n) => `${n} könyv kézben`,
    didOrder: (island, found) =>
        found === 0
            ? `megbízás: ${island}, nem talált semmit`
            : `megbízás: ${island}, ${found} találat`,
    didJoin: (island) => `megbízás: ${island}, a lap beállt a sorba`,
    didTake: (island, house) => `megbízás: ${island}, elvitte ${theHouse[house]}`,
    thinks: "megbízást választ",

    ask: "Melyik könyvről mondasz le?",
    askNote: "A többi a végén neked számít.",
    askClosing: (turns) =>
        turns === 1
            ? "Záró szakasz: a játék utolsó lépése."
            : `Záró szakasz: még ${turns} lépés, a tieddel együtt.`,
    askLast: "Ez az utolsó lépésed.",
    waitClosing: (turns) => `Záró szakasz: még ${turns} lépés.`,
    waitFor: (who) => `${who} megbízást választ`,
    waitNote: "A könyveid közben:",
    watching: "A játékosok lapjait csak a végén látod.",
    yourBooks: "A könyveid",
    finds: (n) => `${n} találat`,
    findsNone: "nincs találat",
    joinsShort: "beáll a sorba",
    order: (island) => `Megbízás: ${island}`,
    pick: "Válassz egy könyvet",
    orderKeys: "A nyilak választanak, az Enter kiadja a megbízást",

    tellFound: (island, n, sum) => `${island}: ${n} találat, ${sum} lámpás`,
    tellNone: (island) => `${island}: nincs találat, a keresőinek nincs lámpása`,
    tellJoins: (island) =>
        `${island}: nincs keresője a sorban, a lapod áll be Hetedikként, találat nincs`,
    tellSticks: (before, after) =>
        after === 0 ? `${sticks(before)}: egy sem marad` : `${sticks(before)} közül ${after} marad`,
    tellTooFew: (before) => `${sticks(before)} kevés:`,
    tellTakes: (taken, points) =>
        `elviszed ${taken.map((house) => theHouse[house]).join(" és ")} (+${points})`,
    tellStays: (number, staying) =>
        `marad ${[sticks(number), ...staying.map((house) => `a ${houses[house]}`)].join(" és ")}`,
    tellLeave: leave,
    tellRefill: (n) => `${n} új kereső érkezik`,
    tellClosing: (turns, isLast) =>
        `Ezzel kezdődik a záró szakasz: még ${turns} lépés, ${isLast ? "egyik sem a tiéd" : "köztük egy a tiéd"}; minden helyen eggyel kevesebb lámpás`,
    tellEnds: "Ezzel a megbízással véget ér a játék",

    log: {
        begins: (who) => `${strong(who)} kezd`,
        ordered: (who, island, found) => `${strong(who)} megbízása: ${island}, ${found} találat`,
        orderedMissing: (who, island) =>
            `${strong(who)} megbízása: ${island}, nincs keresője a sorban`,
        sticks: (after) => (after === 0 ? "nem maradt ott pálcika" : `${after} pálcika maradt`),
        house: (who, house, island, points) =>
            `${strong(who)} elviszi ${theHouse[house]} (${island}), +${points}`,
        leave,
        joined: (place) => `a lap beáll a sorba (${place})`,
        refilled: (n, islands) => `${n} új kereső: ${islands}`,
        closing: (why) => `Kezdődik a záró szakasz: ${why}`,
        why: {
            stack: "elfogyott a keresők paklija",
            city: "valaki elvitt egy várost",
            hands: "mindenkinek hat könyve van",
        },
    },

    count: {
        title: "Az értékelés",
        islands: "a szigetek, elöl a legüresebb",
        left: (n) => `${n} maradt`,
        houses: "Falvak, városok",
        total: "Összesen",
    },
};

import type { Area } from "../catalogue";
import { of } from "./terms";

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const make: Area<"make"> = {
    title: "Új asztal",
    gameAndEdition: "Játék és kiadás",
    game: "Játék",
    edition: "Kiadás",
    gameMeans: { santiago: "Ültetvények, kenőpénz, víz", exlibris: "Könyvek öt szigetről" },
    editionMeans: {
        amigo: "A 2003-as eredeti, 3–5 játékos, rejtett pénz",
        samarkand: "Víztorony és az arikok felügyelője",
        trefl: "Két játékossal is játszható, pálmafákkal",
    },

    seats: "Helyek",
    kinds: { me: "Én", open: "Szabad", bot: "Bot", screen: "E képernyőnél" },
    seatNames: { me: "Te", open: "Szabad hely", bot: "Bot", screen: "Valaki itt" },
    seatMeans: {
        me: "ez te vagy",
        open: "akinek megvan a link, leülhet",
        screen: "ennél a képernyőnél játszik, veled felváltva",
    },
    levelMeans: {
        random: "bármit lép",
        novice: "a saját hasznát látja, mást még alig",
        regular: "mérlegeli, mennyit érhet végül egy-egy lépés",
        expert: "előbb sok játszmát végigjátszik fejben",
    },
    operatorPlayer: "e szerver üzemeltetőjének játékosa",
    whoSits: (n) => `${n}. hely: ki ül itt`,
    strength: (n) => `${n}. hely: a bot ereje`,
    nameAt: (n) => `${n}. hely: név`,
    yourName: "A neved",
    theirName: "Név",
    addSeat: "Hely hozzáadása",
    removeSeat: (n) => `${n}. hely eltávolítása`,

    rules: "Szabályok",
    rulesNone: "Itt nincs mit választani: az Ex Librisnek egyféle szabálya van.",
    options: {
        palms: {
            name: "Pálmafák",
            means: (edition) =>
                `Három pálmafa a játéktáblán; a saját ültetvényeden álló pálmafa egy további ${of(edition).markerDat} számít.`,
        },
        min_offer: {
            name: "Legkisebb kenőpénz",
            means: (edition) =>
                `Ha 0, akkor ${of(edition).theOverseerDat} pénz nélkül is lehet helyet javasolni.`,
        },
        money: {
            name: "A többiek pénze",
            means: () =>
                "Rejtett: csak a saját pénzedet látod, és azt, amit nyíltan licitálnak és ajánlanak.",
        },
        spare_tile: {
            name: "A 45. lapka",
            means: () =>
                "A dobozba kerül, vagy az első fordulóban a végén az helyezi el, aki elsőként ültetett; csak három vagy négy játékosnál.",
        },
        build_named: {
            name: "Építés a javasolt helyen",
            means: (edition) =>
                `Házi szabály: ${of(edition).theOverseer} ott is építhet, ahol ajánlatot tettek, a pénz elvétele nélkül – eggyel többért, mint a legdrágább javaslat.`,
        },
    },
    values: {
        min_offer: { "0": "0", "1": "1 escudó" },
        money: { open: "nyílt", hidden: "rejtett" },
        spare_tile: { boxed: "a dobozba kerül", planted: "a táblára kerül" },
    },

    more: "További beállítások",
    drawn: "sorsolással",
    spring: {
        name: (edition) => capital(of(edition).spring),
        means: "A szélen vagy a sarokban kevés lesz a víz: tapasztaltaknak.",
        inside: "belül, sorsolással",
        anywhere: "bárhol, sorsolással",
        chosen: "én választom",
    },
    palmsAt: {
        name: "Hol állnak a pálmafák",
        means: "Nem állhatnak a víz eredeténél, sem közvetlenül egymás mellett.",
        chosen: "én választom",
        left: (n) => (n === 0 ? "Mind a három áll." : `Még hátravan: ${n}.`),
    },
    overseer: {
        name: (edition) => capital(of(edition).firstOverseer),
        means: "Az első fordulóban utolsóként licitál.",
    },
    first: { name: "Ki kezd", means: "Onnan az óramutató járása szerint folyik a játék." },
    board: "A sziget",
    crossing: (name) => `${name} metszéspont`,
    square: (name) => `${name} négyzet`,
    pickCrossing: "Válaszd ki a metszéspontot, ahol a víz ered.",
    pickSquares: "Válassz három négyzetet a pálmafáknak.",

    pace: "Tempó",
    paces: {
        none: { name: "Óra nélkül", means: "Mindenki ráér" },
        clock: { name: "Percek", means: "Ennyi jut mindenkinek az egész játszmára" },
        days: { name: "Napok", means: "Levelező játszma: lépésenként néhány nap" },
    },
    minutes: "Perc fejenként",
    increment: "Hozzáadott másodperc lépésenként",
    starts: {
        name: "Mikor kezdődik",
        means: "Amint mindenki leült, vagy az általad megadott időben. Negyedórával előtte szólunk a játékosoknak; a szabad helyekre botok ülnek.",
        soon: "amint mindenki leült",
        later: "megadott időben",
        at: "Nap és időpont",
    },
    daysAMove: "Nap lépésenként",

    company: "Az asztal körül",
    watchers: {
        name: "Ki nézheti",
        means: "A nézők sosem látnak rejtett pénzt, lapkát vagy kártyát.",
        anyone: "akinek megvan a link",
        nobody: "senki",
    },
    listed: { name: "Nyilvános", means: "Idegenek is rátalálnak a kezdőlapon." },
    chat: { name: "Csevegés", means: "Saját és kész mondatok az asztalnál." },
    takeBack: {
        name: "Visszavonás",
        means: "A saját utolsó lépésed visszavonható, amíg más nem lépett, és semmi rejtett nem derült ki.",
    },
    hints: { name: "Tippek", means: "Az edző kérésre megmondja, mit tenne." },
    standIn: { name: "Ha valaki elment", means: "Ilyen erős bot játszik helyette tovább." },

    summary: "Az asztalod",
    watchLine: { anyone: "Nézheti, akinek megvan a link", nobody: "Senki sem nézheti" },
    listedLine: "Idegenek is rátalálnak",
    makeIt: "Asztal megnyitása",
    startIt: "Játszma indítása",
    makeMeans:
        "Kapsz egy linket a többieknek. A játszma akkor kezdődik, amikor mindenki leült; a szabad helyeket bármikor botnak adhatod.",
    startMeans: "Nincs szabad hely, így a játszma azonnal elkezdődik.",
};

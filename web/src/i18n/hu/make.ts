import type { Area } from "../catalogue";

const OVERSEER = {
    amigo: { is: "a Csatornaásó", to: "a Csatornaásónak", first: "Az első Csatornaásó" },
    samarkand: {
        is: "az arikok felügyelője",
        to: "az arikok felügyelőjének",
        first: "Az arikok első felügyelője",
    },
    trefl: { is: "a csatornaépítő", to: "a csatornaépítőnek", first: "Az első csatornaépítő" },
};
const MARKER = { amigo: "terményjelzőnek", samarkand: "munkásnak", trefl: "gazdának" };
const SPRING = { amigo: "A kút", samarkand: "A víztorony", trefl: "A forrás" };

export const make: Area<"make"> = {
    title: "Új asztal",
    gameAndEdition: "Játék és kiadás",
    game: "Játék",
    edition: "Kiadás",
    gameMeans: { santiago: "Ültetvények, kenőpénz, víz", exlibris: "Könyvek öt szigetről" },
    editionMeans: {
        amigo: "A 2003-as eredeti: három–öt fő, rejtett pénz",
        samarkand: "Víztorony és az arikok felügyelője",
        trefl: "Ketten is játszható, pálmákkal",
    },

    seats: "Helyek",
    kinds: { me: "Én", open: "Nyitott", bot: "Bot", screen: "Ennél a képernyőnél" },
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
    whoSits: (n) => `Ki ül a ${n}. helyen`,
    strength: (n) => `A ${n}. helyen ülő bot ereje`,
    nameAt: (n) => `Név a ${n}. helyen`,
    yourName: "A neved",
    theirName: "Név",
    addSeat: "Hely hozzáadása",
    removeSeat: (n) => `A ${n}. hely eltávolítása`,

    rules: "Szabályok",
    rulesNone: "Itt nincs mit választani: az Ex Librisnek egyféle szabálya van.",
    options: {
        palms: {
            name: "Pálmafák",
            means: (edition) =>
                `Három pálmafa a játéktáblán; a saját lapkádon álló pálmafa még egy ${MARKER[edition]} számít.`,
        },
        min_offer: {
            name: "Legkisebb kenőpénz",
            means: (edition) =>
                `Ha 0, akkor ${OVERSEER[edition].to} pénz nélkül is lehet helyet javasolni.`,
        },
        money: {
            name: "A többiek pénze",
            means: () =>
                "Rejtett: csak a saját pénzedet látod, és azt, amit nyíltan licitálnak és ajánlanak.",
        },
        spare_tile: {
            name: "A 45. lapka",
            means: () =>
                "A dobozba kerül, vagy az első fordulóban az ülteti el, aki elsőnek ültetett; csak hárman vagy négyen.",
        },
        build_named: {
            name: "Építés a javasolt helyen",
            means: (edition) =>
                `Házi szabály: ${OVERSEER[edition].is} ott is építhet, ahol ajánlatot tettek, a pénz elvétele nélkül – eggyel többért, mint a legmagasabb ajánlat.`,
        },
    },
    values: {
        min_offer: { "0": "0", "1": "1 escudó" },
        money: { open: "nyílt", hidden: "rejtett" },
        spare_tile: { boxed: "a dobozba kerül", planted: "elültetik" },
    },

    more: "További kívánságok",
    drawn: "sorsolással",
    spring: {
        name: (edition) => SPRING[edition],
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
        name: (edition) => OVERSEER[edition].first,
        means: "Az első fordulóban utolsónak licitál.",
    },
    first: { name: "Ki kezd", means: "Onnan az óramutató járása szerint folyik a játék." },
    board: "A sziget",
    crossing: (name) => `${name} metszéspont`,
    square: (name) => `${name} négyzet`,
    pickCrossing: "Koppints arra a metszéspontra, ahol a víz ered.",
    pickSquares: "Koppints három négyzetre a pálmafáknak.",

    pace: "Tempó",
    paces: {
        none: { name: "Óra nélkül", means: "Mindenki ráér" },
        clock: { name: "Percek", means: "Mindenkinek van néhány az egész játszmára" },
        days: { name: "Napok", means: "Levelező játszma: lépésenként néhány nap" },
    },
    minutes: "Perc fejenként",
    increment: "Lépésenként visszakapott másodperc",
    daysAMove: "Nap lépésenként",

    company: "Társaság",
    watchers: {
        name: "Ki nézheti",
        means: "A nézők sosem látnak rejtett pénzt, lapkát vagy kártyát.",
        anyone: "akinek megvan a link",
        nobody: "senki",
    },
    listed: { name: "Nyilvános", means: "Idegenek is rátalálnak a kezdőlapon." },
    chat: { name: "Beszélgetés", means: "Saját és kész mondatok az asztalnál." },
    takeBack: {
        name: "Visszavonás",
        means: "A saját utolsó lépésedet, amíg más nem lépett, és semmi rejtett nem fedődött fel.",
    },
    hints: { name: "Tippek", means: "Az edző megmondja, mit tenne – ha megkérdezik." },
    standIn: { name: "Ha valaki nincs itt", means: "Ilyen erős bot játszik tovább helyette." },

    summary: "Az asztalod",
    watchLine: { anyone: "Nézheti, akinek megvan a link", nobody: "Senki sem nézheti" },
    listedLine: "Idegenek is rátalálnak",
    makeIt: "Asztal megnyitása",
    startIt: "Játszma indítása",
    makeMeans:
        "Kapsz egy linket a többieknek. Akkor kezdődik, amikor mindenki leült; az üres helyeket bármikor botnak adhatod.",
    startMeans: "Nincs nyitott hely, így a játszma azonnal elkezdődik.",
};

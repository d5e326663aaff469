import { strong } from "../../lib/richText";
import type { Area } from "../catalogue";
import { listOf } from "../plural";

const list = listOf("hu");

export const events: Area<"events"> = {
    flows: (segment) => `Folyik a víz: ${segment}`,
    skip: "Egy érintés átugorja",
    offersNothing: "nem ajánl semmit",
    opened: "A titkos licitek",
    plantsFirst: "elsőként ültet",
    bidNothing: "semmi",
    why: {
        own: (n) => `Miért: ${n} saját lapkához visz vizet`,
        money: "Miért: ez volt a legmagasabb ajánlat",
        ground: (n) => `Miért: ${n} üres mezőre visz vizet`,
        declined: (price) => `Miért: egyik árok sem ért meg ennyit: ${price}`,
        refusedForOthers: (amount, segment, others) =>
            `Elutasítva: ${amount} escudo (${segment}); ott csak mások jutottak volna vízhez: ${list(others.map(strong))}`,
        refusedForNobody: (amount, segment) =>
            `Elutasítva: ${amount} escudo (${segment}); ott egy lapka sem jutott volna vízhez`,
        refusedForFewer: (amount, segment, own) =>
            `Elutasítva: ${amount} escudo (${segment}); ott kevesebb saját lapka jutott volna vízhez (${own})`,
    },
    since: {
        open: "Mi történt?",
        title: "Az utolsó lépésed óta",
        thisRound: "Ebben a fordulóban",
        nothing: "Azóta nem történt semmi.",
        hint: "Nyomj egy sorra, és megmutatjuk a táblán.",
        wholeLog: "A teljes napló",
    },
    counting: "Számolás…",
    endedIn: (round) => `Vége a(z) ${round}. fordulóban`,
    endedInOf: (round, of) => `Vége: ${round}. forduló a ${of} közül`,
    endedAlone: "Itt befejezted a játszmát. Senki sem nyert.",
    endedTogether: "Megegyeztetek, hogy itt befejezitek a játszmát. Senki sem nyert.",
    endedByPlayers: "A játékosok megegyeztek, hogy itt befejezik. Senki sem nyert.",
    standing: "Az állás ebben a pillanatban",
    standingNote:
        "Úgy számolva, mintha ez lett volna az utolsó forduló: ami nem kapott vizet, kiszáradt.",
    standingBooks: "Úgy számolva, mintha ez lett volna az utolsó forduló.",
    hiddenMoney: "A rejtett pénz nincs beleszámolva.",
};

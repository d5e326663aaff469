import { strong } from "../../lib/richText";
import type { Area } from "../catalogue";
import { listOf } from "../plural";

const list = listOf("hu");

export const events: Area<"events"> = {
    flows: (segment) => `Folyik a víz: ${segment}`,
    skip: "Egy érintés átugorja",
    ahead: "Mindjárt te jössz: tovább",
    offersNothing: "nem ajánl semmit",
    opened: "A rejtett ajánlatok",
    plantsFirst: "elsőként ültet",
    bidNothing: "semmi",
    why: {
        own: (n) => `Miért: ${n} saját lapkához visz vizet`,
        money: "Miért: ez volt a legmagasabb ajánlat",
        ground: (n) => `Miért: ${n} üres négyzetre visz vizet`,
        declined: (price) => `Miért: egyik árok sem ért meg ennyit: ${price}`,
        refusedForOthers: (amount, segment, others) =>
            `Elutasítva: ${amount} escudó (${segment}); ott csak mások jutottak volna vízhez: ${list(others.map(strong))}`,
        refusedForNobody: (amount, segment) =>
            `Elutasítva: ${amount} escudó (${segment}); ott egy lapka sem jutott volna vízhez`,
        refusedForFewer: (amount, segment, own) =>
            `Elutasítva: ${amount} escudó (${segment}); ott kevesebb saját lapka jutott volna vízhez (${own})`,
    },
    since: {
        open: "Mi történt?",
        title: "Az utolsó lépésed óta",
        thisRound: "Ebben a fordulóban",
        nothing: "Azóta nem történt semmi.",
        hint: "Válassz egy sort, és megmutatjuk a táblán.",
        wholeLog: "A teljes napló",
    },
    counting: "Számolás…",
    endedIn: (round) => `Vége: ${round}. forduló`,
    endedInOf: (round, of) => `Vége: ${round}/${of}. forduló`,
    endedAlone: "Itt befejezted a játszmát. Senki sem nyert.",
    endedTogether: "Megegyeztetek, hogy itt befejezitek a játszmát. Senki sem nyert.",
    endedByPlayers: "A játékosok megegyeztek, hogy itt befejezik. Senki sem nyert.",
    standing: "Az állás ebben a pillanatban",
    standingNote:
        "Úgy számolva, mintha ez lett volna az utolsó forduló: ami nem kapott vizet, kiszáradt.",
    standingBooks: "Úgy számolva, mintha ez lett volna az utolsó forduló.",
    hiddenMoney: "A rejtett pénz nincs beleszámolva.",
};

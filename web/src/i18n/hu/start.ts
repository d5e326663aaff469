import type { Area } from "../catalogue";
import { pluralOf } from "../plural";

const plural = pluralOf("hu");

export const start: Area<"start"> = {
    title: "Levada: Santiago és Ex Libris a böngészőben",
    headline: ["Drága a víz.", "A jó könyv is."],
    lede: "Két társasjáték 2–5 főnek, a böngésződben. Regisztráció nélkül. Küldj egy linket, vagy játssz botok ellen.",
    gettingReady:
        "A szerver most indult, és előkészíti a szabályokat, csak most az egyszer. Az asztal magától megnyílik, legfeljebb egy perc múlva.",
    playNow: "Játsszunk!",
    playNowMeans: (bots) => plural(bots, { other: "te és # bot" }),
    makeTable: "Új asztal",
    about: {
        santiago:
            "Licitálj ültetvényekre, vesztegesd meg a Csatornaásót, és vezesd a vizet a saját földjeidre, mielőtt kiszáradnának.",
        exlibris:
            "Küldj keresőket öt szigetre. A szinte kiürült sziget könyvei érnek a legtöbbet – ha megtartottad őket a kezedben.",
    },
    facts: {
        santiago: ["2–5 játékos", "kb. 40 perc", "három kiadás"],
        exlibris: ["2–4 játékos", "kb. 20 perc", "kártyák"],
    },
    yourTables: "Asztalaid",
    allYours: "minden játszmám",
    openTables: "Nyitott asztalok",
    beingPlayed: "Itt most játszanak",
    nobodyWaits: "Most éppen senki sem vár játékosokra.",
    nobodyWaitsHelp: "Nyiss egy nyilvános asztalt, és mások itt rátalálnak.",
    showAll: (n) => `mind (${n})`,
    showLess: "kevesebb",
    yourMove: "Te jössz",
    look: "Megnézem",
    join: "Beülök",
    watch: "Nézem",
    replay: "Visszajátszás",
    waiting: "a többiek lépnek",
    yourMoveLine: "te következel",
    notStarted: (free) => plural(free, { other: "még # játékos hiányzik" }),
    endedEarly: "idő előtt véget ért",
    record: "Játszma megnyitása fájlból",
    recordMeans:
        "Húzz ide egy játszmafájlt, vagy válassz egyet. Visszajátszhatod, és kiértékelést is kérhetsz róla.",
    chooseFile: "Fájl kiválasztása",
    dropHere: "Engedd el a megnyitáshoz",
};

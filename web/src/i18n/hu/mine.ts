import type { Area } from "../catalogue";

export const mine: Area<"mine"> = {
    title: "Játszmáim",
    running: "Folyamatban",
    open: "Kezdésre vár",
    over: "Befejezve",
    none: "Még nincsenek játszmáid",
    noneHelp:
        "Amint játszottál, itt lesznek a játszmáid: folytatni, visszajátszani és kiértékelni.",
    noneRunning: "Most semmi sincs folyamatban.",
    noneOver: "Még semmi sem ért véget.",
    more: "Korábbiak mutatása",
    kept: "Amit rólad tárolunk",
    keptMeans:
        "Egy véletlen szám, a neveid, az eszközeid, a helyeid, a lépéseid, és amit az asztaloknál írtál.",
    moreAbout: "Bővebben az adatvédelemről",
    name: "A neved",
    nameMeans: "A következő asztaloknál; ahol már játszol, ott a régi marad.",
    saveName: "Mentés",
    nameSaved: (name) => `Mostantól így hívnak: ${name}.`,
    nameGone: "Mostantól név nélkül játszol.",
    download: "Minden adat letöltése",
    remove: "Minden törlése…",
    removeAsk: "Töröljünk mindent, amit rólad tárolunk?",
    removeMeans: [
        "A neved, az üzeneteid és a linkjeid minden asztalnál törlődnek, azonnal és végleg.",
        "A folyamatban lévő játszmákban botok játszanak tovább helyetted, hogy a többieké ne vesszen el.",
        "A lépéseid megmaradnak egy név nélküli hely lépéseiként: azok mások játszmái is.",
    ],
    removeYes: "Végleges törlés",
    removeNo: "Maradjon minden",
    removed: "Mindent töröltünk, amit rólad tároltunk.",
};

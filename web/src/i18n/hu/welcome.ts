import type { Area } from "../catalogue";

/** Coming to a table, leaving it, and what a link to it says. */
export const welcome: Area<"welcome"> = {
    endAlone: "A játszma befejezése",
    endSure: "Itt befejezed a játszmát? Félbemarad, és senki sem nyer.",
    endYes: "Igen, befejezem",
    proposeEndSure: "Javaslod a befejezést? A játszma véget ér, amint mindenki beleegyezik.",
    proposeEndYes: "Igen, javaslom",
    handSure: "Egy bot játszik helyetted, amíg vissza nem veszed a helyed.",
    handYes: "Igen, játsszon",
    playOn: "Nem, játszom tovább",
    leaveYes: "Igen, elmegyek",
    stay: "Nem, maradok",
    botOf: (level) => `bot, ${level}`,

    invited: "Meghívtak ehhez az asztalhoz",
    seated: "Van helyed az asztalnál",
    sit: "Leülök",
    watch: "Csak nézem",
    watching: "Nézőként vagy itt. A játszma itt jelenik meg, amint elkezdődik.",
    decline: "Köszönöm, nem",
    declined: "Akkor majd máskor",
    declinedMeans:
        "Senki sem tudja meg, és a hely szabad marad. Ha meggondolod magad, a link továbbra is él.",
    backToTable: "Vissza az asztalhoz",
    playAlone: "Játék botok ellen",
    whoSits: "Az asztalnál",
    sendLink: "Küldd el a linket azoknak, akikkel játszanál",
    agreed: "Így játszunk",
    length: "Játékidő",
    lengthOf: { santiago: "körülbelül 40 perc", exlibris: "körülbelül 20 perc" },
    lengthInDays: "néhány hét, időnként egy lépés",
    usualRules: "a szokásosak",
    on: "igen",
    off: "nem",
    noTakeBack: "Lépést nem lehet visszavonni",
    withHints: "Az edző tippet ad annak, aki kéri",

    tooLate: "Minden hely foglalt",
    tooLateMeans:
        "A játszma nélküled kezdődött el. Nézheted, vagy nyithatsz saját asztalt ugyanezekkel a szabályokkal.",
    tooLateClosed: "A játszma elkezdődött, és ennél az asztalnál csak a játékosok nézhetik.",
    tableLikeThis: "Ugyanilyen asztalt nyitok",

    askName: "Hogyan szólítsanak a többiek?",
    askNameMeans: "Csak egyszer kérdezzük. A beállításokban módosítható.",
    asGuest: "Tovább vendégként",

    won: "győzelem",
    sharedWin: "megosztott győzelem",
    place: (place, of) => `${place}. hely (${of} közül)`,
    records: "Fájlból megnyitott játszmák",
    recordsMeans: "Nem számítanak a tieid közé.",

    link: {
        atTable: (names) => `Az asztalnál: ${names}.`,
        comeAndSit: "Ülj le játszani a böngésződben, regisztráció nélkül.",
        playing: "most játsszák",
        watchIt: "Nézd élőben.",
        over: "az eredmény",
        replayIt: "Nézd végig újra az egész játszmát, lépésről lépésre.",
        board: {
            santiago: "Santiago szigete csatornákkal és ültetvényekkel",
            exlibris: "Az Ex Libris öt szigete",
        },
    },
};

import type { Area } from "../catalogue";

/** Coming to a table, leaving it, and what a link to it says. */
export const welcome: Area<"welcome"> = {
    endAlone: "Zakończ grę",
    endSure: "Zakończyć grę w tym miejscu? Pozostanie niedokończona i nikt nie wygra.",
    endYes: "Tak, zakończ",
    proposeEndSure: "Zaproponować koniec gry? Skończy się, gdy wszyscy się zgodzą.",
    proposeEndYes: "Tak, zaproponuj",
    handSure: "Bot gra za ciebie, dopóki nie wrócisz na swoje miejsce.",
    handYes: "Tak, niech gra",
    playOn: "Nie, gram dalej",
    leaveYes: "Tak, odchodzę",
    stay: "Nie, zostaję",
    botOf: (level) => `bot, ${level}`,

    invited: "Masz zaproszenie do tego stołu",
    seated: "Masz miejsce przy stole",
    sit: "Siadam",
    watch: "Tylko popatrzę",
    watching: "Oglądasz. Gra pojawi się tutaj, gdy tylko się zacznie.",
    decline: "Nie, dziękuję",
    declined: "W takim razie innym razem",
    declinedMeans:
        "Nikt się o tym nie dowie, a miejsce pozostaje wolne. Jeśli zmienisz zdanie, link nadal działa.",
    backToTable: "Wróć do stołu",
    playAlone: "Zagraj z botami",
    whoSits: "Przy stole",
    sendLink: "Wyślij link tym, którzy mają zagrać",
    agreed: "Jak gramy",
    length: "Czas gry",
    lengthOf: { santiago: "około 40 minut", exlibris: "około 20 minut" },
    lengthInDays: "kilka tygodni, od czasu do czasu ruch",
    usualRules: "jak zwykle",
    on: "tak",
    off: "nie",
    noTakeBack: "Ruchów nie można cofać",
    withHints: "Trener podpowiada każdemu, kto zapyta",

    tooLate: "Wszystkie miejsca są zajęte",
    tooLateMeans:
        "Gra zaczęła się bez ciebie. Możesz ją oglądać albo otworzyć własny stół z tymi samymi zasadami.",
    tooLateClosed: "Gra już trwa, a przy tym stole oglądać mogą tylko grający.",
    tableLikeThis: "Otwórz taki sam stół",

    askName: "Jak mają się do ciebie zwracać?",
    askNameMeans: "Pytamy tylko raz. Imię można zmienić w ustawieniach.",
    asGuest: "Dalej jako gość",

    won: "wygrana",
    sharedWin: "wspólna wygrana",
    place: (place, of) => `${place}. miejsce na ${of}`,
    records: "Otwarte zapisy",
    recordsMeans: "Gry z plików. Nie liczą się jako twoje.",

    link: {
        atTable: (names) => `Przy stole: ${names}.`,
        comeAndSit: "Usiądź do gry w przeglądarce, bez konta.",
        playing: "gra trwa",
        watchIt: "Oglądaj na żywo.",
        over: "wynik",
        replayIt: "Obejrzyj całą grę jeszcze raz, ruch po ruchu.",
        board: {
            santiago: "Wyspa z gry Santiago z kanałami i plantacjami",
            exlibris: "Pięć Wysp z gry Ex Libris",
        },
    },
};

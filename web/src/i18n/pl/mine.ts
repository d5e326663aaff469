import type { Area } from "../catalogue";

export const mine: Area<"mine"> = {
    title: "Moje gry",
    running: "W toku",
    open: "Nierozpoczęte",
    over: "Zakończone",
    none: "Nie ma jeszcze gier",
    noneHelp: "Gdy tylko zagrasz, twoje gry będą tutaj: do dokończenia, odtworzenia i omówienia.",
    noneRunning: "Żadna gra teraz nie trwa.",
    noneOver: "Żadna gra nie jest jeszcze skończona.",
    more: "Pokaż wcześniejsze",
    kept: "Co jest o tobie zapisane",
    keptMeans:
        "Losowa liczba, twoje imiona, urządzenia, miejsca, ruchy i to, co piszesz przy stołach.",
    moreAbout: "Więcej o prywatności",
    name: "Twoje imię",
    nameMeans: "Przy następnych stołach; gdzie gra już trwa, zostaje dotychczasowe.",
    saveName: "Zapisz",
    nameSaved: (name) => `Od teraz grasz jako ${name}.`,
    nameGone: "Od teraz grasz bez imienia.",
    download: "Pobierz wszystko",
    remove: "Usuń wszystko…",
    removeAsk: "Usunąć wszystko, co jest o tobie zapisane?",
    removeMeans: [
        "Twoje imię, wypowiedzi i linki znikają ze wszystkich stołów, od razu i na zawsze.",
        "W trwających grach boty zagrają za ciebie dalej, żeby nikt inny nie stracił swojej gry.",
        "Twoje ruchy zostają jako ruchy miejsca bez imienia: należą też do gier innych osób.",
    ],
    removeYes: "Usuń na zawsze",
    removeNo: "Zachowaj wszystko",
    removed: "Wszystko, co było o tobie zapisane, zostało usunięte.",
};

import type { Area } from "../catalogue";
import { of } from "./terms";

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const make: Area<"make"> = {
    title: "Otwórz stół",
    gameAndEdition: "Gra i edycja",
    game: "Gra",
    edition: "Edycja",
    gameMeans: { santiago: "Plantacje, łapówki, woda", exlibris: "Księgi z pięciu wysp" },
    editionMeans: {
        amigo: "Oryginał z 2003 roku, 3–5 osób, pieniądze ukryte",
        samarkand: "Wieża ciśnień i strażnik aryków",
        trefl: "Także dla dwóch osób, z palmami",
    },

    seats: "Miejsca",
    kinds: { me: "Ja", open: "Wolne", bot: "Bot", screen: "Przy tym ekranie" },
    seatNames: { me: "Ty", open: "Wolne miejsce", bot: "Bot", screen: "Ktoś tutaj" },
    seatMeans: {
        me: "to ty",
        open: "usiąść może każdy, kto ma link",
        screen: "gra przy tym ekranie, na zmianę z tobą",
    },
    levelMeans: {
        random: "wykonuje dowolny ruch",
        novice: "widzi własny zysk i na razie niewiele więcej",
        regular: "waży, ile każdy ruch może być wart na koniec",
        expert: "najpierw rozgrywa w głowie wiele gier",
    },
    operatorPlayer: "gracz operatora tego serwera",
    whoSits: (n) => `Kto siedzi na miejscu ${n}`,
    strength: (n) => `Siła bota na miejscu ${n}`,
    nameAt: (n) => `Imię na miejscu ${n}`,
    yourName: "Twoje imię",
    theirName: "Imię",
    addSeat: "Dodaj miejsce",
    removeSeat: (n) => `Usuń miejsce ${n}`,

    rules: "Zasady",
    rulesNone: "Nie ma czego wybierać: Ex Libris ma jeden zestaw zasad.",
    options: {
        palms: {
            name: "Palmy",
            means: (edition) =>
                `Trzy palmy na planszy; palma na twojej plantacji jest liczona jako dodatkowy ${of(edition).marker[0]}.`,
        },
        min_offer: {
            name: "Najmniejsza oferta",
            means: (edition) =>
                `Przy 0 można zaproponować ${of(edition).overseerDat} miejsce także bez pieniędzy.`,
        },
        money: {
            name: "Pieniądze innych",
            means: () => "Ukryte: widzisz tylko własne pieniądze oraz jawne kwoty i oferty.",
        },
        spare_tile: {
            name: "45. żeton",
            means: () =>
                "Trafia do pudełka albo w pierwszej rundzie kładzie go na końcu ten, kto pierwszy zakładał plantację; tylko przy trzech lub czterech graczach.",
        },
        build_named: {
            name: "Budowa w zaproponowanym miejscu",
            means: (edition) =>
                `Zasada domowa: ${of(edition).overseer} może budować także tam, gdzie padła oferta, nie biorąc pieniędzy – o 1 drożej niż najdroższa propozycja.`,
        },
    },
    values: {
        min_offer: { "0": "0", "1": "1 escudo" },
        money: { open: "jawne", hidden: "ukryte" },
        spare_tile: { boxed: "do pudełka", planted: "na planszę" },
    },

    more: "Więcej ustawień",
    drawn: "losowo",
    spring: {
        name: (edition) => capital(of(edition).spring),
        means: "Na brzegu lub w rogu wody będzie mało: dla doświadczonych.",
        inside: "w środku, losowo",
        anywhere: "gdziekolwiek, losowo",
        chosen: "wybieram",
    },
    palmsAt: {
        name: "Gdzie stoją palmy",
        means: "Nie stoją tam, gdzie wypływa woda, ani tuż obok siebie.",
        chosen: "wybieram",
        left: (n) => (n === 0 ? "Wszystkie trzy stoją." : `Do postawienia: ${n}.`),
    },
    overseer: {
        name: (edition) => `Pierwszy ${of(edition).overseer}`,
        means: "W pierwszej rundzie licytuje na końcu.",
    },
    first: { name: "Kto zaczyna", means: "Dalej gra idzie zgodnie z ruchem wskazówek zegara." },
    board: "Wyspa",
    crossing: (name) => `Skrzyżowanie ${name}`,
    square: (name) => `Pole ${name}`,
    pickCrossing: "Wybierz skrzyżowanie, z którego wypłynie woda.",
    pickSquares: "Wybierz trzy pola, na których staną palmy.",

    pace: "Tempo",
    paces: {
        none: { name: "Bez zegara", means: "Każdy gra bez pośpiechu" },
        clock: { name: "Minuty", means: "Tyle ma każdy na całą grę" },
        days: { name: "Dni", means: "Gra korespondencyjna: kilka dni na każdy ruch" },
    },
    minutes: "Minuty na osobę",
    increment: "Sekundy dodawane za ruch",
    starts: {
        name: "Kiedy się zacznie",
        means: "Gdy wszyscy usiądą, albo o wybranej porze. Kwadrans wcześniej wezwiemy graczy; wolne miejsca zajmą boty.",
        soon: "gdy wszyscy usiądą",
        later: "o wybranej porze",
        at: "Dzień i godzina",
    },
    daysAMove: "Dni na ruch",

    company: "Wokół stołu",
    watchers: {
        name: "Kto może oglądać",
        means: "Widzowie nigdy nie widzą ukrytych pieniędzy, żetonów ani kart.",
        anyone: "każdy, kto ma link",
        nobody: "nikt",
    },
    listed: { name: "Stół publiczny", means: "Na stronie startowej znajdą go także nieznajomi." },
    chat: { name: "Czat", means: "Własne i gotowe zdania przy stole." },
    takeBack: {
        name: "Cofanie",
        means: "Swój ostatni ruch, dopóki nikt inny nie zagrał i nie odkryto niczego zakrytego.",
    },
    hints: { name: "Podpowiedzi", means: "Trener na prośbę mówi, co by zrobił." },
    standIn: { name: "Gdy kogoś nie ma", means: "Dalej gra bot o tej sile." },

    summary: "Twój stół",
    watchLine: { anyone: "Oglądać może każdy, kto ma link", nobody: "Nikt nie może oglądać" },
    listedLine: "Znajdą go także nieznajomi",
    makeIt: "Otwórz stół",
    startIt: "Rozpocznij grę",
    makeMeans:
        "Dostaniesz link dla pozostałych. Gra zacznie się, gdy wszyscy usiądą; wolne miejsca możesz w każdej chwili oddać botom.",
    startMeans: "Nie ma wolnych miejsc, więc gra zacznie się od razu.",
};

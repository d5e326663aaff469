import type { Area } from "../catalogue";
import { pluralOf } from "../plural";

const plural = pluralOf("pl");

export const replay: Area<"replay"> = {
    round: (n) => `Runda ${n}`,
    roundOf: (n, of) => `Runda ${n} z ${of}`,

    controls: "Powtórka",
    first: "Na początek",
    back: "Ruch wstecz",
    play: "Odtwarzaj",
    pause: "Zatrzymaj",
    forward: "Ruch naprzód",
    last: "Na koniec",
    scrub: "Ruch",
    move: (n) => `Ruch ${n}`,
    of: (n) => `z ${n}`,

    seenBy: "Widok",
    everybody: "wszystko odkryte",
    link: "Link do tego ruchu",
    linkCopied: "Link do tego ruchu skopiowany.",
    record: "Zapis",
    table: "Do stołu",
    notOver: "Ta gra jeszcze trwa. Obejrzeć ją można po zakończeniu.",
    loading: "Wczytywanie gry …",
    bring: "Upuść tu zapis, aby go obejrzeć",

    chance: "Szansa na wygraną",
    chanceNote: "przed każdym ruchem, oczami tego, kto go wykonał",
    chanceLabel: (leader, percent) =>
        `Szansa na wygraną ruch po ruchu; tutaj najlepszą ma ${leader}, ${percent} %`,
    costliest: "Najdroższe błędy",
    costliestNote: "kliknij, aby zobaczyć",
    better: (move) => `Lepiej: ${move}`,
    onlyMine: "Tylko moje",
    all: (n) => `Wszystkie (${n})`,
    fewer: "Tylko najgorsze",
    lossNote: "Stracone punkty spodziewanej sumy",
    points: (n) => `−${n}`,
    noneCostly: "Żaden ruch niczego nie stracił.",
    working: "Trener przegląda każdy ruch",
    workingOf: (done, of) =>
        plural(of, {
            one: `${done} z # ruchu`,
            few: `${done} z # ruchów`,
            many: `${done} z # ruchów`,
            other: `${done} z # ruchu`,
        }),
    workingNote: "Tymczasem możesz przejrzeć grę.",
    noReview: "Tej gry nie da się przeanalizować.",

    hands: "Co kto ma",
    hidden: "zakryte",
    moves: {
        bid: (amount) => `stawka ${amount}`,
        pass: "pas",
        plant: (tile, square) => `${tile} na ${square}`,
        offer: (segment, amount) => `${amount} za ${segment}`,
        accept: (segment) => `przyjąć ${segment}`,
        build: (segment) => `zbudować ${segment}`,
        decline: "nic nie budować",
        extra: (segment) => `dodatkowy kanał na ${segment}`,
        keep: "zachować dodatkowy kanał",
        canal: (segment) => `pierwszy kanał na ${segment}`,
        order: (island) => `Zlecenie ${island}`,
    },
};

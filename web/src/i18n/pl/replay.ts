import type { Area } from "../catalogue";
import { pluralOf } from "../plural";
import { of } from "./terms";

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
    record: "Zapis",
    table: "Do stołu",
    notOver: "Ta gra jeszcze trwa. Obejrzeć ją można po zakończeniu.",
    loading: "Wczytywanie gry…",
    bring: "Upuść tu zapis, aby go obejrzeć",
    betterTag: "lepiej",
    noSuchMove: (of: number) =>
        `Takiego ruchu nie ma: liczba ruchów w tej grze to ${of}. Oto jej koniec.`,
    openShort: "Otwórz…",
    open: "Otwórz inny zapis",
    playOn: "Graj dalej od tego miejsca",
    playOnBefore: "Rozegraj ten ruch od nowa",
    playOnBeforeNote: (n) => `Przed ruchem ${n}: można wykonać go od nowa.`,
    playOnNote: (n: number) =>
        n === 0 ? "Od początku, z tym samym tasowaniem." : `Po ruchu ${n}, z tej pozycji.`,
    playOnSeat: "Grasz jako",
    playOnLevel: "Boty",
    playOnGo: "Graj dalej",
    playOnOver: "Tu gra jest już skończona. Najpierw cofnij się do wcześniejszego ruchu.",

    side: "Obok planszy",
    review: "Ocena trenera",
    chance: "Szansa na wygraną",
    chanceNote: "u każdego przy własnych ruchach, jego oczami",
    chanceLabel: (leader, percent) =>
        `Szansa na wygraną ruch po ruchu; tutaj najlepszą ma ${leader}, ${percent}%`,
    costliest: "Najdroższe ruchy",
    costliestNote: "wybierz, aby zobaczyć",
    better: (move) => `Lepiej: ${move}`,
    betterBy: (move, n) =>
        `Lepiej o ${plural(n, { one: "# punkt", few: "# punkty", many: "# punktów", other: "# punktu" })}: ${move}.`,
    split: (best, played, atOnce, later) =>
        `Z tego od razu ${atOnce} (${best} zamiast ${played}), a ${later} z tego, co nastąpi potem.`,
    but: (whys) => `Ale: ${whys.join("; ")}.`,
    onlyMine: "Tylko moje",
    all: (n) => `Wszystkie (${n})`,
    fewer: "Tylko najgorsze",
    lossNote: "Punkty straty do najlepszego ruchu, z uwzględnieniem zysków innych",
    points: (n) => `−${n}`,
    noneCostly: "Żaden ruch nic nie kosztował.",
    working: "Trener przegląda każdy ruch",
    workingOf: (done, of) =>
        plural(of, {
            one: `${done} z # ruchu`,
            few: `${done} z # ruchów`,
            many: `${done} z # ruchów`,
            other: `${done} z # ruchu`,
        }),
    workingNote: "Tymczasem możesz przejrzeć grę.",
    noReview: "Tej gry nie da się omówić.",

    hands: "Co kto ma",
    hidden: "zakryte",
    moves: {
        bid: (amount) => `licytować ${amount}`,
        pass: "spasować",
        plant: (tile, square) => `${tile} na ${square}`,
        offer: (segment, amount) => `${amount} za ${segment}`,
        accept: (segment) => `przyjąć ${segment}`,
        build: (segment) => `zbudować ${segment}`,
        decline: "nic nie budować",
        extra: (segment, edition) => `dodatkowy ${of(edition).canal[0]}: ${segment}`,
        keep: (edition) => `zachować dodatkowy ${of(edition).canal[0]}`,
        canal: (segment, edition) => `pierwszy ${of(edition).canal[0]}: ${segment}`,
        order: (island) => `Zlecenie ${island}`,
    },
};

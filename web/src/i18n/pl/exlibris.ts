import { strong } from "../../lib/richText";
import type { Area } from "../catalogue";
import { listOf, pluralOf } from "../plural";

const plural = pluralOf("pl");
const sticks = (n: number) =>
    plural(n, { one: "# patyczek", few: "# patyczki", many: "# patyczków", other: "# patyczka" });
const list = listOf("pl");
const leave = (places: string[]) =>
    places.length === 1 ? `Odchodzi ${places[0]}` : `Odchodzą: ${list(places)}`;
const houses = { village: "Wioska", city: "Miasto" };
const theHouse = { village: "Wioskę", city: "Miasto" };
const seekers = (n: number) =>
    plural(n, {
        one: "Poszukiwacz",
        few: "Poszukiwacze",
        many: "Poszukiwaczy",
        other: "Poszukiwacza",
    });

export const exlibris: Area<"exlibris"> = {
    title: "Ex Libris",
    islands: { A: "Âncora", B: "Baleia", C: "Concha", D: "Dragoeiro", E: "Estrela" },
    places: ["Pierwszy", "Drugi", "Trzeci", "Czwarty", "Piąty", "Szósty", "Siódmy"],
    round: (n) => `Runda ${n}`,

    aim: "Oddajesz Księgę, aby wysłać Wyprawę na jej Wyspę: ta pustoszeje. Na koniec liczą się Księgi, które ci zostały: najwięcej warte są te z najbardziej pustej Wyspy, więc je zachowaj.",

    isles: "Wyspy",
    left: "zostało",
    leaving: (before, after) => `zostało ${before}, po tym Zleceniu ${after}`,
    worthNow: "ile jest teraz warta Księga",
    worthThen: "ile będzie warta Księga po tym Zleceniu",
    isle: (name, number, village, city, left, worth) =>
        `${name}: ${[sticks(number), village && houses.village, city && houses.city].filter(Boolean).join(", ")}; ` +
        `zostało ${left}, Księga jest warta ${worth}`,

    expedition: "Wyprawa",
    lanterns: "latarnie: Determinacja miejsca",
    lanternsFewer: "faza końcowa: wszędzie o jedną latarnię mniej",
    determination: (n) =>
        plural(n, { one: "# latarnia", few: "# latarnie", many: "# latarni", other: "# latarni" }),
    seeker: (place, island) => `${place}: ${island}`,
    emptyPlace: "puste",
    leaves: "odchodzi",
    stack: (n) => seekers(n).toLowerCase(),

    near: "Jak blisko jest koniec",
    nearStack: (n) => `${seekers(n)} w stosie`,
    nearCities: (n) =>
        plural(n, {
            one: "Miasto jeszcze stoi",
            few: "Miasta jeszcze stoją",
            many: "Miast jeszcze stoi",
            other: "Miasta jeszcze stoi",
        }),
    nearHand: (at) => `kart na ręce, koniec przy ${at}`,
    nearTurns: (n) =>
        plural(n, {
            one: "tura do końca",
            few: "tury do końca",
            many: "tur do końca",
            other: "tury do końca",
        }),
    nearStackShort: () => "w stosie",
    nearCitiesShort: (n) =>
        plural(n, { one: "miasto", few: "miasta", many: "miast", other: "miasta" }),
    nearHandShort: (at) => `kart (koniec przy ${at})`,

    worth: "Wartość na koniec",
    worthText:
        "Wyspa, na której zostało najmniej, daje 3 za Księgę, następne 2, 1, 0, −1; przy remisie liczy się najniższe z tych miejsc. Domek liczy się za 7 patyczków.",
    worthTags: "Tabliczki pokazują kolejność po twoim Zleceniu.",

    gone: "Zagrane karty",
    goneBooks: "Księgi",
    goneOrdered: "zlecone",
    goneUnseen: "nieznane",
    goneSeekers: "Poszukiwacze",
    goneStack: "w stosie",
    goneNote: "Nieznane: u innych na ręce albo odłożone.",
    handWorth: (points) => `teraz warte ${points}`,

    noHouse: "jeszcze bez domku",
    tookHouse: (house, island) => `${houses[house]} wyspy ${island}`,
    cardsInHand: (n) =>
        plural(n, {
            one: "# Księga na ręce",
            few: "# Księgi na ręce",
            many: "# Ksiąg na ręce",
            other: "# Księgi na ręce",
        }),
    didOrder: (island, found) =>
        found === 0
            ? `Zlecenie ${island}, nic nie znaleziono`
            : `Zlecenie ${island}, znaleziono ${found}`,
    didJoin: (island) => `Zlecenie ${island}, karta dołącza`,
    didTake: (island, house) => `Zlecenie ${island}, zabiera ${theHouse[house]}`,
    thinks: "wybiera Zlecenie",

    ask: "Którą Księgę oddajesz?",
    askNote: "Pozostałe liczą się dla ciebie na koniec.",
    askClosing: (turns) =>
        plural(turns, {
            one: "Faza końcowa: ostatnia tura gry.",
            few: "Faza końcowa: zostały # tury, razem z twoją.",
            many: "Faza końcowa: zostało # tur, razem z twoją.",
            other: "Faza końcowa: zostało # tury, razem z twoją.",
        }),
    askLast: "To twoja ostatnia tura.",
    waitClosing: (turns) =>
        plural(turns, {
            one: "Faza końcowa: została # tura.",
            few: "Faza końcowa: zostały # tury.",
            many: "Faza końcowa: zostało # tur.",
            other: "Faza końcowa: zostało # tury.",
        }),
    waitFor: (who) => `${who} wybiera Zlecenie`,
    waitNote: "Tymczasem twoje Księgi:",
    watching: "Ręce graczy są zakryte do końca gry.",
    yourBooks: "Twoje Księgi",
    finds: (n) => `znajduje ${n}`,
    findsNone: "nic nie znajduje",
    joinsShort: "dołącza do Wyprawy",
    order: (island) => `Zlecenie: ${island}`,
    pick: "Wybierz Księgę",
    orderKeys: "Strzałki wybierają, Enter składa Zlecenie",

    tellFound: (island, n, sum) => `Zlecenie ${island} znajduje ${n}: latarnie ${sum}`,
    tellNone: (island) => `Zlecenie ${island} nic nie znajduje: ci Poszukiwacze nie mają latarni`,
    tellJoins: (island) =>
        `Nie ma Poszukiwacza wyspy ${island}: twoja karta dołącza jako Siódmy, żadna Księga nie zostaje odnaleziona`,
    tellSticks: (before, after) =>
        after === 0
            ? `${sticks(before)}: nie zostaje żaden`
            : `${sticks(before)}, ${plural(after, { one: "zostaje #", few: "zostają #", many: "zostaje #", other: "zostaje #" })}`,
    tellTooFew: (before) => `${sticks(before)} to za mało:`,
    tellTakes: (taken, points) =>
        `zabierasz ${taken.map((house) => theHouse[house]).join(" i ")} (+${points})`,
    tellStays: (number, staying) =>
        `zostaje: ${[sticks(number), ...staying.map((house) => houses[house])].join(", ")}`,
    tellLeave: leave,
    tellRefill: (n) =>
        plural(n, {
            one: "przychodzi nowy Poszukiwacz",
            few: "przychodzi # nowych Poszukiwaczy",
            many: "przychodzi # nowych Poszukiwaczy",
            other: "przychodzi # nowego Poszukiwacza",
        }),
    tellClosing: (turns, isLast) =>
        `To zaczyna fazę końcową: jeszcze ${plural(turns, { one: "# tura", few: "# tury", many: "# tur", other: "# tury" })}, ${isLast ? "żadna nie jest twoja" : "w tym jedna twoja"}; każde miejsce ma o jedną latarnię mniej`,
    tellEnds: "To Zlecenie kończy grę",

    log: {
        begins: (who) => `${strong(who)} zaczyna`,
        ordered: (who, island, found) => `${strong(who)}: Zlecenie ${island}, znaleziono ${found}`,
        orderedMissing: (who, island) => `${strong(who)}: Zlecenie ${island}, nikogo w rzędzie`,
        sticks: (after) =>
            after === 0
                ? "nie ma tam już patyczków"
                : plural(after, {
                      one: "został # patyczek",
                      few: "zostały # patyczki",
                      many: "zostało # patyczków",
                      other: "zostało # patyczka",
                  }),
        house: (who, house, island, points) =>
            `${strong(who)} zabiera ${theHouse[house]} wyspy ${island} (+${points})`,
        leave,
        joined: (place) => `karta dołącza jako ${place}`,
        refilled: (n, islands) =>
            `${plural(n, {
                one: "nowy Poszukiwacz",
                few: "nowi Poszukiwacze (#)",
                many: "nowi Poszukiwacze (#)",
                other: "nowi Poszukiwacze (#)",
            })}: ${islands}`,
        closing: (why) => `Zaczyna się faza końcowa: ${why}`,
        why: {
            stack: "stos Poszukiwaczy jest pusty",
            city: "zabrano Miasto",
            hands: "każdy ma sześć Ksiąg",
        },
    },

    count: {
        title: "Podliczanie punktów",
        islands: "Wyspy, od najpustszej",
        left: (n) => `zostało ${n}`,
        houses: "Wioski, Miasta",
        total: "Razem",
    },
};

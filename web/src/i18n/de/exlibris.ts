import { strong } from "../../lib/richText";
import type { Area } from "../catalogue";
import { listOf, pluralOf } from "../plural";

const plural = pluralOf("de");
const sticks = (n: number) => plural(n, { one: "# Stab", other: "# Stäbe" });
const list = listOf("de");
/* 'Erster' becomes 'der Erste'. */
const leave = (places: string[]) => {
    const who = list(places.map((place) => `der ${place.replace(/r$/, "")}`));
    return `D${who.slice(1)} ${places.length === 1 ? "geht" : "gehen"}`;
};
const houses = { village: "Dorf", city: "Stadt" };
const theHouse = { village: "das Dorf", city: "die Stadt" };

export const exlibris: Area<"exlibris"> = {
    title: "Ex Libris",
    islands: { A: "Âncora", B: "Baleia", C: "Concha", D: "Dragoeiro", E: "Estrela" },
    places: ["Erster", "Zweiter", "Dritter", "Vierter", "Fünfter", "Sechster", "Siebter"],
    round: (n) => `Runde ${n}`,

    aim: "Gib ein Buch her, um die Expedition auf seine Insel zu schicken: So leert sie sich. Am Ende zählen die Bücher, die du noch hast: Die der leersten Insel sind am meisten wert, behalte sie.",

    isles: "Inseln",
    left: "übrig",
    leaving: (before, after) => `${before} übrig, nach diesem Auftrag ${after}`,
    worthNow: "was ein Buch jetzt wert ist",
    worthThen: "was ein Buch nach diesem Auftrag wert ist",
    isle: (name, number, village, city, left, worth) =>
        `${name}: ${[sticks(number), village && houses.village, city && houses.city].filter(Boolean).join(", ")}; ` +
        `${left} übrig, ein Buch ist ${worth} wert`,

    expedition: "Die Expedition",
    lanterns: "Laternen: Entschlossenheit des Platzes",
    lanternsFewer: "Schlussphase: überall eine Laterne weniger",
    determination: (n) => plural(n, { one: "# Laterne", other: "# Laternen" }),
    seeker: (place, island) => `${place}: ${island}`,
    emptyPlace: "leer",
    leaves: "geht",
    stack: () => "Sucher",

    near: "Wie nah das Ende ist",
    nearStack: () => "Sucher im Stapel",
    nearCities: (n) => plural(n, { one: "Stadt steht noch", other: "Städte stehen noch" }),
    nearHand: (at) => `Karten auf der Hand, Schluss bei ${at}`,
    nearTurns: (n) => plural(n, { one: "Zug übrig", other: "Züge übrig" }),
    nearStackShort: () => "Sucher",
    nearCitiesShort: (n) => plural(n, { one: "Stadt", other: "Städte" }),
    nearHandShort: (at) => `Karten, bis ${at}`,

    worth: "Wert am Ende",
    worthText:
        "Die Insel mit dem kleinsten Rest bringt 3 je Buch, dann 2, 1, 0, −1; bei Gleichstand gilt der niedrigste der Plätze. Ein Haus zählt wie 7 Stäbe.",
    worthTags: "Die Schilder zeigen die Reihenfolge nach deinem Auftrag.",

    gone: "Gespielte Karten",
    goneBooks: "Bücher",
    goneOrdered: "gespielt",
    goneUnseen: "unbekannt",
    goneSeekers: "Sucher",
    goneStack: "im Stapel",
    goneNote: "Unbekannt: bei anderen auf der Hand oder übrig.",
    handWorth: (points) => `jetzt ${points} wert`,

    noHouse: "noch kein Haus",
    tookHouse: (house, island) => `${theHouse[house]} von ${island}`,
    cardsInHand: (n) => plural(n, { one: "# Buch auf der Hand", other: "# Bücher auf der Hand" }),
    didOrder: (island, found) =>
        found === 0 ? `Auftrag ${island}, nichts gefunden` : `Auftrag ${island}, ${found} gefunden`,
    didJoin: (island) => `Auftrag ${island}, die Karte reiht sich ein`,
    didTake: (island, house) => `Auftrag ${island}, nimmt ${theHouse[house]}`,
    thinks: "wählt einen Auftrag",

    ask: "Welches Buch gibst du her?",
    askNote: "Die übrigen zählen am Ende für dich.",
    askClosing: (turns) =>
        plural(turns, {
            one: "Schlussphase: der letzte Zug des Spiels.",
            other: "Schlussphase: noch # Züge, deiner mitgezählt.",
        }),
    askLast: "Das ist dein letzter Zug.",
    waitClosing: (turns) =>
        plural(turns, { one: "Schlussphase: noch # Zug.", other: "Schlussphase: noch # Züge." }),
    waitFor: (who) => `${who} wählt einen Auftrag`,
    waitNote: "Deine Bücher bis dahin:",
    watching: "Die Handkarten bleiben bis zum Ende verdeckt.",
    yourBooks: "Deine Bücher",
    finds: (n) => `findet ${n}`,
    findsNone: "findet nichts",
    joinsShort: "reiht sich ein",
    order: (island) => `Auftrag ${island} geben`,
    pick: "Wähle ein Buch",
    orderKeys: "Pfeiltasten wählen, die Eingabetaste gibt den Auftrag",

    tellFound: (island, n, sum) =>
        `Auftrag ${island}: ${n} gefunden, ${sum} ${plural(n, { one: "Laterne", other: "Laternen" })}`,
    tellNone: (island) => `Auftrag ${island}: nichts gefunden, diese Sucher haben keine Laterne`,
    tellJoins: (island) =>
        `Kein Sucher für ${island} in der Reihe: Deine Karte wird der Siebte, gefunden wird nichts`,
    tellSticks: (before, after) =>
        after === 0
            ? `${sticks(before)}: keiner bleibt`
            : `Von ${before} Stäben ${after === 1 ? "bleibt" : "bleiben"} ${after}`,
    tellTooFew: (before) =>
        plural(before, { one: "# Stab ist zu wenig:", other: "# Stäbe sind zu wenig:" }),
    tellTakes: (taken, points) =>
        `du nimmst ${taken.map((house) => theHouse[house]).join(" und ")} (+${points})`,
    tellStays: (number, staying) =>
        `${[sticks(number), ...staying.map((house) => theHouse[house])].join(" und ")} ${
            number === 1 && staying.length === 0 ? "bleibt" : "bleiben"
        }`,
    tellLeave: leave,
    tellRefill: (n) => plural(n, { one: "ein neuer Sucher kommt", other: "# neue Sucher kommen" }),
    tellClosing: (turns, isLast) =>
        `Damit beginnt die Schlussphase: noch ${plural(turns, { one: "# Zug", other: "# Züge" })}, ${isLast ? "keiner davon deiner" : "einer davon deiner"}; jeder Platz hat eine Laterne weniger`,
    tellEnds: "Mit diesem Auftrag endet das Spiel",

    log: {
        begins: (who) => `${strong(who)} beginnt`,
        ordered: (who, island, found) => `${strong(who)}: Auftrag ${island}, ${found} gefunden`,
        orderedMissing: (who, island) => `${strong(who)}: Auftrag ${island}, niemand in der Reihe`,
        sticks: (after) =>
            after === 0
                ? "dort bleibt kein Stab"
                : plural(after, { one: "# Stab bleibt", other: "# Stäbe bleiben" }),
        house: (who, house, island, points) =>
            `${strong(who)} nimmt ${theHouse[house]} von ${island} (+${points})`,
        leave,
        joined: (place) => `die Karte kommt als ${place} dazu`,
        refilled: (n, islands) =>
            `${plural(n, { one: "ein neuer Sucher", other: "# neue Sucher" })}: ${islands}`,
        closing: (why) => `Die Schlussphase beginnt: ${why}`,
        why: {
            stack: "der Stapel der Sucher ist leer",
            city: "eine Stadt wurde genommen",
            hands: "alle haben sechs Bücher",
        },
    },

    count: {
        title: "Die Wertung",
        islands: "die Inseln, die leerste zuerst",
        left: (n) => `${n} übrig`,
        houses: "Dörfer, Städte",
        total: "Summe",
    },
};

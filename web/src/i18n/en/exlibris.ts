import { strong } from "../../lib/richText";
import { listOf, pluralOf } from "../plural";

const plural = pluralOf("en");
const sticks = (n: number) => plural(n, { one: "# stick", other: "# sticks" });
const list = listOf("en");
const leave = (places: string[]) =>
    places.length === 1 ? `${places[0]} leaves` : `${list(places)} leave`;
const houses = { village: "village", city: "city" };
type House = keyof typeof houses;

export const exlibris = {
    title: "Ex Libris",
    islands: { A: "Âncora", B: "Baleia", C: "Concha", D: "Dragoeiro", E: "Estrela" } as Record<
        string,
        string
    >,
    places: ["First", "Second", "Third", "Fourth", "Fifth", "Sixth", "Seventh"],
    round: (n: number) => `Round ${n}`,

    /* For whoever plays for the first time. */
    aim: "Give up a book to send the expedition to its island, which empties it. At the end the books you still hold count: those of the emptiest island are worth the most, so keep them.",

    isles: "Islands",
    left: "left",
    leaving: (before: number, after: number) => `${before} left, ${after} after this order`,
    worthNow: "what a book is worth now",
    worthThen: "what a book is worth after this order",
    isle: (
        name: string,
        number: number,
        village: boolean,
        city: boolean,
        left: number | "?",
        worth: string,
    ) =>
        `${name}: ${[sticks(number), village && "village", city && "city"].filter(Boolean).join(", ")}; ` +
        `${left} left, a book is worth ${worth}`,

    expedition: "The expedition",
    lanterns: "lanterns: determination of the place",
    lanternsFewer: "closing phase: one lantern fewer each",
    determination: (n: number) => plural(n, { one: "# lantern", other: "# lanterns" }),
    seeker: (place: string, island: string) => `${place}: ${island}`,
    emptyPlace: "empty",
    leaves: "leaves",
    stack: (n: number) => plural(n, { one: "seeker", other: "seekers" }),

    near: "How near the end is",
    nearStack: (n: number) =>
        plural(n, { one: "seeker in the stack", other: "seekers in the stack" }),
    nearCities: (n: number) => plural(n, { one: "city still stands", other: "cities still stand" }),
    nearHand: (at: number) => `in hand, closing at ${at}`,
    nearTurns: (n: number) => plural(n, { one: "turn left", other: "turns left" }),
    nearStackShort: (n: number) => plural(n, { one: "seeker", other: "seekers" }),
    nearCitiesShort: (n: number) => plural(n, { one: "city", other: "cities" }),
    nearHandShort: (at: number) => `cards, to ${at}`,

    worth: "Worth at the end",
    worthText:
        "The island with the least left is worth 3 a book, then 2, 1, 0, −1; equals take the lowest of their places. A house counts 7.",
    worthTags: "The tags show the ranking after your order.",

    gone: "Cards gone so far",
    goneBooks: "books",
    goneOrdered: "ordered",
    goneUnseen: "unseen",
    goneSeekers: "seekers",
    goneStack: "in the stack",
    goneNote: "Unseen: in others’ hands, or left over.",
    handWorth: (points: string) => `worth ${points} now`,

    noHouse: "no house yet",
    tookHouse: (house: House, island: string) => `the ${houses[house]} of ${island}`,
    cardsInHand: (n: number) => plural(n, { one: "# book in hand", other: "# books in hand" }),
    didOrder: (island: string, found: number) =>
        found === 0 ? `ordered ${island}, found none` : `ordered ${island}, found ${found}`,
    didJoin: (island: string) => `ordered ${island}, the card joined`,
    didTake: (island: string, house: House) => `ordered ${island}, took its ${houses[house]}`,
    thinks: "chooses an order",

    ask: "Which book do you give up?",
    askNote: "The rest count for you at the end.",
    askClosing: (turns: number) =>
        plural(turns, {
            one: "Closing phase: the last turn of the game.",
            other: "Closing phase: # turns left, yours included.",
        }),
    askLast: "This is your last turn.",
    waitClosing: (turns: number) =>
        plural(turns, {
            one: "Closing phase: # turn left.",
            other: "Closing phase: # turns left.",
        }),
    waitFor: (who: string) => `${who} is choosing an order`,
    waitNote: "Your books meanwhile:",
    watching: "The hands stay hidden until the end.",
    yourBooks: "Your books",
    finds: (n: number) => `finds ${n}`,
    findsNone: "finds none",
    joinsShort: "joins the row",
    order: (island: string) => `Order ${island}`,
    pick: "Pick a book",
    orderKeys: "Arrow keys choose, Enter orders",

    tellFound: (island: string, n: number, sum: string) =>
        `${island} finds ${n}: ${sum} ${plural(n, { one: "lantern", other: "lanterns" })}`,
    tellNone: (island: string) => `${island} finds nothing: its seekers carry no lantern`,
    tellJoins: (island: string) =>
        `No seeker for ${island} in the row: your card joins as the Seventh, nothing is found`,
    tellSticks: (before: number, after: number) =>
        after === 0
            ? `${sticks(before)}: none stays`
            : `Of ${sticks(before)}, ${after} ${after === 1 ? "stays" : "stay"}`,
    tellTooFew: (before: number) =>
        plural(before, {
            one: "# stick is too few:",
            other: "# sticks are too few:",
        }),
    tellTakes: (taken: House[], points: number) =>
        `you take the ${taken.map((house) => houses[house]).join(" and the ")} (+${points})`,
    tellStays: (number: number, staying: House[]) =>
        `${[sticks(number), ...staying.map((house) => `the ${houses[house]}`)].join(" and ")} ${
            number === 1 && staying.length === 0 ? "stays" : "stay"
        }`,
    tellLeave: leave,
    tellRefill: (n: number) =>
        plural(n, { one: "a new seeker comes", other: "# new seekers come" }),
    tellClosing: (turns: number, isLast: boolean) =>
        `This begins the closing phase: ${plural(turns, { one: "# more turn", other: "# more turns" })}, ${isLast ? "none of them yours" : "one of them yours"}; every place has one lantern fewer`,
    tellEnds: "The game ends with this order",

    log: {
        begins: (who: string) => `${strong(who)} starts`,
        ordered: (who: string, island: string, found: number) =>
            `${strong(who)} orders ${island}: ${found} found`,
        orderedMissing: (who: string, island: string) =>
            `${strong(who)} orders ${island}: none in the row`,
        sticks: (after: number) =>
            after === 0
                ? "no stick is left there"
                : plural(after, { one: "# stick is left", other: "# sticks are left" }),
        house: (who: string, house: House, island: string, points: number) =>
            `${strong(who)} takes the ${houses[house]} of ${island} (+${points})`,
        leave,
        joined: (place: string) => `the card joins as ${place}`,
        refilled: (n: number, islands: string) =>
            `${plural(n, { one: "a new seeker", other: "# new seekers" })}: ${islands}`,
        closing: (why: string) => `The closing phase begins: ${why}`,
        why: {
            stack: "no seeker is left in the stack",
            city: "a city was taken",
            hands: "everybody holds six books",
        } as Record<string, string>,
    },

    count: {
        title: "The count",
        islands: "the islands, the emptiest first",
        left: (n: number) => `${n} left`,
        houses: "Villages, cities",
        total: "Total",
    },
};

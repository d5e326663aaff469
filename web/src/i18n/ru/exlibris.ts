import { strong } from "../../lib/richText";
import type { Area } from "../catalogue";
import { listOf, pluralOf } from "../plural";

const plural = pluralOf("ru");
const sticks = (n: number) =>
    plural(n, { one: "# палочка", few: "# палочки", many: "# палочек", other: "# палочки" });
const list = listOf("ru");
const leave = (places: string[]) =>
    places.length === 1 ? `Уходит ${places[0]}` : `Уходят: ${list(places)}`;
const houses = { village: "деревня", city: "город" };
const theHouse = { village: "деревню", city: "город" };
const seekers = (n: number) =>
    plural(n, { one: "искатель", few: "искателя", many: "искателей", other: "искателя" });

export const exlibris: Area<"exlibris"> = {
    title: "Ex Libris",
    islands: { A: "Âncora", B: "Baleia", C: "Concha", D: "Dragoeiro", E: "Estrela" },
    places: ["Первый", "Второй", "Третий", "Четвёртый", "Пятый", "Шестой", "Седьмой"],
    round: (n) => `Раунд ${n}`,

    aim: "Вы отдаёте книгу, чтобы послать экспедицию на её остров: он пустеет. В конце считаются книги, которые у вас остались: дороже всего книги самого пустого острова, берегите их.",

    isles: "Острова",
    left: "осталось",
    leaving: (before, after) => `осталось ${before}, после этого заказа ${after}`,
    worthNow: "сколько стоит книга сейчас",
    worthThen: "сколько будет стоить книга после этого заказа",
    isle: (name, number, village, city, left, worth) =>
        `${name}: ${[sticks(number), village && houses.village, city && houses.city].filter(Boolean).join(", ")}; ` +
        `осталось ${left}, книга стоит ${worth}`,

    expedition: "Экспедиция",
    lanterns: "фонари: решимость места",
    lanternsFewer: "завершающая фаза: везде на фонарь меньше",
    determination: (n) =>
        plural(n, { one: "# фонарь", few: "# фонаря", many: "# фонарей", other: "# фонаря" }),
    seeker: (place, island) => `${place}: ${island}`,
    emptyPlace: "пусто",
    leaves: "уходит",
    stack: seekers,

    near: "Далеко ли до конца",
    nearStack: (n) => `${seekers(n)} в стопке`,
    nearCities: (n) =>
        plural(n, {
            one: "город ещё стоит",
            few: "города ещё стоят",
            many: "городов ещё стоит",
            other: "города ещё стоит",
        }),
    nearHand: (at) => `карт на руках, завершение при ${at}`,
    nearTurns: (n) =>
        plural(n, {
            one: "ход до конца",
            few: "хода до конца",
            many: "ходов до конца",
            other: "хода до конца",
        }),
    nearStackShort: seekers,
    nearCitiesShort: (n) =>
        plural(n, { one: "город", few: "города", many: "городов", other: "города" }),
    nearHandShort: (at) => `карт, до ${at}`,

    worth: "Цена в конце",
    worthText:
        "Остров, где осталось меньше всего, даёт 3 за книгу, следующие 2, 1, 0, −1; при равенстве берётся низшее из этих мест. Дом считается за 7 палочек.",
    worthTags: "Таблички показывают порядок после вашего заказа.",

    gone: "Сыгранные карты",
    goneBooks: "книги",
    goneOrdered: "заказаны",
    goneUnseen: "не видны",
    goneSeekers: "искатели",
    goneStack: "в стопке",
    goneNote: "Не видны: на руках у других или не розданы.",
    handWorth: (points) => `сейчас стоят ${points}`,

    noHouse: "домов пока нет",
    tookHouse: (house, island) => `${houses[house]} (${island})`,
    cardsInHand: (n) =>
        plural(n, {
            one: "# книга на руках",
            few: "# книги на руках",
            many: "# книг на руках",
            other: "# книги на руках",
        }),
    didOrder: (island, found) =>
        found === 0 ? `заказ ${island}, ничего не найдено` : `заказ ${island}, найдено ${found}`,
    didJoin: (island) => `заказ ${island}, карта встала в ряд`,
    didTake: (island, house) => `заказ ${island}, забирает ${theHouse[house]}`,
    thinks: "выбирает заказ",

    ask: "Какую книгу отдать?",
    askNote: "Остальные принесут вам очки в конце.",
    askClosing: (turns) =>
        plural(turns, {
            one: "Завершающая фаза: последний ход игры.",
            few: "Завершающая фаза: осталось # хода, считая ваш.",
            many: "Завершающая фаза: осталось # ходов, считая ваш.",
            other: "Завершающая фаза: осталось # хода, считая ваш.",
        }),
    askLast: "Это ваш последний ход.",
    waitClosing: (turns) =>
        plural(turns, {
            one: "Завершающая фаза: остался # ход.",
            few: "Завершающая фаза: осталось # хода.",
            many: "Завершающая фаза: осталось # ходов.",
            other: "Завершающая фаза: осталось # хода.",
        }),
    waitFor: (who) => `${who} выбирает заказ`,
    waitNote: "А пока ваши книги:",
    watching: "Карты игроков закрыты до конца игры.",
    yourBooks: "Ваши книги",
    finds: (n) => `найдёт ${n}`,
    findsNone: "ничего не найдёт",
    joinsShort: "встаёт в ряд",
    order: (island) => `Заказать: ${island}`,
    pick: "Выберите книгу",
    orderKeys: "Стрелки выбирают, Enter делает заказ",

    tellFound: (island, n, sum) => `${island}: будет найдено ${n}, фонари ${sum}`,
    tellNone: (island) => `${island}: ничего не будет найдено, у этих искателей нет фонарей`,
    tellJoins: (island) =>
        `${island}: таких искателей в ряду нет, ваша карта встанет Седьмой, ничего не будет найдено`,
    tellSticks: (before, after) =>
        after === 0
            ? `${sticks(before)}: не останется ни одной`
            : `${sticks(before)}, останется ${after}`,
    tellTooFew: (before) => `${sticks(before)} — мало:`,
    tellTakes: (taken, points) =>
        `вы забираете ${taken.map((house) => theHouse[house]).join(" и ")} (+${points})`,
    tellStays: (number, staying) =>
        `останется: ${[sticks(number), ...staying.map((house) => houses[house])].join(", ")}`,
    tellLeave: leave,
    tellRefill: (n) =>
        plural(n, {
            one: "приходит # новый искатель",
            few: "приходят # новых искателя",
            many: "приходят # новых искателей",
            other: "приходят # новых искателя",
        }),
    tellClosing: (turns, isLast) =>
        `Так начнётся завершающая фаза: ещё ${plural(turns, { one: "# ход", few: "# хода", many: "# ходов", other: "# хода" })}, ${isLast ? "вашего среди них нет" : "один из них ваш"}; на каждом месте на фонарь меньше`,
    tellEnds: "Этот заказ заканчивает игру",

    log: {
        begins: (who) => `${strong(who)} начинает`,
        ordered: (who, island, found) => `${strong(who)}: заказ ${island}, найдено ${found}`,
        orderedMissing: (who, island) => `${strong(who)}: заказ ${island}, в ряду никого`,
        sticks: (after) =>
            after === 0
                ? "палочек там не осталось"
                : plural(after, {
                      one: "осталась # палочка",
                      few: "остались # палочки",
                      many: "осталось # палочек",
                      other: "осталось # палочки",
                  }),
        house: (who, house, island, points) =>
            `${strong(who)} забирает ${theHouse[house]} (${island}), +${points}`,
        leave,
        joined: (place) => `карта встаёт в ряд, место: ${place}`,
        refilled: (n, islands) =>
            `${plural(n, {
                one: "# новый искатель",
                few: "# новых искателя",
                many: "# новых искателей",
                other: "# новых искателя",
            })}: ${islands}`,
        closing: (why) => `Начинается завершающая фаза: ${why}`,
        why: {
            stack: "стопка искателей пуста",
            city: "забран город",
            hands: "у всех по шесть книг",
        },
    },

    count: {
        title: "Подсчёт",
        islands: "острова, начиная с самого пустого",
        left: (n) => `осталось ${n}`,
        houses: "Деревни, города",
        total: "Всего",
    },
};

import type { Area } from "../catalogue";
import { pluralOf } from "../plural";

const plural = pluralOf("ru");
const points = (n: number) =>
    plural(n, { one: "# очко", few: "# очка", many: "# очков", other: "# очка" });
const escudos = (n: number) => plural(n, { other: "# эскудо" });
const tiles = (n: number) =>
    plural(n, { one: "# плитка", few: "# плитки", many: "# плиток", other: "# плитки" });
const canals = (n: number) =>
    plural(n, { one: "# канал", few: "# канала", many: "# каналов", other: "# канала" });
const leader = (leads: boolean) => (leads ? " (лидер)" : "");
const PLACES = ["", "первым", "вторым", "третьим", "четвёртым", "пятым"];
const theHouse = { village: "деревню", city: "город" };

export const reasons: Area<"reasons"> = {
    santiago: {
        gains: (n) => `приносит ${points(n)}`,
        loses: (n) => `теряет ${points(n)}`,
        denies: (who, n, leads) => `отнимает ${points(n)}: ${who ?? "у себя"}${leader(leads)}`,
        helps: (who, n, leads) => `даёт ${points(n)}: ${who ?? "себе"}${leader(leads)}`,
        costs: (n) => `стоит ${escudos(n)}`,
        earns: (n) => `приносит ${escudos(n)}`,
        refuses: (n) => `отказ от ${escudos(n)}`,
        planting_place: (best, worst) =>
            best === worst ? `сажает ${PLACES[best]}` : `сажает с ${best}-го по ${worst}-й`,
        best_tile: (tile, n) => `${tile}: это ${points(n)}`,
        lesser_tile: (tile, n) => `в худшем случае ${tile}, это ${points(n)}`,
        one_marker_less: () => "одним маркером меньше за пас",
        money_left: (n) => `оставляет на подкуп ${escudos(n)}`,
        left_over: () => "кто сажает первым, кладёт и оставшуюся плитку",
        overseer: () => "делает Смотрителем",
        may_be_overseer: () => "может сделать Смотрителем",
        joins: (crop, n) => `присоединяется к полю (${crop}), всего ${tiles(n)}`,
        markers: (n) =>
            plural(n, {
                one: "с # маркером",
                few: "с # маркерами",
                many: "с # маркерами",
                other: "с # маркера",
            }),
        neutral: () => "без маркера",
        palm: () => "получает пальму",
        on_water: () => "у воды",
        near_water: (n) => `до воды ${canals(n)}`,
        far_from_water: (n) => `далеко от воды, ${canals(n)}`,
        wanted_by: (who, n, leads) =>
            `забирает нужное игроку ${who ?? "на ходу"}${leader(leads)}, на ${points(n)} лучше следующей плитки`,
        waters: (who, n) =>
            who === null ? `орошает своё: ${tiles(n)}` : `орошает чужое (${who}): ${tiles(n)}`,
        waters_nobody: () => "не орошает ничьих плиток",
        saves: (n) => `спасает своё от засухи: ${tiles(n)}`,
        opens_squares: (n) =>
            plural(n, {
                one: "орошает # квадрат",
                few: "орошает # квадрата",
                many: "орошает # квадратов",
                other: "орошает # квадрата",
            }),
        waters_palms: (n) =>
            plural(n, {
                one: "орошает # пальму",
                few: "орошает # пальмы",
                many: "орошает # пальм",
                other: "орошает # пальмы",
            }),
        best_canal: (segment, n) =>
            n > 0
                ? `лучший канал сейчас, ${segment}, даёт ${points(n)}`
                : "ни один канал сейчас ничего не даёт",
        keeps_extra_canal: (n) =>
            n > 0
                ? plural(n, {
                      one: "бережёт дополнительный канал, впереди # раунд",
                      few: "бережёт дополнительный канал, впереди # раунда",
                      many: "бережёт дополнительный канал, впереди # раундов",
                      other: "бережёт дополнительный канал, впереди # раунда",
                  })
                : "после этого раунда дополнительный канал бесполезен",
        spends_extra_canal: (n) =>
            n > 0
                ? plural(n, {
                      one: "тратит дополнительный канал, впереди # раунд",
                      few: "тратит дополнительный канал, впереди # раунда",
                      many: "тратит дополнительный канал, впереди # раундов",
                      other: "тратит дополнительный канал, впереди # раунда",
                  })
                : "последний случай построить дополнительный канал",
        joins_offer: (n) => `вместе с другими ${escudos(n)}`,
        persuades: () => "Смотрителю этого, пожалуй, хватит",
        falls_short: (segment) => `но Смотритель может предпочесть ${segment}`,
        instead_of: (segment, n) => `вместо ${segment}, это ${points(n)}`,
        comes_anyway: () => "но Смотритель, скорее всего, построит и так",
        likely_canal: (segment, n) =>
            `Смотритель, скорее всего, построит ${segment}, это ${points(n)}`,
        no_canal_likely: () => "Смотритель, скорее всего, ничего не построит",
    },
    exlibris: {
        ends_game: () => "заканчивает игру",
        begins_closing: () => "начинает завершающую фазу",
        takes: (house, island, n) => `забирает ${theHouse[house]}, ${island}: ${points(n)}`,
        finds: (island, n) =>
            n === 0
                ? "ничего не находит"
                : plural(n, {
                      one: `находит # книгу, ${island}`,
                      few: `находит # книги, ${island}`,
                      many: `находит # книг, ${island}`,
                      other: `находит # книги, ${island}`,
                  }),
        joins_expedition: (island) => `${island} встаёт в экспедицию`,
        lifts: (island, from, to) => `поднимает ${island} с ${from} до ${to}`,
        lowers: (island, from, to) => `опускает ${island} с ${from} до ${to}`,
        holds: (island, n) =>
            plural(n, {
                one: `на руках остаётся # книга ${island}`,
                few: `на руках остаются # книги ${island}`,
                many: `на руках остаётся # книг ${island}`,
                other: `на руках остаётся # книги ${island}`,
            }),
        spends: (value) => `отдаёт книгу, которая сейчас стоит ${value}`,
        gains_now: (n) => `на ${points(n)} больше, если бы игра кончилась сейчас`,
        loses_now: (n) => `на ${points(n)} меньше, если бы игра кончилась сейчас`,
        exposes: (who, house, island) => `${who} может затем забрать ${theHouse[house]}, ${island}`,
    },
};

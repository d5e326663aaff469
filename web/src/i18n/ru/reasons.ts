import type { Area } from "../catalogue";
import { pluralOf } from "../plural";
import { of } from "./terms";

const plural = pluralOf("ru");
const points = (n: number) =>
    plural(n, { one: "# очко", few: "# очка", many: "# очков", other: "# очка" });
const escudos = (n: number) => plural(n, { other: "# эскудо" });
const tiles = (n: number) =>
    plural(n, { one: "# плитка", few: "# плитки", many: "# плиток", other: "# плитки" });
/* Of which there are too few. */
const canals = (n: number, edition: string) => `${n} ${of(edition).canal[n === 1 ? 1 : 2]}`;
const leader = (leads: boolean) => (leads ? " (лидер)" : "");
const theHouse = { village: "деревню", city: "город" };

export const reasons: Area<"reasons"> = {
    santiago: {
        gains: (n) => `приносит ${points(n)}`,
        loses: (n) => `теряет ${points(n)}`,
        denies: (who, n, leads) =>
            `отнимает ${points(n)} у ${who === null ? "себя" : `игрока ${who}`}${leader(leads)}`,
        helps: (who, n, leads) =>
            `даёт ${points(n)} ${who === null ? "себе" : `игроку ${who}`}${leader(leads)}`,
        costs: (n) => `стоит ${escudos(n)}`,
        earns: (n) => `приносит ${escudos(n)}`,
        refuses: (n) => `отказывается от ${escudos(n)}`,
        planting_place: (best, worst) =>
            best === worst
                ? `место в очереди: ${best}-е`
                : `место в очереди: от ${best}-го до ${worst}-го`,
        best_tile: (tile, n) =>
            `лучшая плитка, которая тогда достанется, даст ${points(n)}: ${tile}`,
        lesser_tile: (tile, n) => `в худшем случае останется плитка на ${points(n)}: ${tile}`,
        one_marker_less: (edition) =>
            `за пас на плитке будет одним ${of(edition).markerInst} меньше`,
        money_left: (n) => `на подкуп остаётся только ${escudos(n)}`,
        left_over: () => "кто размещает первым, кладёт и оставшуюся плитку",
        overseer: (edition) => `становится ${of(edition).overseerInst}`,
        may_be_overseer: (edition) => `может стать ${of(edition).overseerInst}`,
        joins: (crop, n) => `присоединяется к полю (${crop}), в нём будет ${tiles(n)}`,
        markers: (n, edition) =>
            `с ${n} ${n === 1 ? of(edition).markerInst : of(edition).markersInst}`,
        neutral: (edition) => of(edition).without,
        palm: () => "получает пальму",
        on_water: () => "плитка лежит у воды",
        near_water: (n, edition) => `до воды не хватает ${canals(n, edition)}`,
        far_from_water: (n, edition) => `вода далеко, не хватает ${canals(n, edition)}`,
        wanted_by: (who, n, leads) =>
            `забирает плитку, которую хочет ${who ?? "кто-то ещё"}${leader(leads)}: следующая даст там на ${points(n)} меньше`,
        waters: (who, n) =>
            who === null ? `орошает своё: ${tiles(n)}` : `орошает чужое (${who}): ${tiles(n)}`,
        waters_nobody: () => "не орошает ни одной плитки",
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
        best_canal: (segment, n, edition) =>
            n > 0
                ? `лучший ${of(edition).canal[0]} сейчас, ${segment}, даёт ${points(n)}`
                : `ни один ${of(edition).canal[0]} сейчас ничего не даёт`,
        keeps_extra_canal: (n, edition) =>
            n > 0
                ? plural(n, {
                      one: `бережёт дополнительный ${of(edition).canal[0]}, впереди # раунд`,
                      few: `бережёт дополнительный ${of(edition).canal[0]}, впереди # раунда`,
                      many: `бережёт дополнительный ${of(edition).canal[0]}, впереди # раундов`,
                      other: `бережёт дополнительный ${of(edition).canal[0]}, впереди # раунда`,
                  })
                : `после этого раунда дополнительный ${of(edition).canal[0]} бесполезен`,
        spends_extra_canal: (n, edition) =>
            n > 0
                ? plural(n, {
                      one: `тратит дополнительный ${of(edition).canal[0]}, впереди # раунд`,
                      few: `тратит дополнительный ${of(edition).canal[0]}, впереди # раунда`,
                      many: `тратит дополнительный ${of(edition).canal[0]}, впереди # раундов`,
                      other: `тратит дополнительный ${of(edition).canal[0]}, впереди # раунда`,
                  })
                : `последний случай использовать дополнительный ${of(edition).canal[0]}`,
        joins_offer: (n) => `вместе с другими ${escudos(n)}`,
        persuades: (edition) => `${of(edition).chief}, скорее всего, согласится`,
        falls_short: (segment, edition) => `${of(edition).chief} может предпочесть ${segment}`,
        instead_of: (segment, n, edition) =>
            `иначе ${of(edition).chief}, скорее всего, пустит воду в ${segment}, а это ${points(n)}`,
        comes_anyway: (edition) => `${of(edition).chief}, скорее всего, пустит туда воду и так`,
        likely_canal: (segment, n, edition) =>
            `${of(edition).chief}, скорее всего, пустит воду в ${segment}, а это ${points(n)}`,
        no_canal_likely: (edition) => `${of(edition).chief}, скорее всего, никуда не пустит воду`,
    },
    exlibris: {
        ends_game: () => "заканчивает игру",
        begins_closing: () => "начинает завершающую фазу",
        takes: (house, island, n) => `забирает ${theHouse[house]} (${island}), ${points(n)}`,
        finds: (island, n) =>
            n === 0
                ? "ничего не находит"
                : plural(n, {
                      one: `находит # книгу (${island})`,
                      few: `находит # книги (${island})`,
                      many: `находит # книг (${island})`,
                      other: `находит # книги (${island})`,
                  }),
        joins_expedition: (island) => `${island} встаёт в экспедицию`,
        lifts: (island, from, to) => `поднимает цену острова ${island} с ${from} до ${to}`,
        lowers: (island, from, to) => `снижает цену острова ${island} с ${from} до ${to}`,
        holds: (island, n) =>
            plural(n, {
                one: `на руках остаётся # книга (${island})`,
                few: `на руках остаются # книги (${island})`,
                many: `на руках остаётся # книг (${island})`,
                other: `на руках остаётся # книги (${island})`,
            }),
        spends: (value) => `отдаёт книгу, которая сейчас стоит ${value}`,
        gains_now: (n) => `на ${points(n)} больше, если бы игра кончилась сейчас`,
        loses_now: (n) => `на ${points(n)} меньше, если бы игра кончилась сейчас`,
        exposes: (who, house, island) =>
            `${who} может затем забрать ${theHouse[house]} (${island})`,
    },
};

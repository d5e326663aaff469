import type { Area } from "../catalogue";
import { pluralOf } from "../plural";
import { of } from "./terms";

const plural = pluralOf("pl");
const points = (n: number) =>
    plural(n, { one: "# punkt", few: "# punkty", many: "# punktów", other: "# punktu" });
const escudos = (n: number) =>
    plural(n, { one: "# escudo", few: "# escudos", many: "# escudos", other: "# escudo" });
const tiles = (n: number) =>
    plural(n, { one: "# żeton", few: "# żetony", many: "# żetonów", other: "# żetonu" });
/* Of which there are too few. */
const canals = (n: number, edition: string) =>
    `${n} ${n === 1 ? of(edition).canalGen : of(edition).canal[2]}`;
const leader = (leads: boolean) => (leads ? " (prowadzi)" : "");
const theHouse = { village: "Wioskę", city: "Miasto" };

export const reasons: Area<"reasons"> = {
    santiago: {
        gains: (n) => `daje ${points(n)}`,
        loses: (n) => `kosztuje ${points(n)}`,
        denies: (who, n, leads) => `${who ?? "wykonujący ruch"}${leader(leads)} traci ${points(n)}`,
        helps: (who, n, leads) =>
            `${who ?? "wykonujący ruch"}${leader(leads)} zyskuje ${points(n)}`,
        costs: (n) => `kosztuje ${escudos(n)}`,
        earns: (n) => `przynosi ${escudos(n)}`,
        refuses: (n) => `odrzuca ${escudos(n)}`,
        planting_place: (best, worst) =>
            best === worst
                ? `zakłada plantację jako ${best}. z kolei`
                : `zakłada plantację jako ${best}.–${worst}. z kolei`,
        best_tile: (tile, n) =>
            `najlepszy żeton, jaki wtedy można dostać, daje ${points(n)}: ${tile}`,
        lesser_tile: (tile, n) =>
            `w najgorszym razie zostaje żeton, który daje ${points(n)}: ${tile}`,
        one_marker_less: (edition) => `kto pasuje, kładzie ${of(edition).oneLess}`,
        money_left: (n) => `na oferty zostaje tylko ${escudos(n)}`,
        left_over: () => "kto zakłada plantację jako pierwszy, kładzie też ostatnią",
        overseer: (edition) => `zostaje ${of(edition).overseerInst}`,
        may_be_overseer: (edition) => `może zostać ${of(edition).overseerInst}`,
        joins: (crop, n) => `dołącza do plantacji (${crop}), która ma wtedy ${tiles(n)}`,
        markers: (n, edition) => {
            const [, few, many] = of(edition).marker;
            return plural(n, {
                one: `kładzie # ${of(edition).markerAcc}`,
                few: `kładzie # ${few}`,
                many: `kładzie # ${many}`,
                other: `kładzie # ${of(edition).markerGen}`,
            });
        },
        neutral: (edition) => `bez ${of(edition).markerGen}`,
        palm: () => "zyskuje palmę",
        on_water: () => "żeton leży przy wodzie",
        near_water: (n, edition) => `do wody brakuje ${canals(n, edition)}`,
        far_from_water: (n, edition) => `do wody jest daleko, brakuje ${canals(n, edition)}`,
        wanted_by: (who, n, leads) =>
            `zabiera żeton, którego chce ${who ?? "ktoś inny"}${leader(leads)}: następny daje tam o ${points(n)} mniej`,
        waters: (who, n) =>
            who === null ? `nawadnia własne: ${tiles(n)}` : `nawadnia ${tiles(n)} (${who})`,
        waters_nobody: () => "nie nawadnia żadnego żetonu",
        saves: (n) => `ratuje własne przed suszą: ${tiles(n)}`,
        opens_squares: (n) =>
            plural(n, {
                one: "nawadnia # pole",
                few: "nawadnia # pola",
                many: "nawadnia # pól",
                other: "nawadnia # pola",
            }),
        waters_palms: (n) =>
            plural(n, {
                one: "nawadnia # palmę",
                few: "nawadnia # palmy",
                many: "nawadnia # palm",
                other: "nawadnia # palmy",
            }),
        best_canal: (segment, n, edition) =>
            n > 0
                ? `najlepszy teraz ${of(edition).canal[0]}, ${segment}, daje ${points(n)}`
                : `żaden ${of(edition).canal[0]} nic teraz nie daje`,
        keeps_extra_canal: (n, edition) =>
            n > 0
                ? plural(n, {
                      one: `zachowuje dodatkowy ${of(edition).canal[0]} na ostatnią rundę`,
                      few: `zachowuje dodatkowy ${of(edition).canal[0]} na # następne rundy`,
                      many: `zachowuje dodatkowy ${of(edition).canal[0]} na # następnych rund`,
                      other: `zachowuje dodatkowy ${of(edition).canal[0]} na # rundy`,
                  })
                : `po tej rundzie dodatkowy ${of(edition).canal[0]} się nie przyda`,
        spends_extra_canal: (n, edition) =>
            n > 0
                ? plural(n, {
                      one: `zużywa dodatkowy ${of(edition).canal[0]} na # rundę przed końcem`,
                      few: `zużywa dodatkowy ${of(edition).canal[0]} na # rundy przed końcem`,
                      many: `zużywa dodatkowy ${of(edition).canal[0]} na # rund przed końcem`,
                      other: `zużywa dodatkowy ${of(edition).canal[0]} na # rundy przed końcem`,
                  })
                : `ostatnia okazja na dodatkowy ${of(edition).canal[0]}`,
        joins_offer: (n) => `razem z innymi ${escudos(n)}`,
        persuades: (edition) => `${of(edition).chief} pewnie to przyjmie`,
        falls_short: (segment, edition) => `${of(edition).chief} może woleć ${segment}`,
        instead_of: (segment, n, edition) =>
            `inaczej ${of(edition).chief} pewnie zbuduje ${segment}, a to daje ${points(n)}`,
        comes_anyway: (edition) => `${of(edition).chief} i tak pewnie tam zbuduje`,
        likely_canal: (segment, n, edition) =>
            `${of(edition).chief} pewnie zbuduje ${segment}, a to daje ${points(n)}`,
        no_canal_likely: (edition) => `${of(edition).chief} pewnie nic nie zbuduje`,
    },
    exlibris: {
        ends_game: () => "kończy grę",
        begins_closing: () => "zaczyna fazę końcową",
        takes: (house, island, n) => `zabiera ${theHouse[house]} wyspy ${island} za ${points(n)}`,
        finds: (island, n) =>
            n === 0
                ? "nic nie znajduje"
                : plural(n, {
                      one: `znajduje # Księgę na wyspie ${island}`,
                      few: `znajduje # Księgi na wyspie ${island}`,
                      many: `znajduje # Ksiąg na wyspie ${island}`,
                      other: `znajduje # Księgi na wyspie ${island}`,
                  }),
        joins_expedition: (island) => `${island} dołącza do Wyprawy`,
        lifts: (island, from, to) => `podnosi wartość wyspy ${island} z ${from} na ${to}`,
        lowers: (island, from, to) => `obniża wartość wyspy ${island} z ${from} na ${to}`,
        holds: (island, n) =>
            plural(n, {
                one: `# Księga wyspy ${island} zostaje na ręce`,
                few: `# Księgi wyspy ${island} zostają na ręce`,
                many: `# Ksiąg wyspy ${island} zostaje na ręce`,
                other: `# Księgi wyspy ${island} zostaje na ręce`,
            }),
        spends: (value) => `oddaje Księgę wartą teraz ${value}`,
        gains_now: (n) => `${points(n)} więcej, gdyby gra skończyła się teraz`,
        loses_now: (n) => `${points(n)} mniej, gdyby gra skończyła się teraz`,
        exposes: (who, house, island) =>
            `${who} może zaraz zabrać ${theHouse[house]} wyspy ${island}`,
    },
};

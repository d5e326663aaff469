import type { Area } from "../catalogue";
import { pluralOf } from "../plural";

const plural = pluralOf("pl");
const points = (n: number) =>
    plural(n, { one: "# punkt", few: "# punkty", many: "# punktów", other: "# punktu" });
const escudos = (n: number) => plural(n, { one: "# escudo", other: "# escudos" });
const tiles = (n: number) =>
    plural(n, { one: "# żeton", few: "# żetony", many: "# żetonów", other: "# żetonu" });
const canals = (n: number) =>
    plural(n, { one: "# kanał", few: "# kanały", many: "# kanałów", other: "# kanału" });
const leader = (leads: boolean) => (leads ? " (prowadzi)" : "");
const PLACES = ["", "pierwszy", "drugi", "trzeci", "czwarty", "piąty"];
const theHouse = { village: "Wioskę", city: "Miasto" };

export const reasons: Area<"reasons"> = {
    santiago: {
        gains: (n) => `daje ${points(n)}`,
        loses: (n) => `kosztuje ${points(n)}`,
        denies: (who, n, leads) => `odbiera: ${who ?? "sobie"}${leader(leads)}, ${points(n)}`,
        helps: (who, n, leads) => `pomaga: ${who ?? "sobie"}${leader(leads)}, ${points(n)}`,
        costs: (n) => `kosztuje ${escudos(n)}`,
        earns: (n) => `przynosi ${escudos(n)}`,
        refuses: (n) => `odrzuca ${escudos(n)}`,
        planting_place: (best, worst) =>
            best === worst
                ? `w kolejności sadzenia: ${PLACES[best]}`
                : `w kolejności sadzenia: od ${best}. do ${worst}. miejsca`,
        best_tile: (tile, n) => `${tile}: wartość ${points(n)}`,
        lesser_tile: (tile, n) => `w najgorszym razie ${tile}, wartość ${points(n)}`,
        one_marker_less: () => "jeden rolnik mniej za pas",
        money_left: (n) => `zostawia ${escudos(n)} na oferty`,
        left_over: () => "kto sadzi pierwszy, kładzie też żeton, który został",
        overseer: () => "daje budowniczego kanału",
        may_be_overseer: () => "może dać budowniczego kanału",
        joins: (crop, n) => `dołącza do plantacji (${crop}), razem ${tiles(n)}`,
        markers: (n) =>
            plural(n, {
                one: "kładzie # znacznik",
                few: "kładzie # znaczniki",
                many: "kładzie # znaczników",
                other: "kładzie # znacznika",
            }),
        neutral: () => "bez znacznika",
        palm: () => "zyskuje palmę",
        on_water: () => "przy wodzie",
        near_water: (n) => `do wody: ${canals(n)}`,
        far_from_water: (n) => `daleko od wody: ${canals(n)}`,
        wanted_by: (who, n, leads) =>
            `zabiera to, czego chce ${who ?? "się samemu"}${leader(leads)}: o ${points(n)} lepsze niż następny żeton`,
        waters: (who, n) =>
            who === null ? `nawadnia własne: ${tiles(n)}` : `nawadnia ${tiles(n)} (${who})`,
        waters_nobody: () => "nie nawadnia niczyich żetonów",
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
        best_canal: (segment, n) =>
            n > 0
                ? `najlepszy teraz kanał, ${segment}, daje ${points(n)}`
                : "żaden kanał nic teraz nie daje",
        keeps_extra_canal: (n) =>
            n > 0
                ? plural(n, {
                      one: "zachowuje dodatkowy kanał na ostatnią rundę",
                      few: "zachowuje dodatkowy kanał na # następne rundy",
                      many: "zachowuje dodatkowy kanał na # następnych rund",
                      other: "zachowuje dodatkowy kanał na # rundy",
                  })
                : "po tej rundzie dodatkowy kanał się nie przyda",
        spends_extra_canal: (n) =>
            n > 0
                ? plural(n, {
                      one: "zużywa dodatkowy kanał na # rundę przed końcem",
                      few: "zużywa dodatkowy kanał na # rundy przed końcem",
                      many: "zużywa dodatkowy kanał na # rund przed końcem",
                      other: "zużywa dodatkowy kanał na # rundy przed końcem",
                  })
                : "ostatnia okazja na dodatkowy kanał",
        joins_offer: (n) => `razem z innymi ${escudos(n)}`,
        persuades: () => "budowniczemu to pewnie wystarczy",
        falls_short: (segment) => `ale budowniczy może woleć ${segment}`,
        instead_of: (segment, n) => `zamiast ${segment}, wartość ${points(n)}`,
        comes_anyway: () => "ale budowniczy i tak pewnie tam zbuduje",
        likely_canal: (segment, n) => `budowniczy pewnie zbuduje ${segment}, wartość ${points(n)}`,
        no_canal_likely: () => "budowniczy pewnie nic nie zbuduje",
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
                one: `# Księga ${island} zostaje na ręce`,
                few: `# Księgi ${island} zostają na ręce`,
                many: `# Ksiąg ${island} zostaje na ręce`,
                other: `# Księgi ${island} zostaje na ręce`,
            }),
        spends: (value) => `oddaje Księgę wartą teraz ${value}`,
        gains_now: (n) => `${points(n)} więcej, gdyby gra kończyła się teraz`,
        loses_now: (n) => `${points(n)} mniej, gdyby gra kończyła się teraz`,
        exposes: (who, house, island) =>
            `${who} może potem zabrać ${theHouse[house]} wyspy ${island}`,
    },
};

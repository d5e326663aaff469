import type { Area } from "../catalogue";
import { pluralOf } from "../plural";

const plural = pluralOf("hu");
const points = (n: number) => plural(n, { other: "# pont" });
const escudos = (n: number) => plural(n, { other: "# escudó" });
const leader = (leads: boolean) => (leads ? " (vezet)" : "");
const houses = { village: "falu", city: "város" };

export const reasons: Area<"reasons"> = {
    santiago: {
        gains: (n) => `${points(n)} a haszna`,
        loses: (n) => `${points(n)} a kára`,
        denies: (who, n, leads) =>
            `${who ?? "saját maga"}${leader(leads)} ${points(n)} hátrányba kerül`,
        helps: (who, n, leads) =>
            `${who ?? "saját maga"}${leader(leads)} ${points(n)} előnyhöz jut`,
        costs: (n) => `ára ${escudos(n)}`,
        earns: (n) => `bevétel: ${escudos(n)}`,
        refuses: (n) => `visszautasít: ${escudos(n)}`,
        planting_place: (best, worst) =>
            best === worst ? `${best}. az ültetésben` : `${best}–${worst}. az ültetésben`,
        best_tile: (tile, n) => `${tile}: ${points(n)} lenne`,
        lesser_tile: (tile, n) => `legrosszabb esetben ${tile}, ${points(n)}`,
        one_marker_less: () => "eggyel kevesebb jelző a passzért",
        money_left: (n) => `kenőpénzre marad ${escudos(n)}`,
        left_over: () => "aki elsőként ültet, a megmaradt lapkát is lerakja",
        overseer: () => "Csatornaásó lesz belőle",
        may_be_overseer: () => "Csatornaásó lehet belőle",
        joins: (crop, n) => `csatlakozik egy nagybirtokhoz (${crop}), így ${n} lapka`,
        markers: (n) => `${n} jelzővel`,
        neutral: () => "jelző nélkül",
        palm: () => "pálmafát kap",
        on_water: () => "víz mellett",
        near_water: (n) => `${n} csatornányira a víztől`,
        far_from_water: (n) => `messze a víztől, ${n} csatornányira`,
        wanted_by: (who, n, leads) =>
            `elveszi, amit ${who ?? "ő maga"}${leader(leads)} szeretne: ${points(n)} az előny a következő lapkához képest`,
        waters: (who, n) =>
            who === null ? `${n} saját lapkát öntöz` : `${who} ${n} lapkáját öntözi`,
        waters_nobody: () => "senki lapkáját nem öntözi",
        saves: (n) => `${n} saját lapkát ment meg a kiszáradástól`,
        opens_squares: (n) => `${n} négyzetet öntöz`,
        waters_palms: (n) => `${n} pálmafát öntöz`,
        best_canal: (segment, n) =>
            n > 0
                ? `most a legjobb csatorna ${segment}, ${points(n)}`
                : "most egyik csatorna sem hoz semmit",
        keeps_extra_canal: (n) =>
            n > 0
                ? `megtartja a soron kívüli csatornát a hátralévő ${n} körre`
                : "e kör után a soron kívüli csatorna már nem ér semmit",
        spends_extra_canal: (n) =>
            n > 0
                ? `elhasználja a soron kívüli csatornát, pedig még ${n} kör jön`
                : "utolsó alkalom a soron kívüli csatornára",
        joins_offer: (n) => `a többiekkel együtt ${escudos(n)}`,
        persuades: () => "a Csatornaásónak valószínűleg elég",
        falls_short: (segment) => `de a Csatornaásó talán inkább ezt építi: ${segment}`,
        instead_of: (segment, n) => `${segment} helyett, ami ${points(n)}`,
        comes_anyway: () => "de a Csatornaásó valószínűleg úgyis megépíti",
        likely_canal: (segment, n) =>
            `a Csatornaásó valószínűleg ezt építi: ${segment}, ${points(n)}`,
        no_canal_likely: () => "a Csatornaásó valószínűleg semmit sem épít",
    },
    exlibris: {
        ends_game: () => "véget vet a játéknak",
        begins_closing: () => "elindítja a záró szakaszt",
        takes: (house, island, n) => `${island}: elviszi, ${houses[house]}, ${points(n)}`,
        finds: (island, n) => (n === 0 ? "nem talál semmit" : `${n} könyvet talál, ${island}`),
        joins_expedition: (island) => `${island} beáll az expedícióba`,
        lifts: (island, from, to) => `${island} értéke nő: ${from} → ${to}`,
        lowers: (island, from, to) => `${island} értéke csökken: ${from} → ${to}`,
        holds: (island, n) => `${n} könyv marad kézben, ${island}`,
        spends: (value) => `egy most ${value} értékű könyvet ad oda`,
        gains_now: (n) => `${points(n)} többlet, ha most lenne vége`,
        loses_now: (n) => `${points(n)} veszteség, ha most lenne vége`,
        exposes: (who, house, island) => `${who} következőre elviheti: ${island}, ${houses[house]}`,
    },
};

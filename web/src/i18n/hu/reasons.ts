import type { Area } from "../catalogue";
import { pluralOf } from "../plural";
import { of } from "./terms";

const plural = pluralOf("hu");
const points = (n: number) => plural(n, { other: "# pont" });
const pointsAcc = (n: number) => plural(n, { other: "# pontot" });
const pointsWith = (n: number) => plural(n, { other: "# ponttal" });
const escudos = (n: number) => plural(n, { other: "# escudó" });
const leader = (leads: boolean) => (leads ? " (vezet)" : "");
const PLACES = ["", "elsőként", "másodikként", "harmadikként", "negyedikként", "ötödikként"];
const theHouse = { village: "a falut", city: "a várost" };

export const reasons: Area<"reasons"> = {
    santiago: {
        gains: (n) => `körülbelül ${pointsAcc(n)} hoz`,
        loses: (n) => `körülbelül ${pointsAcc(n)} veszít`,
        denies: (who, n, leads) =>
            who === null
                ? `saját magától vesz el ${pointsAcc(n)}`
                : `${who}${leader(leads)} ${pointsAcc(n)} veszít`,
        helps: (who, n, leads) =>
            who === null
                ? `saját magának ad ${pointsAcc(n)}`
                : `${who}${leader(leads)} ${pointsAcc(n)} nyer`,
        costs: (n) => plural(n, { other: "# escudóba kerül" }),
        earns: (n) => plural(n, { other: "# escudót hoz" }),
        refuses: (n) => plural(n, { other: "# escudót visszautasít" }),
        planting_place: (best, worst) =>
            best === worst
                ? `${PLACES[best]} ültet`
                : `${best === 1 ? "az" : "a"} ${best}–${worst}. helyen kerül sorra`,
        best_tile: (tile, n) =>
            `a legjobb lapka, ami akkor jut, körülbelül ${pointsAcc(n)} ér: ${tile}`,
        lesser_tile: (tile, n) =>
            `legrosszabb esetben csak egy ${pointsAcc(n)} érő lapka marad: ${tile}`,
        one_marker_less: (edition) =>
            `a passz miatt eggyel kevesebb ${of(edition).marker} kerül a lapkára`,
        money_left: (n) => `kenőpénzre csak ${escudos(n)} marad`,
        left_over: () => "aki elsőként ültet, a megmaradt ültetvényt is elhelyezi",
        overseer: (edition) => `ő lesz ${of(edition).theOverseer}`,
        may_be_overseer: (edition) => `ő lehet ${of(edition).theOverseer}`,
        joins: (crop, n) => `csatlakozik egy nagybirtokhoz (${crop}), amely így ${n} lapkából áll`,
        markers: (n, edition) => `${n} ${of(edition).markerWith} helyezi el`,
        neutral: (edition) => `${of(edition).marker} nélkül helyezi el`,
        palm: () => "pálmafát kap",
        on_water: () => "a lapka víz mellett fekszik",
        near_water: (n, edition) => `${n} ${of(edition).canal} választja el a víztől`,
        far_from_water: (n, edition) => `messze van a víz, ${n} ${of(edition).canal} kellene`,
        wanted_by: (who, n, leads) =>
            `elveszi azt a lapkát, amelyet ${who ?? "ő maga"}${leader(leads)} szeretne: ott a következő ${pointsWith(n)} kevesebbet ér`,
        waters: (who, n) =>
            who === null ? `${n} saját lapkát öntöz` : `${who} ${n} lapkáját öntözi`,
        waters_nobody: () => "senki lapkáját nem öntözi",
        saves: (n) => `${n} saját lapkát ment meg a kiszáradástól`,
        opens_squares: (n) => `${n} négyzetet öntöz`,
        waters_palms: (n) => `${n} pálmafát öntöz`,
        best_canal: (segment, n, edition) =>
            n > 0
                ? `most a legjobb ${of(edition).canal} ${segment}, ez ${pointsAcc(n)} hoz`
                : `most egyik ${of(edition).canal} sem hoz semmit`,
        keeps_extra_canal: (n, edition) =>
            n > 0
                ? `megtartja a ${of(edition).extraAcc} a hátralévő ${n} fordulóra`
                : `e forduló után a ${of(edition).extra} már nem ér semmit`,
        spends_extra_canal: (n, edition) =>
            n > 0
                ? `elhasználja a ${of(edition).extraAcc}, pedig még ${n} forduló jön`
                : `utolsó alkalom: ${of(edition).extra}`,
        joins_offer: (n) => `a többiekkel együtt ${escudos(n)}`,
        persuades: (edition) => `${of(edition).theOverseer} valószínűleg elfogadja`,
        falls_short: (segment, edition) =>
            `${of(edition).theOverseer} talán inkább ezt építi: ${segment}`,
        instead_of: (segment, n, edition) =>
            `nélküle ${of(edition).theOverseer} valószínűleg ezt építi: ${segment}, ez ${pointsAcc(n)} hoz`,
        comes_anyway: (edition) => `${of(edition).theOverseer} valószínűleg úgyis megépíti`,
        likely_canal: (segment, n, edition) =>
            `${of(edition).theOverseer} valószínűleg ezt építi: ${segment}, ez ${pointsAcc(n)} hoz`,
        no_canal_likely: (edition) => `${of(edition).theOverseer} valószínűleg semmit sem épít`,
    },
    exlibris: {
        ends_game: () => "véget vet a játéknak",
        begins_closing: () => "elindítja a záró szakaszt",
        takes: (house, island, n) => `elviszi ${theHouse[house]} (${island}), ${points(n)}`,
        finds: (island, n) => (n === 0 ? "nem talál semmit" : `${n} könyvet talál (${island})`),
        joins_expedition: (island) => `${island} beáll az expedícióba`,
        lifts: (island, from, to) => `${island} értéke nő: ${from} → ${to}`,
        lowers: (island, from, to) => `${island} értéke csökken: ${from} → ${to}`,
        holds: (island, n) => `${n} könyv marad kézben (${island})`,
        spends: (value) => `egy most ${value} pontot érő könyvről mond le`,
        gains_now: (n) => `${pointsWith(n)} több, ha most lenne vége`,
        loses_now: (n) => `${pointsWith(n)} kevesebb, ha most lenne vége`,
        exposes: (who, house, island) => `${who} ezután elviheti ${theHouse[house]} (${island})`,
    },
};

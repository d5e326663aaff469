import { pluralOf } from "../plural";
import { of } from "./terms";

const plural = pluralOf("en");
const points = (n: number) => plural(n, { one: "# point", other: "# points" });
const escudos = (n: number) => plural(n, { one: "# escudo", other: "# escudos" });
const tiles = (n: number) => plural(n, { one: "# tile", other: "# tiles" });
const canals = (n: number, edition: string) =>
    plural(n, { one: `# ${of(edition).canal}`, other: `# ${of(edition).canals}` });
const leader = (leads: boolean) => (leads ? " (the leader)" : "");
const PLACES = ["", "first", "second", "third", "fourth", "fifth"];
const houses = { village: "village", city: "city" };
type House = keyof typeof houses;

/** Why a move is good or bad, as the coach says it. A name is another seat's; nobody's name is one's own.
    What editions call by words of their own takes the edition, last. */
export const reasons = {
    santiago: {
        gains: (n: number) => `brings about ${points(n)}`,
        loses: (n: number) => `costs about ${points(n)}`,
        denies: (who: string | null, n: number, leads: boolean) =>
            `takes ${points(n)} from ${who ?? "the mover"}${leader(leads)}`,
        helps: (who: string | null, n: number, leads: boolean) =>
            `helps ${who ?? "the mover"}${leader(leads)} by ${points(n)}`,
        costs: (n: number) => `costs ${escudos(n)}`,
        earns: (n: number) => `earns ${escudos(n)}`,
        refuses: (n: number) => `turns down ${escudos(n)}`,
        planting_place: (best: number, worst: number) =>
            best === worst
                ? `plants ${PLACES[best]}`
                : `plants ${PLACES[best]} to ${PLACES[worst]}`,
        best_tile: (tile: string, n: number) =>
            `the best tile to be had then is worth about ${points(n)}: ${tile}`,
        lesser_tile: (tile: string, n: number) =>
            `at worst only a tile worth about ${points(n)} is left: ${tile}`,
        one_marker_less: (edition: string) =>
            `whoever passes puts one ${of(edition).marker} fewer on the tile`,
        money_left: (n: number) => `leaves only ${escudos(n)} for bribery`,
        left_over: () => "the first to plant places the left-over tile too",
        overseer: (edition: string) => `becomes ${of(edition).overseer}`,
        may_be_overseer: (edition: string) => `may become ${of(edition).overseer}`,
        joins: (crop: string, n: number) => `joins a field of ${crop}, which then has ${tiles(n)}`,
        markers: (n: number, edition: string) =>
            plural(n, {
                one: `puts # ${of(edition).marker} on it`,
                other: `puts # ${of(edition).markers} on it`,
            }),
        neutral: (edition: string) => `puts no ${of(edition).marker} on it`,
        palm: () => "takes a palm",
        on_water: () => "the tile lies on water",
        near_water: (n: number, edition: string) => `water is ${canals(n, edition)} away`,
        far_from_water: (n: number, edition: string) => `water is far: ${canals(n, edition)} away`,
        wanted_by: (who: string | null, n: number, leads: boolean) =>
            `takes the tile that ${who ?? "the mover"}${leader(leads)} wants: the next one is worth ${points(n)} less there`,
        waters: (who: string | null, n: number) =>
            who === null
                ? `waters ${plural(n, { one: "an own tile", other: "# own tiles" })}`
                : `waters ${tiles(n)} of ${who}`,
        waters_nobody: () => "waters no tile of anybody’s",
        saves: (n: number) =>
            `saves ${plural(n, { one: "an own tile", other: "# own tiles" })} from the drought`,
        opens_squares: (n: number) =>
            plural(n, { one: "waters # square", other: "waters # squares" }),
        waters_palms: (n: number) => plural(n, { one: "waters # palm", other: "waters # palms" }),
        best_canal: (segment: string, n: number, edition: string) =>
            n > 0
                ? `the best ${of(edition).canal} now, ${segment}, is worth ${points(n)}`
                : `no ${of(edition).canal} brings anything now`,
        keeps_extra_canal: (n: number, edition: string) =>
            n > 0
                ? plural(n, {
                      one: `keeps the extra ${of(edition).canal} for the round to come`,
                      other: `keeps the extra ${of(edition).canal} for the # rounds to come`,
                  })
                : `the extra ${of(edition).canal} is of no use after this round`,
        spends_extra_canal: (n: number, edition: string) =>
            n > 0
                ? plural(n, {
                      one: `uses up the extra ${of(edition).canal} with # round to come`,
                      other: `uses up the extra ${of(edition).canal} with # rounds to come`,
                  })
                : `the last chance to use the extra ${of(edition).canal}`,
        joins_offer: (n: number) => `makes ${escudos(n)} together with what others offer`,
        persuades: (edition: string) => `the ${of(edition).overseer} is likely to accept it`,
        falls_short: (segment: string, edition: string) =>
            `the ${of(edition).overseer} may prefer ${segment}`,
        instead_of: (segment: string, n: number, edition: string) =>
            `without it the ${of(edition).overseer} would likely build ${segment}, which brings ${points(n)}`,
        comes_anyway: (edition: string) =>
            `the ${of(edition).overseer} would likely build it anyway`,
        likely_canal: (segment: string, n: number, edition: string) =>
            `the ${of(edition).overseer} is likely to build ${segment}, which brings ${points(n)}`,
        no_canal_likely: (edition: string) =>
            `the ${of(edition).overseer} is likely to build nothing`,
    },
    exlibris: {
        ends_game: () => "ends the game",
        begins_closing: () => "begins the closing phase",
        takes: (house: House, island: string, n: number) =>
            `takes the ${houses[house]} of ${island} for ${points(n)}`,
        finds: (island: string, n: number) =>
            n === 0
                ? "finds nothing"
                : plural(n, {
                      one: `finds # book on ${island}`,
                      other: `finds # books on ${island}`,
                  }),
        joins_expedition: (island: string) => `${island} joins the expedition`,
        lifts: (island: string, from: string, to: string) =>
            `lifts ${island} from ${from} to ${to}`,
        lowers: (island: string, from: string, to: string) =>
            `lowers ${island} from ${from} to ${to}`,
        holds: (island: string, n: number) =>
            plural(n, {
                one: `# book of ${island} stays in hand`,
                other: `# books of ${island} stay in hand`,
            }),
        spends: (value: string) => `gives up a book worth ${value} now`,
        gains_now: (n: number) => `${points(n)} more if the game ended now`,
        loses_now: (n: number) => `${points(n)} less if the game ended now`,
        exposes: (who: string, house: House, island: string) =>
            `${who} could take the ${houses[house]} of ${island} next`,
    },
};

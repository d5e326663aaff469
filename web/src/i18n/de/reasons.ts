import type { Area } from "../catalogue";
import { pluralOf } from "../plural";
import { of } from "./terms";

const plural = pluralOf("de");
const points = (n: number) => plural(n, { one: "# Punkt", other: "# Punkte" });
const escudos = (n: number) => plural(n, { one: "# Escudo", other: "# Escudos" });
const tiles = (n: number) => plural(n, { one: "# Plättchen", other: "# Plättchen" });
const canals = (n: number, edition: string) =>
    plural(n, { one: `# ${of(edition).canal}`, other: `# ${of(edition).canals}` });
const leader = (leads: boolean) => (leads ? " (führt)" : "");
const PLACES = ["", "erster", "zweiter", "dritter", "vierter", "fünfter"];
const theHouse = { village: "das Dorf", city: "die Stadt" };

export const reasons: Area<"reasons"> = {
    santiago: {
        gains: (n) => `bringt etwa ${points(n)}`,
        loses: (n) => `kostet etwa ${points(n)}`,
        denies: (who, n, leads) => `nimmt ${who ?? "sich selbst"}${leader(leads)} ${points(n)} weg`,
        helps: (who, n, leads) => `bringt ${who ?? "sich selbst"}${leader(leads)} ${points(n)}`,
        costs: (n) => `kostet ${escudos(n)}`,
        earns: (n) => `bringt ${escudos(n)}`,
        refuses: (n) => `schlägt ${escudos(n)} aus`,
        planting_place: (best, worst) =>
            best === worst
                ? `pflanzt an ${PLACES[best]} Stelle`
                : `pflanzt an ${PLACES[best]} bis ${PLACES[worst]} Stelle`,
        best_tile: (tile, n) =>
            `das beste Plättchen, das dann zu haben ist, ist etwa ${points(n)} wert: ${tile}`,
        lesser_tile: (tile, n) =>
            `schlimmstenfalls bleibt nur ein Plättchen für etwa ${points(n)}: ${tile}`,
        one_marker_less: (edition) => `wer passt, setzt ${of(edition).markerAkk} weniger`,
        money_left: (n) => `lässt nur ${escudos(n)} zum Bestechen`,
        left_over: () => "wer zuerst pflanzt, legt auch die übrige Plantage",
        overseer: (edition) => `wird ${of(edition).overseer}`,
        may_be_overseer: (edition) => `wird vielleicht ${of(edition).overseer}`,
        joins: (crop, n) => `schließt an eine Landfläche an (${crop}), die dann ${tiles(n)} hat`,
        markers: (n, edition) =>
            n === 1 ? `setzt ${of(edition).markerAkk}` : `mit ${n} ${of(edition).markersDat}`,
        neutral: (edition) => `setzt keine ${of(edition).markers}`,
        palm: () => "bekommt eine Palme",
        on_water: () => "das Plättchen liegt am Wasser",
        near_water: (n, edition) =>
            `zum Wasser ${n === 1 ? "fehlt" : "fehlen"} noch ${canals(n, edition)}`,
        far_from_water: (n, edition) =>
            `das Wasser ist weit, es ${n === 1 ? "fehlt" : "fehlen"} ${canals(n, edition)}`,
        wanted_by: (who, n, leads) =>
            `nimmt das Plättchen, das ${who ?? "man selbst"}${leader(leads)} will: das nächste ist dort ${points(n)} weniger wert`,
        waters: (who, n) =>
            who === null
                ? plural(n, {
                      one: "bewässert ein eigenes Plättchen",
                      other: "bewässert # eigene Plättchen",
                  })
                : `bewässert ${tiles(n)} von ${who}`,
        waters_nobody: () => "bewässert kein Plättchen",
        saves: (n) =>
            plural(n, {
                one: "rettet ein eigenes Plättchen vor der Trockenheit",
                other: "rettet # eigene Plättchen vor der Trockenheit",
            }),
        opens_squares: (n) => plural(n, { one: "bewässert # Feld", other: "bewässert # Felder" }),
        waters_palms: (n) => plural(n, { one: "bewässert # Palme", other: "bewässert # Palmen" }),
        best_canal: (segment, n, edition) =>
            n > 0
                ? `der beste ${of(edition).canal} jetzt, ${segment}, ist ${points(n)} wert`
                : `kein ${of(edition).canal} bringt jetzt etwas`,
        keeps_extra_canal: (n, edition) =>
            n > 0
                ? plural(n, {
                      one: `behält den ${of(edition).extra} für die letzte Runde`,
                      other: `behält den ${of(edition).extra} für die letzten # Runden`,
                  })
                : `nach dieser Runde nützt der ${of(edition).extra} nichts mehr`,
        spends_extra_canal: (n, edition) =>
            n > 0
                ? plural(n, {
                      one: `verbraucht den ${of(edition).extra}, # Runde vor Schluss`,
                      other: `verbraucht den ${of(edition).extra}, # Runden vor Schluss`,
                  })
                : `letzte Gelegenheit für den ${of(edition).extra}`,
        joins_offer: (n) => `macht mit den anderen zusammen ${escudos(n)}`,
        persuades: (edition) => `der ${of(edition).overseer} nimmt das wohl an`,
        falls_short: (segment, edition) =>
            `der ${of(edition).overseer} zieht vielleicht ${segment} vor`,
        instead_of: (segment, n, edition) =>
            `sonst baut der ${of(edition).overseer} wohl ${segment}, und das bringt ${points(n)}`,
        comes_anyway: (edition) => `der ${of(edition).overseer} baut dort wohl ohnehin`,
        likely_canal: (segment, n, edition) =>
            `der ${of(edition).overseer} baut wohl ${segment}, und das bringt ${points(n)}`,
        no_canal_likely: (edition) => `der ${of(edition).overseer} baut wohl nichts`,
    },
    exlibris: {
        ends_game: () => "beendet das Spiel",
        begins_closing: () => "löst die Schlussphase aus",
        takes: (house, island, n) => `nimmt ${theHouse[house]} von ${island} für ${points(n)}`,
        finds: (island, n) =>
            n === 0
                ? "findet nichts"
                : plural(n, {
                      one: `findet # Buch auf ${island}`,
                      other: `findet # Bücher auf ${island}`,
                  }),
        joins_expedition: (island) => `${island} kommt in die Expedition`,
        lifts: (island, from, to) => `hebt ${island} von ${from} auf ${to}`,
        lowers: (island, from, to) => `senkt ${island} von ${from} auf ${to}`,
        holds: (island, n) =>
            plural(n, {
                one: `# Buch von ${island} bleibt auf der Hand`,
                other: `# Bücher von ${island} bleiben auf der Hand`,
            }),
        spends: (value) => `gibt ein Buch her, das jetzt ${value} wert ist`,
        gains_now: (n) => `${points(n)} mehr, wenn jetzt Schluss wäre`,
        loses_now: (n) => `${points(n)} weniger, wenn jetzt Schluss wäre`,
        exposes: (who, house, island) =>
            `${who} könnte als Nächstes ${theHouse[house]} von ${island} nehmen`,
    },
};

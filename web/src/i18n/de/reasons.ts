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
        gains: (n) => `bringt ${points(n)}`,
        loses: (n) => `kostet ${points(n)}`,
        denies: (who, n, leads) => `nimmt ${who ?? "sich selbst"}${leader(leads)} ${points(n)} weg`,
        helps: (who, n, leads) => `bringt ${who ?? "sich selbst"}${leader(leads)} ${points(n)}`,
        costs: (n) => `kostet ${escudos(n)}`,
        earns: (n) => `bringt ${escudos(n)}`,
        refuses: (n) => `schlägt ${escudos(n)} aus`,
        planting_place: (best, worst) =>
            best === worst
                ? `pflanzt an ${PLACES[best]} Stelle`
                : `pflanzt an ${PLACES[best]} bis ${PLACES[worst]} Stelle`,
        best_tile: (tile, n) => `${tile} wäre ${points(n)} wert`,
        lesser_tile: (tile, n) => `schlimmstenfalls ${tile}, ${points(n)} wert`,
        one_marker_less: (edition) => `ein ${of(edition).marker} weniger fürs Passen`,
        money_left: (n) => `lässt ${escudos(n)} zum Bestechen`,
        left_over: () => "wer zuerst pflanzt, legt auch das übrige Plättchen",
        overseer: (edition) => `wird ${of(edition).overseer}`,
        may_be_overseer: (edition) => `wird vielleicht ${of(edition).overseer}`,
        joins: (crop, n) => `schließt an eine Landfläche an (${crop}), dann ${tiles(n)}`,
        markers: (n, edition) =>
            n === 1 ? `setzt ${of(edition).markerAkk}` : `mit ${n} ${of(edition).markersDat}`,
        neutral: (edition) => `setzt keine ${of(edition).markers}`,
        palm: () => "bekommt eine Palme",
        on_water: () => "am Wasser",
        near_water: (n, edition) => `${canals(n, edition)} vom Wasser entfernt`,
        far_from_water: (n, edition) => `weit vom Wasser, ${canals(n, edition)} entfernt`,
        wanted_by: (who, n, leads) =>
            `nimmt, was ${who ?? "man selbst"}${leader(leads)} will, um ${points(n)} besser als das nächste Plättchen`,
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
        persuades: (edition) => `wohl genug für den ${of(edition).overseer}`,
        falls_short: (segment, edition) =>
            `aber der ${of(edition).overseer} zieht vielleicht ${segment} vor`,
        instead_of: (segment, n) => `statt ${segment}, ${points(n)} wert`,
        comes_anyway: (edition) => `aber der ${of(edition).overseer} baut dort wohl ohnehin`,
        likely_canal: (segment, n, edition) =>
            `der ${of(edition).overseer} baut wohl ${segment}, ${points(n)} wert`,
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
        gains_now: (n) => `wäre jetzt Schluss: ${points(n)} mehr`,
        loses_now: (n) => `wäre jetzt Schluss: ${points(n)} weniger`,
        exposes: (who, house, island) =>
            `${who} könnte als Nächstes ${theHouse[house]} von ${island} nehmen`,
    },
};

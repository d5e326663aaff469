import type { Area } from "../catalogue";
import { pluralOf } from "../plural";

const plural = pluralOf("de");
const points = (n: number) => plural(n, { one: "# Punkt", other: "# Punkte" });
const escudos = (n: number) => plural(n, { one: "# Escudo", other: "# Escudos" });
const tiles = (n: number) => plural(n, { one: "# Plättchen", other: "# Plättchen" });
const canals = (n: number) => plural(n, { one: "# Kanal", other: "# Kanäle" });
const leader = (leads: boolean) => (leads ? " (führt)" : "");
const PLACES = ["", "Erster", "Zweiter", "Dritter", "Vierter", "Fünfter"];
const theHouse = { village: "das Dorf", city: "die Stadt" };

export const reasons: Area<"reasons"> = {
    santiago: {
        gains: (n) => `bringt ${points(n)}`,
        loses: (n) => `kostet ${points(n)}`,
        denies: (who, n, leads) => `nimmt ${who ?? "einem selbst"}${leader(leads)} ${points(n)}`,
        helps: (who, n, leads) => `hilft ${who ?? "einem selbst"}${leader(leads)} um ${points(n)}`,
        costs: (n) => `kostet ${escudos(n)}`,
        earns: (n) => `bringt ${escudos(n)}`,
        refuses: (n) => `schlägt ${escudos(n)} aus`,
        planting_place: (best, worst) =>
            best === worst
                ? `pflanzt als ${PLACES[best]}`
                : `pflanzt als ${PLACES[best]} bis ${PLACES[worst]}`,
        best_tile: (tile, n) => `${tile} wäre ${points(n)} wert`,
        lesser_tile: (tile, n) => `schlimmstenfalls ${tile}, ${points(n)} wert`,
        one_marker_less: () => "ein Ertragsstein weniger fürs Passen",
        money_left: (n) => `lässt ${escudos(n)} zum Bestechen`,
        left_over: () => "wer zuerst pflanzt, legt auch das übrige Plättchen",
        overseer: () => "macht zum Kanalaufseher",
        may_be_overseer: () => "macht vielleicht zum Kanalaufseher",
        joins: (crop, n) => `schließt an eine Landfläche an (${crop}), dann ${tiles(n)}`,
        markers: (n) => plural(n, { one: "mit # Ertragsstein", other: "mit # Ertragssteinen" }),
        neutral: () => "ohne Ertragsstein",
        palm: () => "bekommt eine Palme",
        on_water: () => "am Wasser",
        near_water: (n) => `${canals(n)} vom Wasser entfernt`,
        far_from_water: (n) => `weit vom Wasser, ${canals(n)} entfernt`,
        wanted_by: (who, n, leads) =>
            `nimmt, was ${who ?? "man selbst"}${leader(leads)} will, um ${points(n)} besser als das nächste Plättchen`,
        waters: (who, n) =>
            who === null
                ? plural(n, {
                      one: "bewässert ein eigenes Plättchen",
                      other: "bewässert # eigene Plättchen",
                  })
                : `bewässert ${tiles(n)} von ${who}`,
        waters_nobody: () => "bewässert niemandes Plättchen",
        saves: (n) =>
            plural(n, {
                one: "rettet ein eigenes Plättchen vor der Trockenheit",
                other: "rettet # eigene Plättchen vor der Trockenheit",
            }),
        opens_squares: (n) => plural(n, { one: "bewässert # Feld", other: "bewässert # Felder" }),
        waters_palms: (n) => plural(n, { one: "bewässert # Palme", other: "bewässert # Palmen" }),
        best_canal: (segment, n) =>
            n > 0
                ? `der beste Kanal jetzt, ${segment}, ist ${points(n)} wert`
                : "kein Kanal bringt jetzt etwas",
        keeps_extra_canal: (n) =>
            n > 0
                ? plural(n, {
                      one: "behält den Zusatzkanal für die letzte Runde",
                      other: "behält den Zusatzkanal für die nächsten # Runden",
                  })
                : "nach dieser Runde nützt der Zusatzkanal nichts mehr",
        spends_extra_canal: (n) =>
            n > 0
                ? plural(n, {
                      one: "verbraucht den Zusatzkanal, # Runde vor Schluss",
                      other: "verbraucht den Zusatzkanal, # Runden vor Schluss",
                  })
                : "letzte Gelegenheit für den Zusatzkanal",
        joins_offer: (n) => `macht mit den anderen zusammen ${escudos(n)}`,
        persuades: () => "wohl genug für den Kanalaufseher",
        falls_short: (segment) => `aber der Kanalaufseher zieht vielleicht ${segment} vor`,
        instead_of: (segment, n) => `statt ${segment}, ${points(n)} wert`,
        comes_anyway: () => "aber der Kanalaufseher baut dort wohl ohnehin",
        likely_canal: (segment, n) => `der Kanalaufseher baut wohl ${segment}, ${points(n)} wert`,
        no_canal_likely: () => "der Kanalaufseher baut wohl nichts",
    },
    exlibris: {
        ends_game: () => "beendet das Spiel",
        begins_closing: () => "beginnt die Schlussphase",
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
        gains_now: (n) => `${points(n)} mehr, wenn das Spiel jetzt endete`,
        loses_now: (n) => `${points(n)} weniger, wenn das Spiel jetzt endete`,
        exposes: (who, house, island) =>
            `${who} könnte als Nächstes ${theHouse[house]} von ${island} nehmen`,
    },
};

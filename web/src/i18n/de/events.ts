import { strong } from "../../lib/richText";
import type { Area } from "../catalogue";
import { listOf, pluralOf } from "../plural";

const plural = pluralOf("de");
const list = listOf("de");

export const events: Area<"events"> = {
    flows: (segment) => `Das Wasser fließt durch ${segment}`,
    skip: "Ein Druck überspringt es",
    ahead: "Gleich bist du dran: weiter",
    offersNothing: "bietet nichts",
    opened: "Die verdeckten Gebote",
    plantsFirst: "legt zuerst",
    bidNothing: "nichts",
    why: {
        own: (n) =>
            `Grund: Wasser für ${plural(n, { one: "# eigenes Plättchen", other: "# eigene Plättchen" })}`,
        money: "Grund: Es war das höchste Angebot",
        ground: (n) =>
            `Grund: Wasser für ${plural(n, { one: "# leeres Feld", other: "# leere Felder" })}`,
        declined: (price) => `Grund: Kein Graben war ${price} wert`,
        refusedForOthers: (amount, segment, others) =>
            `Abgelehnt: ${amount} für ${segment}. Wasser hätte dort nur bekommen: ${list(others.map(strong))}`,
        refusedForNobody: (amount, segment) =>
            `Abgelehnt: ${amount} für ${segment}. Kein Plättchen hätte dort Wasser bekommen`,
        refusedForFewer: (amount, segment, own) =>
            `Abgelehnt: ${amount} für ${segment}. Dort hätten weniger eigene Plättchen Wasser bekommen (${own})`,
    },
    since: {
        open: "Was geschehen ist",
        title: "Seit deinem letzten Zug",
        thisRound: "In dieser Runde",
        nothing: "Seitdem ist nichts geschehen.",
        hint: "Wähle eine Zeile, um sie auf dem Spielplan zu sehen.",
        wholeLog: "Das ganze Protokoll",
    },
    counting: "Es wird gezählt …",
    endedIn: (round) => `Beendet in Runde ${round}`,
    endedInOf: (round, of) => `Beendet in Runde ${round} von ${of}`,
    endedAlone: "Du hast die Partie hier beendet. Niemand hat gewonnen.",
    endedTogether: "Ihr habt vereinbart, die Partie hier zu beenden. Niemand hat gewonnen.",
    endedByPlayers: "Die Spielenden haben vereinbart, hier aufzuhören. Niemand hat gewonnen.",
    standing: "Der Stand in diesem Moment",
    standingNote: "Gezählt wie nach der letzten Runde: Was kein Wasser hatte, ist verdorrt.",
    standingBooks: "Gezählt wie nach der letzten Runde.",
    hiddenMoney: "Verdecktes Geld zählt hier nicht mit.",
};

import type { Area } from "../catalogue";
import { pluralOf } from "../plural";

const plural = pluralOf("de");

export const common: Area<"common"> = {
    title: "Levada",
    start: "Start",
    learn: "Lernen",
    language: "Sprache",
    sound: (on) => (on ? "Ton ausschalten" : "Ton einschalten"),
    players: (n) => plural(n, { one: "# Spieler", other: "# Spieler" }),
};

import type { Area } from "../catalogue";
import { pluralOf } from "../plural";

const plural = pluralOf("hu");

export const common: Area<"common"> = {
    title: "Levada",
    start: "Kezdőlap",
    learn: "Tanulás",
    language: "Nyelv",
    sound: (on) => (on ? "Hang ki" : "Hang be"),
    players: (n) => plural(n, { other: "# játékos" }),
};

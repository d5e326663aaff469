import type { Area } from "../catalogue";
import { pluralOf } from "../plural";

const plural = pluralOf("pl");

export const common: Area<"common"> = {
    title: "Levada",
    start: "Start",
    learn: "Nauka",
    language: "Język",
    sound: (on) => (on ? "Wyłącz dźwięk" : "Włącz dźwięk"),
    players: (n) =>
        plural(n, { one: "# gracz", few: "# graczy", many: "# graczy", other: "# gracza" }),
};

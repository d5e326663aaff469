import type { Area } from "../catalogue";
import { pluralOf } from "../plural";

const plural = pluralOf("ru");

export const common: Area<"common"> = {
    title: "Levada",
    start: "Начало",
    learn: "Обучение",
    language: "Язык",
    sound: (on) => (on ? "Выключить звук" : "Включить звук"),
    players: (n) =>
        plural(n, { one: "# игрок", few: "# игрока", many: "# игроков", other: "# игрока" }),
};

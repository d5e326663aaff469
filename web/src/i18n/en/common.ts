import { pluralOf } from "../plural";

const plural = pluralOf("en");

export const common = {
    title: "Levada",
    start: "Start",
    learn: "Learn",
    language: "Language",
    sound: (on: boolean) => (on ? "Turn sound off" : "Turn sound on"),
    players: (n: number) => plural(n, { one: "# player", other: "# players" }),
};

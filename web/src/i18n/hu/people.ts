import type { Area } from "../catalogue";
import { pluralOf } from "../plural";

const plural = pluralOf("hu");

export const people: Area<"people"> = {
    title: "Játssz emberekkel",
    lede: "Mondd meg, mi felel meg neked. Amint elegen szeretnék ugyanazt, magától megnyílik egy asztal.",
    wish: "Ami megfelel neked",
    howMany: "Hányan az asztalnál",
    howManyMeans: "Minden szám, ami megfelel: minél többet jelölsz be, annál hamarabb játszhatsz.",
    numbers: (numbers) => `${numbers} játékos`,
    paces: {
        now: { name: "Most", means: "15 perc mindenkinek, és lépésenként 20 másodperc" },
        days: { name: "Napokon át", means: "Két nap minden lépésre" },
    },
    rated: {
        name: "Értékelt",
        means: "Beleszámít az értékszámodba: nincs tipp, és semmit sem lehet visszavonni.",
    },
    bots: "Ha túl kevesen jönnek",
    botsMeans: "Botok ülnek a szabad helyekre, ha az asztalnál mindenki beleegyezett.",
    botsAfter: (seconds) =>
        seconds < 60
            ? plural(seconds, { other: "botok # másodperc után" })
            : plural(seconds / 60, { other: "botok # perc után" }),
    botsNever: "botok nélkül, várok",
    find: "Emberek keresése",
    looking: "Embereket keresünk…",
    others: (n) =>
        n === 0
            ? "Most senki más nem szeretné ezt."
            : plural(n, { other: "Még # ember szeretné ugyanezt." }),
    botsIn: (time) => `Botok jöhetnek ennyi idő múlva: ${time}`,
    botsSoon: "Botok jöhetnek, amint a többiek is beleegyeznek",
    stop: "Ne keress tovább",
    stay: "Maradj ezen az oldalon: aki elhagyja, már nem keres.",
    whoWaits: "Ki mire vár",
    nobody: "Most senki sem vár. Kezdd el te: a többiek látni fogják.",
    joinIn: "Csatlakozom",
    startMeans: "Találj embereket, akik most vagy napokon át ugyanazt játszanák.",
    waitingNow: (n) => plural(n, { other: "# ember vár" }),
};

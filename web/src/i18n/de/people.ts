import type { Area } from "../catalogue";
import { pluralOf } from "../plural";

const plural = pluralOf("de");

export const people: Area<"people"> = {
    title: "Mit anderen spielen",
    lede: "Sag, was dir recht ist. Sobald genug Leute dasselbe wollen, öffnet sich von selbst ein Tisch.",
    wish: "Was dir recht ist",
    howMany: "Wie viele am Tisch",
    howManyMeans: "Jede Zahl, die dir recht ist: je mehr du anhakst, desto eher geht es los.",
    numbers: (numbers) => `${numbers} Personen`,
    paces: {
        now: { name: "Jetzt", means: "15 Minuten für jeden, und 20 Sekunden mit jedem Zug" },
        days: { name: "Über Tage", means: "Zwei Tage für jeden Zug" },
    },
    rated: {
        name: "Gewertet",
        means: "Zählt für deine Wertung: ohne Tipps, nichts wird zurückgenommen.",
    },
    bots: "Wenn zu wenige kommen",
    botsMeans: "Bots nehmen die freien Plätze, wenn alle am Tisch einverstanden sind.",
    botsAfter: (seconds) =>
        seconds < 60
            ? `Bots nach ${seconds} Sekunden`
            : plural(seconds / 60, { one: "Bots nach # Minute", other: "Bots nach # Minuten" }),
    botsNever: "keine Bots, ich warte",
    find: "Leute finden",
    looking: "Leute werden gesucht …",
    others: (n) =>
        n === 0
            ? "Sonst will das gerade niemand."
            : plural(n, {
                  one: "# weitere Person will dasselbe.",
                  other: "# weitere wollen dasselbe.",
              }),
    botsIn: (time) => `Bots dürfen dazukommen in ${time}`,
    botsSoon: "Bots dürfen dazukommen, sobald die anderen einverstanden sind",
    stop: "Nicht mehr suchen",
    stay: "Bleib auf dieser Seite: Wer sie verlässt, sucht nicht mehr.",
    whoWaits: "Wer worauf wartet",
    nobody: "Gerade wartet niemand. Mach den Anfang: Andere sehen es.",
    joinIn: "Dazu",
    startMeans: "Finde Leute, die jetzt oder über Tage dasselbe spielen wollen.",
    waitingNow: (n) => plural(n, { one: "# Person wartet", other: "# Leute warten" }),
};

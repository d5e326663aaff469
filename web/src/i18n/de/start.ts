import type { Area } from "../catalogue";
import { pluralOf } from "../plural";

const plural = pluralOf("de");

export const start: Area<"start"> = {
    title: "Levada: Santiago und Ex Libris im Browser",
    headline: ["Wasser ist kostbar.", "Gute Bücher auch."],
    lede: "Zwei Brettspiele für zwei bis fünf Leute, im Browser. Ohne Konto. Schick einen Link oder spiel gegen Bots.",
    gettingReady:
        "Der Server ist gerade erst gestartet und bereitet die Regeln vor, nur dieses eine Mal. Dein Tisch öffnet sich von selbst, spätestens in einer Minute.",
    playNow: "Gleich spielen",
    playNowMeans: (bots) => plural(bots, { one: "du und # Bot", other: "du und # Bots" }),
    makeTable: "Tisch eröffnen",
    about: {
        santiago:
            "Ersteigere Plantagen, besteche den Kanalaufseher und lenke das Wasser auf deine Felder, ehe sie verdorren.",
        exlibris:
            "Schick Sucher auf fünf Inseln. Bücher von einer fast leeren Insel sind am meisten wert – wenn du sie auf der Hand behalten hast.",
    },
    facts: {
        santiago: ["2–5 Personen", "etwa 40 Minuten", "drei Ausgaben"],
        exlibris: ["2–4 Personen", "etwa 20 Minuten", "Karten"],
    },
    yourTables: "Deine Tische",
    allYours: "alle meine Partien",
    openTables: "Offene Tische",
    beingPlayed: "Hier wird gespielt",
    nobodyWaits: "Gerade ist nirgends ein Platz frei.",
    nobodyWaitsHelp: "Eröffne einen öffentlichen Tisch, dann finden ihn andere hier.",
    showAll: (n) => `alle ${n}`,
    showLess: "weniger",
    yourMove: "Du bist dran",
    look: "Ansehen",
    join: "Mitspielen",
    watch: "Zuschauen",
    replay: "Nachspielen",
    waiting: "die anderen sind dran",
    yourMoveLine: "du bist dran",
    notStarted: (free) =>
        plural(free, { one: "es fehlt noch # Person", other: "es fehlen noch # Personen" }),
    endedEarly: "vorzeitig beendet",
    record: "Eine Aufzeichnung ansehen",
    recordMeans:
        "Zieh eine Partie als Datei hierher oder wähle eine aus. Du kannst sie nachspielen und besprechen lassen.",
    chooseFile: "Datei auswählen",
    dropHere: "Loslassen zum Öffnen",
};

import type { Area } from "../catalogue";

export const mine: Area<"mine"> = {
    title: "Meine Partien",
    running: "Im Gange",
    open: "Noch nicht begonnen",
    over: "Beendet",
    none: "Noch keine Partien",
    noneHelp:
        "Sobald du gespielt hast, sind deine Partien hier: zum Weiterspielen, Nachspielen und Besprechen.",
    noneRunning: "Gerade läuft nichts.",
    noneOver: "Noch ist nichts zu Ende gespielt.",
    more: "Frühere zeigen",
    kept: "Was über dich gespeichert ist",
    keptMeans:
        "Eine Zufallszahl, deine Namen, deine Geräte, deine Plätze, deine Züge und was du an den Tischen geschrieben hast.",
    moreAbout: "Mehr zum Datenschutz",
    name: "Dein Name",
    nameMeans: "Für die nächsten Tische; an laufenden behältst du deinen bisherigen.",
    saveName: "Speichern",
    nameSaved: (name) => `Du heißt jetzt ${name}.`,
    nameGone: "Du spielst jetzt ohne Namen.",
    download: "Alles herunterladen",
    remove: "Alles löschen …",
    removeAsk: "Alles löschen, was über dich gespeichert ist?",
    removeMeans: [
        "Dein Name, deine Beiträge und deine Links werden an jedem Tisch gelöscht, sofort und endgültig.",
        "In laufenden Partien spielen Bots für dich weiter, damit sie den anderen nicht verloren gehen.",
        "Deine Züge bleiben, als Züge eines Platzes ohne Namen: Sie gehören auch zu den Partien der anderen.",
    ],
    removeYes: "Endgültig löschen",
    removeNo: "Alles behalten",
    removed: "Alles, was über dich gespeichert war, ist gelöscht.",
};

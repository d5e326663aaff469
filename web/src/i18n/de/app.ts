import type { Area } from "../catalogue";

export const app: Area<"app"> = {
    offline: (when) =>
        `Keine Verbindung. Du siehst den Stand von ${when}; Neues kommt von selbst, sobald sie wieder da ist.`,
    tableOffline: (when) => `Keine Verbindung: Stand von ${when}, nur zum Ansehen.`,
    tableNotKept: "Keine Verbindung. Der Tisch öffnet sich von selbst, sobald sie wieder da ist.",
    pageNotKept: "Diese Seite braucht eine Verbindung, und gerade gibt es keine.",
    updated: "Levada wurde aktualisiert.",
    reload: "Neu laden",
};

import type { Area } from "../catalogue";

export const app: Area<"app"> = {
    offline: (when) =>
        `Nincs kapcsolat. Az utolsó ismert állapot: ${when}. Ha a kapcsolat helyreáll, minden magától frissül.`,
    tableOffline: (when) => `Nincs kapcsolat. Utolsó ismert állás (${when}), csak megtekintésre.`,
    tableNotKept: "Nincs kapcsolat. Az asztal magától megnyílik, amint helyreáll.",
    pageNotKept: "Ehhez az oldalhoz kapcsolat kell, és most nincs.",
    updated: "A Levada frissült.",
    reload: "Újratöltés",
};

import type { Area } from "../catalogue";

export const app: Area<"app"> = {
    offline: (when) =>
        `Brak połączenia. Ostatni znany stan: ${when}; reszta pojawi się sama, gdy połączenie wróci.`,
    tableOffline: (when) => `Brak połączenia: stan z ${when}, tylko do oglądania.`,
    tableNotKept: "Brak połączenia. Stół otworzy się sam, gdy połączenie wróci.",
    pageNotKept: "Ta strona wymaga połączenia, a teraz go nie ma.",
    updated: "Levada została zaktualizowana.",
    reload: "Odśwież",
};

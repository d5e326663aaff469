import type { Area } from "../catalogue";
import { pluralOf } from "../plural";

const plural = pluralOf("pl");

export const start: Area<"start"> = {
    title: "Levada: Santiago i Ex Libris w przeglądarce",
    headline: ["Woda jest cenna.", "Dobre księgi też."],
    lede: "Dwie gry planszowe dla dwóch do pięciu osób, prosto w przeglądarce. Bez konta. Wyślij link albo zagraj z botami.",
    gettingReady:
        "Serwer dopiero wystartował i przygotowuje zasady, tylko ten jeden raz. Stół otworzy się sam, najpóźniej za minutę.",
    playNow: "Zagraj teraz",
    playNowMeans: (bots) =>
        plural(bots, {
            one: "ty i # bot",
            few: "ty i # boty",
            many: "ty i # botów",
            other: "ty i # bota",
        }),
    makeTable: "Otwórz stół",
    about: {
        santiago:
            "Licytuj plantacje, przekupuj budowniczego kanału i kieruj wodę na swoje pola, zanim wyschną.",
        exlibris:
            "Wysyłaj Poszukiwaczy na pięć Wysp. Najwięcej warte są Księgi z niemal pustej Wyspy – jeśli zostały ci na ręce.",
    },
    facts: {
        santiago: ["2–5 graczy", "około 40 minut", "trzy edycje"],
        exlibris: ["2–4 graczy", "około 20 minut", "karty"],
    },
    yourTables: "Twoje stoły",
    allYours: "wszystkie moje gry",
    openTables: "Otwarte stoły",
    beingPlayed: "Tu się gra",
    nobodyWaits: "W tej chwili nikt nie czeka na graczy.",
    nobodyWaitsHelp: "Otwórz stół publiczny, a inni znajdą go tutaj.",
    showAll: (n) => `wszystkie (${n})`,
    showLess: "mniej",
    yourMove: "Twój ruch",
    look: "Zobacz",
    join: "Dołącz",
    watch: "Oglądaj",
    replay: "Odtwórz",
    waiting: "teraz kolej innych",
    yourMoveLine: "twoja kolej",
    notStarted: (free) =>
        plural(free, {
            one: "brakuje jeszcze # osoby",
            few: "brakuje jeszcze # osób",
            many: "brakuje jeszcze # osób",
            other: "brakuje jeszcze # osoby",
        }),
    endedEarly: "zakończona przed czasem",
    record: "Obejrzyj zapis gry",
    recordMeans:
        "Upuść tu plik z zapisem albo wybierz go z dysku. Możesz odtworzyć grę i poprosić o jej omówienie.",
    chooseFile: "Wybierz plik",
    dropHere: "Upuść, aby otworzyć",
};

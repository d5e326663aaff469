import type { Area } from "../catalogue";

import { listOf } from "../plural";

const list = listOf("pl");

export const learn: Area<"learn"> = {
    title: "Nauka",
    lede: "Dziesięć krótkich kroków, każdy na prawdziwej pozycji, a potem pełne zasady. Wcześniej niczego nie trzeba czytać.",
    games: {
        santiago:
            "Licytuj, zakładaj plantacje, przekupuj, strać plantację w czasie suszy, podlicz punkty.",
        exlibris: "Złóż Zlecenie, zabierz Wioskę, zobacz puste Zlecenie, podlicz Księgi na ręce.",
    },
    begin: "Zaczynam",
    tutorial: "Dziesięć kroków",
    rules: "Zasady",
    rulings: "Rozstrzygnięcia",
    rulingsNote: "Gdzie drukowane zasady milczą albo się różnią, tutaj gra się tak.",
    contents: "Na tej stronie",
    step: (n, of) => `Krok ${n} z ${of}`,
    goOn: (n) => `Dalej od kroku ${n}`,
    ending: "Koniec",
    skipped: (steps) => `Kroki jeszcze bez odpowiedzi: ${list(steps.map(String))}.`,
    back: "Wstecz",
    next: "Dalej",
    skip: "Pomiń",
    again: "Od początku",
    finished: "Więcej nie potrzeba.",
    finishedNote: "Resztę zobaczysz w grze: przy każdym wyborze widać, co oznacza.",
    play: "Zagraj teraz",
    readRules: "Czytaj zasady",
    youAre: (name) => `Grasz jako ${name}, kolor czerwony.`,
    alsoRight: "Twoja odpowiedź jest równie dobra; historia toczy się dalej z inną.",
    right: "Dobrze.",
    notQuite: "Niezupełnie.",
    answers: "Twoja odpowiedź",
    you: "ty",
};

import type { Area } from "../catalogue";

export const about: Area<"about"> = {
    title: "O Levadzie",
    lede: "Levada pozwala grać w dwie gry planszowe, badać je i automatyzować – dokładnie według ich instrukcji.",
    name: "Nazwa",
    nameText:
        "Levada to kanał wodny: wąski, obmurowany kamieniem i starszy niż większość wiosek, którym daje wodę.",
    rights: "Projekt nieoficjalny",
    rightsText: [
        "Levada nie jest powiązana z wydawcami ani autorami gier Santiago i Ex Libris i nie działa na ich zlecenie ani z ich poparciem.",
        "Nazwy gier i ich wydawców należą do swoich właścicieli. Pojawiają się tu tylko po to, by było wiadomo, według jakich zasad się gra.",
        "Wszystkie rysunki, dźwięki i teksty są nasze; nic nie pochodzi z pudełka ani z instrukcji. Jeśli gra ci się podoba, kup ją: przy prawdziwym stole jest jeszcze lepsza.",
    ],
    source: "Wolne oprogramowanie",
    sourceText:
        "Levada jest dostępna na licencji MIT: każdy może jej używać, zmieniać ją i uruchamiać. Nie ma tu reklam ani śledzenia.",
    fonts: "Kroje pisma",
    fontsText:
        "Alegreya (Juan Pablo del Peral, Huerta Tipográfica) i Source Sans 3 (Paul D. Hunt, Adobe), oba na licencji SIL Open Font License 1.1.",
    fontLicence: (font) => `Licencja: ${font}`,
    programs: "Dla programów",
    programsText:
        "Boty i inne programy korzystają z tego samego interfejsu co ta strona. Jego opis:",
    api: "API tego serwera",
};

import type { GameLessons } from "../../lessons";

export const exlibris = (): GameLessons => ({
    steps: {
        worth: {
            title: "Jak wygrać",
            text: "Na koniec punktami są Księgi, które zostały ci na ręce. Księga Wyspy, na której zostało najmniej, daje 3, następnych 2, 1, 0 i −1; przy remisie liczy się dla wszystkich najniższe z ich miejsc. Liczba pod Wyspą mówi, ile na niej zostało. Czyje Księgi są tu najwięcej warte?",
            hint: "Szukaj najmniejszej liczby pod Wyspą.",
            done: "Najmniej zostało na wyspie Estrela: 3 za każdą jej Księgę. Trzy Wyspy mają tyle samo i dostają najniższe ze swoich miejsc, 0; najwięcej zostało na wyspie Dragoeiro, −1. Opróżniaj więc Wyspy, których Księgi zatrzymujesz.",
        },
        lanterns: {
            title: "Złóż Zlecenie",
            text: "Teraz pierwsza tura. Siedmiu Poszukiwaczy stoi w rzędzie, każdy szuka Ksiąg jednej Wyspy. Czterej z przodu mają latarnie: 3, 2, 2 i 1. Oddajesz Księgę; każdy Poszukiwacz jej Wyspy znajduje tyle Ksiąg, ile latarni ma jego miejsce. Które Zlecenie znajdzie najwięcej?",
            hint: "Dodaj latarnie wszystkich Poszukiwaczy jednej Wyspy.",
            done: "Âncora: 3 + 2, a Siódmy nie ma żadnej. Z tej Wyspy znika pięć patyczków.",
        },
        leave: {
            title: "Poszukiwacze odchodzą",
            text: "W rzędzie było trzech Poszukiwaczy wyspy Âncora. Odchodzi tylu, ilu było z Wyspy Zlecenia, od Pierwszego, bez względu na to, czego sami szukali. Ilu odejdzie po twoim Zleceniu?",
            hint: "Policz Poszukiwaczy wyspy Âncora w całym rzędzie, z latarniami i bez.",
            done: "Odchodzą Pierwszy, Drugi i Trzeci, pozostali się przesuwają, a ze stosu przychodzi trzech nowych.",
        },
        village: {
            title: "Zabierz Wioskę",
            text: "Znów twoja tura. Na wyspie Âncora został jeden patyczek. Jeśli znaleziono więcej Ksiąg, niż jest patyczków, zabierasz domek tej Wyspy, najpierw Wioskę: liczy się za 7 patyczków, a tobie daje 2 punkty. Które Zlecenie zabiera Wioskę?",
            hint: "Szukaj Wyspy, na której jest mniej patyczków, niż znalazłoby Zlecenie.",
            done: "Znaleziono 3, patyczek był 1: zabierasz Wioskę. 1 + 7 − 3: zostaje pięć.",
        },
        house: {
            title: "Ile zostało",
            text: "Wyspy porównuje się według tego, co na nich zostało: patyczki i 7 za każdy domek. Po twoim Zleceniu Âncora ma 5 patyczków i Miasto. Ile zostało?",
            hint: "Miasto liczy się za 7.",
            done: "5 + 7 = 12. Im mniej zostało, tym więcej są warte jej Księgi.",
        },
        nothing: {
            title: "Puste Zlecenie",
            text: "Zlecenie może nic nie znaleźć: gdy wszyscy Poszukiwacze jego Wyspy stoją z tyłu, bez latarni. I tak liczą się do tego, ilu odchodzi. Wyspy zostają, jakie były. Które Zlecenie nic nie znajdzie?",
            hint: "Wszyscy jego Poszukiwacze muszą stać na miejscach od piątego do siódmego.",
            done: "Poszukiwacze wyspy Estrela nie mieli latarni. W rzędzie było ich dwóch, więc dwóch odeszło.",
        },
        joins: {
            title: "Nikogo z tej Wyspy",
            text: "Jeśli w rzędzie nie ma Poszukiwacza z Wyspy Zlecenia, Pierwszy odchodzi, wszyscy się przesuwają, a twoja karta dołącza jako Siódmy. Żadna Księga nie zostaje odnaleziona. Przy którym Zleceniu stałoby się tak teraz?",
            hint: "Która Wyspa nie ma Poszukiwacza w rzędzie?",
            done: "Twoja karta stoi teraz na końcu rzędu i będzie się przesuwać z innymi.",
        },
        closing: {
            title: "Faza końcowa",
            text: "Gdy stos jest pusty, zabrano Miasto albo każdy ma sześć Ksiąg, zaczyna się faza końcowa: każde miejsce ma o jedną latarnię mniej. Ile znalazłoby tu Zlecenie Concha?",
            hint: "Pierwszy 2, Drugi 1, Trzeci 1, Czwarty żadnej.",
            done: "Trwającą rundę gra się do końca; gdy każdy ma sześć Ksiąg, gra się jeszcze jedną pełną.",
        },
        worst: {
            title: "Najmniej warta Wyspa",
            text: "Gra skończona. Najpełniejsza Wyspa daje −1 za każdą jej Księgę. Która to?",
            hint: "Szukaj największej liczby pod Wyspą.",
            done: "Kto ma jeszcze jej Księgi, traci punkt za każdą.",
        },
        hand: {
            title: "Podlicz swoje Księgi",
            text: "Każda Księga liczy się tyle, ile warta jest jej Wyspa; potem 2 za każdą Wioskę i 3 za każde Miasto. Ile razem ma Ana?",
            hint: "Karty razy wartość dla każdej Wyspy, potem domki.",
            done: "Oto cała gra: opróżniaj Wyspy, których Księgi trzymasz.",
        },
    },
    sections: [
        {
            title: "O co chodzi",
            text: [
                "Gra dla 2–4 osób; autor: aeragram. Wyprawa szuka na pięciu Wyspach zaginionych Ksiąg, a w każdej turze jedno z was mówi, których. Każde Zlecenie kosztuje kartę z ręki, a jednak to karty, które zostaną na koniec, są punktami, i najwięcej warte są tam, gdzie szukano najdokładniej.",
            ],
        },
        {
            title: "Przygotowanie",
            text: [
                "95 kart, po 19 z każdej Wyspy: 8 to Poszukiwacze, 11 to Księgi. Każda Wyspa ma Miasto, Wioskę i 6 patyczków Pustkowi.",
                "Siedmiu Poszukiwaczy kładzie się odkrytych w rzędzie wiodącym od ich stosu: to Wyprawa. Najbliżej stosu jest Siódmy, najdalej Pierwszy. Determinacja, pokazana jako latarnie, należy do miejsc: Pierwszy 3, Drugi 2, Trzeci 2, Czwarty 1.",
                "Każdy dostaje 13 Ksiąg, ukrytych przed innymi. Pozostałe zostają poza grą. Kto zaczyna, decyduje los albo umowa; gra idzie zgodnie z ruchem wskazówek zegara.",
            ],
        },
        {
            title: "Tura",
            text: [
                "Połóż jedną kartę z ręki odkrytą na stosie odrzuconych: to Zlecenie. Stos odrzuconych każdy może przeglądać.",
            ],
        },
        {
            title: "Kolor jest: znalezione Księgi",
            text: [
                "Dodaj latarnie na wszystkich miejscach, których Poszukiwacz ma kolor Zlecenia. Tyle patyczków znika z Wyspy.",
            ],
            points: [
                "Patyczków jest dokładnie tyle: znikają, domku się nie zabiera.",
                "Za mało: zabierasz domek, najpierw Wioskę, potem Miasto. Liczy się za 7 patyczków, dodanych przed zabraniem. Wciąż za mało: także następny domek.",
                "Za mało i nie ma domku: na Wyspie zostaje 0.",
            ],
            figure: {
                step: "village",
                when: "after",
                caption:
                    "1 patyczek, znaleziono 3: Wioska zabrana, zostaje 1 + 7 − 3 = 5 patyczków.",
            },
        },
        {
            title: "Kolor jest: Poszukiwacze odchodzą",
            text: [
                "Odrzuca się tylu Poszukiwaczy, od Pierwszego, ilu w całym rzędzie miało kolor Zlecenia. Reszta się przesuwa. Puste miejsca uzupełnia się ze stosu po jednej karcie, najpierw miejsce najbliżej stosu.",
            ],
        },
        {
            title: "Koloru nie ma",
            text: [
                "Pierwszego się odrzuca, wszyscy przesuwają się o jedno miejsce, a karta Zlecenia dołącza jako Siódmy. Żadna Księga nie zostaje odnaleziona i tura się kończy.",
            ],
            figure: {
                step: "joins",
                when: "after",
                caption: "Nie było Poszukiwacza wyspy Âncora: karta dołączyła jako Siódmy.",
            },
        },
        {
            title: "Faza końcowa",
            text: [
                "Zaczyna się na koniec tury, gdy stos jest pusty, ktoś zabrał Miasto albo każdy ma dokładnie 6 kart. Odtąd każde miejsce ma o jedną latarnię mniej: 2, 1, 1, 0.",
                "Gdy stos jest pusty albo zabrano Miasto, trwającą rundę gra się do końca; jeśli właśnie się skończyła, gra kończy się od razu. Gdy każdy ma po 6 kart, gra się jeszcze jedną pełną rundę.",
            ],
        },
        {
            title: "Punkty",
            text: [
                "Uszereguj Wyspy według tego, co zostało, domek liczy się za 7, od najmniejszej: są warte 3, 2, 1, 0, −1. Przy remisie liczy się dla wszystkich najniższa wartość ich miejsc.",
                "Dostajesz karty × wartość dla każdego koloru, potem 2 za każdą Wioskę i 3 za każde Miasto. Wygrywa najwyższy wynik; przy remisie zwycięstwo się dzieli.",
            ],
            figure: {
                step: "worth",
                when: "before",
                caption:
                    "Tabliczki pokazują, ile na koniec tej gry jest warta Księga każdej Wyspy.",
            },
        },
    ],
    rulings: {
        X1: [
            "Gdy karta Zlecenia dołączyła, czy odrzuca się Poszukiwaczy za jej kolor?",
            "Nie: ten przypadek zastępuje resztę tury.",
        ],
        X2: [
            "Znaleziono 8 na Wyspie bez patyczków, z oboma domkami?",
            "Wioska, potem Miasto: 0 + 7 + 7 − 8 zostawia 6 patyczków.",
        ],
        X3: [
            "Znaleziono więcej, niż zostało, a domku nie ma?",
            "Na Wyspie zostaje 0, długu nie ma.",
        ],
        X4: [
            "Przykład w instrukcji pokazuje dwa puste miejsca po trzech odrzuconych?",
            "To pomyłka: puste są trzy.",
        ],
        X5: [
            "Stos kończy się w trakcie uzupełniania?",
            "Miejsca, do których kart nie starczyło, zostają puste, aż karty znów się przesuną. Odrzucenie zamyka lukę; dołączająca karta przesuwa każdą dokładnie o jedno miejsce.",
        ],
        X6: [
            "Fazę końcową wywołuje ostatnia tura rundy?",
            "Przy stosie i Mieście gra kończy się od razu: wszyscy mają już tyle samo kart.",
        ],
        X7: ["Równe wyniki?", "Wspólne zwycięstwo."],
        X8: [
            "Dwie przyczyny naraz albo jedna po drugiej?",
            "Faza końcowa zaczyna się raz, latarni ubywa raz, i obowiązuje najwcześniejszy koniec.",
        ],
        X9: [
            "Jak nazywają się kolory?",
            "Zasady ich nie nazywają. Tutaj to Wyspy, każda z własnym znakiem.",
        ],
    },
});

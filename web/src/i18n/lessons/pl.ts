import type { Lessons } from "../lessons";

export const lessons: Lessons = {
    names: ["Ana", "Beto", "Cleo", "Dora"],
    santiago: {
        steps: {
            spring: {
                title: "Woda płynie ze źródła",
                text: "Wyspa jest sucha. Rowy biegną wokół każdego bloku czterech pól; woda płynie tylko tam, gdzie zbudowano kanał. Nowy kanał musi zaczynać się przy źródle albo na końcu innego kanału. Gdzie mógłby powstać pierwszy?",
                hint: "Ten rów nie dotyka źródła.",
                done: "Przy źródle spotykają się cztery rowy; każdy nadaje się na pierwszy kanał.",
            },
            auction: {
                title: "Wylicytuj żeton",
                text: "Cztery żetony leżą odkryte. Beto dał 2, Cleo i Dora spasowały; ty licytujesz na końcu. Kwoty, która już padła, nie można powtórzyć. Kto da najwięcej, wybiera pierwszy. Daj tyle, by sadzić wcześniej niż Beto.",
                hint: "Beto dał 2: z taką kwotą sadzisz dopiero po nim.",
                done: "W naszej historii dajesz 6 i sadzisz przed wszystkimi. Płaci się do banku przy sadzeniu.",
            },
            overseer: {
                title: "Kto decyduje o wodzie?",
                text: "Nadzorca kanałów bierze łapówki i buduje. Figurkę dostaje ten, kto spasował pierwszy; jeśli nikt nie spasował, ten, kto dał najmniej. Cleo i Dora spasowały, Cleo przed Dorą.",
                hint: "Zobacz, kto spasował jako pierwszy.",
                done: "Cleo spasowała pierwsza i jest teraz nadzorczynią. Pas też kosztuje: położy o jeden znacznik mniej.",
            },
            planting: {
                title: "Sadź",
                text: "Bierzesz paprykę z dwoma plantatorami i kładziesz na niej dwa swoje znaczniki. Nadaje się każde puste pole, ale będzie potrzebna woda. Połóż ją tam, dokąd sięgnie pierwszy kanał: przy źródle.",
                hint: "W tej rundzie żaden kanał nie dotknie tego pola.",
                done: "W naszej historii wybierasz e3: tam może ją nawodnić kanał od źródła. Te same rośliny obok siebie tworzą jedną dużą plantację.",
            },
            neutral: {
                title: "Żeton bez znaczników",
                text: "Wszyscy posadzili. Kto spasował, kładzie o jeden znacznik mniej: Dora jeden zamiast dwóch, Cleo żadnego zamiast jednego. Żeton bez znaczników jest neutralny. Który to?",
                hint: "Na tym żetonie leżą znaczniki.",
                done: "Banany Cleo na g2 są niczyje. Do wielkości plantacji liczą się mimo to.",
            },
            bribery: {
                title: "Złóż ofertę",
                text: "Począwszy od lewej strony nadzorcy, każdy może wskazać rów i zaoferować pieniądze albo do kogoś dołączyć. Dora oferuje 2 za B2–C2. Twoja papryka leży na e3: wskaż rów, który by ją nawodnił.",
                hint: "Kanał w tym miejscu nie dotknie e3.",
                done: "W naszej historii oferujesz 1 za C2–D2. Beto ma tam banany na f2, więc może do ciebie dołączyć.",
            },
            elsewhere: {
                title: "Co wolno nadzorcy",
                text: "Beto dołączył: 3 za C2–D2, wobec 2 od Dory. Cleo może przyjąć jedną propozycję i wziąć wszystko, co za nią oferują. Albo zbudować gdzie indziej i zapłacić bankowi o 1 więcej, niż wynosi najdroższa propozycja. Ile by ją to kosztowało?",
                hint: "Najdroższa propozycja to 3. Do tego 1.",
                done: "Cleo musiałaby zapłacić 4, więc woli wasze 3. Dora zabiera swoje 2.",
            },
            extra: {
                title: "Własny kanał",
                text: "Każdy ma na całą grę jeden dodatkowy kanał. Nic nie kosztuje, ale w rundzie powstaje tylko jeden, a kto zbuduje pierwszy, kończy fazę. Gdzie zbudujesz swój? Nadaje się każdy koniec kanału.",
                hint: "Kanał musi zaczynać się tam, gdzie jest już woda.",
                done: "W naszej historii budujesz C2–C3. Możesz go też zachować: później bywa wart więcej.",
            },
            drought: {
                title: "Susza",
                text: "Teraz każdy żeton, który nie dotyka kanału, traci znacznik. Ten, który nie miał żadnego, wysycha na zawsze. Na fasoli na c3 leży jeden znacznik Dory, na bananach na g2 żaden. Który żeton wyschnie?",
                hint: "Ten ma wodę albo ma jeszcze co stracić.",
                done: "g2 to już pustynia: nic tam nie wyrośnie. Fasola Dory straciła znacznik i wyschnie w następnej rundzie, jeśli nie dostanie wody. Potem wszyscy dostają 3 escudos i zaczyna się nowa runda.",
            },
            count: {
                title: "Podlicz plantację",
                text: "Na koniec wysycha wszystko, co nie ma wody. Potem każda plantacja daje: żetony × twoje znaczniki. Palma na żetonie z twoimi znacznikami liczy się jak jeszcze jeden znacznik. Podświetlona plantacja ma 5 żetonów; masz na niej 7 znaczników i palmę.",
                hint: "Palma to o jeden znacznik więcej: 7 + 1. Razy 5 żetonów.",
                done: "5 × (7 + 1) = 40. Dodaj pieniądze i masz sumę. Największa wygrywa.",
            },
        },
        sections: [
            {
                title: "O co chodzi",
                text: [
                    "Sadzicie rośliny na suchej wyspie i chcecie, by łączyły się w duże plantacje. Woda płynie tylko tam, gdzie puści ją nadzorca kanałów, a nadzorca, ktoś z was, bierze łapówki. Dla 2–5 graczy.",
                ],
            },
            {
                title: "Plansza",
                text: [
                    "48 pól w 8 kolumnach, od a do h, i 6 rzędach. Rowy biegną wokół każdego bloku 2 × 2 pól, także na brzegu. Spotykają się na 20 skrzyżowaniach, od A1 do E4. Odcinek to rów między dwoma sąsiednimi skrzyżowaniami.",
                    "Odcinek dotyka pól po obu swoich stronach: czterech wewnątrz planszy, dwóch na brzegu. Pola sąsiadują bokiem, nigdy rogiem; rów ani kanał między nimi niczego nie zmienia.",
                ],
                figure: {
                    step: "spring",
                    when: "before",
                    caption: "Źródło na C2. Zaczynają się tam cztery odcinki.",
                },
            },
            {
                title: "Przygotowanie",
                text: [
                    "45 żetonów: po 9 z każdej z 5 roślin, 3 z jednym plantatorem i 6 z dwoma. Tasuje się je i układa zakryte w stosy. Każdy bierze znaczniki, dodatkowy kanał, kanał gracza i pieniądze. Ktoś z was jest pierwszym nadzorcą.",
                ],
                points: [
                    "2 graczy: po 3 żetony każdej rośliny odkłada się do pudełka; 3 stosy po 10 żetonów, 10 rund, 10 kanałów, po 5 escudos.",
                    "3 lub 4 graczy: 4 stosy po 11, 11 rund, 11 kanałów, po 10 escudos. Jeden żeton pokazuje się i odkłada.",
                    "5 graczy: 5 stosów po 9, 9 rund, 9 kanałów, po 10 escudos.",
                    "Z palmami: na trzech polach po jednej; żadne dwa się nie stykają, żadne nie leży przy źródle.",
                ],
            },
            {
                title: "1. Licytacja",
                text: [
                    "Odkrywa się wierzchni żeton każdego stosu. Począwszy od lewej strony nadzorcy, a na nim kończąc, każdy raz pasuje albo podaje kwotę w całych escudos, od 1 do tego, co ma. Żadna kwota nie może paść dwa razy; wolno dać i więcej, i mniej.",
                ],
            },
            {
                title: "2. Nowy nadzorca",
                text: [
                    "Figurkę dostaje ten, kto spasował pierwszy; jeśli nikt nie spasował, ten, kto dał najmniej.",
                ],
            },
            {
                title: "3. Zakładanie plantacji",
                text: [
                    "Najpierw sadzi ten, kto dał najwięcej, potem inni aż do najniższej kwoty, potem ci, którzy spasowali, od ostatniego do pierwszego. Zapłać swoją kwotę do banku, weź odkryty żeton i połóż go na dowolnym pustym polu; pole wyschniętego żetonu nie jest puste.",
                    "Połóż na nim tyle znaczników, ilu pokazuje plantatorów; o jeden mniej po pasie. Żeton bez znaczników jest neutralny. Przy 2 i 3 graczach jeden żeton zostaje: sadzi go też ten, kto sadził pierwszy, na końcu i bez znaczników, obok żywej plantacji (a jeśli nie ma tam wolnego pola, obok wyschniętej).",
                ],
                figure: {
                    step: "neutral",
                    when: "before",
                    caption:
                        "Ana i Beto licytowali: po dwa znaczniki. Dora spasowała: o jeden mniej. Żeton Cleo jest neutralny.",
                },
            },
            {
                title: "4. Przekupstwo",
                text: [
                    "Odcinek jest dozwolony, jeśli nie leży na nim kanał, a jeden z jego końców to źródło albo koniec kanału. Począwszy od lewej strony nadzorcy, każdy z pozostałych wskazuje dozwolony odcinek i składa ofertę, dołącza do już wskazanego albo pasuje. Oferty za ten sam odcinek się sumują. Potem nadzorca decyduje:",
                ],
                points: [
                    "Przyjmuje jeden ze wskazanych odcinków, bierze wszystko, co za niego oferują, i tam buduje.",
                    "Buduje na innym odcinku i płaci bankowi o 1 więcej niż najwyższa suma. Jeśli nikt nic nie wskazał: płaci 1.",
                    "Rezygnuje, tylko jeśli nikt nic nie wskazał: nikt nie płaci, a jeden kanał z puli przepada.",
                ],
                figure: {
                    step: "elsewhere",
                    when: "before",
                    caption: "3 za C2–D2, 2 za B2–C2. Budowa gdzie indziej kosztowałaby Cleo 4.",
                },
            },
            {
                title: "5. Dodatkowy kanał",
                text: [
                    "Począwszy od lewej strony nadzorcy, a na nim kończąc, każdy, kto ma jeszcze dodatkowy kanał, buduje go za darmo na dozwolonym odcinku albo zachowuje. Kto zbuduje pierwszy, kończy fazę.",
                ],
            },
            {
                title: "6. Susza",
                text: [
                    "Nie w ostatniej rundzie. Każda plantacja, która nie dotyka kanału, traci znacznik. Jeśli na początku fazy nie miała żadnego, wysycha na zawsze: żeton się odwraca, jego palma znika, nic już tam nie wyrośnie.",
                ],
                figure: {
                    step: "drought",
                    when: "after",
                    caption: "g2 było neutralne i suche: pustynia. Fasola na c3 straciła znacznik.",
                },
            },
            {
                title: "7. Wypłata escudos",
                text: ["Nie w ostatniej rundzie. Każdy bierze z banku 3 escudos."],
            },
            {
                title: "Koniec i podliczanie punktów",
                text: [
                    "Po piątej fazie ostatniej rundy wysycha każda plantacja, która nie dotyka kanału, ze znacznikami czy bez. Duża plantacja to wszystkie żywe żetony jednej rośliny połączone bokami; neutralne się liczą, kanały i palmy jej nie dzielą.",
                    "Za każdą dostajesz żetony × twoje znaczniki; palma na żetonie z twoimi znacznikami liczy się jak jeszcze jeden. Twoja suma to pieniądze i plantacje. Największa wygrywa; przy remisie zwycięstwo się dzieli.",
                ],
                figure: {
                    step: "count",
                    when: "before",
                    caption: "5 żetonów, 7 znaczników i palma: 5 × (7 + 1) = 40.",
                },
            },
            {
                title: "Gra dwuosobowa",
                text: [
                    "Przed pierwszą rundą nadzorca kładzie jeden kanał przy źródle. Oboje wybierają kwotę w tajemnicy, od 0, czyli pasu, do 22; kwoty odkrywa się razem i obie od razu płaci. Kto dał więcej, sadzi pierwszy; remis wygrywa nadzorca. Kto przegrał, zostaje nadzorcą.",
                ],
            },
            {
                title: "Edycje",
                text: [
                    "Edycja to zestaw ustawień i słów. Liczba graczy, rośliny i słowa zależą od edycji; resztę można przy stole zmienić.",
                ],
                points: [
                    "AMIGO (niemiecka, węgierska): 3 do 5 graczy, bez palm, oferty od 1, pieniądze ukryte. Banany, fasola, papryka, ziemniaki, trzcina cukrowa.",
                    "Samarkanda (rosyjska): te same zasady; wieża ciśnień, strażnik aryków, robotnicy.",
                    "Trefl (polska): 2 do 5 graczy, palmy, oferty od 0, pieniądze jawne. Banany, kokosy, winogrona, papryka, arbuzy; budowniczy kanału, rolnicy.",
                ],
            },
            {
                title: "Opcje",
                text: ["Kto otwiera stół, wybiera:"],
                points: [
                    "Palmy, najmniejszą ofertę (0 lub 1), pieniądze jawne lub ukryte.",
                    "45. żeton (3 lub 4 graczy): poza grą albo w 1. rundzie sadzi go ten, kto sadził pierwszy, tak jak żeton, który został.",
                    "Czy nadzorca może budować także na wskazanym odcinku, nie biorąc za niego pieniędzy, o 1 drożej niż najwyższa suma.",
                    "Gdzie są źródło i palmy oraz kto jest pierwszym nadzorcą: wybór albo losowanie.",
                ],
            },
        ],
        rulings: {
            R1: [
                "Przy 2 graczach: kto kładzie pierwszy kanał?",
                "Pierwszy nadzorca. Polskie zasady mówią: starszy gracz; program nie pyta o wiek.",
            ],
            R2: [
                "Czy nadzorca może budować na wskazanym odcinku, nie biorąc pieniędzy, albo płacąc o 1 więcej?",
                "Nie, może go tylko przyjąć: wszystkie instrukcje mówią o innym miejscu. Znosi to opcja.",
            ],
            R3: [
                "A jeśli nadzorca nie może zapłacić?",
                "Nie może budować gdzie indziej; jeśli są oferty, musi jedną przyjąć. Długów nie ma.",
            ],
            R4: [
                "Wszyscy spasowali: kto sadzi żeton, który został?",
                "Ten, kto sadzi pierwszy, czyli kto spasował ostatni (przy 2 graczach: kto wygrał remis).",
            ],
            R5: ["Przy 2 graczach pasują oboje: kto kładzie o jeden znacznik mniej?", "Oboje."],
            R6: [
                "Przy 2 graczach: kto decyduje o dodatkowym kanale?",
                "Najpierw druga osoba, potem nadzorca.",
            ],
            R7: [
                "Do których propozycji można dołączyć?",
                "Do każdego odcinka wskazanego wcześniej w tej fazie; oferty się sumują.",
            ],
            R8: [
                "Odcinek wskazano z ofertą 0: czy się liczy?",
                "Tak: budowa gdzie indziej kosztuje co najmniej 1, a zrezygnować nie można.",
            ],
            R9: ["Równe najlepsze sumy?", "Wspólne zwycięstwo."],
            R10: [
                "Co ukrywają ukryte pieniądze?",
                "Kwotę, przed innymi i widzami, do końca gry. Licytacja i oferty są jawne, więc każdy może liczyć.",
            ],
            R11: ["Rozmowy i obietnice?", "W każdej chwili, ale nigdy nie wiążą."],
            R12: ["Pomyłki w tłumaczeniach?", "Obowiązuje niemiecki oryginał."],
            R13: [
                "Czy 45. żeton się sadzi?",
                "Tylko jako opcja; rosyjski skrót przeczy własnym pełnym zasadom.",
            ],
            R14: [
                "Kiedy płaci się kwotę z licytacji?",
                "Przy sadzeniu (2 graczy: gdy są obie kwoty). Dla gry to bez różnicy.",
            ],
            R15: [
                "Czy można cofnąć ruch?",
                "Według zasad nie. Stół może na to pozwolić, jawnie: ostatni własny ruch, póki nie zagrał ktoś inny i nie odkryto niczego zakrytego.",
            ],
            R16: [
                "Jak duży jest bank i pula przy 2 graczach?",
                "Pieniędzy w banku nie zabraknie; kanałów jest 10.",
            ],
            R17: ["Czy odłożone żetony są tajne?", "Nie, pokazano je przy przygotowaniu."],
        },
    },
    exlibris: {
        steps: {
            lanterns: {
                title: "Złóż Zlecenie",
                text: "Siedmiu Poszukiwaczy stoi w rzędzie, każdy szuka Ksiąg jednej Wyspy. Czterej z przodu mają latarnie: 3, 2, 2 i 1. Oddajesz Księgę; każdy Poszukiwacz jej Wyspy znajduje tyle Ksiąg, ile latarni ma jego miejsce. Które Zlecenie znajdzie najwięcej?",
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
                text: "Znów twoja tura. Na wyspie Âncora został jeden patyczek. Jeśli znaleziono więcej Ksiąg, niż jest patyczków, zabierasz dom tej Wyspy, najpierw Wioskę: liczy się za 7 patyczków, a tobie daje 2 punkty. Które Zlecenie zabiera Wioskę?",
                hint: "Szukaj Wyspy, na której jest mniej patyczków, niż znalazłoby Zlecenie.",
                done: "Znaleziono 3, patyczek był 1: zabierasz Wioskę. 1 + 7 − 3: zostaje pięć.",
            },
            house: {
                title: "Ile zostało",
                text: "Wyspy porównuje się według tego, co na nich zostało: patyczki i 7 za każdy dom. Po twoim Zleceniu Âncora ma 5 patyczków i Miasto. Ile zostało?",
                hint: "Miasto liczy się za 7.",
                done: "5 + 7 = 12. Im mniej zostało, tym więcej są warte jej Księgi.",
            },
            nothing: {
                title: "Nic nie znaleźć",
                text: "Zlecenie może nic nie znaleźć: gdy wszyscy Poszukiwacze jego Wyspy stoją z tyłu, bez latarni. I tak liczą się do tego, ilu odchodzi. Wyspy zostają, jakie były. Które Zlecenie nic nie znajdzie?",
                hint: "Wszyscy jego Poszukiwacze muszą stać na miejscach od piątego do siódmego.",
                done: "Poszukiwacze wyspy Estrela nie mieli latarni. W rzędzie było ich dwóch, więc dwóch odeszło.",
            },
            joins: {
                title: "Nikogo z tej Wyspy",
                text: "Jeśli w rzędzie nie ma Poszukiwacza z Wyspy Zlecenia, Pierwszy odchodzi, wszyscy się przesuwają, a twoja karta dołącza jako Siódmy. Nic się nie znajduje. Przy którym Zleceniu stałoby się tak teraz?",
                hint: "Która Wyspa nie ma Poszukiwacza w rzędzie?",
                done: "Twoja karta stoi teraz na końcu rzędu i będzie się przesuwać z innymi.",
            },
            worth: {
                title: "Ile jest warta Księga",
                text: "Na koniec Wyspa, na której zostało najmniej, daje 3 za każdą jej Księgę na twojej ręce, następne 2, 1, 0 i −1. Przy remisie liczy się dla wszystkich najniższe z ich miejsc. Która Wyspa jest teraz warta najwięcej?",
                hint: "Szukaj najmniejszej liczby pod Wyspą.",
                done: "Zostało na niej najmniej. Składaj więc Zlecenia na Wyspy, których Księgi zatrzymujesz.",
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
                title: "Podlicz rękę",
                text: "Każda Księga liczy się tyle, ile warta jest jej Wyspa; potem 2 za każdą Wioskę i 3 za każde Miasto. Ile razem ma Ana?",
                hint: "Karty razy wartość dla każdej Wyspy, potem domy.",
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
                    "Patyczków jest dokładnie tyle: znikają, domu się nie zabiera.",
                    "Za mało: zabierasz dom, najpierw Wioskę, potem Miasto. Liczy się za 7 patyczków, dodanych przed zabraniem. Wciąż za mało: także następny dom.",
                    "Za mało i nie ma domu: na Wyspie zostaje 0.",
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
                    "Pierwszego się odrzuca, wszyscy przesuwają się o jedno miejsce, a karta Zlecenia dołącza jako Siódmy. Nic się nie znajduje i tura się kończy.",
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
                    "Uszereguj Wyspy według tego, co zostało, dom liczy się za 7, od najmniejszej: są warte 3, 2, 1, 0, −1. Przy remisie liczy się dla wszystkich najniższa wartość ich miejsc.",
                    "Dostajesz karty × wartość dla każdego koloru, potem 2 za każdą Wioskę i 3 za każde Miasto. Wygrywa najwyższy wynik; przy remisie zwycięstwo się dzieli.",
                ],
                figure: {
                    step: "worth",
                    when: "before",
                    caption: "Tabliczki pokazują, ile byłaby teraz warta Księga każdej Wyspy.",
                },
            },
        ],
        rulings: {
            X1: [
                "Gdy karta Zlecenia dołączyła, czy odrzuca się Poszukiwaczy za jej kolor?",
                "Nie: ten przypadek zastępuje resztę tury.",
            ],
            X2: [
                "Znaleziono 8 na Wyspie bez patyczków, z oboma domami?",
                "Wioska, potem Miasto: 0 + 7 + 7 − 8 zostawia 6 patyczków.",
            ],
            X3: [
                "Znaleziono więcej, niż zostało, a domu nie ma?",
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
                "Przy stosie i Mieście gra kończy się od razu: wszystkie ręce są już równe.",
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
    },
};

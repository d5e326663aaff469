import { of } from "../../pl/terms";
import type { Edition } from "../../editionOf";
import type { GameLessons, Section, StepWords } from "../../lessons";

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/* In the words of the Trefl edition. */
const steps: Record<string, StepWords> = {
    aim: {
        title: "Jak wygrać",
        text: "Wygrywa, kto na koniec ma najwięcej. Plantacje tej samej rośliny przyległe do siebie bokami tworzą dużą plantację. Daje ona: liczba żetonów × liczba twoich rolników; do tego dolicza się pieniądze. Podświetlona papryka to 3 żetony i 2 twoich rolników. Ile ci daje?",
        hint: "3 żetony razy 2 rolników.",
        done: "3 × 2 = 6. Beto ma tam jednego rolnika, czyli 3. Chcesz więc dużych plantacji, wielu rolników na nich i wody: co pozostanie suche, przepada.",
    },
    auction: {
        title: "Wylicytuj plantację",
        text: "Teraz pierwsza runda. Cztery plantacje leżą odkryte. Beto dał 2, Cleo i Dora spasowały; ty licytujesz na końcu. Kwoty, która już padła, nie można powtórzyć. Kto da najwięcej, wybiera pierwszy. Daj tyle, by wybierać przed graczem Beto.",
        hint: "Beto dał 2: z taką kwotą wybierasz dopiero po nim.",
        done: "W naszej historii dajesz 6 i wybierasz przed wszystkimi. Do banku płaci się przy zakładaniu plantacji.",
    },
    overseer: {
        title: "Kto decyduje o wodzie?",
        text: "O wodzie decyduje budowniczy kanału, a innym wolno go przekonywać pieniędzmi. Żeton budowniczego dostaje ten, kto spasował pierwszy; jeśli nikt nie spasował, ten, kto dał najmniej. Cleo i Dora spasowały, Cleo przed Dorą. Kto jest teraz budowniczym?",
        hint: "Zobacz, kto spasował jako pierwszy.",
        done: "Cleo spasowała pierwsza i to ona jest teraz budowniczym. Pas też kosztuje: położy o 1 rolnika mniej.",
    },
    planting: {
        title: "Załóż plantację",
        text: "Bierzesz paprykę z dwoma rolnikami i stawiasz na niej dwóch swoich. Wyspa jest sucha: rowy biegną wokół każdego bloku czterech pól, a woda płynie tylko tam, gdzie zbudowano kanał, pierwszy od źródła wody. Połóż plantację tam, dokąd ten kanał sięgnie: przy źródle.",
        hint: "W tej rundzie żaden kanał nie dotknie tego pola.",
        done: "W naszej historii wybierasz e3: tam może ją nawodnić kanał od źródła.",
    },
    neutral: {
        title: "Plantacja bez rolników",
        text: "Wszyscy założyli plantacje. Kto spasował, kładzie o 1 rolnika mniej: Dora jednego zamiast dwóch, Cleo żadnego zamiast jednego. Plantacja bez rolników jest neutralna. Która to?",
        hint: "Na tej plantacji są rolnicy.",
        done: "Banany, które Cleo położyła na g2, są niczyje. Do wielkości plantacji liczą się mimo to.",
    },
    bribery: {
        title: "Złóż ofertę",
        text: "Począwszy od lewej strony budowniczego, każdy może wskazać rów i zaoferować pieniądze albo do kogoś dołączyć. Nowy kanał zaczyna się przy źródle wody albo na końcu innego kanału. Dora oferuje 2 za B2–C2. Wskaż rów, który nawodni twoją paprykę.",
        hint: "Kanał w tym miejscu nie dotknie twojej papryki.",
        done: "W naszej historii oferujesz 1 za C2–D2. Beto ma tam banany, więc może do ciebie dołączyć.",
    },
    elsewhere: {
        title: "Co wolno budowniczemu",
        text: "Beto dołączył: 3 za C2–D2, wobec 2 od Dory. Cleo może przyjąć jedną propozycję i wziąć wszystko, co za nią oferują. Albo zbudować gdzie indziej i zapłacić bankowi o 1 więcej, niż wynosi najwyższa oferta. Ile by ją to kosztowało?",
        hint: "Najwyższa oferta to 3. Do tego 1.",
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
        text: "Teraz z każdej plantacji, która nie dotyka kanału, odchodzi rolnik. Ta, na której nie było żadnego, wysycha na zawsze. Na kokosach na c3 stoi jeden rolnik Dory, na bananach na g2 żaden. Która plantacja wyschnie?",
        hint: "Ta ma wodę albo ma jeszcze rolnika.",
        done: "Plantacja na g2 wyschła: nic już tam nie wyrośnie. Kokosy Dory straciły rolnika i wyschną w następnej rundzie, jeśli nie dostaną wody. Potem wszyscy dostają 3 escudos i zaczyna się nowa runda.",
    },
    count: {
        title: "Podliczanie z palmą",
        text: "Jeszcze raz koniec gry: wyschło wszystko, co nie miało wody. Palma na żetonie z twoimi rolnikami jest liczona jako dodatkowy rolnik. Podświetlona plantacja ma 5 żetonów; masz na niej 7 rolników i palmę.",
        hint: "Palma to dodatkowy rolnik: 7 + 1. Razy 5 żetonów.",
        done: "5 × (7 + 1) = 40. Wszystkie plantacje i pieniądze to twój wynik. Wygrywa największy.",
    },
};

function sections(edition: Edition): Section[] {
    const e = of(edition);
    const isTrefl = edition === "trefl";
    return [
        {
            title: "O co chodzi",
            text: [
                `Zakładacie plantacje na suchej ziemi i chcecie, by łączyły się w duże. Wygrywa, kto na koniec ma najwięcej: za każdą dużą plantację liczba żetonów × liczba ${e.marker[2]} gracza, a do tego pieniądze. Woda płynie tylko tam, gdzie puści ją ${e.overseer}, ktoś z was, kogo można przekupić. Dla ${e.players} graczy.`,
            ],
        },
        {
            title: "Plansza",
            text: [
                "48 pól w 8 kolumnach, od a do h, i 6 rzędach. Rowy, czyli grube linie, biegną wokół każdego bloku 2 × 2 pól, także na brzegu. Spotykają się na 20 skrzyżowaniach, od A1 do E4. Odcinek to rów między dwoma sąsiednimi skrzyżowaniami.",
                `Odcinek dotyka pól po obu swoich stronach: czterech wewnątrz planszy, dwóch na brzegu. Pola sąsiadują bokiem, nigdy rogiem; rów ani ${e.canal[0]} między nimi niczego nie zmienia.`,
            ],
            figure: {
                step: "bribery",
                when: "before",
                caption: `${capital(e.spring)} na C2. Zaczynają się tam cztery odcinki.`,
            },
        },
        {
            title: "Przygotowanie",
            text: [
                `45 żetonów: po 9 z każdej z 5 roślin, 3 z jednym ${e.planterInst[0]} i 6 z dwoma. Tasuje się je i układa zakryte w stosy. Każdy bierze ${e.markersAcc}, dodatkowy ${e.canal[0]}, ${e.canal[0]} gracza i pieniądze, ${isTrefl ? "jawne, jeśli nie umówicie się inaczej" : "ukryte przed innymi"}. Ktoś z was jest pierwszym ${e.chiefInst}.`,
            ],
            points: [
                ...(isTrefl
                    ? [
                          "2 graczy: po 3 żetony każdej rośliny odkłada się do pudełka; 3 stosy po 10 żetonów, 10 rund, 10 kanałów, po 5 escudos.",
                      ]
                    : []),
                `3 lub 4 graczy: 4 stosy po 11, 11 rund, 11 ${e.canal[2]}, po 10 escudos. Jeden żeton pokazuje się i odkłada.`,
                `5 graczy: 5 stosów po 9, 9 rund, 9 ${e.canal[2]}, po 10 escudos.`,
                `${isTrefl ? "3 palmy" : "Wariant z 3 palmami"}: na trzech polach po jednej; żadne dwa się nie stykają, żadne nie leży przy ${e.springLoc}.`,
            ],
        },
        {
            title: "1. Licytacja",
            text: [
                `Odkrywa się wierzchni żeton każdego stosu. Począwszy od lewej strony ${e.chiefGen}, a na nim kończąc, każdy raz pasuje albo podaje kwotę w całych escudos, od 1 do tego, co ma. Żadna kwota nie może paść dwa razy; wolno dać i więcej, i mniej.`,
            ],
        },
        {
            title: `2. Wybór nowego ${e.chiefGen}`,
            text: [
                `${isTrefl ? "Żeton budowniczego" : "Figurkę"} dostaje ten, kto spasował pierwszy; jeśli nikt nie spasował, ten, kto dał najmniej.`,
            ],
        },
        {
            title: "3. Zakładanie plantacji",
            text: [
                "Najpierw plantację zakłada ten, kto dał najwięcej, potem inni aż do najniższej kwoty, potem ci, którzy spasowali, od ostatniego do pierwszego. Zapłać swoją kwotę do banku, weź odkryty żeton i połóż go na dowolnym pustym polu; pole wyschniętej plantacji nie jest puste.",
                `Połóż na nim tyle ${e.marker[2]}, ile rysunków na nim widać; ${e.oneLess} po pasie. Plantacja bez ${e.marker[2]} jest neutralna. Przy ${isTrefl ? "2 i 3" : "3"} graczach jeden żeton zostaje: tę ostatnią plantację kładzie ten, kto zakładał pierwszy, na końcu i bez ${e.marker[2]}, obok żywej plantacji (a jeśli nie ma tam wolnego pola, obok wyschniętej).`,
            ],
            figure: {
                step: "neutral",
                when: "before",
                caption: `Ana i Beto licytowali: 2 ${e.markersTwo}. Dora spasowała: ${e.oneLess}. Plantacja, którą położyła Cleo, jest neutralna.`,
            },
        },
        {
            title: `4. Budowa ${e.canalGen}`,
            text: [
                `Odcinek jest dozwolony, jeśli nie leży na nim ${e.canal[0]}, a jeden z jego końców to ${e.spring} albo koniec ${e.canalGen}. Począwszy od lewej strony ${e.chiefGen}, każdy z pozostałych wskazuje dozwolony odcinek i składa ofertę, ${isTrefl ? "może być to także 0" : "co najmniej 1"}, dołącza do już wskazanego albo pasuje. Oferty za ten sam odcinek się sumują. Potem ${e.chief} decyduje:`,
            ],
            points: [
                "Przyjmuje jeden ze wskazanych odcinków, bierze wszystko, co za niego oferują, i tam buduje.",
                "Buduje na innym odcinku i płaci bankowi o 1 więcej niż najwyższa suma. Jeśli nikt nic nie wskazał: płaci 1.",
                `Rezygnuje, tylko jeśli nikt nic nie wskazał: nikt nie płaci, a jeden ${e.canal[0]} z puli przepada.`,
            ],
            figure: {
                step: "elsewhere",
                when: "before",
                caption: "3 za C2–D2, 2 za B2–C2. Budowa gdzie indziej kosztowałaby Cleo 4.",
            },
        },
        {
            title: `5. Budowa dodatkowego ${e.canalGen}`,
            text: [
                `Począwszy od lewej strony ${e.chiefGen}, a na nim kończąc, każdy, kto ma jeszcze dodatkowy ${e.canal[0]}, buduje go za darmo na dozwolonym odcinku albo zachowuje. Kto zbuduje pierwszy, kończy fazę.`,
            ],
        },
        {
            title: "6. Susza",
            text: [
                `Nie w ostatniej rundzie. Każda plantacja, która nie dotyka ${e.canalGen}, traci ${e.markerAcc}. Jeśli na początku fazy nie miała żadnego, wysycha na zawsze: żeton się odwraca, jego palma znika, nic już tam nie wyrośnie.`,
            ],
            figure: {
                step: "drought",
                when: "after",
                caption: `Plantacja na g2 była neutralna i sucha: wyschła. Ta na c3 straciła ${e.markerAcc}.`,
            },
        },
        {
            title: "7. Wypłata escudos",
            text: ["Nie w ostatniej rundzie. Każdy bierze z banku 3 escudos."],
        },
        {
            title: "Koniec i podliczanie punktów",
            text: [
                `Po piątej fazie ostatniej rundy wysycha każda plantacja, która nie dotyka ${e.canalGen}, z ${e.markersInst} czy bez. Duża plantacja to wszystkie żywe żetony jednej rośliny połączone bokami; neutralne się liczą, ${e.canal[1]} i palmy jej nie dzielą.`,
                `Za każdą dostajesz: liczba żetonów × liczba twoich ${e.marker[2]}; palma na żetonie z twoimi ${e.markersInst} jest liczona jako dodatkowy ${e.marker[0]}. Twój wynik to pieniądze i plantacje. Największy wygrywa; przy remisie zwycięstwo się dzieli.`,
            ],
            figure: {
                step: "count",
                when: "before",
                caption: `5 żetonów, 7 ${e.marker[2]} i palma: 5 × (7 + 1) = 40.`,
            },
        },
        ...(isTrefl
            ? [
                  {
                      title: "Gra dwuosobowa",
                      text: [
                          "Przed pierwszą rundą budowniczy kładzie jeden kanał przy źródle wody. Oboje wybierają kwotę w tajemnicy, od 0, czyli pasu, do 22; kwoty odkrywa się razem i obie od razu płaci. Kto dał więcej, zakłada plantację pierwszy; remis wygrywa budowniczy. Kto przegrał, zostaje budowniczym.",
                      ],
                  },
              ]
            : []),
        {
            title: "Edycje",
            text: [
                "Edycja to zestaw ustawień i słów. Liczba graczy, rośliny i słowa zależą od edycji; resztę można przy stole zmienić.",
            ],
            points: [
                "AMIGO (niemiecka, węgierska): 3 do 5 graczy, bez palm, oferty od 1, pieniądze ukryte. Banany, fasola, papryka, ziemniaki, trzcina cukrowa; nadzorca kanałów, znaczniki plonu.",
                "Samarkanda (rosyjska): te same zasady; wieża ciśnień, strażnik aryków, robotnicy.",
                "Trefl (polska): 2 do 5 graczy, palmy, oferty od 0, pieniądze jawne. Banany, kokosy, winogrona, papryka, arbuzy; budowniczy kanału, rolnicy.",
            ],
        },
        {
            title: "Opcje",
            text: ["Kto otwiera stół, wybiera:"],
            points: [
                "Palmy, najmniejszą ofertę (0 lub 1), pieniądze jawne lub ukryte.",
                "45. żeton (3 lub 4 graczy): poza grą albo w 1. rundzie kładzie go ten, kto zakładał plantację pierwszy, tak jak ostatnią plantację.",
                `Czy ${e.chief} może budować także na wskazanym odcinku, nie biorąc za niego pieniędzy, o 1 drożej niż najwyższa suma.`,
                `Gdzie są ${e.spring} i palmy oraz kto jest pierwszym ${e.chiefInst}: wybór albo losowanie.`,
            ],
        },
    ];
}

function rulings(edition: Edition): GameLessons["rulings"] {
    const e = of(edition);
    return {
        R1: [
            `Przy 2 graczach: kto kładzie pierwszy ${e.canal[0]}?`,
            `Pierwszy ${e.chief}. Polskie zasady mówią: starszy gracz; program nie pyta o wiek.`,
        ],
        R2: [
            `Czy ${e.chief} może budować na wskazanym odcinku, nie biorąc pieniędzy, albo płacąc o 1 więcej?`,
            "Nie, może go tylko przyjąć: wszystkie instrukcje mówią o innym miejscu. Znosi to opcja.",
        ],
        R3: [
            `A jeśli ${e.chief} nie może zapłacić?`,
            "Nie może budować gdzie indziej; jeśli są oferty, musi jedną przyjąć. Długów nie ma.",
        ],
        R4: [
            "Wszyscy spasowali: kto kładzie ostatnią plantację?",
            "Ten, kto zakłada pierwszy, czyli kto spasował ostatni (przy 2 graczach: kto wygrał remis).",
        ],
        R5: [`Przy 2 graczach pasują oboje: kto kładzie ${e.oneLess}?`, "Oboje."],
        R6: [
            `Przy 2 graczach: kto decyduje o dodatkowym ${e.canalLoc}?`,
            `Najpierw druga osoba, potem ${e.chief}.`,
        ],
        R7: [
            "Do których propozycji można dołączyć?",
            "Do każdego odcinka wskazanego wcześniej w tej fazie; oferty się sumują.",
        ],
        R8: [
            "Odcinek wskazano z ofertą 0: czy się liczy?",
            "Tak: budowa gdzie indziej kosztuje co najmniej 1, a zrezygnować nie można.",
        ],
        R9: ["Równe najlepsze wyniki?", "Wspólne zwycięstwo."],
        R10: [
            "Co ukrywają ukryte pieniądze?",
            "Kwotę, przed innymi i widzami, do końca gry. Licytacja i oferty są jawne, więc każdy może liczyć.",
        ],
        R11: ["Rozmowy i obietnice?", "W każdej chwili, ale nigdy nie wiążą."],
        R12: ["Pomyłki w tłumaczeniach?", "Obowiązuje niemiecki oryginał."],
        R13: [
            "Czy 45. żeton trafia na planszę?",
            "Tylko jako opcja; rosyjski skrót przeczy własnym pełnym zasadom.",
        ],
        R14: [
            "Kiedy płaci się kwotę z licytacji?",
            "Przy zakładaniu plantacji (2 graczy: gdy są obie kwoty). Dla gry to bez różnicy.",
        ],
        R15: [
            "Czy można cofnąć ruch?",
            "Według zasad nie. Stół może na to pozwolić, jawnie: ostatni własny ruch, póki nie zagrał ktoś inny i nie odkryto niczego zakrytego.",
        ],
        R16: [
            "Jak duży jest bank i pula przy 2 graczach?",
            `Pieniędzy w banku nie zabraknie; ${e.canal[2]} jest 10.`,
        ],
        R17: ["Czy odłożone żetony są tajne?", "Nie, pokazano je przy przygotowaniu."],
    };
}

export const santiago = (edition: Edition): GameLessons => ({
    steps,
    sections: sections(edition),
    rulings: rulings(edition),
});

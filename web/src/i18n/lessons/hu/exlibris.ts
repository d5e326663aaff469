import type { GameLessons } from "../../lessons";

export const exlibris = (): GameLessons => ({
    steps: {
        worth: {
            title: "Hogyan nyersz",
            text: "A végén a kezedben maradt könyvek adják a pontjaidat. Annak a szigetnek egy könyve, ahol a legkevesebb maradt, 3 pontot ér, a következőké 2, 1, 0 és −1; egyenlőségnél mindegyikre a helyeik közül a legalacsonyabb érvényes. A sziget alatti szám mutatja, mennyi maradt. Melyik sziget könyvei érnek itt a legtöbbet?",
            hint: "Keresd a legkisebb számot egy sziget alatt.",
            done: "Estrelán maradt a legkevesebb: minden könyve 3 pont. Három szigeten ugyanannyi van, ezek a helyeik közül a legalacsonyabbat kapják: 0; Dragoeirón maradt a legtöbb: −1. Azokat a szigeteket ürítsd tehát, amelyek könyveit megtartod.",
        },
        lanterns: {
            title: "Adj megbízást",
            text: "Most az első lépés. Hét kereső áll sorban, mindegyik egy sziget könyveit keresi. Az első négy helyen lámpások vannak: 3, 2, 2 és 1. Lemondasz egy könyvről; a szigetének minden keresője annyi könyvet talál, ahány lámpás a helyén van. Melyik megbízás találja a legtöbbet?",
            hint: "Add össze egy sziget összes keresőjének lámpásait.",
            done: "Âncora: 3 + 2, a Hetediknek nincs. Öt pálcika kerül le a szigetről.",
        },
        leave: {
            title: "A keresők távoznak",
            text: "Âncora három keresője volt a sorban. Annyian távoznak, ahányan a megbízás szigetéről voltak, az Elsőtől kezdve, bármit kerestek is. Hányan távoznak a megbízásod után?",
            hint: "Számold meg Âncora keresőit az egész sorban, lámpással vagy anélkül.",
            done: "Az Első, a Második és a Harmadik távozik, a többiek előrelépnek, és a pakliból három új kereső érkezik.",
        },
        village: {
            title: "Vigyél el egy falut",
            text: "Megint te jössz. Âncorán egyetlen pálcika maradt. Ha több könyvet találnak, mint ahány pálcika van, elviszed a sziget egy házát, először a falut: 7 pálcikának számít, neked pedig 2 pontot ér. Melyik megbízás visz el falut?",
            hint: "Keress egy szigetet, ahol kevesebb a pálcika, mint amennyit a megbízás találna.",
            done: "3 találat, 1 pálcika: elviszed a falut. 1 + 7 − 3: öt pálcika marad.",
        },
        house: {
            title: "Mennyi maradt",
            text: "A szigeteket az alapján hasonlítjuk össze, mennyi maradt rajtuk: a pálcikák, és 7 minden házért. A megbízásod után Âncorán 5 pálcika és a város van. Mennyi maradt?",
            hint: "A város 7-nek számít.",
            done: "5 + 7 = 12. Minél kevesebb maradt, annál többet érnek a könyvei.",
        },
        nothing: {
            title: "Találat nélkül",
            text: "Egy megbízás semmit sem talál, ha szigetének keresői mind hátul állnak, lámpás nélkül. Abba, hogy hányan távoznak, így is beleszámítanak. A szigetek maradnak, ahogy voltak. Melyik megbízás nem talál semmit?",
            hint: "Minden keresőjének az Ötödik és a Hetedik hely között kell állnia.",
            done: "Estrela keresőinek nem volt lámpása. Ketten voltak a sorban, így ketten távoztak.",
        },
        joins: {
            title: "Senki arról a szigetről",
            text: "Ha a sorban nincs kereső a megbízás szigetéről, az Első távozik, mindenki előrelép, és maga a lapod áll be Hetedikként. Találat nincs. Melyik megbízásnál történne ez most?",
            hint: "Melyik szigetnek nincs keresője a sorban?",
            done: "A lapod most a sor végén áll, és a többiekkel együtt lép előre.",
        },
        closing: {
            title: "A záró szakasz",
            text: "Ha elfogy a pakli, valaki elvisz egy várost, vagy mindenkinek hat könyve van, kezdődik a záró szakasz: minden helyen eggyel kevesebb a lámpás. Mennyit találna itt egy Concha-megbízás?",
            hint: "Első 2, Második 1, Harmadik 1, Negyedik semmi.",
            done: "A megkezdett fordulót befejezitek; hat-hat könyv után még egy teljes forduló következik.",
        },
        worst: {
            title: "A legkevesebbet érő sziget",
            text: "A játék véget ért. Az a sziget, ahol a legtöbb maradt, −1 pontot ér minden könyvéért. Melyik az?",
            hint: "Keresd a legnagyobb számot egy sziget alatt.",
            done: "Akinél még ott vannak a könyvei, mindegyikért egy pontot veszít.",
        },
        hand: {
            title: "Értékeld a könyveidet",
            text: "Minden könyv annyit ér, amennyit a szigete; ehhez 2 minden elvitt faluért és 3 minden városért. Mennyi Ana végeredménye?",
            hint: "Lapok szorozva az értékkel szigetenként, aztán a házak.",
            done: "Ennyi az egész: ürítsd ki azokat a szigeteket, amelyek könyveit tartod.",
        },
    },
    sections: [
        {
            title: "Miről szól",
            text: [
                "aeragram játéka 2–4 játékosnak. Egy expedíció öt szigeten kutat elveszett könyvek után, és minden lépésben egyikőtök mondja meg, mit keressen. Minden megbízás egy lapba kerül, mégis a végén kézben maradt lapok adják a pontokat, és ott érnek a legtöbbet, ahol a legalaposabban kerestek.",
            ],
        },
        {
            title: "Előkészületek",
            text: [
                "95 lap, szigetenként 19: 8 kereső, 11 könyv. Minden szigeten város, falu és 6 pusztaság-pálcika van.",
                "Hét keresőt felfordítva sorba raktok, a paklijuktól távolodva: ez az expedíció. A paklihoz legközelebb a Hetedik, legtávolabb az Első áll. Az elszántság, amelyet lámpások mutatnak, a helyekhez tartozik: Első 3, Második 2, Harmadik 2, Negyedik 1.",
                "Mindenki 13 könyvet kap, a többiek elől elrejtve. A maradék kimarad a játékból. A kezdőt sorsoljátok vagy kijelölitek; a játék az óramutató járása szerint halad.",
            ],
        },
        {
            title: "Egy lépés",
            text: [
                "Tegyél egy lapot a kezedből felfordítva a dobópaklira: ez a megbízás. A dobópaklit bárki átnézheti.",
            ],
        },
        {
            title: "Van ilyen szín: könyveket találnak",
            text: [
                "Add össze a lámpásokat minden olyan helyen, ahol a kereső a megbízás színét viseli. Ennyi pálcika kerül le a szigetről.",
            ],
            points: [
                "Pontosan elég pálcika: lekerülnek, házat nem viszel el.",
                "Kevés: elviszel egy házat, előbb a falut, aztán a várost. 7 pálcikának számít, amelyet a levétel előtt hozzáadtok. Ha még mindig kevés, a következő házat is.",
                "Kevés, és nincs ház: a sziget 0-ra csökken.",
            ],
            figure: {
                step: "village",
                when: "after",
                caption: "1 pálcika, 3 találat: a falu elment, 1 + 7 − 3 = 5 pálcika marad.",
            },
        },
        {
            title: "Van ilyen szín: keresők távoznak",
            text: [
                "Az Elsőtől kezdve annyi keresőt dobtok el, ahány a megbízás színéből az egész sorban volt. A többi előrelép. Az üres helyeket a pakliból töltitek fel egyesével, először a paklihoz legközelebbit.",
            ],
        },
        {
            title: "Hiányzik a szín",
            text: [
                "Az Elsőt eldobjátok, mindenki egy hellyel előrelép, és maga a megbízás lapja áll be Hetedikként. Találat nincs, a lépés véget ér.",
            ],
            figure: {
                step: "joins",
                when: "after",
                caption: "Nem volt Âncora-kereső: a lap beállt Hetediknek.",
            },
        },
        {
            title: "A záró szakasz",
            text: [
                "Egy lépés végén kezdődik, amint elfogyott a pakli, valaki elvitt egy várost, vagy mindenkinek pontosan 6 lapja van. Innentől minden helyen eggyel kevesebb a lámpás: 2, 1, 1, 0.",
                "A pakli vagy egy város után a megkezdett fordulót befejezitek; ha éppen befejeződött, a játék azonnal véget ér. 6–6 lap után még egy teljes forduló következik.",
            ],
        },
        {
            title: "A pontok",
            text: [
                "Állítsátok sorba a szigeteket aszerint, mennyi maradt, egy ház 7-nek számít, elöl a legkevesebb: 3, 2, 1, 0, −1 az értékük. Az egyenlő szigetek mind a helyeik közül a legalacsonyabbat kapják.",
                "Minden színért lapok × érték jár, aztán 2 minden faluért és 3 minden városért. A legmagasabb nyer; egyenlőségnél a győzelem közös.",
            ],
            figure: {
                step: "worth",
                when: "before",
                caption: "A táblák azt mutatják, mennyit ér a játszma végén egy-egy sziget könyve.",
            },
        },
    ],
    rulings: {
        X1: [
            "Ha egy megbízás beállt a sorba, dobunk-e keresőt a színéért?",
            "Nem: ez az eset a lépés többi részét helyettesíti.",
        ],
        X2: [
            "8 találat egy pálcika nélküli szigeten, mindkét házzal?",
            "Falu, aztán város: 0 + 7 + 7 − 8 után 6 pálcika marad.",
        ],
        X3: [
            "Több a találat, mint ami maradt, és nincs ház?",
            "A sziget 0-ra csökken, tartozás nincs.",
        ],
        X4: ["A nyomtatott példa három eldobás után két üres helyet mutat?", "Elírás: három üres."],
        X5: [
            "A pakli feltöltés közben fogy el?",
            "Az el nem ért helyek üresek maradnak, amíg a lapok legközelebb előre nem lépnek. Egy eldobás bezárja a hézagot; egy beálló megbízás minden lapot pontosan egy hellyel léptet.",
        ],
        X6: [
            "A záró szakaszt a forduló utolsó lépése indítja el?",
            "Paklinál és városnál a játék azonnal véget ér: mindenkinél ugyanannyi lap van.",
        ],
        X7: ["Egyenlő pontszám?", "Közös győzelem."],
        X8: [
            "Két ok egyszerre vagy egymás után?",
            "A záró szakasz egyszer kezdődik, a lámpások egyszer csökkennek, és a legkorábbi vég számít.",
        ],
        X9: [
            "Hogy hívják a színeket?",
            "A szabály nem nevezi meg őket. Itt szigetek, mindegyik saját jellel.",
        ],
    },
});

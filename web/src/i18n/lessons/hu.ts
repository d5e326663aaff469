import type { Lessons } from "../lessons";

export const lessons: Lessons = {
    names: ["Ana", "Beto", "Cleo", "Dora"],
    santiago: {
        steps: {
            spring: {
                title: "A víz a kútból jön",
                text: "A sziget száraz. Minden négy négyzetből álló tömböt árok vesz körül; víz csak ott folyik, ahol csatorna épült. Az új csatornának a kútnál vagy egy csatorna végénél kell kezdődnie. Hová kerülhet az első?",
                hint: "Ez az árok nem éri a kutat.",
                done: "A kútnál négy árok találkozik; az első csatornának bármelyik jó.",
            },
            auction: {
                title: "Licitálj egy lapkára",
                text: "Négy lapka van felfedve. Beto 2-t ajánlott, Cleo és Dora passzolt; te jössz utolsóként. Már elhangzott összeget nem szabad ajánlani. Aki a legtöbbet ajánlja, elsőként választ. Ajánlj annyit, hogy Beto előtt ültess.",
                hint: "Beto 2-t ajánlott: ezzel csak utána jönnél.",
                done: "A mi történetünkben 6-ot ajánlasz: te ültetsz elsőként. Fizetni ültetéskor kell, a banknak.",
            },
            overseer: {
                title: "Ki dönt a vízről?",
                text: "A Csatornaásó elfogadja a kenőpénzt, és épít. A figurát az kapja, aki elsőként passzolt; ha senki sem passzolt, az, aki a legkevesebbet ajánlotta. Cleo és Dora passzolt, Cleo Dora előtt.",
                hint: "Nézd meg, ki passzolt elsőként.",
                done: "Cleo passzolt elsőként, most ő a Csatornaásó. A passznak is ára van: eggyel kevesebb jelzőt rak le.",
            },
            planting: {
                title: "Ültess",
                text: "A két jelű paprikát veszed el, és két jelzőt teszel rá. Bármelyik üres négyzet jó, de víz kell majd neki. Tedd oda, ahol az első csatorna elérheti: a kút mellé.",
                hint: "Ezt a négyzetet ebben a fordulóban egy csatorna sem érheti el.",
                done: "A mi történetünkben az e3-at választod: ott egy, a kútból induló csatorna öntözheti. Az egymás melletti azonos növények egy nagybirtokká nőnek össze.",
            },
            neutral: {
                title: "Lapka jelző nélkül",
                text: "Mindenki ültetett. Aki passzolt, eggyel kevesebb jelzőt tesz le: Dora kettő helyett egyet, Cleo egy helyett egyet sem. A jelző nélküli lapka semleges. Melyik az?",
                hint: "Ezen a lapkán van jelző.",
                done: "Cleo banánja a g2-n senkié. A nagybirtok méretébe mégis beleszámít.",
            },
            bribery: {
                title: "Ajánlj kenőpénzt",
                text: "A Csatornaásótól balra kezdve mindenki megnevezhet egy árkot, és pénzt tehet mellé, vagy támogathat valakit. Dora 2-t ajánl ezért: B2–C2. A paprikád az e3-on van: nevezz meg egy árkot, amely öntözné.",
                hint: "Az ottani csatorna nem érné az e3-at.",
                done: "A mi történetünkben 1-et ajánlasz ezért: C2–D2. Beto banánja az f2-n szintén ott van, így könnyen lehet, hogy támogat.",
            },
            elsewhere: {
                title: "Mit tehet a Csatornaásó",
                text: "Beto támogat: 3 a C2–D2-ért, Dora 2-jével szemben. Cleo elfogadhat egy javaslatot, és megkap mindent, amit érte ajánlottak. Vagy máshol épít, és a banknak 1-gyel többet fizet, mint a legdrágább javaslat. Mennyibe kerülne ez neki?",
                hint: "A legdrágább javaslat 3. Ehhez jön még 1.",
                done: "Cleónak 4-et kellene fizetnie, inkább elfogadja a 3-at. Dora visszaveszi a 2-jét.",
            },
            extra: {
                title: "Egy saját csatorna",
                text: "Mindenkinek egy soron kívüli csatornája van az egész játékra. Ingyen van, de egy fordulóban csak egy épül, és aki elsőként épít, lezárja a fázist. Hová építenéd a tiédet? Bármelyik csatorna vége jó.",
                hint: "A csatornának ott kell kezdődnie, ahol már van víz.",
                done: "A mi történetünkben ezt építed: C2–C3. Meg is tarthatod: később gyakran többet ér.",
            },
            drought: {
                title: "Kiszáradás",
                text: "Most minden lapka, amely nem ér csatornát, elveszít egy jelzőt. Amelyiken nem volt, végleg kiszárad. A c3-on lévő babon Dora egy jelzője áll, a g2-n lévő banánon egy sem. Melyik lapka szárad ki?",
                hint: "Azt öntözik, vagy van még elveszíthető jelzője.",
                done: "A g2 már sivatag: ott soha többé nem nő semmi. Dora babja elvesztette a jelzőjét, és a következő fordulóban kiszárad, ha nem kap vizet. Ezután mindenki 3 escudót kap, és új forduló kezdődik.",
            },
            count: {
                title: "Értékelj egy nagybirtokot",
                text: "A végén minden kiszárad, ami nem kap vizet. Aztán minden nagybirtok ennyit ér: lapkák × jelzőid. A jelződet viselő lapkán álló pálmafa eggyel több jelzőnek számít. A kiemelt birtok 5 lapka; 7 jelződ és egy pálmafád van rajta.",
                hint: "A pálmafa eggyel több jelző: 7 + 1. Szorozva 5 lapkával.",
                done: "5 × (7 + 1) = 40. Add hozzá a pénzedet, ez a végeredményed. A legnagyobb nyer.",
            },
        },
        sections: [
            {
                title: "Miről szól",
                text: [
                    "Egy száraz szigetet ültettek be, és azt szeretnétek, hogy ültetvényeitek nagybirtokokká nőjenek össze. Víz csak oda jut, ahová a Csatornaásó engedi, ő pedig, valaki közületek, megvesztegethető. 2–5 játékosnak.",
                ],
            },
            {
                title: "A játéktábla",
                text: [
                    "48 négyzet, 8 oszlop a-tól h-ig és 6 sor. Árok vesz körül minden 2 × 2-es tömböt, a szélen is. Az árkok 20 metszéspontban találkoznak, A1-től E4-ig. Egy szakasz két szomszédos metszéspont közötti árok.",
                    "Egy szakasz a két oldalán fekvő négyzeteket érinti: belül négyet, a szélen kettőt. A négyzetek éllel szomszédosak, sarokkal soha; a köztük lévő árok vagy csatorna nem számít.",
                ],
                figure: {
                    step: "spring",
                    when: "before",
                    caption: "A kút a C2-n. Négy szakasz indul onnan.",
                },
            },
            {
                title: "Előkészületek",
                text: [
                    "45 lapka: 5 növényből 9–9, köztük 3 egy jellel és 6 kettővel. Megkeverve, lefordítva paklikba kerülnek. Mindenki jelzőket, egy soron kívüli csatornát, egy csatornatervezetet és pénzt kap. Egyikőtök az első Csatornaásó.",
                ],
                points: [
                    "2 játékos: növényenként 3 lapka kikerül a játékból; 3 pakli 10 lapkával, 10 forduló, 10 csatorna, fejenként 5 escudó.",
                    "3 vagy 4 játékos: 4 pakli 11 lapkával, 11 forduló, 11 csatorna, fejenként 10 escudó. Egy lapkát megmutatva félretesznek.",
                    "5 játékos: 5 pakli 9 lapkával, 9 forduló, 9 csatorna, fejenként 10 escudó.",
                    "Pálmafákkal: három négyzet kap egyet-egyet; ezek nem érintkeznek, és egyik sem éri a kutat.",
                ],
            },
            {
                title: "1. Felfedés és árverés",
                text: [
                    "Minden pakli felső lapkáját felfeditek. A Csatornaásótól balra kezdve, ő utoljára, mindenki egyszer passzol vagy ajánl: egész összeget, 1-től a nála lévő pénzig. Egy összeg csak egyszer hangozhat el; többet is, kevesebbet is lehet ajánlani.",
                ],
            },
            {
                title: "2. A Csatornaásó-figura átadása",
                text: [
                    "A figurát az kapja, aki elsőként passzolt; ha senki sem passzolt, az, aki a legkevesebbet ajánlotta.",
                ],
            },
            {
                title: "3. Elvétel és elhelyezés",
                text: [
                    "A legtöbbet ajánló ültet elsőként, aztán a többiek a legkisebb ajánlatig, végül a passzolók, közülük az utolsó legelőször. Fizesd be az ajánlatodat a bankba, vegyél el egy felfedett lapkát, és tedd bármelyik üres négyzetre; a kiszáradt lapka négyzete nem üres.",
                    "Annyi jelzőt tegyél rá, ahány jel van rajta; eggyel kevesebbet, ha passzoltál. A jelző nélküli lapka semleges. 2 és 3 játékosnál egy lapka megmarad: ezt is az ülteti el, aki elsőként ültetett, utoljára, jelző nélkül, egy élő ültetvény mellé (ha ott nincs üres négyzet, egy kiszáradt mellé).",
                ],
                figure: {
                    step: "neutral",
                    when: "before",
                    caption:
                        "Ana és Beto licitált: két-két jelző. Dora passzolt: eggyel kevesebb. Cleo lapkája semleges.",
                },
            },
            {
                title: "4. A Csatornaásó lepénzelése",
                text: [
                    "Egy szakasz szabályos, ha nincs rajta csatorna, és egyik vége a kút vagy egy csatorna vége. A Csatornaásótól balra kezdve mindenki más megnevez egy szabályos szakaszt egy ajánlattal, támogat egy már megnevezettet, vagy passzol. Az egy szakaszra tett ajánlatok összeadódnak. Aztán a Csatornaásó dönt:",
                ],
                points: [
                    "Elfogad egy megnevezett szakaszt, elvesz mindent, amit érte ajánlottak, és ott épít.",
                    "Másik szakaszon épít, és 1-gyel többet fizet a banknak, mint a legnagyobb összeg. Ha senki sem nevezett meg semmit: 1-et fizet.",
                    "Nem épít, csak ha senki sem nevezett meg semmit: senki sem fizet, és a készletből elvész egy csatorna.",
                ],
                figure: {
                    step: "elsewhere",
                    when: "before",
                    caption: "3 a C2–D2-ért, 2 a B2–C2-ért. Máshol építeni Cleónak 4-be kerülne.",
                },
            },
            {
                title: "5. Soron kívüli csatorna",
                text: [
                    "A Csatornaásótól balra kezdve, ő utoljára, megkérdezitek mindazokat, akiknek még megvan a soron kívüli csatornájuk: ingyen megépítik egy szabályos szakaszon, vagy megtartják. Aki elsőként épít, lezárja a fázist.",
                ],
            },
            {
                title: "6. Kiszáradás",
                text: [
                    "Az utolsó fordulóban nem. Minden ültetvény, amely nem ér csatornát, elveszít egy jelzőt. Ha a fázis elején egy sem volt rajta, végleg kiszárad: a lapka megfordul, pálmafája eltűnik, oda többé nem lehet ültetni.",
                ],
                figure: {
                    step: "drought",
                    when: "after",
                    caption:
                        "A g2 semleges és száraz volt: sivatag. A c3 babja elvesztette a jelzőjét.",
                },
            },
            {
                title: "7. Jövedelem",
                text: ["Az utolsó fordulóban nem. Mindenki 3 escudót vesz el a bankból."],
            },
            {
                title: "A játék vége és az értékelés",
                text: [
                    "Az utolsó forduló ötödik fázisa után minden ültetvény kiszárad, amely nem ér csatornát, jelzővel vagy anélkül. Nagybirtok egy növény minden élő lapkája, amely éllel összefügg; a semlegesek számítanak, csatorna és pálmafa nem vágja ketté.",
                    "Minden nagybirtok ennyit ér: lapkák × ott lévő jelzőid; a jelződet viselő lapkán álló pálmafa eggyel több. A végeredményed a pénzed és a birtokaid. A legnagyobb nyer; egyenlőségnél a győzelem közös.",
                ],
                figure: {
                    step: "count",
                    when: "before",
                    caption: "5 lapka, 7 jelző és egy pálmafa: 5 × (7 + 1) = 40.",
                },
            },
            {
                title: "Két játékos",
                text: [
                    "Az első forduló előtt a Csatornaásó egy csatornát tesz a kúthoz. Mindketten titokban ajánlanak, 0-tól, ami passz, 22-ig; a két ajánlatot együtt fedik fel, és azonnal ki is fizetik. Aki többet ajánlott, elsőként ültet; egyenlőségnél a Csatornaásó nyer. A vesztes lesz a Csatornaásó.",
                ],
            },
            {
                title: "Kiadások",
                text: [
                    "Egy kiadás beállítások és szavak együttese. A játékosok száma, a növények és a szavak a kiadástól függnek; a többi az asztalnál módosítható.",
                ],
                points: [
                    "AMIGO (német, magyar): 3–5 játékos, pálmafa nélkül, ajánlat 1-től, rejtett pénz. Banán, bab, paprika, burgonya, cukornád.",
                    "Szamarkand (orosz): ugyanezek a szabályok; víztorony, az arikok felügyelője, munkások.",
                    "Trefl (lengyel): 2–5 játékos, pálmafák, ajánlat 0-tól, nyílt pénz. Banán, kókusz, szőlő, paprika, görögdinnye; csatornaépítő, gazdák.",
                ],
            },
            {
                title: "Választható szabályok",
                text: ["Aki az asztalt nyitja, erről dönt:"],
                points: [
                    "Pálmafák, a legkisebb ajánlat (0 vagy 1), nyílt vagy rejtett pénz.",
                    "A 45. lapka (3 vagy 4 játékos): kimarad, vagy az 1. fordulóban az elsőként ültető rakja le, mint a megmaradt lapkát.",
                    "Építhet-e a Csatornaásó megnevezett szakaszon is anélkül, hogy elvenné a pénzt, 1-gyel többért, mint a legnagyobb összeg.",
                    "Hol legyen a kút és hol a pálmafák, ki legyen az első Csatornaásó: választva vagy sorsolva.",
                ],
            },
        ],
        rulings: {
            R1: [
                "2 játékosnál ki teszi le az első csatornát?",
                "Az első Csatornaásó. A lengyel szabály az idősebb játékost mondja; egy program nem kérdez életkort.",
            ],
            R2: [
                "Építhet-e a Csatornaásó megnevezett szakaszon a pénz elvétele nélkül, vagy 1-gyel többért?",
                "Nem, csak elfogadhatja: minden szabályfüzet másik helyről beszél. Egy választható szabály feloldja.",
            ],
            R3: [
                "És ha a Csatornaásó nem tud fizetni?",
                "Akkor máshol nem építhet; ha van ajánlat, egyet el kell fogadnia. Tartozás nincs.",
            ],
            R4: [
                "Mindenki passzolt: ki ülteti el a megmaradt lapkát?",
                "Aki elsőként ültet: aki utoljára passzolt (2 játékosnál az egyenlőség nyertese).",
            ],
            R5: [
                "2 játékosnál mindketten passzolnak: ki tesz le eggyel kevesebb jelzőt?",
                "Mindketten.",
            ],
            R6: [
                "2 játékosnál kit kérdezünk a soron kívüli csatornáról?",
                "Az ellenfelet, aztán a Csatornaásót.",
            ],
            R7: [
                "Mely javaslatokat lehet támogatni?",
                "A fázisban korábban megnevezett bármelyik szakaszt; az ajánlatok összeadódnak.",
            ],
            R8: [
                "Egy szakaszt 0-val neveztek meg: megnevezettnek számít?",
                "Igen: máshol építeni legalább 1-be kerül, és lemondani sem lehet róla.",
            ],
            R9: ["Egyenlő legjobb összegek?", "Közös győzelem."],
            R10: [
                "Mit rejt a rejtett pénz?",
                "Az összeget, a többiek és a nézők elől, a végéig. Az ajánlatok nyíltak, tehát bárki számolhat.",
            ],
            R11: ["Megbeszélések és ígéretek?", "Bármikor szabad, de sosem kötelez."],
            R12: ["Hibák a fordításokban?", "A német eredeti érvényes."],
            R13: [
                "Elültetik a 45. lapkát?",
                "Csak választható szabályként; az orosz összefoglaló ellentmond a saját teljes szabályának.",
            ],
            R14: [
                "Mikor kell kifizetni az ajánlatot?",
                "Ültetéskor (2 játékosnál, amikor mindkét ajánlat megvan). A játék szempontjából mindegy.",
            ],
            R15: [
                "Vissza lehet vonni egy lépést?",
                "A szabály szerint nem. Az asztal megengedheti, mindenki szeme láttára: a saját utolsó lépést, amíg más nem lépett, és semmi rejtett nem derült ki.",
            ],
            R16: [
                "Mekkora a bank, és 2 játékosnál a készlet?",
                "A bank kifogyhatatlan; 10 csatorna.",
            ],
            R17: ["Titkosak a félretett lapkák?", "Nem, előkészületkor megmutatták őket."],
        },
    },
    exlibris: {
        steps: {
            lanterns: {
                title: "Adj megbízást",
                text: "Hét kereső áll sorban, mindegyik egy sziget könyveit keresi. Az első négy helyen lámpások vannak: 3, 2, 2 és 1. Lemondasz egy könyvről; a szigetének minden keresője annyi könyvet talál, ahány lámpás a helyén van. Melyik megbízás találja a legtöbbet?",
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
            worth: {
                title: "Mennyit ér egy könyv",
                text: "A végén az a sziget, ahol a legkevesebb maradt, 3 pontot ér minden kezedben lévő könyvéért, a többi 2, 1, 0 és −1. Egyenlőségnél mindegyikre a helyeik közül a legalacsonyabb érvényes. Melyik sziget ér most a legtöbbet?",
                hint: "Keresd a legkisebb számot egy sziget alatt.",
                done: "Ott maradt a legkevesebb. Azokat a szigeteket kerestesd tehát, amelyek könyveit megtartod.",
            },
            closing: {
                title: "A záró szakasz",
                text: "Ha elfogy a pakli, valaki elvisz egy várost, vagy mindenkinek hat könyve van, kezdődik a záró szakasz: minden helyen eggyel kevesebb a lámpás. Mennyit találna itt egy Concha-megbízás?",
                hint: "Első 2, Második 1, Harmadik 1, Negyedik semmi.",
                done: "A megkezdett fordulót befejezitek; hat-hat könyv után még egy teljes forduló következik.",
            },
            worst: {
                title: "A legkevesebbet érő sziget",
                text: "A játék véget ért. A legteltebb sziget −1 pontot ér minden könyvéért. Melyik az?",
                hint: "Keresd a legnagyobb számot egy sziget alatt.",
                done: "Akinél még ott vannak a könyvei, mindegyikért egy pontot veszít.",
            },
            hand: {
                title: "Értékeld a kezed",
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
                    caption: "A táblák azt mutatják, mennyit érne most egy-egy sziget könyve.",
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
            X4: [
                "A nyomtatott példa három eldobás után két üres helyet mutat?",
                "Elírás: három üres.",
            ],
            X5: [
                "A pakli feltöltés közben fogy el?",
                "Az el nem ért helyek üresek maradnak, amíg a lapok legközelebb előre nem lépnek. Egy eldobás bezárja a hézagot; egy beálló megbízás minden lapot pontosan egy hellyel léptet.",
            ],
            X6: [
                "A záró szakaszt a forduló utolsó lépése indítja el?",
                "Paklinál és városnál a játék azonnal véget ér: a kezek már egyenlők.",
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
    },
};

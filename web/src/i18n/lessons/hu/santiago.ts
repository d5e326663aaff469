import { of } from "../../hu/terms";
import type { Edition } from "../../editionOf";
import type { GameLessons, Section, StepWords } from "../../lessons";

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/* In the words of the AMIGO edition. */
const steps: Record<string, StepWords> = {
    aim: {
        title: "Hogyan nyersz",
        text: "Az nyer, akinek a végén a legtöbbje van. Az egymás mellett fekvő azonos ültetvények nagybirtokot alkotnak. Minden nagybirtok ennyit ér: lapkák × a rajta lévő terményjelzőid; ehhez jön a pénzed. A kiemelt paprika 3 lapkás nagybirtok, rajta 2 terményjelződ. Mennyit hoz neked?",
        hint: "3 lapka szorozva 2 terményjelzővel.",
        done: "3 × 2 = 6. Betónak egy jelzője van ott, az 3-at hoz neki. Nagy birtokokat szeretnél tehát, sok jelzőt rajtuk és vizet: ami szárazon marad, elvész.",
    },
    auction: {
        title: "Licitálj egy ültetvényre",
        text: "Most egy első forduló. Négy ültetvény van felfedve. Beto 2-t ajánlott, Cleo és Dora passzolt; te jössz utolsóként. Már elhangzott összeget nem szabad ajánlani. Aki a legtöbbet ajánlja, elsőként választ. Ajánlj annyit, hogy Beto előtt válassz.",
        hint: "Beto 2-t ajánlott: ezzel csak utána jönnél.",
        done: "A mi történetünkben 6-ot ajánlasz: te választasz elsőként. Fizetni az elhelyezéskor kell, a banknak.",
    },
    overseer: {
        title: "Ki dönt a vízről?",
        text: "A Csatornaásó elfogadja a kenőpénzt, és épít. A figurát az kapja, aki elsőként passzolt; ha senki sem passzolt, az, aki a legkevesebbet ajánlotta. Cleo és Dora passzolt, Cleo Dora előtt. Ki most a Csatornaásó?",
        hint: "Nézd meg, ki passzolt elsőként.",
        done: "Cleo passzolt elsőként, most ő a Csatornaásó. A passznak is ára van: eggyel kevesebb jelzőt rak le.",
    },
    planting: {
        title: "Helyezd el az ültetvényt",
        text: "A két jelű paprikát veszed el, és két terményjelzőt teszel rá. A sziget száraz: minden négy négyzetből álló tömböt árok vesz körül, de víz csak ott folyik, ahol csatorna épült, az első a kúttól indul. Tedd az ültetvényt oda, ahol ez a csatorna elérheti: a kút mellé.",
        hint: "Ezt a négyzetet ebben a fordulóban egy csatorna sem érheti el.",
        done: "A mi történetünkben az e3-at választod: ott egy, a kútból induló csatorna öntözheti.",
    },
    neutral: {
        title: "Ültetvény jelző nélkül",
        text: "Mindenki ültetett. Aki passzolt, eggyel kevesebb jelzőt tesz le: Dora kettő helyett egyet, Cleo egy helyett egyet sem. A jelző nélküli ültetvény semleges. Melyik az?",
        hint: "Ezen az ültetvényen van jelző.",
        done: "Cleo banánja a g2-n senkié. A nagybirtok méretébe mégis beleszámít.",
    },
    bribery: {
        title: "Ajánlj kenőpénzt",
        text: "A Csatornaásótól balra kezdve mindenki megnevezhet egy árkot, és pénzt tehet mellé, vagy támogathat valakit. Az új csatorna a kútnál vagy egy csatorna végénél kezdődik. Dora 2-t ajánl ezért: B2–C2. Nevezz meg egy árkot, amely öntözné a paprikádat.",
        hint: "Az ottani csatorna nem érné a paprikádat.",
        done: "A mi történetünkben 1-et ajánlasz ezért: C2–D2. Beto banánja szintén ott van, így könnyen lehet, hogy támogat.",
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
        text: "Most minden ültetvény, amely nem ér csatornát, elveszít egy jelzőt. Amelyiken nem volt, végleg kiszárad. A c3-on lévő babon Dora egy jelzője áll, a g2-n lévő banánon egy sem. Melyik ültetvény szárad ki?",
        hint: "Azt öntözik, vagy van még elveszíthető jelzője.",
        done: "A g2 már sivatag: ott soha többé nem nő semmi. Dora babja elvesztette a jelzőjét, és a következő fordulóban kiszárad, ha nem kap vizet. Ezután mindenki 3 escudót kap, és új forduló kezdődik.",
    },
    count: {
        title: "Értékelés pálmafával",
        text: "Még egyszer egy játszma vége: minden kiszáradt, ami nem kapott vizet. Itt pálmafákkal játszottak. A jelződet viselő lapkán álló pálmafa egy további jelzőnek számít. A kiemelt nagybirtok 5 lapka; 7 jelződ és egy pálmafád van rajta.",
        hint: "A pálmafa még egy jelző: 7 + 1. Szorozva 5 lapkával.",
        done: "5 × (7 + 1) = 40. A birtokaid és a pénzed együtt a végeredményed. A legnagyobb nyer.",
    },
};

function sections(edition: Edition): Section[] {
    const e = of(edition);
    const isTrefl = edition === "trefl";
    return [
        {
            title: "Miről szól",
            text: [
                `Száraz földet ültettek be, és azt szeretnétek, hogy ültetvényeitek nagybirtokokká nőjenek össze. Az nyer, akinek a végén a legtöbbje van: minden nagybirtokért lapkák × saját ${e.marker}, és hozzá a pénz. Víz csak oda jut, ahová ${e.theOverseer} engedi, ő pedig, valaki közületek, megvesztegethető. ${e.players} játékosnak.`,
            ],
        },
        {
            title: "A játéktábla",
            text: [
                "48 négyzet, 8 oszlop a-tól h-ig és 6 sor. Árok vesz körül minden 2 × 2-es tömböt, a szélen is. Az árkok 20 metszéspontban találkoznak, A1-től E4-ig. Egy szakasz két szomszédos metszéspont közötti árok.",
                `Egy szakasz a két oldalán fekvő négyzeteket érinti: belül négyet, a szélen kettőt. A négyzetek éllel szomszédosak, sarokkal soha; a köztük lévő árok vagy ${e.canal} nem számít.`,
            ],
            figure: {
                step: "bribery",
                when: "before",
                caption: `${capital(e.theSpring)} a C2-n. Négy szakasz indul onnan.`,
            },
        },
        {
            title: "Előkészületek",
            text: [
                `45 lapka: 5 növényből 9–9, köztük 3 ${e.planterWith} és 6 kettővel. Megkeverve, lefordítva oszlopokba kerülnek. Mindenki kap ${e.markersAcc}, egy ${e.extraAcc}, egy ${e.proposalAcc} és pénzt, amely ${isTrefl ? "nyílt, ha másként nem egyeztek meg" : "a többiek elől rejtve marad"}. Egyikőtök ${e.firstOverseer}.`,
            ],
            points: [
                ...(isTrefl
                    ? [
                          "2 játékos: növényenként 3 lapka kikerül a játékból; 3 oszlop 10 lapkával, 10 forduló, 10 csatorna, fejenként 5 escudó.",
                      ]
                    : []),
                `3 vagy 4 játékos: 4 oszlop 11 lapkával, 11 forduló, 11 ${e.canal}, fejenként 10 escudó. Egy lapkát megmutatva félretesznek.`,
                `5 játékos: 5 oszlop 9 lapkával, 9 forduló, 9 ${e.canal}, fejenként 10 escudó.`,
                `${isTrefl ? "3 pálmafa" : "Változat 3 pálmafával"}: három négyzet kap egyet-egyet; ezek nem érintkeznek, és egyik sem éri ${e.theSpringAcc}.`,
            ],
        },
        {
            title: "1. Felfedés és árverés",
            text: [
                `Minden oszlop felső lapkáját felfeditek. ${capital(e.theOverseerFrom)} balra kezdve, ő utoljára, mindenki egyszer passzol vagy ajánl: egész összeget, 1-től a nála lévő pénzig. Egy összeg csak egyszer hangozhat el; többet is, kevesebbet is lehet ajánlani.`,
            ],
        },
        {
            title: `2. ${e.handing}`,
            text: [
                "A figurát az kapja, aki elsőként passzolt; ha senki sem passzolt, az, aki a legkevesebbet ajánlotta.",
            ],
        },
        {
            title: "3. Elvétel és elhelyezés",
            text: [
                "A legtöbbet ajánló ültet elsőként, aztán a többiek a legkisebb ajánlatig, végül a passzolók, közülük az utolsó legelőször. Fizesd be az ajánlatodat a bankba, vegyél el egy felfedett lapkát, és tedd bármelyik üres négyzetre; a kiszáradt lapka négyzete nem üres.",
                `Annyi ${e.markerAcc} tegyél rá, amennyit a lapka mutat; eggyel kevesebbet, ha passzoltál. A ${e.marker} nélküli ültetvény semleges. ${isTrefl ? "2 és 3" : "3"} játékosnál egy ültetvény megmarad: ezt is az helyezi el, aki elsőként ültetett, utoljára, ${e.marker} nélkül, egy élő ültetvény mellé (ha ott nincs üres négyzet, egy kiszáradt mellé).`,
            ],
            figure: {
                step: "neutral",
                when: "before",
                caption: `Ana és Beto licitált: két-két ${e.marker}. Dora passzolt: eggyel kevesebb. Cleo ültetvénye semleges.`,
            },
        },
        {
            title: `4. ${e.bribing}`,
            text: [
                `Egy szakasz szabályos, ha nincs rajta ${e.canal}, és egyik vége ${e.theSpring} vagy egy ${e.canal} vége. ${capital(e.theOverseerFrom)} balra kezdve mindenki más megnevez egy szabályos szakaszt egy ajánlattal (${isTrefl ? "0 is lehet" : "legalább 1"}), támogat egy már megnevezettet, vagy passzol. Az egy szakaszra tett ajánlatok összeadódnak. Aztán ${e.theOverseer} dönt:`,
            ],
            points: [
                "Elfogad egy megnevezett szakaszt, elvesz mindent, amit érte ajánlottak, és ott épít.",
                "Másik szakaszon épít, és 1-gyel többet fizet a banknak, mint a legnagyobb összeg. Ha senki sem nevezett meg semmit: 1-et fizet.",
                `Nem épít, csak ha senki sem nevezett meg semmit: senki sem fizet, és a készletből elvész egy ${e.canal}.`,
            ],
            figure: {
                step: "elsewhere",
                when: "before",
                caption: "3 a C2–D2-ért, 2 a B2–C2-ért. Máshol építeni Cleónak 4-be kerülne.",
            },
        },
        {
            title: `5. ${capital(e.extra)}`,
            text: [
                `${capital(e.theOverseerFrom)} balra kezdve, ő utoljára, megkérdezitek mindazokat, akiknél még megvan a ${e.extra}: ingyen megépítik egy szabályos szakaszon, vagy megtartják. Aki elsőként épít, lezárja a fázist.`,
            ],
        },
        {
            title: "6. Kiszáradás",
            text: [
                `Az utolsó fordulóban nem. Minden ültetvény, amely nem ér ${e.canalAcc}, elveszít egy ${e.markerAcc}. Ha a fázis elején egy sem volt rajta, végleg kiszárad: a lapka megfordul, pálmafája eltűnik, oda többé nem lehet ültetni.`,
            ],
            figure: {
                step: "drought",
                when: "after",
                caption: `A g2 semleges és száraz volt: sivatag. A c3 elveszített egy ${e.markerAcc}.`,
            },
        },
        {
            title: "7. Jövedelem",
            text: ["Az utolsó fordulóban nem. Mindenki 3 escudót vesz el a bankból."],
        },
        {
            title: "A játék vége és az értékelés",
            text: [
                `Az utolsó forduló ötödik fázisa után minden ültetvény kiszárad, amely nem ér ${e.canalAcc}, ${e.markerWith} vagy anélkül. Nagybirtok egy növény minden élő lapkája, amely éllel összefügg; a semlegesek számítanak, ${e.canal} és pálmafa nem vágja ketté.`,
                `Minden nagybirtok ennyit ér: lapkák × a rajta lévő saját ${e.marker}; a saját ${e.markerWith} ellátott lapkán álló pálmafa egy további ${e.markerDat} számít. A végeredményed a pénzed és a birtokaid. A legnagyobb nyer; egyenlőségnél a győzelem közös.`,
            ],
            figure: {
                step: "count",
                when: "before",
                caption: `5 lapka, 7 ${e.marker} és egy pálmafa: 5 × (7 + 1) = 40.`,
            },
        },
        ...(isTrefl
            ? [
                  {
                      title: "Két játékos",
                      text: [
                          "Az első forduló előtt a csatornaépítő egy csatornát tesz a forráshoz. Mindketten titokban ajánlanak, 0-tól, ami passz, 22-ig; a két ajánlatot együtt fedik fel, és azonnal ki is fizetik. Aki többet ajánlott, elsőként ültet; egyenlőségnél a csatornaépítő nyer. A vesztes lesz a csatornaépítő.",
                      ],
                  },
              ]
            : []),
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
                "A 45. lapka (3 vagy 4 játékos): kimarad, vagy az 1. fordulóban az elsőként ültető helyezi el, mint a megmaradt ültetvényt.",
                `Építhet-e ${e.theOverseer} megnevezett szakaszon is anélkül, hogy elvenné a pénzt, 1-gyel többért, mint a legnagyobb összeg.`,
                `Hol legyen ${e.theSpring} és hol a pálmafák, ki legyen ${e.firstOverseer}: választva vagy sorsolva.`,
            ],
        },
    ];
}

function rulings(edition: Edition): GameLessons["rulings"] {
    const e = of(edition);
    return {
        R1: [
            `2 játékosnál ki teszi le az első ${e.canalAcc}?`,
            `${capital(e.firstOverseer)}. A lengyel szabály az idősebb játékost mondja; egy program nem kérdez életkort.`,
        ],
        R2: [
            `Építhet-e ${e.theOverseer} megnevezett szakaszon a pénz elvétele nélkül, vagy 1-gyel többért?`,
            "Nem, csak elfogadhatja: minden szabályfüzet másik helyről beszél. Egy választható szabály feloldja.",
        ],
        R3: [
            `És ha ${e.theOverseer} nem tud fizetni?`,
            "Akkor máshol nem építhet; ha van ajánlat, egyet el kell fogadnia. Tartozás nincs.",
        ],
        R4: [
            "Mindenki passzolt: ki helyezi el a megmaradt ültetvényt?",
            "Aki elsőként ültet: aki utoljára passzolt (2 játékosnál az egyenlőség nyertese).",
        ],
        R5: [
            `2 játékosnál mindketten passzolnak: ki tesz le eggyel kevesebb ${e.markerAcc}?`,
            "Mindketten.",
        ],
        R6: [
            `2 játékosnál kit kérdezünk, megépíti-e a ${e.extraAcc}?`,
            `Az ellenfelet, aztán ${e.theOverseerAcc}.`,
        ],
        R7: [
            "Mely javaslatokat lehet támogatni?",
            "A fázisban korábban megnevezett bármelyik szakaszt; az ajánlatok összeadódnak.",
        ],
        R8: [
            "Egy szakaszt 0-val neveztek meg: megnevezettnek számít?",
            "Igen: máshol építeni legalább 1-be kerül, és lemondani sem lehet róla.",
        ],
        R9: ["Egyenlő legjobb eredmények?", "Közös győzelem."],
        R10: [
            "Mit rejt a rejtett pénz?",
            "Az összeget, a többiek és a nézők elől, a végéig. Az ajánlatok nyíltak, tehát bárki számolhat.",
        ],
        R11: ["Megbeszélések és ígéretek?", "Bármikor szabad, de sosem kötelez."],
        R12: ["Hibák a fordításokban?", "A német eredeti érvényes."],
        R13: [
            "A táblára kerül a 45. lapka?",
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
            `A bank kifogyhatatlan; 10 ${e.canal}.`,
        ],
        R17: ["Titkosak a félretett lapkák?", "Nem, előkészületkor megmutatták őket."],
    };
}

export const santiago = (edition: Edition): GameLessons => ({
    steps,
    sections: sections(edition),
    rulings: rulings(edition),
});

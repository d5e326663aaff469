import type { Area } from "../catalogue";

import { listOf } from "../plural";

const list = listOf("hu");

export const learn: Area<"learn"> = {
    title: "Tanulás",
    lede: "Tíz rövid lépés, mindegyik egy igazi álláson, azután a teljes szabály. Előtte semmit sem kell elolvasnod.",
    games: {
        santiago:
            "Licitálj, ültess, vesztegess, veszíts el egy ültetvényt a kiszáradáskor, értékelj egy nagybirtokot.",
        exlibris:
            "Adj megbízást, vigyél el egy falut, láss egy üres megbízást, értékeld a kézben maradt könyveidet.",
    },
    begin: "Kezdjük",
    tutorial: "Tíz lépés",
    rules: "Szabályok",
    rulings: "Szabálykérdések",
    rulingsNote: "Ahol a nyomtatott szabályok hallgatnak vagy eltérnek, itt így játsszuk.",
    contents: "Ezen az oldalon",
    step: (n, of) => `${n}/${of}. lépés`,
    goOn: (n) => `Folytatás: ${n}. lépés`,
    ending: "A vége",
    skipped: (steps) => `Még megválaszolatlan lépések: ${list(steps.map(String))}.`,
    back: "Vissza",
    next: "Tovább",
    skip: "Kihagyom",
    again: "Elölről",
    finished: "Ennyi elég is.",
    finishedNote:
        "A többit játék közben látod: az asztalnál minden választás mellett ott áll, mit jelent.",
    play: "Játsszunk",
    readRules: "Szabályok olvasása",
    youAre: (name) => `Te vagy ${name}, piros színnel.`,
    alsoRight: "A te válaszod is ugyanolyan jó; a történet egy másikkal folytatódik.",
    right: "Helyes.",
    notQuite: "Nem egészen.",
    answers: "A válaszod",
    you: "te",
};

import type { Area } from "../catalogue";

export const learn: Area<"learn"> = {
    title: "Tanulás",
    lede: "Tíz rövid lépés, mindegyik egy igazi álláson, azután a teljes szabály. Előtte semmit sem kell elolvasni.",
    games: {
        santiago:
            "Licitálj, ültess, vesztegess, veszíts el egy lapkát a szárazságban, értékelj egy nagybirtokot.",
        exlibris: "Adj megbízást, vigyél el egy falut, ne találj semmit, értékeld a kezed.",
    },
    begin: "Kezdjük",
    tutorial: "Tíz lépés",
    rules: "Szabályok",
    rulings: "Döntések",
    rulingsNote: "Ahol a nyomtatott szabály hallgat vagy eltér, itt így játsszuk.",
    contents: "Ezen az oldalon",
    step: (n, of) => `${n}. lépés, összesen ${of}`,
    back: "Vissza",
    next: "Tovább",
    skip: "Kihagyom",
    again: "Elölről",
    finished: "Ennyi elég is.",
    finishedNote:
        "A többit játék közben látod: az asztal megmondja, mit jelentene egy-egy választás.",
    play: "Játsszunk",
    readRules: "Szabályok olvasása",
    right: "Helyes.",
    notQuite: "Nem egészen.",
    pickOnBoard: "Válaszd ki a táblán.",
    answers: "A válaszod",
    you: "te",
};

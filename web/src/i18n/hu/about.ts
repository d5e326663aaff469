import type { Area } from "../catalogue";

export const about: Area<"about"> = {
    title: "A Levadáról",
    lede: "A Levadával két társasjátékot lehet játszani, tanulmányozni és automatizálni, pontosan a szabálykönyvük szerint.",
    name: "A név",
    nameText:
        "A levada vízcsatorna: keskeny, kőszegélyű, és régebbi, mint a legtöbb falu, amelyet ellát.",
    rights: "Nem hivatalos",
    rightsText: [
        "A Levada nem áll kapcsolatban a Santiago és az Ex Libris kiadóival és szerzőivel, és nem az ő megbízásukból vagy jóváhagyásukkal működik.",
        "A játékok és kiadóik neve a tulajdonosaiké. Itt csak azért szerepelnek, hogy tudni lehessen, melyik szabály szerint folyik a játék.",
        "Minden kép, hang és szöveg a miénk; semmi sem származik dobozból vagy szabályfüzetből. Ha itt megtetszik egy játék, vedd meg: az asztal körül, társaságban még jobb.",
    ],
    source: "Szabad szoftver",
    sourceText:
        "A Levada MIT-licencű: bárki használhatja, módosíthatja és üzemeltetheti. Nincs benne reklám, és nem követ senkit.",
    fonts: "Betűtípusok",
    fontsText:
        "Alegreya (Juan Pablo del Peral, Huerta Tipográfica) és Source Sans 3 (Paul D. Hunt, Adobe), mindkettő a SIL Open Font License 1.1 szerint.",
    fontLicence: (font) => `${font}: licenc`,
    programs: "Programoknak",
    programsText:
        "A botok és más programok ugyanazt a felületet használják, mint ez az oldal. A leírása itt található:",
    api: "ennek a szervernek az API-ja",
};

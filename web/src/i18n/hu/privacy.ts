import type { Area } from "../catalogue";

export const privacy: Area<"privacy"> = {
    title: "Adatvédelem",
    lede: "Senkinek sem kell fiók. Név nélkül is játszhatsz, és senki sem kér lakcímet, telefonszámot vagy születési dátumot. Ez az oldal elmondja, mit tárolunk rólad, meddig, és hogyan szabadulhatsz meg tőle.",
    whose: "A leírás a programról szól. A szerverért az felel, aki üzemelteti; ő tudja megmondani azt is, mi tartozik még hozzá, például egy naplózó proxy.",
    kept: "Amit tárolunk",
    keptRows: [
        [
            "egy véletlen szám, amely téged jelöl, a keletkezésének ideje, és a név, amelyet megadtál, ha megadtál",
            "hogy a helyeid a tieid maradjanak, amikor visszajössz",
        ],
        [
            "minden eszközről, amelyen ismerünk: a sütijében vagy tokenjében lévő titok lenyomata, nem maga a titok; a böngésző és a rendszer neve, mióta, és a nap, amikor utoljára itt járt",
            "hogy felismerjünk, és hogy láthasd és eltávolíthasd az eszközeidet; a lenyomatból a titok nem állítható vissza",
        ],
        [
            "ha fiókot hozol létre: a nyilvános neve, mióta van, és mikor változtattad meg utoljára",
            "hogy mások ismerjenek, és más ne vegye el a nevet",
        ],
        [
            "minden belépőkulcsról: amit a böngésződ küld (egy azonosító, egy nyilvános kulcs, egy számláló), melyik címhez való, hol és mikor készült, és a nap, amikor utoljára használtad",
            "hogy jelszó nélkül beléphess; az arcod, az ujjad és a PIN-kód soha nem hagyja el az eszközödet",
        ],
        [
            "percekig: a kód lenyomata, amellyel tovább viszed magad, és amit egy belépőkulcsnak alá kell írnia",
            "hogy mindegyik csak egyszer legyen érvényes",
        ],
        [
            "amíg másokra vársz: mi felel meg neked, és milyen néven; egy napig az asztal, amely lett belőle",
            "hogy asztalhoz vezessünk",
        ],
        [
            "kiket követsz, és ki melyik asztalhoz hívott meg",
            "hogy megmutassuk, hol játszanak, és hogy megkérdezzünk",
        ],
        [
            "amit az üzemeltető, vagy te, a fiókodon megváltoztatott, a korábbi névvel",
            "hogy látni lehessen, ki mit tett",
        ],
        [
            "minden asztalnál: a helyeid, az ottani neved és a képernyőd előtt ülők neve, te nyitottad-e, és a saját linked lenyomata",
            "hogy játszhass, másik eszközön is",
        ],
        [
            "a játszmáid lépései az időpontjukkal, és ami még az asztalnál történt: ki ült le, ment el, szüneteltetett, vont vissza",
            "a lépések maguk a játszma; ezekből készül a játszmafájl, a visszajátszás és a kiértékelés",
        ],
        [
            "amit a csevegésben írsz, a kész mondatok is, az időpontjukkal",
            "hogy mások elolvashassák",
        ],
        ["akiket elnémítottál", "hogy ne olvasd, amit írnak"],
        [
            "ha értesítést kérsz: hová (a böngésződ címe a push-szolgáltatásánál és a kulcsai, webhookok a titkaikkal, az e-mail-címed), a nyelved, időzónád, csendes óráid, miről kérsz hírt, mely asztalok nem hívnak, és a hírcsatornád linkjének ujjlenyomata",
            "hogy megtudd, mikor te következel",
        ],
        [
            "amit meg kell tudnod, amíg el nem küldjük, és vissza nem tértél",
            "hogy ne vesszen el, és ne jöjjön kétszer",
        ],
        ["amit a szerver üzemeltetőjének jelentesz", "hogy intézkedhessen"],
    ],
    what: "mit",
    why: "miért",
    seen: "Az asztalnál mindenki, és aki nézheti, látja az ottani nevedet, a lépéseidet és azt, amit írsz. A nyilvános asztalra idegenek is rátalálnak. Egy befejezett játszmát az tölthet le, aki az asztalt megnézheti; benne van a neved, és hogy onnan hová kerül, azt senki sem követheti.",
    notKept: "Amit nem tárolunk",
    notKeptRows: [
        [
            "A hálózati címed.",
            "Csak addig van a memóriában, ameddig ellenőrizni kell, hogy senki sem küld túl sok kérést; nem tároljuk és nem naplózzuk.",
        ],
        [
            "Amit megnézel.",
            "A kéréseket nem naplózzuk; nincs látogatásszámláló, követőpixel, böngészőujjlenyomat, nincs harmadik fél: minden oldal, kép és szkript erről a szerverről jön.",
        ],
        ["Titkok.", "A sütikből, tokenekből és linkekből csak lenyomatot tárolunk."],
    ],
    cookie: "Egyetlen süti",
    cookieText:
        "A „levada” egy véletlen titkot tartalmaz; akkor keletkezik, amikor először nyitsz asztalt vagy ülsz le, és egy évig érvényes. A játékhoz kell, és semmi másra nem szolgál; szkriptek nem olvashatják, más oldalak nem kapják meg. Nélküle a szerver nem tudná, hogy egy hely a tiéd.",
    browser: "Ebben a böngészőben",
    browserText:
        "A nyelvedet, a beállításaidat, azt, hogy meddig jutottál a tanulásban, a nevedet és az asztalokhoz vezető saját linkjeidet ez a böngésző őrzi, hogy megtaláld őket. Itt marad maga az oldal, a játszmáid listája és az is, amit a futókból utoljára láttál, hogy kapcsolat nélkül is megnyíljanak. Ami rólad szól, eltűnik, ha lent törlöd; minden eltűnik, ha törlöd a webhely adatait.",
    howLong: "Meddig",
    howLongRows: [
        "A befejezett asztal az utolsó esemény után 365 napig marad meg, hacsak az üzemeltető más számot nem választott. Aztán törlődik, a lépésekkel és a csevegéssel együtt.",
        "Az az asztal, amelynél nem fejezték be a játszmát, és már nem történik semmi, 30 nap múlva törlődik, hacsak másképp nem döntöttek; amíg óra jár, a játszma végéig megmarad.",
        "A fiók megmarad, amíg nem törlöd. A vendéget elfelejtjük, ha ennyi napja járt itt először, és nincs már asztal, amelynél helye van; ekkor egy program tokenje is érvényét veszti.",
        "A jelentés az asztalával vagy az érintett fiókkal együtt törlődik; a fiókok változásai addig maradnak feljegyezve, ameddig a befejezett asztalok.",
        "A biztonsági mentésekben az van, ami akkor ott volt. Kérdezd meg az üzemeltetőt, meddig őrzi őket.",
    ],
    remove: "Megtekintés, törlés",
    removeText: "Mindazt, amit rólad tárolunk, itt letöltheted és törölheted:",
    removeLink: "Fiókom",
    removeRows: [
        "A számod, a neveid, az üzeneteid, a jelentéseid, akiket elnémítottál, és akik téged: minden asztalnál minden törlődik, azonnal és végleg.",
        "A fiókod, a belépőkulcsaid, az eszközeid, akiket követsz, és akik téged, a meghívások és a programjaid törlődnek; a név újra szabad.",
        "Az általad betöltött játszmák egészükben törlődnek.",
        "A folyamatban lévő játszmákban botok játszanak tovább helyetted, hogy a többieké ne vesszen el.",
        "A lépéseid megmaradnak egy név nélküli hely lépéseiként: azok mások játszmái is.",
        "A sütit eltávolítjuk; a tokened és a linkjeid többé nem nyitnak meg semmit.",
    ],
    notReached:
        "Nem terjed ki arra, amit mások írtak rólad a csevegésben vagy egy jelentésben, a mások által letöltött játszmákra és a biztonsági mentésekre.",
    lost: "Fiók nélkül egyedül a süti mutatja, ki vagy. Aki elvesztette, azt nem lehet megkülönböztetni egy idegentől: senki sem tudja helyetted kikeresni vagy törölni az adataidat, és ami maradt, a határidők lejártával eltűnik.",
};

import type { Area } from "../catalogue";

export const privacy: Area<"privacy"> = {
    title: "Adatvédelem",
    lede: "A Levadában nincsenek fiókok. Név nélkül is játszhatsz, és senki sem kér lakcímet, e-mail-címet, telefonszámot vagy születési dátumot. Ez az oldal elmondja, mit tárolunk rólad, meddig, és hogyan szabadulhatsz meg tőle.",
    whose: "A leírás a programról szól. A szerverért az felel, aki üzemelteti; ő tudja megmondani azt is, mi áll még körülötte, például egy naplózó proxy.",
    kept: "Amit tárolunk",
    keptRows: [
        [
            "egy véletlen szám, amely téged jelöl, a keletkezésének ideje, és a név, amelyet megadtál, ha megadtál",
            "hogy a helyeid a tieid maradjanak, amikor visszajössz",
        ],
        [
            "a sütidben vagy tokenedben lévő titok lenyomata, nem maga a titok",
            "hogy felismerjünk; a titok nem állítható vissza belőle",
        ],
        [
            "minden asztalnál: a helyeid, az ottani neved és a képernyőd előtt ülők neve, te nyitottad-e, és a saját linked lenyomata",
            "hogy játszhass, másik eszközön is",
        ],
        [
            "a játszmáid lépései az idejükkel, és ami még az asztalnál történt: ki ült le, ment el, szüneteltetett, vont vissza",
            "a lépések maguk a játszma; ezekből készül a játszmafájl, a visszajátszás és a kiértékelés",
        ],
        [
            "amit a beszélgetésben mondasz, a kész mondatok is, az idővel",
            "hogy mások elolvashassák",
        ],
        ["akiket elnémítottál", "hogy ne halld őket"],
        ["amit a szerver üzemeltetőjének jelentesz", "hogy intézkedhessen"],
    ],
    what: "mit",
    why: "miért",
    seen: "Az asztalnál mindenki, és aki nézheti, látja az ottani nevedet, a lépéseidet és azt, amit mondasz. A nyilvános asztalra idegenek is rátalálnak. Egy befejezett játszmát az tölthet le, aki az asztalt megnézheti; benne van a neved, és hogy onnan hová kerül, azt senki sem követheti.",
    notKept: "Amit nem tárolunk",
    notKeptRows: [
        [
            "A hálózati címed.",
            "Csak addig van a memóriában, amíg látszik, hogy senki sem kérdez túl gyakran; nem tároljuk és nem naplózzuk.",
        ],
        [
            "Amit megnézel.",
            "A kéréseket nem naplózzuk; nincs látogatásszámláló, követőpixel, böngészőujjlenyomat, nincs harmadik fél: minden oldal, kép és szkript erről a szerverről jön.",
        ],
        ["Titkok.", "A sütikből, tokenekből és linkekből csak lenyomatot tárolunk."],
    ],
    cookie: "Egyetlen süti",
    cookieText:
        "A „levada” egy véletlen titkot tartalmaz; akkor keletkezik, amikor először nyitsz asztalt vagy ülsz le, és egy évig él. A játékhoz kell, és semmi másra nem szolgál; szkriptek nem olvashatják, más oldalak nem kapják meg. Nélküle a szerver nem tudná, hogy egy hely a tiéd.",
    browser: "Ebben a böngészőben",
    browserText:
        "A nyelvedet, a beállításaidat, a nevedet és az asztalokhoz vezető saját linkjeidet ez a böngésző őrzi, hogy megtaláld őket. Eltűnnek, ha törlöd a webhely adatait.",
    howLong: "Meddig",
    howLongRows: [
        "A befejezett asztal az utolsó érintése után 365 napig marad meg, hacsak az üzemeltető más számot nem választott. Aztán törlődik, lépéseivel és beszélgetésével együtt.",
        "Az az asztal, amelynél nem fejezték be a játékot, és senki sem nyúl hozzá, 30 nap múlva törlődik, hacsak másképp nem döntöttek; amíg óra jár, a játszma végéig megmarad.",
        "Elfelejtünk, ha ennyi napja jártál itt először, és nincs már asztal, amelynél helyed van.",
        "A jelentés az asztalával együtt törlődik.",
        "A biztonsági mentésekben az van, ami akkor ott volt. Kérdezd meg az üzemeltetőt, meddig őrzi őket.",
    ],
    remove: "Megnézni, törölni",
    removeText: "Mindazt, amit rólad tárolunk, itt letöltheted és törölheted:",
    removeLink: "Játszmáim",
    removeRows: [
        "A számod, a neveid, az üzeneteid, a jelentéseid, akiket elnémítottál, és akik téged: minden asztalnál minden törlődik, azonnal és végleg.",
        "Az általad hozott játszmák egészükben törlődnek.",
        "A folyamatban lévő játszmákban botok játszanak tovább helyetted, hogy másé ne vesszen el.",
        "A lépéseid megmaradnak egy név nélküli hely lépéseiként: azok mások játszmái is.",
        "A sütit eltávolítjuk; a tokened és a linkjeid többé nem nyitnak meg semmit.",
    ],
    notReached:
        "Nem terjed ki arra, amit mások írtak rólad a beszélgetésben vagy egy jelentésben, a mások által letöltött játszmákra és a biztonsági mentésekre.",
    lost: "Egyedül a süti mutatja, ki vagy. Aki elvesztette, azt nem lehet megkülönböztetni egy idegentől: senki sem tudja helyetted kikeresni vagy törölni az adataidat, és ami maradt, eltűnik, amikor eljön az ideje.",
};

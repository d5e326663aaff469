import type { Area } from "../catalogue";
import { pluralOf } from "../plural";
import { of } from "./terms";

const plural = pluralOf("hu");

export const replay: Area<"replay"> = {
    round: (n) => `${n}. forduló`,
    roundOf: (n, all) => `${n}/${all}. forduló`,

    controls: "Visszajátszás",
    first: "Az elejére",
    back: "Egy lépést vissza",
    play: "Lejátszás",
    pause: "Megállítás",
    forward: "Egy lépést előre",
    last: "A végére",
    scrub: "Lépés",
    move: (n) => `${n}. lépés`,
    of: (n) => `/ ${n}`,

    seenBy: "Nézet",
    everybody: "minden nyitva",
    link: "Link erre a lépésre",
    record: "Játszmafájl",
    table: "Az asztalhoz",
    notOver: "Ez a játszma még tart. Visszajátszani csak a vége után lehet.",
    loading: "A játszma betöltése…",
    bring: "Húzz ide egy játszmafájlt a visszajátszáshoz",
    betterTag: "jobb",
    noSuchMove: (of: number) => `Ilyen lépés nincs: a játszma ${of} lépésből áll. Itt a vége.`,
    openShort: "Megnyitás…",
    open: "Másik játszmafájl megnyitása",
    playOn: "Folytatás innen",
    playOnBefore: "A lépés újrajátszása",
    playOnBeforeNote: (n) => `${n}. lépés: újra megteheted.`,
    playOnNote: (n: number) =>
        n === 0
            ? "Az elejétől, ugyanazzal a keveréssel."
            : `Az itt látható állásból (${n} lépés után).`,
    playOnSeat: "Te vagy",
    playOnLevel: "A botok",
    playOnGo: "Folytatás",
    playOnOver: "A játszma itt már véget ért. Előbb lépj vissza egy korábbi lépéshez.",

    side: "A tábla mellett",
    review: "Az edző értékelése",
    chance: "Nyerési esély",
    chanceNote: "mindenkinél a saját lépéseinél, a saját szemével",
    chanceLabel: (leader, percent) =>
        `Nyerési esély lépésenként; itt ${leader} áll a legjobban, ${percent}%`,
    costliest: "A legdrágább lépések",
    costliestNote: "válaszd ki, hogy lásd",
    better: (move) => `Jobb: ${move}`,
    betterBy: (move, n) => `${plural(n, { other: "# ponttal" })} jobb: ${move}.`,
    split: (best, played, atOnce, later) =>
        `Ebből azonnal ${atOnce} (${played} helyett ${best}), a folytatásból ${later}.`,
    but: (whys) => `Viszont: ${whys.join("; ")}.`,
    onlyMine: "Csak az enyéim",
    all: (n) => `Mind (${n})`,
    fewer: "Csak a legrosszabbak",
    lossNote: "Lemaradás a legjobb lépéstől pontban, a többiek pontjait is számítva",
    points: (n) => `−${n}`,
    noneCostly: "Egyik lépés sem volt veszteséges.",
    working: "Az edző minden lépést átnéz",
    workingOf: (done, all) => `${done} / ${all} lépés`,
    workingNote: "Közben végignézheted a játszmát.",
    noReview: "Ezt a játszmát nem lehet kiértékelni.",

    hands: "Kinél mi van",
    hidden: "rejtett",
    moves: {
        bid: (amount) => `${amount} a licit`,
        pass: "passz",
        plant: (tile, square) => `${tile} ide: ${square}`,
        offer: (segment, amount) => `${amount} ezért: ${segment}`,
        accept: (segment) => `${segment} elfogadása`,
        build: (segment) => `${segment} építése`,
        decline: "nem épít semmit",
        extra: (segment, edition) => `${of(edition).extra}: ${segment}`,
        keep: (edition) => `megtartja a ${of(edition).extraAcc}`,
        canal: (segment, edition) => `első ${of(edition).canal}: ${segment}`,
        order: (island) => `megbízás (${island})`,
    },
};

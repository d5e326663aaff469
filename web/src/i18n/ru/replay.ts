import type { Area } from "../catalogue";
import { pluralOf } from "../plural";
import { of } from "./terms";

const plural = pluralOf("ru");

export const replay: Area<"replay"> = {
    round: (n) => `Раунд ${n}`,
    roundOf: (n, of) => `Раунд ${n} из ${of}`,

    controls: "Повтор",
    first: "В начало",
    back: "На ход назад",
    play: "Воспроизвести",
    pause: "Остановить",
    forward: "На ход вперёд",
    last: "В конец",
    scrub: "Ход",
    move: (n) => `Ход ${n}`,
    of: (n) => `из ${n}`,

    seenBy: "Вид",
    everybody: "всё открыто",
    link: "Ссылка на этот ход",
    record: "Запись",
    table: "К столу",
    notOver: "Эта партия ещё идёт. Повтор можно посмотреть, когда она закончится.",
    loading: "Партия загружается…",
    bring: "Перетащите запись сюда, чтобы её посмотреть",
    betterTag: "лучше",
    noSuchMove: (of: number) => `Такого хода нет: всего ходов в партии ${of}. Показан её конец.`,
    openShort: "Открыть…",
    open: "Открыть другую запись",
    playOn: "Играть отсюда",
    playOnBefore: "Переиграть этот ход",
    playOnBeforeNote: (n) => `До хода ${n}: его можно сделать заново.`,
    playOnNote: (n: number) =>
        n === 0 ? "С начала, с тем же раскладом." : `После хода ${n}, с этой позиции.`,
    playOnSeat: "Ваше место",
    playOnLevel: "Боты",
    playOnGo: "Играть дальше",
    playOnOver: "Здесь партия уже окончена. Сначала вернитесь к более раннему ходу.",

    side: "Рядом с полем",
    review: "Разбор тренера",
    chance: "Шансы на победу",
    chanceNote: "у каждого при его собственных ходах, его глазами",
    chanceLabel: (leader, percent) =>
        `Шансы на победу по ходам; здесь впереди ${leader}, ${percent} %`,
    costliest: "Самые дорогие ходы",
    costliestNote: "нажмите, чтобы увидеть",
    better: (move) => `Лучше: ${move}`,
    betterBy: (move, n) =>
        `На ${plural(n, { one: "# очко", few: "# очка", many: "# очков", other: "# очка" })} лучше: ${move}.`,
    split: (best, played, atOnce, later) =>
        `Из них сразу ${atOnce} (${best} вместо ${played}), в дальнейшем ${later}.`,
    but: (whys) => `Но: ${whys.join("; ")}.`,
    onlyMine: "Только мои",
    all: (n) => `Все (${n})`,
    fewer: "Только худшие",
    lossNote: "Отставание от лучшего хода в очках, с учётом очков соперников",
    points: (n) => `−${n}`,
    noneCostly: "Ни один ход не стоил очков.",
    working: "Тренер просматривает каждый ход",
    workingOf: (done, of) =>
        plural(of, {
            one: `${done} из # хода`,
            few: `${done} из # ходов`,
            many: `${done} из # ходов`,
            other: `${done} из # хода`,
        }),
    workingNote: "А пока партию можно пройти по ходам.",
    noReview: "Эту партию нельзя разобрать.",

    hands: "У кого что есть",
    hidden: "скрыто",
    moves: {
        bid: (amount) => `ставка ${amount}`,
        pass: "пас",
        plant: (tile, square) => `${tile} на ${square}`,
        offer: (segment, amount) => `${amount} за ${segment}`,
        accept: (segment) => `принять ${segment}`,
        build: (segment) => `пустить воду в ${segment}`,
        decline: "не пускать воду",
        extra: (segment, edition) => `дополнительный ${of(edition).canal[0]} ${segment}`,
        keep: (edition) => `приберечь дополнительный ${of(edition).canal[0]}`,
        canal: (segment, edition) => `первый ${of(edition).canal[0]} ${segment}`,
        order: (island) => `заказ ${island}`,
    },
};

import type { Area } from "../catalogue";
import { pluralOf } from "../plural";

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
    linkCopied: "Ссылка на этот ход скопирована.",
    record: "Запись",
    table: "К столу",
    notOver: "Эта игра ещё идёт. Посмотреть её можно после окончания.",
    loading: "Игра загружается …",
    bring: "Перетащите запись сюда, чтобы её посмотреть",

    chance: "Шансы на победу",
    chanceNote: "перед каждым ходом, глазами того, кто ходил",
    chanceLabel: (leader, percent) =>
        `Шансы на победу по ходам; здесь лучшие у игрока ${leader}, ${percent} %`,
    costliest: "Самые дорогие ходы",
    costliestNote: "нажмите, чтобы увидеть",
    better: (move) => `Лучше: ${move}`,
    onlyMine: "Только мои",
    all: (n) => `Все (${n})`,
    fewer: "Только худшие",
    lossNote: "Потерянные очки ожидаемой суммы",
    points: (n) => `−${n}`,
    noneCostly: "Ни один ход ничего не потерял.",
    working: "Тренер просматривает каждый ход",
    workingOf: (done, of) =>
        plural(of, {
            one: `${done} из # хода`,
            few: `${done} из # ходов`,
            many: `${done} из # ходов`,
            other: `${done} из # хода`,
        }),
    workingNote: "А пока игру можно пройти по шагам.",
    noReview: "Эту игру нельзя разобрать.",

    hands: "У кого что есть",
    hidden: "скрыто",
    moves: {
        bid: (amount) => `ставка ${amount}`,
        pass: "пас",
        plant: (tile, square) => `${tile} на ${square}`,
        offer: (segment, amount) => `${amount} за ${segment}`,
        accept: (segment) => `принять ${segment}`,
        build: (segment) => `построить ${segment}`,
        decline: "ничего не строить",
        extra: (segment) => `дополнительный канал ${segment}`,
        keep: "оставить дополнительный канал",
        canal: (segment) => `первый канал ${segment}`,
        order: (island) => `заказ ${island}`,
    },
};

import type { Area } from "../catalogue";
import { pluralOf } from "../plural";

const plural = pluralOf("ru");

export const common: Area<"common"> = {
    title: "Levada",
    start: "Главная",
    learn: "Обучение",
    myGames: "Мои партии",
    account: "Аккаунт",
    tournaments: "Турниры",
    language: "Язык",
    settings: "Настройки",
    sound: (on) => (on ? "Выключить звук" : "Включить звук"),
    soundLabel: "Звук",
    soundMeans: "Тихий и только после первого касания.",
    theme: "Цвета",
    themes: { system: "как на устройстве", light: "день", dark: "ночь" },
    confirmMoves: "Подтверждать ход",
    confirmMovesMeans: "Ход сделает только второе нажатие.",
    speed: "Темп событий",
    speedMeans:
        "Всё, что происходит за столом, показывается шаг за шагом. Нажатие пропускает показ.",
    speeds: { calm: "спокойный", normal: "обычный", quick: "быстрый", off: "всё сразу" },
    coordinates: "Координаты",
    coordinatesMeans: "Буквы и цифры по краю поля.",
    yourName: "Ваше имя",
    yourNameMeans: "Так вас видят остальные за столом.",
    about: "О Levada",
    privacy: "Личные данные",
    close: "Закрыть",
    tryAgain: "Попробовать снова",
    looking: "Минутку…",
    pageNotLoaded: "Не удалось загрузить эту страницу. Возможно, есть более новая версия.",
    nowhere: "Здесь ничего нет",
    nowhereMeans:
        "Здесь левада кончается. По этому адресу ничего нет; возможно, часть ссылки потерялась или стол давно убрали.",
    toStart: "На главную",
    games: { santiago: "Santiago", exlibris: "Ex Libris" },
    editions: { amigo: "AMIGO", samarkand: "Самарканд", trefl: "Trefl" },
    levels: {
        random: "случайный",
        novice: "новичок",
        regular: "опытный",
        expert: "мастер",
    },
    bot: "Бот",
    guest: "Гость",
    seat: (n) => `место ${n}`,
    players: (n) =>
        plural(n, { one: "# игрок", few: "# игрока", many: "# игроков", other: "# игрока" }),
    bots: (n) => plural(n, { one: "# бот", few: "# бота", many: "# ботов", other: "# бота" }),
    seatsFree: (n) =>
        plural(n, {
            one: "# свободное место",
            few: "# свободных места",
            many: "# свободных мест",
            other: "# свободного места",
        }),
    noClock: "без часов",
    clock: (minutes, increment) =>
        plural(minutes, {
            one: "по # минуте",
            few: "по # минуты",
            many: "по # минут",
            other: "по # минуты",
        }) + (increment > 0 ? ` + ${increment} с` : ""),
    days: (n) =>
        plural(n, {
            one: "# день на ход",
            few: "# дня на ход",
            many: "# дней на ход",
            other: "# дня на ход",
        }),
};

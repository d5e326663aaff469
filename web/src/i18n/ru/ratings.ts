import type { Area } from "../catalogue";
import { pluralOf } from "../plural";

const plural = pluralOf("ru");

export const ratings: Area<"ratings"> = {
    rated: "Рейтинговая партия",
    ratedMeans:
        "Идёт в зачёт рейтинга всех игроков. Для тех, у кого есть аккаунт: с часами, без подсказок и отмены ходов; кто уходит, тот последний.",
    ratedLine: "рейтинговая",
    points: (points, uncertainty) => `${points} ± ${uncertainty}`,
    provisional: "предварительный: партий пока мало",
    rating: "Рейтинг",
    games: "Партии",
    counted: (n) =>
        plural(n, { one: "# партия", few: "# партии", many: "# партий", other: "# партии" }),
    changed: "Рейтинги после этой партии",
    counting: "Рейтинги подсчитываются…",
    notCounted: "Эта партия не идёт в зачёт рейтинга.",
    program: "программа",
    best: "Лучшие",
    bestMeans:
        "Все начинают с 1500: столько у опытного бота. 400 очков преимущества означают шансы десять к одному.",
    people: "Люди",
    programs: "Программы",
    name: "Имя",
    bots: "Боты",
    nobody: "Пока никто не сыграл достаточно рейтинговых партий.",
    since: (day) => `Здесь с ${day}`,
    noGames: "Рейтинговых партий пока нет.",
    results: "Результаты",
    table: "Стол",
    nth: (place) => `${place}.`,
    history: "Рейтинг со временем",
    historyLabel: (first, last, games) =>
        `Рейтинг со временем: вначале ${first}, партий ${games}, теперь ${last}`,
    recent: "Последние партии",
    deleted: "кто-то, кого здесь больше нет",
    shown: "Что здесь видят другие",
    shownMeans: "Ваше имя, рейтинги и результаты видны всегда.",
    showHistory: "Рейтинг со временем",
    showHistoryMeans: "Как складывался ваш рейтинг.",
    showGames: "Последние партии",
    showGamesMeans: "С кем вы играли и чем всё кончилось.",
    programsMeans:
        "Программы играют со своим ключом: с людьми за столами без рейтинга, а между собой и на рейтинг.",
    renewToken: "Новый ключ",
    programName: "Имя программы",
    makeProgram: "Добавить программу",
    tokenOf: (name) =>
        `Ключ программы ${name}. Он виден только сейчас: сохраните его там, где никто другой его не найдёт.`,
    report: "Пожаловаться на профиль",
    toBest: "Лучшие в этой игре",
};

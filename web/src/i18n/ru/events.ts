import { strong } from "../../lib/richText";
import type { Area } from "../catalogue";
import { listOf, pluralOf } from "../plural";

const plural = pluralOf("ru");
const list = listOf("ru");

export const events: Area<"events"> = {
    flows: (segment) => `Вода пошла в ${segment}`,
    skip: "Нажатие пропускает показ",
    ahead: "Дальше ваш ход: перейти",
    offersNothing: "ничего не предлагает",
    opened: "Тайные ставки",
    plantsFirst: "выбирает плитку первым",
    bidNothing: "ничего",
    why: {
        own: (n) =>
            `Почему: вода для ${plural(n, { one: "# своей плитки", few: "# своих плиток", many: "# своих плиток", other: "# своей плитки" })}`,
        money: "Почему: это было самое высокое предложение",
        ground: (n) =>
            `Почему: вода для ${plural(n, { one: "# пустого квадрата", few: "# пустых квадратов", many: "# пустых квадратов", other: "# пустого квадрата" })}`,
        declined: (price) => `Почему: ни один отрезок не стоил ${price}`,
        refusedForOthers: (amount, segment, others) =>
            `Отклонено: ${amount} за ${segment}, вода там досталась бы только другим (${list(others.map(strong))})`,
        refusedForNobody: (amount, segment) =>
            `Отклонено: ${amount} за ${segment}, ни одна плитка не получила бы там воды`,
        refusedForFewer: (amount, segment, own) =>
            `Отклонено: ${amount} за ${segment}, вода там досталась бы меньшему числу своих плиток (${own})`,
    },
    since: {
        open: "Что произошло",
        title: "После вашего последнего хода",
        thisRound: "В этом раунде",
        nothing: "С тех пор ничего не произошло.",
        hint: "Нажмите на строку, чтобы увидеть это на поле.",
        wholeLog: "Весь журнал",
    },
    counting: "Идёт подсчёт…",
    endedIn: (round) => `Закончено в раунде ${round}`,
    endedInOf: (round, of) => `Закончено в раунде ${round} из ${of}`,
    endedAlone: "Вы закончили игру здесь. Победителя нет.",
    endedTogether: "Вы договорились закончить игру здесь. Победителя нет.",
    endedByPlayers: "Игроки договорились закончить здесь. Победителя нет.",
    standing: "Положение на этот момент",
    standingNote: "Подсчитано как после последнего раунда: всё, что осталось без воды, засохло.",
    standingBooks: "Подсчитано как после последнего раунда.",
    hiddenMoney: "Скрытые деньги не посчитаны.",
};

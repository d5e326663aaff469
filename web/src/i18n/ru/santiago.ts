import { addressed } from "../addressed";
import { strong } from "../../lib/richText";
import type { Area } from "../catalogue";
import { grouped } from "../countedList";
import { listOf, pluralOf } from "../plural";
import { of } from "./terms";

const plural = pluralOf("ru");

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const counted = (n: number, [one, few, many]: [string, string, string]) =>
    plural(n, { one, few, many, other: few });
const markers = (edition: string, n: number) => `${n} ${counted(n, of(edition).marker)}`;
const markersAcc = (edition: string, n: number) =>
    n === 1 ? of(edition).markerAcc : markers(edition, n);

const CROPS: Record<string, string> = {
    banana: "бананы",
    bean: "бобы",
    pepper: "красный перец",
    potato: "картофель",
    sugarcane: "сахарный тростник",
    coconut: "кокосы",
    grape: "виноград",
    watermelon: "арбузы",
};
const escudos = (n: number) => `${n} эскудо`;
const tiles = (n: number) =>
    plural(n, { one: "# плитка", few: "# плитки", many: "# плиток", other: "# плитки" });
const list = listOf("ru");

export const santiago: Area<"santiago"> = {
    title: "Santiago",
    withPalms: "с пальмами",
    moneyHidden: "деньги скрыты",
    crop: (crop) => capital(CROPS[crop] ?? crop),
    /* Within a sentence. */
    cropInText: (crop) => CROPS[crop] ?? crop,
    tileName: (edition, crop, planters) =>
        `${CROPS[crop] ?? crop} (${planters} ${counted(planters, of(edition).planter)})`,
    escudos,
    step: (edition, step) =>
        ({
            auction: "Ставки",
            new_overseer: of(edition).step,
            planting: "Посадка",
            bribery: "Подкуп",
            extra: `Доп. ${of(edition).canal[0]}`,
            drought: "Засуха",
            income: "Доход",
            last_drought: "Финальная засуха",
            count: "Подсчёт",
        })[step] ?? step,

    boardLabel: (edition, planted, n) =>
        `Игровое поле: ${plural(planted, { one: "# плантация", few: "# плантации", many: "# плантаций", other: "# плантации" })}, ${n} ${counted(n, of(edition).canal)}`,
    springLabel: (edition, crossing) => `${of(edition).spring}, ${crossing}`,
    emptySquare: (square, palm) => `${square}, пусто${palm ? ", с пальмой" : ""}`,
    tileOn: (edition, square, crop, owner, n, palm) =>
        `${square}: ${CROPS[crop]}, ${owner === null ? "ничейная плантация" : `${owner}: ${markers(edition, n)}`}${palm ? ", пальма" : ""}`,
    ditchLabel: (edition, segment, offers) =>
        `${of(edition).ditch} ${segment}${offers ? `, предложения: ${offers}` : ""}`,

    canalsLeft: (edition, n) => `${counted(n, of(edition).canal)} в запасе`,
    cropsLeft: "Закрытые плантации по культурам",
    tilesLeft: (n) =>
        plural(n, {
            one: "закрытая плитка",
            few: "закрытые плитки",
            many: "закрытых плиток",
            other: "закрытой плитки",
        }),
    extraCanal: (edition) => `дополнительный ${of(edition).canal[0]}`,
    extraBuilt: (edition) => `доп. ${of(edition).canal[0]} использован`,
    overseer: (edition) => of(edition).overseer,
    willOversee: (edition) => `станет ${of(edition).overseerInst}`,
    bidOf: (amount) => `ставка ${amount}`,
    passed: "пас",
    sealedBid: "ставка скрыта",
    ifEnded: "Если бы игра кончилась сейчас…",
    ifEndedTitle: "Если бы игра кончилась сейчас",
    ifEndedNote: "Всё, что осталось без воды, засохло бы.",
    ifEndedFields: "поля",
    ifEndedMoney: "деньги",
    ifEndedTotal: "всего",

    does: {
        thinks: {
            canal: "строит первый канал",
            auction: "думает над ставкой",
            planting: "размещает плантацию",
            leftOver: "размещает оставшуюся плитку",
            bribery: "думает над взяткой",
            overseer: "решает, куда потечёт вода",
            extra: "решает, пустить ли воду",
        },
        bidsLast: (edition) => `${capital(of(edition).overseer)}, делает ставку последним`,
        decidesLast: (edition) => `${capital(of(edition).overseer)}, решает последним`,
        isOverseer: (edition) => capital(of(edition).overseer),
        bids: (amount) => `ставит ${escudos(amount)}`,
        passed: "пасует",
        hasSealed: "ставка сделана",
        plants: (n) => `место в очереди: ${n}-е`,
        planted: "плантация размещена",
        offers: (amount, segment) => `предлагает ${strong(String(amount))} за ${segment}`,
    },

    ask: {
        canal: (edition) => `Где пройдёт первый ${of(edition).canal[0]}?`,
        canalText: (edition) =>
            `Он должен касаться ${of(edition).springGen}. Выберите ${of(edition).ditchAcc} с жёлтыми точками.`,
        auction: (name) => `Сколько ставите${addressed(name)}?`,
        auctionText: "Каждую сумму можно назвать только раз. Кто ставит больше, выбирает раньше.",
        sealed: (name) => `Ваша тайная ставка${addressed(name)}?`,
        sealedText: (edition) =>
            `Обе ставки открывают и оплачивают одновременно. Кто поставит меньше, станет ${of(edition).overseerInst}.`,
        sealedWaits: "Ваша ставка скрыта",
        sealedWaitsText: "Обе откроются, как только будет и вторая.",
        planting: (n) => (n === 1 ? "Разместите эту плитку" : "Выберите и разместите одну плитку"),
        plantingPays: (bid) => `Сейчас вы платите свою ставку: ${strong(String(bid))}.`,
        plantingPassed: (edition) => `Вы спасовали: одним ${of(edition).markerInst} меньше.`,
        plantingHow: (n) =>
            n === 1
                ? "Выберите квадрат или перетащите её."
                : "Выберите плитку, затем квадрат, или перетащите её.",
        leftOver: "Разместите оставшуюся плитку",
        leftOverText: (edition) =>
            `Она остаётся ${of(edition).without} и должна лечь рядом с плантацией.`,
        bribery: (name, overseer) => `Что предложите${addressed(name)}? Решает ${overseer}.`,
        briberyText: (edition, offers, overseer, elsewhere) =>
            `Выберите ${of(edition).ditchAcc} с жёлтыми точками` +
            (offers > 0 ? " или поддержите предложение." : ".") +
            (elsewhere === null
                ? ""
                : ` Пустить воду в другом месте (${overseer}) стоило бы ${strong(String(elsewhere))}.`),
        overseer: (edition) => `${capital(of(edition).overseer)}, куда потечёт вода?`,
        overseerText: "Примите предложение или пустите воду в другом месте за свои деньги.",
        nobodyText: () =>
            "Никто ничего не предложил. Пустите воду где угодно за 1 эскудо или откажитесь.",
        extra: (edition) => `Используете дополнительный ${of(edition).canal[0]}?`,
        extraText:
            "Раз за игру, бесплатно и только один за раунд: кто использует первым, завершает фазу.",
        wait: (names) => `Сейчас ${names.length === 1 ? "ходит" : "ходят"}: ${list(names)}`,
        waitNobody: "Минутку…",
        over: "Игра окончена",
    },

    commit: {
        canal: (edition, segment) => `${capital(of(edition).build)} ${segment}`,
        bid: (amount) => `Поставить ${escudos(amount)}`,
        sealedBid: (amount) => `Тайная ставка: ${amount}`,
        pass: "Пас",
        sealedPass: "Ничего не ставить",
        plant: (crop, square) => `Разместить: ${CROPS[crop]}, ${square}`,
        offer: (amount, segment) => `Предложить ${amount} за ${segment}`,
        join: (amount, segment) => `Поддержать ${segment}, дать ${amount}`,
        accept: (segment, amount) => `Принять ${segment}, +${amount}`,
        build: (segment, cost) => `Пустить воду в ${segment} за ${cost}`,
        decline: "Не пускать воду",
        extra: (segment) => `Пустить воду в ${segment}`,
        keep: "Приберечь",
        offerNothing: "Пас",
        pickDitch: (edition) => `Выберите ${of(edition).ditchAcc}`,
        pickSquare: "Выберите квадрат",
        pickTile: "Выберите плитку",
        pickAmount: "Выберите сумму",
        pickProposal: "Выберите предложение",
    },
    join: (name) => `Поддержать: ${name}`,
    joinShort: "Поддержать",
    elsewhere: "В другом месте",
    anywhere: "Где угодно",
    elsewhereText: "На 1 больше самого дорогого предложения, в банк.",
    elsewhereFree: "В банк.",
    declineText: (edition) => `Один ${of(edition).canal[0]} из запаса пропадёт.`,
    amount: "Сумма",
    openTiles: "Открытые плантации",

    means: {
        bidPlace: (earliest, latest, yetToBid) =>
            earliest === latest
                ? `Ваше место в очереди: ${strong(`${earliest}-е`)}.`
                : yetToBid
                  ? `Ваше место в очереди: ${strong(`${earliest}-е`)}, если никто не поставит больше; самое позднее ${latest}-е.`
                  : `Ваше место в очереди: от ${earliest}-го до ${latest}-го.`,
        oversees: (edition, how) =>
            how === "yes"
                ? `Вы станете ${of(edition).overseerInst}.`
                : how === "maybe"
                  ? `Вы можете стать ${of(edition).overseerInst}.`
                  : "",
        keep: (money) => `У вас останется ${escudos(money)}.`,
        passing: (edition, oversees, overseer) =>
            `Пас: одним ${of(edition).markerInst} меньше` +
            (oversees === "yes"
                ? `; вы станете ${of(edition).overseerInst}.`
                : oversees === "maybe"
                  ? `; вы можете стать ${of(edition).overseerInst}.`
                  : overseer
                    ? `; ${of(edition).overseerInst} всё равно станет ${overseer}.`
                    : "."),
        puts: (edition, n) =>
            n === 0
                ? `Плитка остаётся ${of(edition).without}`
                : `Вы ставите на неё ${markersAcc(edition, n)}`,
        watered: "Вода там есть",
        dry: "Воды там ещё нет",
        dryMarker: (edition) => `Воды там ещё нет: плитка потеряет ${of(edition).markerAcc}`,
        dryTile: "Воды там ещё нет: плитка засохнет",
        palm: (edition) => `Пальма считается ещё одним ${of(edition).markerInst}`,
        tiles: (who, crop, n) => `${CROPS[crop]}${n > 1 ? ` ×${n}` : ""} (${who})`,
        waters: (segment, tiles) => `${segment} оросит: ${list(tiles)}`,
        watersEmpty: (segment, n) =>
            `${segment} оросит ${plural(n, { one: "# пустой квадрат", few: "# пустых квадрата", many: "# пустых квадратов", other: "# пустого квадрата" })}`,
        watersNothing: (segment) => `${segment} не оросит ничего нового`,
        saves: (edition, who, crop, loss) =>
            `${CROPS[crop]} (${who}): ${loss === "marker" ? `спасёт ${of(edition).markerAcc}` : "спасёт плитку"}`,
        pickDitch: (edition) =>
            `Выберите ${of(edition).ditchAcc} с жёлтыми точками или перебирайте их стрелками.`,
        proposal: (offers: string, waters: string[]) =>
            waters.length === 0 ? offers : `${offers}. Воду получат: ${list(waters)}`,
        total: (total) => `вместе ${escudos(total)}`,
    },
    whose: (name) => name,
    yours: "вы",
    neutral: "ничейная плантация",

    myLosses: (edition, losing, dying) =>
        capital(
            [
                losing.length > 0 && `вы теряете ${of(edition).markerAcc} на ${list(losing)}`,
                dying.length > 0 &&
                    `${dying.length === 1 ? "засохла ваша плантация" : "засохли ваши плантации"}: ${list(dying)}`,
            ]
                .filter(Boolean)
                .join("; "),
        ),
    aim: (edition) =>
        `Очки дают большие орошённые поля: число плиток × число ваших ${of(edition).marker[2]}. Каждый раунд вы торгуетесь за плитку, размещаете её и предлагаете деньги за воду: куда её пустить, решает ${of(edition).overseer}. Что осталось сухим, засыхает.`,
    fieldTitle: (crop, n) => `${capital(CROPS[crop] ?? crop)} · ${tiles(n)}`,
    fieldGrows: (crop, before, after) =>
        `${capital(CROPS[crop] ?? crop)} · ${before} → ${tiles(after)}`,
    was: (points) => `было ${points}`,
    ifWatered: "если там будет вода",
    new: "новое",
    nobodys: "ничейное поле",
    palm: "пальма",

    count: {
        title: "Подсчёт",
        lit: (n, all) => `поле ${n} из ${all}, подсвечено`,
        tiles,
        money: "Деньги",
        total: "Всего",
        skip: "Пропустить",
        again: "Показать подсчёт",
        chart: "Итоги по раундам",
        chartNote: "если бы игра кончилась тогда",
        chartLabel: (lines) => `Итоги по раундам: ${lines}`,
    },

    log: {
        round: (n) => `Раунд ${n}`,
        begins: (edition, name, spring) =>
            `${capital(of(edition).spring)}: ${spring}; первый ${of(edition).overseer}: ${strong(name)}`,
        boxed: (boxed) => `Отложено: ${grouped(boxed)}`,
        opens: (opened) => `Открыто: ${list(opened)}`,
        first_canal: (edition, name, segment) =>
            `${strong(name)} прокладывает первый ${of(edition).canal[0]}: ${segment}`,
        bid: (name, amount) => `${strong(name)} ставит ${escudos(amount)}`,
        passed: (name) => `${strong(name)} пасует`,
        sealed: (name, amount) =>
            amount === null
                ? `${strong(name)}: ставка сделана`
                : `${strong(name)} тайно ставит ${amount}`,
        opened: (bids) =>
            `Ставки открыты: ${list(bids.map(([name, amount]) => `${strong(name)} ${amount}`))}`,
        new_overseer: (edition, name, stays) =>
            stays
                ? `${strong(name)} остаётся ${of(edition).overseerInst}`
                : `${strong(name)} становится ${of(edition).overseerInst}`,
        planted: (edition, name, crop, square, n, watered, paid) =>
            `${strong(name)} ${paid > 0 ? `платит ${paid} и ` : ""}размещает ${CROPS[crop]} на ${square}` +
            (n === 0 ? `, ${of(edition).without}` : ` (${n})`) +
            (watered ? "" : ", воды там ещё нет"),
        spare_opened: (crop) => `Добавляется 45-я плитка: ${CROPS[crop]}`,
        left_over: (name, crop, square) =>
            `${strong(name)} размещает оставшуюся плитку на ${square}: ${CROPS[crop]}`,
        offered: (name, amount, segment) => `${strong(name)} предлагает ${amount} за ${segment}`,
        joined: (name, amount, segment, others, total) =>
            `${strong(name)} поддерживает ${segment} (${list(others.map(strong))}), добавляет ${amount}: вместе ${total}`,
        offered_nothing: (name) => `${strong(name)} ничего не предлагает`,
        accepted: (name, segment, payers, total) =>
            total > 0
                ? `${strong(name)} принимает взятку ${total} (${list(payers.map(strong))}) и пускает воду в ${segment}`
                : `${strong(name)} пускает воду в ${segment}, как предложено`,
        built: (name, segment, cost) =>
            `${strong(name)} платит ${cost} и пускает воду в ${segment}`,
        returned: (names) =>
            `Не принято; свои деньги ${names.length === 1 ? "сохраняет" : "сохраняют"} ${list(names.map(strong))}`,
        declined: (edition, name) =>
            `${strong(name)} не пускает воду; один ${of(edition).canal[0]} пропадает`,
        extra_built: (edition, name, segment) =>
            `${strong(name)} использует дополнительный ${of(edition).canal[0]}: ${segment}`,
        extra_kept: (edition, name) =>
            `${strong(name)} приберегает дополнительный ${of(edition).canal[0]}`,
        drought: (edition, losing, dying) =>
            [
                losing.length > 0 &&
                    `Засуха, одним ${of(edition).markerInst} меньше: ${list(losing)}`,
                dying.length > 0 &&
                    `${losing.length > 0 ? "" : "Засуха, "}теперь пустыня: ${list(dying)}`,
            ]
                .filter(Boolean)
                .join("; "),
        tileOf: (crop, square) => `${CROPS[crop]} (${square})`,
        noDrought: "Засуха: вода есть везде",
        last_drought: (dying) =>
            dying.length === 0
                ? "Финальная засуха: вода есть везде"
                : `Финальная засуха, теперь пустыня: ${list(dying)}`,
        income: (amount) => `Каждый получает ${escudos(amount)}`,
        over: (names, points) =>
            names.length === 1
                ? `${strong(names[0]!)} побеждает, итог ${points}`
                : `Общая победа: ${list(names.map(strong))}, итог ${points}`,
    },
};

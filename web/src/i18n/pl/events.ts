import { strong } from "../../lib/richText";
import type { Area } from "../catalogue";
import { listOf, pluralOf } from "../plural";

const plural = pluralOf("pl");
const list = listOf("pl");

export const events: Area<"events"> = {
    flows: (segment) => `Woda płynie przez ${segment}`,
    skip: "Naciśnięcie przeskakuje dalej",
    ahead: "Zaraz twój ruch: dalej",
    offersNothing: "nic nie oferuje",
    opened: "Tajne kwoty",
    plantsFirst: "zakłada plantację jako 1.",
    bidNothing: "nic",
    why: {
        own: (n) =>
            `Dlaczego: woda dla ${plural(n, { one: "# własnego żetonu", few: "# własnych żetonów", many: "# własnych żetonów", other: "# własnego żetonu" })}`,
        money: "Dlaczego: to była najwyższa oferta",
        ground: (n) =>
            `Dlaczego: woda dla ${plural(n, { one: "# pustego pola", few: "# pustych pól", many: "# pustych pól", other: "# pustego pola" })}`,
        declined: (price) => `Dlaczego: żaden rów nie był wart ${price}`,
        refusedForOthers: (amount, segment, others) =>
            `Odrzucono ${amount} za ${segment}: wodę miałyby tam tylko żetony innych graczy (${list(others.map(strong))})`,
        refusedForNobody: (amount, segment) =>
            `Odrzucono ${amount} za ${segment}: żaden żeton nie dostałby tam wody`,
        refusedForFewer: (amount, segment, own) =>
            `Odrzucono ${amount} za ${segment}: wodę dostałoby tam mniej własnych żetonów (${own})`,
    },
    since: {
        open: "Co się wydarzyło",
        title: "Od twojego ostatniego ruchu",
        thisRound: "W tej rundzie",
        nothing: "Od tego czasu nic się nie wydarzyło.",
        hint: "Wybierz wiersz, by zobaczyć to na planszy.",
        wholeLog: "Cały dziennik",
    },
    counting: "Liczymy…",
    endedIn: (round) => `Koniec w rundzie ${round}`,
    endedInOf: (round, of) => `Koniec w rundzie ${round} z ${of}`,
    endedAlone: "Gra zakończona na twoją prośbę. Nikt nie wygrał.",
    endedTogether: "Umówiliście się, że gra kończy się tutaj. Nikt nie wygrał.",
    endedByPlayers: "Gracze umówili się, że gra kończy się tutaj. Nikt nie wygrał.",
    standing: "Stan w tej chwili gry",
    standingNote: "Policzono jak po ostatniej rundzie: wszystko, co nie miało wody, wyschło.",
    standingBooks: "Policzono jak po ostatniej rundzie.",
    hiddenMoney: "Ukrytych pieniędzy nie wliczono.",
};

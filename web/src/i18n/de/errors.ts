import type { Area } from "../catalogue";
import { pluralOf } from "../plural";

const plural = pluralOf("de");

export const errors: Area<"errors"> = {
    offline: "Keine Verbindung zum Server. Versuch es noch einmal, sobald sie wieder da ist.",
    unknown: ({ text }) => `Das hat nicht geklappt: ${text}`,

    account_closed: "Wer diesen Server betreibt, hat dieses Konto geschlossen.",
    already_entered: "Du nimmst an diesem Turnier schon teil.",
    already_seated: "Du hast an diesem Tisch schon einen Platz.",
    already_started: "Die Partie hat schon begonnen.",
    bad_address:
        "An diese Adresse kann nichts gesendet werden. Sie muss mit https:// beginnen und öffentlich erreichbar sein.",
    way_is_off: "Dieser Server benachrichtigt nicht auf diesem Weg.",
    too_many_ways: ({ most }) => `Davon kann es ${most} geben. Entferne zuerst eins.`,
    no_way: "Das gibt es nicht mehr.",
    not_delivered: "Die Gegenseite hat es nicht angenommen.",
    bad_code:
        "Dieser Code gilt nicht. Jeder gilt einmal und zehn Minuten lang; lass dir einen neuen geben.",
    bad_link: "Dieser Link öffnet hier nichts. Vielleicht fehlt ein Stück davon.",
    bad_message: "Der Server hat diese Seite nicht verstanden. Lade sie neu.",
    bad_options: ({ text }) => `Diese Regeln passen nicht zusammen: ${text}`,
    bad_passkey: "Dieser Passkey öffnet hier nichts. Vielleicht wurde er entfernt.",
    bad_record: ({ text }) =>
        `Das ist keine Aufzeichnung, oder sie bricht die Regeln. Und zwar hier: ${text}`,
    bad_request: ({ place }) =>
        `Der Server hat diese Seite nicht verstanden (${place}). Lade sie neu.`,
    bad_seats: "Diese Plätze passen nicht zur Zahl der Mitspielenden.",
    bad_start:
        "Eine Partie lässt sich für jede Zeit in den nächsten 90 Tagen verabreden und braucht einen offenen Platz für andere.",
    bad_token: "Dieses Token ist hier nicht bekannt.",
    bad_tournament: ({ text }) => `Das passt so nicht zusammen: ${text}`,
    bot_plays: "Auf diesem Platz spielt ein Bot. Übernimm ihn zuerst wieder.",
    cannot_take_back:
        "Zum Zurücknehmen ist es zu spät: Jemand hat gezogen, oder Verdecktes wurde aufgedeckt.",
    chat_muted: "Wer den Tisch eröffnet hat, hat den Chat stumm geschaltet.",
    elsewhere: "Seiten anderer Websites dürfen hier nicht mitspielen.",
    fault: "Auf dem Server ist etwas schiefgegangen. Es wurde notiert; versuch es bitte noch einmal.",
    game_over: "Die Partie ist zu Ende.",
    in_tournament: "Ein Turniertisch wird weder unterbrochen noch vorzeitig beendet.",
    key_used:
        "Mit demselben Schlüssel wurde ein anderer Zug geschickt. Sieh auf den Spielplan und zieh noch einmal.",
    last_passkey: "Das ist dein letzter Passkey.",
    logbook_full:
        "An diesem Tisch ist zu viel geschehen: Es bleiben nur noch Züge. Spielt weiter oder beginnt einen neuen.",
    name_mixed:
        "Ein Name steht in einer Schrift und hat am Anfang und am Ende einen Buchstaben oder eine Ziffer.",
    name_reserved: "Dieser Name ist vergeben und bleibt es.",
    name_short: "Ein Name hat mindestens zwei Buchstaben.",
    name_signs:
        "Ein Name hat Buchstaben, Ziffern, Leerzeichen, Bindestriche, Punkte und Apostrophe.",
    name_taken: "Diesen Namen, oder einen zum Verwechseln ähnlichen, hat schon jemand.",
    no_account: "Dafür brauchst du ein Konto.",
    no_bot: "Auf diesem Platz spielt kein Bot.",
    no_chat: "An diesem Tisch gibt es keinen Chat.",
    no_device: "Dieses Gerät gehört schon nicht mehr dazu.",
    no_game: "An diesem Tisch wurde nicht gespielt.",
    no_hints: "An diesem Tisch wird ohne Tipps gespielt.",
    no_passkey: "Diesen Passkey gibt es schon nicht mehr.",
    no_passkeys_here:
        "Browser haben Passkeys nur, wo die Adresse ein Name ist und mit https beginnt.",
    no_record:
        "Diese Datei ist keine aufgezeichnete Partie. Aufzeichnungen enden auf .json; es gibt sie am Ende jeder Partie.",
    no_such_move: "Die Partie hat weniger Züge.",
    no_such_page: "Diese Seite gibt es nicht.",
    no_such_seat: "Der Tisch hat weniger Plätze.",
    no_table: "Diesen Tisch gibt es nicht. Alte Tische werden nach einer Weile gelöscht.",
    no_take_back: "An diesem Tisch wird nichts zurückgenommen.",
    no_tournament: "Dieses Turnier gibt es nicht.",
    no_watchers: "Nur wer an diesem Tisch spielt, darf zusehen.",
    nobody_called_so: "Niemand hat ein Konto mit diesem Namen.",
    nobody_there: "Dort sitzt niemand.",
    not_asked:
        "Auf deinem Platz spielt ein Bot, du wirst nicht gefragt. Übernimm ihn zuerst wieder.",
    not_away: ({ seat }) => `Noch da oder seit weniger als einer Minute weg: ${seat}.`,
    not_entered: "Du nimmst an diesem Turnier nicht teil.",
    not_for_programs: "Ein Programm weist sich mit seinem Token aus und braucht keinen Passkey.",
    not_for_you: ({ who }) =>
        who === "programs"
            ? "Dieses Turnier ist nur für Programme."
            : "Dieses Turnier ist nur für Menschen.",
    not_full: "Ein Platz ist noch frei. Besetze ihn oder gib ihn einem Bot.",
    not_maker: "Das darf nur, wer den Tisch eröffnet hat.",
    not_organiser: "Das darf nur, wer das Turnier veranstaltet.",
    not_over: "Das geht erst nach dem Ende der Partie.",
    not_running: "Hier läuft keine Partie.",
    not_seated: "Du hast an diesem Tisch keinen Platz.",
    not_started: "Die Partie hat noch nicht begonnen.",
    not_your_move: "Diesen Zug kannst du nicht zurücknehmen: Es ist nicht deiner.",
    not_your_seat: "Das ist nicht dein Platz.",
    not_your_turn: "Jemand anderes ist am Zug.",
    passkey_cancelled: "Es wurde kein Passkey verwendet.",
    paused: "Die Partie ist unterbrochen.",
    pointless: "Das ist schon so.",
    registration_over: "Das Turnier hat schon begonnen.",
    rated_account: "Gewertete Partien sind für alle mit einem Konto. Leg zuerst eines an.",
    rated_people: "Eine gewertete Partie braucht mindestens zwei Personen mit Konto.",
    rated_program: "Programme spielen gewertete Partien nur untereinander.",
    rated_seat:
        "In einer gewerteten Partie spielt jeder für sich: Kein Bot springt ein, und niemand wird entfernt. Du kannst nur gehen und bist dann Letzter.",
    rated_terms:
        "Eine gewertete Partie hat eine Uhr und keine Tipps, nichts wird zurückgenommen, niemand teilt sich einen Bildschirm, und wer beginnt, wird ausgelost.",
    rematch_is_there: "Jemand war schneller: Die Revanche gibt es schon.",
    renamed_lately: "Ein Name bleibt dreißig Tage, bevor er wieder geändert werden kann.",
    restart: "Der Server startet neu. Die Seite verbindet sich von selbst wieder.",
    say_one_thing: "Sag einen eigenen Satz oder einen fertigen, nicht beides.",
    seat_taken: "Jemand war schneller: Der Platz ist besetzt.",
    stale: "Inzwischen ist etwas geschehen. Sieh noch einmal hin, dann zieh.",
    store: "Der Server kann gerade nichts speichern. Versuch es gleich noch einmal.",
    taken_back:
        "Der Zug wurde gemacht und seither zurückgenommen. Sieh auf den Spielplan und zieh noch einmal.",
    time_up: "Die Zeit dieses Platzes ist abgelaufen: Der Bot bleibt.",
    too_few: "Ein Turnier braucht mindestens zwei Teilnehmer.",
    too_large: ({ megabytes }) => `Das ist zu groß: höchstens ${megabytes} MB.`,
    too_many: ({ seconds }) =>
        plural(seconds, {
            one: "Das war etwas zu oft. Versuch es in # Sekunde wieder.",
            other: "Das war etwas zu oft. Versuch es in # Sekunden wieder.",
        }),
    too_many_passkeys: "Du hast schon viele Passkeys. Entferne erst einen.",
    too_many_programs: ({ most }) => `Mehr als ${most} Programme kannst du nicht haben.`,
    too_many_sockets: "In deinem Netz sind zu viele Tische zugleich geöffnet. Schließ einen.",
    too_many_tournaments: ({ most }) =>
        `Du veranstaltest schon ${most} Turniere. Beende erst eines oder sage es ab.`,
    tournament_full: "Alle Plätze in diesem Turnier sind vergeben.",
    tournament_over: "Das Turnier ist vorbei.",
    unknown_player:
        "Der Server kennt dich noch nicht. Eröffne einen Tisch oder setz dich an einen.",
    wrong_method: "Der Server hat diese Seite nicht verstanden. Lade sie neu.",
    yourself: "Das bist du selbst.",

    amount_taken: ({ amount, seat }) => `${amount} ist schon geboten (${seat}).`,
    bid_of_nothing: "Ein Gebot ist mindestens 1. Wer nichts bieten will, passt.",
    bid_too_high: ({ most }) => `Ein Gebot ist höchstens ${most}.`,
    cannot_pay: ({ price }) => `Woanders bauen kostet ${price}: mehr, als du hast.`,
    is_named: ({ segment }) => `${segment} wurde vorgeschlagen und kann nur angenommen werden.`,
    must_decide: "Es gibt einen Vorschlag, also muss gebaut werden.",
    not_beside: ({ square }) =>
        `Dieses Plättchen muss neben einer Plantage liegen; ${square} liegt neben keiner.`,
    not_in_hand: ({ colour }) => `Du hast kein Buch von ${colour}.`,
    not_named: ({ segment }) => `${segment} hat niemand vorgeschlagen.`,
    not_whole: ({ word }) => `„${word}“ ist keine ganze Zahl.`,
    offer_too_small: ({ least }) => `Eine Bestechungssumme beträgt mindestens ${least}.`,
    out_of_reach: ({ segment }) => `Bis ${segment} reicht das Wasser noch nicht.`,
    segment_built: ({ segment }) => `Bei ${segment} fließt schon Wasser.`,
    square_taken: ({ square }) => `Auf ${square} liegt schon ein Plättchen.`,
    tile_not_open: "Dieses Plättchen liegt nicht offen.",
    too_little_money: ({ money }) => `Du hast nur ${money}.`,
    unknown_segment: ({ word }) => `„${word}“ ist kein Graben des Spielplans.`,
    unknown_square: ({ word }) => `„${word}“ ist kein Feld des Spielplans.`,
    unknown_tile: ({ word }) => `„${word}“ ist kein Plättchen dieser Ausgabe.`,
    unknown_word: ({ word }) => `„${word}“ ist kein Zug dieses Spiels.`,
    unseen: "Die Aufzeichnung sagt nicht, welches Plättchen als Nächstes kommt; weiter geht es nicht.",
    wrong_phase: "Das geht in dieser Phase nicht.",
    wrong_shape: "An diesem Zug fehlt etwas.",
};

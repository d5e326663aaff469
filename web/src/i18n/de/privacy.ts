import type { Area } from "../catalogue";

export const privacy: Area<"privacy"> = {
    title: "Datenschutz",
    lede: "Niemand braucht ein Konto. Du kannst ohne Namen spielen, und niemand wird nach Anschrift, Telefonnummer oder Geburtsdatum gefragt. Hier steht, was über dich gespeichert wird, wie lange, und wie du es loswirst.",
    whose: "Beschrieben ist das Programm. Verantwortlich ist, wer diesen Server betreibt; dort erfährst du auch, was sonst noch dazugehört, etwa ein Proxy, der Protokolle führt.",
    kept: "Was gespeichert wird",
    keptRows: [
        [
            "eine Zufallszahl, die für dich steht, wann sie entstand, und der Name, den du angegeben hast, falls du einen angegeben hast",
            "damit deine Plätze deine sind, wenn du wiederkommst",
        ],
        [
            "von jedem Gerät, auf dem man dich kennt: ein Fingerabdruck des Geheimnisses in seinem Cookie oder Token, nicht das Geheimnis selbst; wie Browser und System heißen, seit wann, und der Tag, an dem es zuletzt hier war",
            "um dich wiederzuerkennen, und damit du deine Geräte sehen und entfernen kannst; das Geheimnis lässt sich aus dem Fingerabdruck nicht gewinnen",
        ],
        [
            "falls du ein Konto anlegst: sein öffentlicher Name, seit wann, und wann du ihn zuletzt geändert hast",
            "damit andere dich kennen und niemand sonst den Namen nimmt",
        ],
        [
            "von jedem Passkey: was dein Browser mitschickt (eine Kennung, ein öffentlicher Schlüssel, ein Zähler), für welche Adresse er ist, wo und wann er entstand, und der Tag, an dem er zuletzt benutzt wurde",
            "um dich ohne Passwort einzulassen; Gesicht, Finger und PIN verlassen dein Gerät nie",
        ],
        [
            "für Minuten: ein Fingerabdruck des Codes, mit dem du dich mitnimmst, und was ein Passkey unterschreiben soll",
            "damit jedes nur einmal gilt",
        ],
        [
            "während du auf andere wartest: was dir passt und unter welchem Namen; einen Tag lang der Tisch, der daraus wurde",
            "um dich an einen Tisch zu bringen",
        ],
        [
            "wem du folgst, und wer dich an welchen Tisch eingeladen hat",
            "um dir zu zeigen, wo sie spielen, und um dich zu fragen",
        ],
        [
            "was der Betreiber des Servers, oder du, an deinem Konto geändert hat, mit dem Namen davor",
            "damit man sehen kann, wer was getan hat",
        ],
        [
            "an jedem Tisch: deine Plätze, wie du und Leute an deinem Bildschirm dort heißen, ob du ihn eröffnet hast, und der Fingerabdruck deines eigenen Links",
            "damit du spielen kannst, auch auf einem anderen Gerät",
        ],
        [
            "die Züge deiner Partien mit ihrer Uhrzeit und was sonst am Tisch geschah: wer sich setzte, ging, unterbrach, zurücknahm",
            "die Züge sind die Partie; Aufzeichnungen, Nachspielen und Besprechungen entstehen aus ihnen",
        ],
        [
            "was du im Chat schreibst, auch fertige Sätze, mit der Uhrzeit",
            "damit andere es lesen können",
        ],
        ["wen du stummgeschaltet hast", "damit du von ihnen nichts mehr liest"],
        [
            "wenn du Benachrichtigungen willst: wohin (die Adresse deines Browsers bei seinem Push-Dienst mit ihren Schlüsseln, Webhooks mit ihren Geheimnissen, deine E-Mail-Adresse), deine Sprache, Zeitzone und Ruhezeit, wovon du hörst, welche Tische dich nicht benachrichtigen, und ein Fingerabdruck des Links zu deinem Feed",
            "damit du erfährst, dass du dran bist",
        ],
        [
            "was dir gesagt werden soll, bis es gesagt ist und du wieder da warst",
            "damit es weder verloren geht noch zweimal kommt",
        ],
        ["was du denen meldest, die den Server betreiben", "damit sie sich darum kümmern können"],
    ],
    what: "was",
    why: "wozu",
    seen: "Alle am Tisch und alle, die zuschauen dürfen, sehen deinen Namen dort, deine Züge und was du schreibst. Einen öffentlichen Tisch finden auch Fremde. Die Aufzeichnung einer beendeten Partie kann herunterladen, wer den Tisch ansehen darf; dein Name steht darin, und wohin sie dann geht, kann niemand verfolgen.",
    notKept: "Was nicht gespeichert wird",
    notKeptRows: [
        [
            "Deine Netzadresse.",
            "Sie bleibt nur so lange im Arbeitsspeicher, wie es braucht, um zu sehen, dass niemand zu oft fragt; gespeichert oder protokolliert wird sie nicht.",
        ],
        [
            "Was du ansiehst.",
            "Anfragen werden nicht protokolliert. Es gibt keine Besuchszähler, keine Zählpixel, kein Ausmessen des Browsers, keine Dritten: Jede Seite, jedes Bild, jedes Skript kommt von diesem Server.",
        ],
        ["Geheimnisse.", "Von Cookies, Tokens und Links werden nur Fingerabdrücke gespeichert."],
    ],
    cookie: "Ein Cookie",
    cookieText:
        "„levada“ enthält ein zufälliges Geheimnis, wird gesetzt, wenn du zum ersten Mal einen Tisch eröffnest oder Platz nimmst, und hält ein Jahr. Das Spiel braucht es, und es dient zu nichts anderem; Skripte können es nicht lesen, und andere Seiten bekommen es nicht. Ohne es wüsste der Server nicht, dass ein Platz deiner ist.",
    browser: "In diesem Browser",
    browserText:
        "Deine Sprache, deine Einstellungen, wie weit du beim Lernen bist, dein Name und deine eigenen Links zu Tischen bleiben in diesem Browser, damit du sie wiederfindest. Auch die Seite selbst, die Listen deiner Partien und was du von laufenden zuletzt gesehen hast, bleiben hier, damit sie sich ohne Verbindung öffnen lassen. Was dich betrifft, verschwindet, wenn du es unten löschst; alles verschwindet, wenn du die Daten dieser Website löschst.",
    howLong: "Wie lange",
    howLongRows: [
        "Ein beendeter Tisch bleibt noch 365 Tage, nachdem dort zuletzt etwas geschah, sofern der Server nicht auf eine andere Zahl eingestellt ist. Dann wird er gelöscht, mit Zügen und Chat.",
        "Ein Tisch, der nie zu Ende gespielt wurde und an dem nichts mehr geschieht, wird nach 30 Tagen gelöscht, sofern nichts anderes eingestellt ist; solange eine Uhr läuft, bleibt er bis zum Ende der Partie.",
        "Ein Konto bleibt, bis du es löschst. Ein Gast wird vergessen, wenn er vor so vielen Tagen zum ersten Mal hier war und es keinen Tisch mehr gibt, an dem er einen Platz hat; dann verfällt auch das Token eines Programms.",
        "Eine Meldung wird mit ihrem Tisch gelöscht oder mit dem Konto, um das es geht; was an Konten geändert wurde, bleibt so lange aufgeschrieben wie beendete Tische.",
        "Sicherungskopien enthalten, was zu ihrer Zeit da war. Wie lange sie aufgehoben werden, weiß, wer den Server betreibt.",
    ],
    remove: "Ansehen, löschen",
    removeText: "Alles, was über dich gespeichert ist, kannst du hier herunterladen und löschen:",
    removeLink: "Mein Konto",
    removeRows: [
        "Deine Zahl, deine Namen, deine Beiträge, deine Meldungen, wen du stummgeschaltet hast und wer dich: alles wird an jedem Tisch gelöscht, sofort und endgültig.",
        "Dein Konto, seine Passkeys, deine Geräte, wem du folgst und wer dir, Einladungen und deine Programme werden gelöscht; der Name ist wieder frei.",
        "Aufzeichnungen, die du mitgebracht hast, werden ganz gelöscht.",
        "In laufenden Partien spielen Bots für dich weiter, damit sie den anderen nicht verloren gehen.",
        "Deine Züge bleiben, als Züge eines Platzes ohne Namen: Sie gehören auch zu den Partien der anderen.",
        "Dein Cookie wird entfernt; dein Token und deine Links öffnen nichts mehr.",
    ],
    notReached:
        "Nicht erreicht wird, was andere im Chat oder in einer Meldung über dich geschrieben haben, Aufzeichnungen, die jemand heruntergeladen hat, und Sicherungskopien.",
    lost: "Ohne Konto zeigt nur das Cookie, wer du bist. Wer es verloren hat, ist von Fremden nicht zu unterscheiden: Niemand kann deine Daten für dich heraussuchen oder löschen, und was bleibt, verschwindet nach Ablauf der Fristen.",
};

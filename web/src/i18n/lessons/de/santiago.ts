import { of } from "../../de/terms";
import type { Edition } from "../../editionOf";
import type { GameLessons, Section, StepWords } from "../../lessons";

/* In the words of the AMIGO edition. */
const steps: Record<string, StepWords> = {
    aim: {
        title: "So gewinnst du",
        text: "Wer am Ende am meisten hat, gewinnt. Gleiche Plantagen, die Kante an Kante liegen, sind eine Landfläche. Jede bringt ihre Plättchen × deine Ertragssteine darauf; dazu kommt dein Geld. Die hervorgehobene Paprika ist eine Landfläche aus 3 Plättchen mit 2 deiner Steine. Was bringt sie dir?",
        hint: "3 Plättchen mal 2 Ertragssteine.",
        done: "3 × 2 = 6. Beto hat dort einen Stein, das bringt ihm 3. Du willst also große Landflächen, viele Steine darauf und Wasser: Was trocken bleibt, ist verloren.",
    },
    auction: {
        title: "Biete um eine Plantage",
        text: "Jetzt eine erste Runde. Vier Plantagen liegen offen. Beto hat 2 geboten, Cleo und Dora haben gepasst; du bist zuletzt dran. Kein Betrag darf zweimal geboten werden. Wer am meisten bietet, wählt zuerst. Biete genug, um vor Beto zu wählen.",
        hint: "Beto hat 2 geboten: Damit wärst du erst nach ihm dran.",
        done: "In unserer Geschichte bietest du 6: Du wählst zuerst. Bezahlt wird beim Pflanzen, an die Bank.",
    },
    overseer: {
        title: "Wer entscheidet über das Wasser?",
        text: "Der Kanalaufseher lässt sich bestechen und baut. Die Figur bekommt, wer zuerst gepasst hat; hat niemand gepasst, wer am wenigsten geboten hat. Cleo und Dora haben gepasst, Cleo vor Dora. Wer hat sie jetzt?",
        hint: "Sieh nach, wer als Erste gepasst hat.",
        done: "Cleo hat zuerst gepasst und ist jetzt Kanalaufseherin. Auch das Passen hat seinen Preis: Sie setzt einen Ertragsstein weniger.",
    },
    planting: {
        title: "Pflanze",
        text: "Du nimmst die Paprika mit zwei Pflanzern und setzt zwei deiner Ertragssteine darauf. Die Insel ist trocken: Gräben laufen um jeden Block aus vier Feldern, doch Wasser fließt nur, wo ein Kanal gebaut ist, der erste von der Quelle aus. Lege die Plantage dorthin, wo dieser Kanal sie erreicht: neben die Quelle.",
        hint: "Dieses Feld könnte in dieser Runde kein Kanal berühren.",
        done: "In unserer Geschichte nimmst du e3: Dort kann ein Kanal von der Quelle sie bewässern.",
    },
    neutral: {
        title: "Eine Plantage ohne Steine",
        text: "Alle haben gepflanzt. Wer gepasst hat, setzt einen Ertragsstein weniger: Dora einen statt zwei, Cleo keinen statt einem. Eine Plantage ohne Steine ist neutral. Welche ist es?",
        hint: "Auf dieser Plantage liegen Ertragssteine.",
        done: "Cleos Bananen auf g2 gehören niemandem. Zur Größe einer Landfläche zählen sie trotzdem.",
    },
    bribery: {
        title: "Besteche den Aufseher",
        text: "Links vom Kanalaufseher beginnend dürfen alle reihum einen Graben vorschlagen und Geld dafür bieten oder jemanden unterstützen. Ein neuer Kanal beginnt an der Quelle oder am Ende eines Kanals. Dora bietet 2 für B2–C2. Schlage einen Graben vor, der deine Paprika bewässern würde.",
        hint: "Ein Kanal dort würde deine Paprika nicht berühren.",
        done: "In unserer Geschichte bietest du 1 für C2–D2. Auch Betos Bananen liegen dort; gut möglich, dass er dich unterstützt.",
    },
    elsewhere: {
        title: "Was der Kanalaufseher darf",
        text: "Beto hat dich unterstützt: 3 für C2–D2, gegen 2 von Dora. Cleo darf einen Vorschlag annehmen und bekommt alles, was dafür geboten ist. Oder sie baut woanders und zahlt der Bank 1 mehr als den teuersten Vorschlag. Was würde sie das kosten?",
        hint: "Der teuerste Vorschlag ist 3. Dazu kommt 1.",
        done: "Cleo müsste 4 zahlen und nimmt lieber eure 3. Dora bekommt ihre 2 zurück.",
    },
    extra: {
        title: "Ein eigener Kanal",
        text: "Alle haben einen Zusatzkanal für das ganze Spiel. Er kostet nichts, aber in einer Runde wird nur einer gebaut, und wer zuerst baut, beendet die Phase. Wo würdest du deinen bauen? Jedes Ende eines Kanals ist recht.",
        hint: "Ein Kanal muss beginnen, wo schon Wasser ist.",
        done: "In unserer Geschichte baust du C2–C3. Du darfst ihn auch behalten: Später ist er oft mehr wert.",
    },
    drought: {
        title: "Die Trockenheit",
        text: "Jetzt verliert jede Plantage, die keinen Kanal berührt, einen Ertragsstein. Eine, die keinen hatte, verdorrt für immer. Auf den Bohnen auf c3 liegt ein Stein von Dora, auf den Bananen auf g2 keiner. Welche Plantage verdorrt?",
        hint: "Die ist bewässert oder hat noch einen Stein zu verlieren.",
        done: "g2 ist jetzt Wüste: Dort wächst nie wieder etwas. Doras Bohnen haben ihren Stein verloren und verdorren nächste Runde, wenn kein Wasser kommt. Dann erhalten alle 3 Escudos Entwicklungshilfe, und eine neue Runde beginnt.",
    },
    count: {
        title: "Werten mit Palme",
        text: "Noch einmal das Ende einer Partie: Alles ohne Wasser ist verdorrt. Hier wurde mit Palmen gespielt. Eine Palme auf einem Plättchen mit deinen Steinen zählt wie ein weiterer Stein. Die hervorgehobene Landfläche hat 5 Plättchen; du hast 7 Steine und eine Palme darauf.",
        hint: "Die Palme ist ein Stein mehr: 7 + 1. Mal 5 Plättchen.",
        done: "5 × (7 + 1) = 40. Alle deine Landflächen und dein Geld sind deine Summe. Die größte gewinnt.",
    },
};

function sections(edition: Edition): Section[] {
    const e = of(edition);
    const isTrefl = edition === "trefl";
    return [
        {
            title: "Worum es geht",
            text: [
                `Ihr bepflanzt trockenes Land und wollt, dass eure Plantagen zu großen Landflächen zusammenwachsen. Wer am Ende am meisten hat, gewinnt: für jede Landfläche ihre Plättchen × eigene ${e.markers} darauf, dazu das Geld. Wasser fließt nur, wo der ${e.overseer} es will, und der ist jemand von euch und lässt sich bestechen. Für ${e.players} Personen.`,
            ],
        },
        {
            title: "Der Spielplan",
            text: [
                "48 Felder in 8 Spalten, a bis h, und 6 Reihen. Gräben laufen um jeden Block aus 2 × 2 Feldern, auch am Rand. Sie treffen sich an 20 Schnittpunkten, A1 bis E4. Ein Abschnitt ist der Graben zwischen zwei benachbarten Schnittpunkten.",
                `Ein Abschnitt berührt die Felder an seinen beiden Seiten: vier im Inneren, zwei am Rand. Felder sind über eine Kante benachbart, nie über eine Ecke; ein Graben oder ${e.canal} dazwischen ändert nichts.`,
            ],
            figure: {
                step: "bribery",
                when: "before",
                caption: `${e.spring} auf C2. Vier Abschnitte beginnen dort.`,
            },
        },
        {
            title: "Aufbau",
            text: [
                `45 Plättchen: je 9 von 5 Pflanzen, 3 mit ${e.planterDat} und 6 mit zwei. Sie werden gemischt und verdeckt gestapelt. Alle nehmen ${e.markers}, einen ${e.extra}, einen ${e.proposal} und Geld, das ${isTrefl ? "offen liegt, wenn ihr nichts anderes vereinbart" : "vor den anderen verdeckt bleibt"}. Jemand ist der erste ${e.overseer}.`,
            ],
            points: [
                ...(isTrefl
                    ? [
                          "Zu zweit: je 3 Plättchen jeder Sorte kommen aus dem Spiel; 3 Stapel zu 10 Plättchen, 10 Runden, 10 Kanäle, je 5 Escudos.",
                      ]
                    : []),
                `Zu dritt oder zu viert: 4 Stapel zu 11, 11 Runden, 11 ${e.canals}, je 10 Escudos. Ein Plättchen wird gezeigt und beiseitegelegt.`,
                `Zu fünft: 5 Stapel zu 9, 9 Runden, 9 ${e.canals}, je 10 Escudos.`,
                `${isTrefl ? "3 Palmen" : "3-Palmen-Variante"}: drei Felder bekommen je eine; keine zwei berühren sich, keines liegt ${e.springAt}.`,
            ],
        },
        {
            title: "1. Plantagen aufdecken und bieten",
            text: [
                `Das oberste Plättchen jedes Stapels wird aufgedeckt. Links vom ${e.overseer} beginnend, dieser zuletzt, sind alle einmal dran: passen oder einen ganzen Betrag bieten, von 1 bis zum eigenen Geld. Kein Betrag darf zweimal geboten werden; darüber und darunter ist beides erlaubt.`,
            ],
        },
        {
            title: `2. Wechsel ${e.overseerGen}`,
            text: [
                "Die Figur bekommt, wer zuerst gepasst hat; hat niemand gepasst, wer am wenigsten geboten hat.",
            ],
        },
        {
            title: "3. Plantagen nehmen und platzieren",
            text: [
                "Wer am meisten geboten hat, pflanzt zuerst, dann die anderen bis zum niedrigsten Gebot, dann die, die gepasst haben; wer zuletzt gepasst hat, kommt davon zuerst. Zahle dein Gebot an die Bank, nimm ein offenes Plättchen und lege es auf ein leeres Feld; das Feld eines verdorrten Plättchens ist nicht leer.",
                `Setze so viele ${e.markers} darauf, wie das Plättchen zeigt; einen weniger, wenn du gepasst hast. Ein Plättchen ohne ${e.markers} ist neutral. ${isTrefl ? "Zu zweit und zu dritt" : "Zu dritt"} bleibt eine Plantage übrig: Wer zuerst gepflanzt hat, legt auch diese, zuletzt und ohne ${e.markers}, neben eine lebende Plantage (ist dort kein Feld frei, neben eine verdorrte).`,
            ],
            figure: {
                step: "neutral",
                when: "before",
                caption: `Ana und Beto haben geboten: je zwei ${e.markers}. Dora hat gepasst: einer weniger. Cleos Plättchen ist neutral.`,
            },
        },
        {
            title: `4. ${e.overseerAkk} bestechen`,
            text: [
                `Ein Abschnitt ist erlaubt, wenn dort kein ${e.canal} liegt und eines seiner Enden ${e.springNom} oder das Ende eines ${e.canalGen} ist. Links vom ${e.overseer} beginnend sind alle anderen einmal dran: einen erlaubten Abschnitt mit einem Gebot nennen (${isTrefl ? "auch 0 ist erlaubt" : "mindestens 1"}), einen schon genannten unterstützen oder passen. Gebote für denselben Abschnitt werden addiert. Dann entscheidet der ${e.overseer}:`,
            ],
            points: [
                "Einen genannten Abschnitt annehmen, alles dafür gebotene Geld nehmen und dort bauen.",
                "Auf einem anderen Abschnitt bauen und der Bank 1 mehr zahlen als die höchste Summe. Hat niemand etwas genannt: 1 zahlen.",
                `Verzichten, nur wenn niemand etwas genannt hat: Niemand zahlt, und ein ${e.canal} des Vorrats geht verloren.`,
            ],
            figure: {
                step: "elsewhere",
                when: "before",
                caption: "3 für C2–D2, 2 für B2–C2. Woanders zu bauen würde Cleo 4 kosten.",
            },
        },
        {
            title: "5. Zusätzliche Bewässerung",
            text: [
                `Links vom ${e.overseer} beginnend, dieser zuletzt, werden alle gefragt, die ihren ${e.extra} noch haben: ihn kostenlos auf einem erlaubten Abschnitt bauen oder behalten. Wer zuerst baut, beendet die Phase.`,
            ],
        },
        {
            title: "6. Trockenheit",
            text: [
                `Nicht in der letzten Runde. Jede Plantage, die keinen ${e.canal} berührt, verliert ${e.markerAkk}. Hatte sie zu Beginn der Phase keinen, verdorrt sie für immer: Das Plättchen wird umgedreht, seine Palme ist weg, dort wird nie wieder gepflanzt.`,
            ],
            figure: {
                step: "drought",
                when: "after",
                caption: `g2 war neutral und trocken: Wüste. Die Plantage auf c3 hat ${e.markerAkk} verloren.`,
            },
        },
        {
            title: "7. Entwicklungshilfe",
            text: ["Nicht in der letzten Runde. Alle nehmen 3 Escudos aus der Bank."],
        },
        {
            title: "Das Ende und die Wertung",
            text: [
                `Nach der fünften Phase der letzten Runde verdorrt jede Plantage, die keinen ${e.canal} berührt, mit oder ohne ${e.markers}. Eine Landfläche sind alle lebenden Plättchen einer Pflanze, die Kante an Kante zusammenhängen; neutrale zählen mit, ${e.canals} und Palmen trennen nicht.`,
                `Für jede Landfläche erhältst du Plättchen × deine ${e.markers} darauf; eine Palme auf einem Plättchen mit deinen ${e.markersDat} zählt wie ein weiterer ${e.marker}. Deine Summe sind dein Geld und deine Landflächen. Die größte gewinnt; bei Gleichstand wird der Sieg geteilt.`,
            ],
            figure: {
                step: "count",
                when: "before",
                caption: `5 Plättchen, 7 ${e.markers} und eine Palme: 5 × (7 + 1) = 40.`,
            },
        },
        ...(isTrefl
            ? [
                  {
                      title: "Zu zweit",
                      text: [
                          "Vor der ersten Runde legt der Kanalbauer einen Kanal an die Quelle. Beide bieten geheim, von 0 (das heißt passen) bis 22; beide Gebote werden zugleich aufgedeckt und sofort bezahlt. Wer mehr geboten hat, pflanzt zuerst; bei Gleichstand gewinnt der Kanalbauer. Wer verliert, wird Kanalbauer.",
                      ],
                  },
              ]
            : []),
        {
            title: "Ausgaben",
            text: [
                "Eine Ausgabe ist ein Satz von Vorgaben und Wörtern. Personenzahl, Pflanzen und Wörter gehören zur Ausgabe; alles andere lässt sich am Tisch ändern.",
            ],
            points: [
                "AMIGO (deutsch, ungarisch): 3 bis 5 Personen, keine Palmen, Gebote ab 1, verdecktes Geld. Bananen, Bohnen, Paprika, Kartoffeln, Zuckerrohr.",
                "Samarkand (russisch): dieselben Regeln; ein Wasserturm, ein Hüter der Aryks, Arbeiter.",
                "Trefl (polnisch): 2 bis 5 Personen, Palmen, Gebote ab 0, offenes Geld. Bananen, Kokosnüsse, Weintrauben, Paprika, Wassermelonen; ein Kanalbauer, Bauern.",
            ],
        },
        {
            title: "Einstellungen",
            text: ["Wer den Tisch eröffnet, bestimmt:"],
            points: [
                "Palmen, das kleinste Gebot (0 oder 1), offenes oder verdecktes Geld.",
                "Das 45. Plättchen (zu dritt oder viert): aus dem Spiel, oder wer in Runde 1 zuerst pflanzt, legt es wie eine übrige Plantage.",
                `Ob der ${e.overseer} auch auf einem genannten Abschnitt bauen darf, ohne das Geld zu nehmen, für 1 mehr als die höchste Summe.`,
                `Wo ${e.springNom} und die Palmen stehen und wer der erste ${e.overseer} ist: gewählt oder ausgelost.`,
            ],
        },
    ];
}

function rulings(edition: Edition): GameLessons["rulings"] {
    const e = of(edition);
    return {
        R1: [
            `Zu zweit: Wer legt den ersten ${e.canal}?`,
            `Der erste ${e.overseer}. Nach den polnischen Regeln die ältere Person; ein Programm fragt nicht nach dem Alter.`,
        ],
        R2: [
            `Darf der ${e.overseer} auf einem genannten Abschnitt bauen, ohne das Geld zu nehmen, oder gegen 1 mehr?`,
            "Nein, er kann ihn nur annehmen: Alle Regelhefte sprechen von einer anderen Stelle. Eine Einstellung hebt das auf.",
        ],
        R3: [
            `Und wenn der ${e.overseer} nicht zahlen kann?`,
            "Dann kann er nicht woanders bauen; gibt es Gebote, muss er eines annehmen. Schulden gibt es nicht.",
        ],
        R4: [
            "Alle haben gepasst: Wer legt die übrige Plantage?",
            "Wer zuerst pflanzt, also wer zuletzt gepasst hat (zu zweit: wer den Gleichstand gewinnt).",
        ],
        R5: [`Zu zweit passen beide: Wer setzt ${e.markerAkk} weniger?`, "Beide."],
        R6: [
            `Zu zweit: Wer wird nach dem ${e.extra} gefragt?`,
            `Erst die andere Seite, dann der ${e.overseer}.`,
        ],
        R7: [
            "Welche Vorschläge kann man unterstützen?",
            "Jeden in dieser Phase schon genannten Abschnitt; die Gebote werden addiert.",
        ],
        R8: [
            "Ein Abschnitt wurde mit 0 genannt: Gilt er als genannt?",
            "Ja: Woanders zu bauen kostet mindestens 1, und verzichten geht nicht.",
        ],
        R9: ["Gleiche beste Summen?", "Ein geteilter Sieg."],
        R10: [
            "Was verbirgt verdecktes Geld?",
            "Den Betrag, vor den anderen und allen, die zuschauen, bis zum Ende. Gebote bleiben offen, mitrechnen ist also erlaubt.",
        ],
        R11: ["Absprachen und Versprechen?", "Jederzeit frei, nie bindend."],
        R12: ["Fehler in den Übersetzungen?", "Es gilt das deutsche Original."],
        R13: [
            "Kommt das 45. Plättchen auf den Spielplan?",
            "Nur auf Wunsch; die russische Kurzfassung widerspricht ihren eigenen vollen Regeln.",
        ],
        R14: [
            "Wann wird ein Gebot bezahlt?",
            "Beim Pflanzen (zu zweit: wenn beide Gebote da sind). Fürs Spiel ist es gleich.",
        ],
        R15: [
            "Darf man einen Zug zurücknehmen?",
            "Nach den Regeln nicht. Ein Tisch kann es erlauben, für alle sichtbar: den letzten eigenen Zug, bis jemand anders gezogen hat oder etwas Verdecktes aufgedeckt wurde.",
        ],
        R16: [
            "Wie groß sind die Bank und, zu zweit, der Vorrat?",
            `Die Bank ist unerschöpflich; 10 ${e.canals}.`,
        ],
        R17: ["Sind beiseitegelegte Plättchen geheim?", "Nein, sie wurden beim Aufbau gezeigt."],
    };
}

export const santiago = (edition: Edition): GameLessons => ({
    steps,
    sections: sections(edition),
    rulings: rulings(edition),
});

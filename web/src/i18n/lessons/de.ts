import type { Lessons } from "../lessons";

export const lessons: Lessons = {
    names: ["Ana", "Beto", "Cleo", "Dora"],
    santiago: {
        steps: {
            spring: {
                title: "Wasser kommt aus der Quelle",
                text: "Die Insel ist trocken. Gräben laufen um jeden Block aus vier Feldern; Wasser fließt nur, wo ein Kanal gebaut ist. Ein neuer Kanal muss an der Quelle oder am Ende eines Kanals beginnen. Wo könnte der erste liegen?",
                hint: "Dieser Graben berührt die Quelle nicht.",
                done: "Vier Gräben treffen sich an der Quelle; jeder davon taugt für den ersten Kanal.",
            },
            auction: {
                title: "Biete um ein Plättchen",
                text: "Vier Plättchen liegen offen. Beto hat 2 geboten, Cleo und Dora haben gepasst; du bist zuletzt dran. Kein Betrag darf zweimal geboten werden. Wer am meisten bietet, wählt zuerst. Biete genug, um vor Beto zu pflanzen.",
                hint: "Beto hat 2 geboten: Damit wärst du erst nach ihm dran.",
                done: "In unserer Geschichte bietest du 6: Du pflanzt zuerst. Bezahlt wird beim Pflanzen, an die Bank.",
            },
            overseer: {
                title: "Wer entscheidet über das Wasser?",
                text: "Der Kanalaufseher lässt sich bestechen und baut. Die Figur bekommt, wer zuerst gepasst hat; hat niemand gepasst, wer am wenigsten geboten hat. Cleo und Dora haben gepasst, Cleo vor Dora.",
                hint: "Sieh nach, wer als Erste gepasst hat.",
                done: "Cleo hat zuerst gepasst und ist jetzt Kanalaufseherin. Auch das Passen hat seinen Preis: Sie setzt einen Ertragsstein weniger.",
            },
            planting: {
                title: "Pflanze",
                text: "Du nimmst die Paprika mit zwei Pflanzern und setzt zwei deiner Ertragssteine darauf. Jedes leere Feld ist erlaubt, aber es wird Wasser brauchen. Lege sie dorthin, wo der erste Kanal sie erreicht: neben die Quelle.",
                hint: "Dieses Feld könnte in dieser Runde kein Kanal berühren.",
                done: "In unserer Geschichte nimmst du e3: Dort kann ein Kanal von der Quelle sie bewässern. Gleiche Pflanzen nebeneinander wachsen zu einer Landfläche zusammen.",
            },
            neutral: {
                title: "Ein Plättchen ohne Steine",
                text: "Alle haben gepflanzt. Wer gepasst hat, setzt einen Ertragsstein weniger: Dora einen statt zwei, Cleo keinen statt einem. Ein Plättchen ohne Steine ist neutral. Welches ist es?",
                hint: "Auf diesem Plättchen liegen Ertragssteine.",
                done: "Cleos Bananen auf g2 gehören niemandem. Zur Größe einer Landfläche zählen sie trotzdem.",
            },
            bribery: {
                title: "Besteche den Aufseher",
                text: "Links vom Kanalaufseher beginnend dürfen alle reihum einen Graben vorschlagen und Geld dafür bieten oder jemanden unterstützen. Dora bietet 2 für B2–C2. Deine Paprika liegt auf e3: Schlage einen Graben vor, der sie bewässern würde.",
                hint: "Ein Kanal dort würde e3 nicht berühren.",
                done: "In unserer Geschichte bietest du 1 für C2–D2. Auch Betos Bananen auf f2 liegen dort; gut möglich, dass er dich unterstützt.",
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
                text: "Jetzt verliert jedes Plättchen, das keinen Kanal berührt, einen Ertragsstein. Eines, das keinen hatte, verdorrt für immer. Auf den Bohnen auf c3 liegt ein Stein von Dora, auf den Bananen auf g2 keiner. Welches Plättchen verdorrt?",
                hint: "Das ist bewässert oder hat noch einen Stein zu verlieren.",
                done: "g2 ist jetzt Wüste: Dort wächst nie wieder etwas. Doras Bohnen haben ihren Stein verloren und verdorren nächste Runde, wenn kein Wasser kommt. Dann erhalten alle 3 Escudos, und eine neue Runde beginnt.",
            },
            count: {
                title: "Werte eine Landfläche",
                text: "Am Ende verdorrt alles, was kein Wasser hat. Dann bringt jede Landfläche Plättchen × deine Ertragssteine. Eine Palme auf einem Plättchen mit deinen Steinen zählt wie ein weiterer Stein. Die hervorgehobene Fläche hat 5 Plättchen; du hast 7 Steine und eine Palme darin.",
                hint: "Die Palme ist ein Stein mehr: 7 + 1. Mal 5 Plättchen.",
                done: "5 × (7 + 1) = 40. Dazu dein Geld, das ist deine Summe. Die größte gewinnt.",
            },
        },
        sections: [
            {
                title: "Worum es geht",
                text: [
                    "Ihr bepflanzt eine trockene Insel und wollt, dass eure Plantagen zu großen Landflächen zusammenwachsen. Wasser fließt nur, wo der Kanalaufseher es will, und der Kanalaufseher, jemand von euch, lässt sich bestechen. Für 2 bis 5 Personen.",
                ],
            },
            {
                title: "Der Spielplan",
                text: [
                    "48 Felder in 8 Spalten, a bis h, und 6 Reihen. Gräben laufen um jeden Block aus 2 × 2 Feldern, auch am Rand. Sie treffen sich an 20 Schnittpunkten, A1 bis E4. Ein Abschnitt ist der Graben zwischen zwei benachbarten Schnittpunkten.",
                    "Ein Abschnitt berührt die Felder an seinen beiden Seiten: vier im Inneren, zwei am Rand. Felder sind über eine Kante benachbart, nie über eine Ecke; ein Graben oder Kanal dazwischen ändert nichts.",
                ],
                figure: {
                    step: "spring",
                    when: "before",
                    caption: "Die Quelle auf C2. Vier Abschnitte beginnen dort.",
                },
            },
            {
                title: "Aufbau",
                text: [
                    "45 Plättchen: je 9 von 5 Pflanzen, 3 mit einem Pflanzer und 6 mit zwei. Sie werden gemischt und verdeckt gestapelt. Alle nehmen Ertragssteine, einen Zusatzkanal, einen Vorschlagskanal und Geld. Jemand ist der erste Kanalaufseher.",
                ],
                points: [
                    "Zu zweit: je 3 Plättchen jeder Sorte kommen aus dem Spiel; 3 Stapel zu 10 Plättchen, 10 Runden, 10 Kanäle, je 5 Escudos.",
                    "Zu dritt oder zu viert: 4 Stapel zu 11, 11 Runden, 11 Kanäle, je 10 Escudos. Ein Plättchen wird gezeigt und beiseitegelegt.",
                    "Zu fünft: 5 Stapel zu 9, 9 Runden, 9 Kanäle, je 10 Escudos.",
                    "Mit Palmen: drei Felder bekommen je eine; keine zwei berühren sich, keines liegt an der Quelle.",
                ],
            },
            {
                title: "1. Plantagen aufdecken und bieten",
                text: [
                    "Das oberste Plättchen jedes Stapels wird aufgedeckt. Links vom Kanalaufseher beginnend, dieser zuletzt, sind alle einmal dran: passen oder einen ganzen Betrag bieten, von 1 bis zum eigenen Geld. Kein Betrag darf zweimal geboten werden; darüber und darunter ist beides erlaubt.",
                ],
            },
            {
                title: "2. Wechsel des Kanalaufsehers",
                text: [
                    "Die Figur bekommt, wer zuerst gepasst hat; hat niemand gepasst, wer am wenigsten geboten hat.",
                ],
            },
            {
                title: "3. Plantagen nehmen und platzieren",
                text: [
                    "Wer am meisten geboten hat, pflanzt zuerst, dann die anderen bis zum niedrigsten Gebot, dann die, die gepasst haben; wer zuletzt gepasst hat, kommt davon zuerst. Zahle dein Gebot an die Bank, nimm ein offenes Plättchen und lege es auf ein leeres Feld; das Feld eines verdorrten Plättchens ist nicht leer.",
                    "Setze so viele Ertragssteine darauf, wie es Pflanzer zeigt; einen weniger, wenn du gepasst hast. Ein Plättchen ohne Steine ist neutral. Zu zweit und zu dritt bleibt ein Plättchen übrig: Wer zuerst gepflanzt hat, pflanzt auch dieses, zuletzt und ohne Steine, neben eine lebende Plantage (ist dort kein Feld frei, neben eine verdorrte).",
                ],
                figure: {
                    step: "neutral",
                    when: "before",
                    caption:
                        "Ana und Beto haben geboten: je zwei Steine. Dora hat gepasst: einer weniger. Cleos Plättchen ist neutral.",
                },
            },
            {
                title: "4. Kanalaufseher bestechen",
                text: [
                    "Ein Abschnitt ist erlaubt, wenn dort kein Kanal liegt und eines seiner Enden die Quelle oder das Ende eines Kanals ist. Links vom Kanalaufseher beginnend sind alle anderen einmal dran: einen erlaubten Abschnitt mit einem Gebot nennen, einen schon genannten unterstützen oder passen. Gebote für denselben Abschnitt werden addiert. Dann entscheidet der Kanalaufseher:",
                ],
                points: [
                    "Einen genannten Abschnitt annehmen, alles dafür gebotene Geld nehmen und dort bauen.",
                    "Auf einem anderen Abschnitt bauen und der Bank 1 mehr zahlen als die höchste Summe. Hat niemand etwas genannt: 1 zahlen.",
                    "Verzichten, nur wenn niemand etwas genannt hat: Niemand zahlt, und ein Kanal des Vorrats geht verloren.",
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
                    "Links vom Kanalaufseher beginnend, dieser zuletzt, werden alle gefragt, die ihren Zusatzkanal noch haben: ihn kostenlos auf einem erlaubten Abschnitt bauen oder behalten. Wer zuerst baut, beendet die Phase.",
                ],
            },
            {
                title: "6. Trockenheit",
                text: [
                    "Nicht in der letzten Runde. Jede Plantage, die keinen Kanal berührt, verliert einen Ertragsstein. Hatte sie zu Beginn der Phase keinen, verdorrt sie für immer: Das Plättchen wird umgedreht, seine Palme ist weg, dort wird nie wieder gepflanzt.",
                ],
                figure: {
                    step: "drought",
                    when: "after",
                    caption:
                        "g2 war neutral und trocken: Wüste. Die Bohnen auf c3 haben ihren Stein verloren.",
                },
            },
            {
                title: "7. Entwicklungshilfe",
                text: ["Nicht in der letzten Runde. Alle nehmen 3 Escudos aus der Bank."],
            },
            {
                title: "Das Ende und die Wertung",
                text: [
                    "Nach der fünften Phase der letzten Runde verdorrt jede Plantage, die keinen Kanal berührt, mit oder ohne Steine. Eine Landfläche sind alle lebenden Plättchen einer Pflanze, die Kante an Kante zusammenhängen; neutrale zählen mit, Kanäle und Palmen trennen nicht.",
                    "Für jede Landfläche erhältst du Plättchen × deine Ertragssteine darin; eine Palme auf einem Plättchen mit deinen Steinen zählt als einer mehr. Deine Summe sind dein Geld und deine Landflächen. Die größte gewinnt; bei Gleichstand wird der Sieg geteilt.",
                ],
                figure: {
                    step: "count",
                    when: "before",
                    caption: "5 Plättchen, 7 Steine und eine Palme: 5 × (7 + 1) = 40.",
                },
            },
            {
                title: "Zu zweit",
                text: [
                    "Vor der ersten Runde legt der Kanalaufseher einen Kanal an die Quelle. Beide bieten geheim, von 0 (das heißt passen) bis 22; beide Gebote werden zugleich aufgedeckt und sofort bezahlt. Wer mehr geboten hat, pflanzt zuerst; bei Gleichstand gewinnt der Kanalaufseher. Wer verliert, wird Kanalaufseher.",
                ],
            },
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
                    "Das 45. Plättchen (zu dritt oder viert): aus dem Spiel, oder wer in Runde 1 zuerst pflanzt, pflanzt es wie ein übriges Plättchen.",
                    "Ob der Kanalaufseher auch auf einem genannten Abschnitt bauen darf, ohne das Geld zu nehmen, für 1 mehr als die höchste Summe.",
                    "Wo die Quelle und die Palmen stehen und wer der erste Kanalaufseher ist: gewählt oder ausgelost.",
                ],
            },
        ],
        rulings: {
            R1: [
                "Zu zweit: Wer legt den ersten Kanal?",
                "Der erste Kanalaufseher. Nach den polnischen Regeln die ältere Person; ein Programm fragt nicht nach dem Alter.",
            ],
            R2: [
                "Darf der Kanalaufseher auf einem genannten Abschnitt bauen, ohne das Geld zu nehmen, oder gegen 1 mehr?",
                "Nein, er kann ihn nur annehmen: Alle Regelhefte sprechen von einer anderen Stelle. Eine Einstellung hebt das auf.",
            ],
            R3: [
                "Und wenn der Kanalaufseher nicht zahlen kann?",
                "Dann kann er nicht woanders bauen; gibt es Gebote, muss er eines annehmen. Schulden gibt es nicht.",
            ],
            R4: [
                "Alle haben gepasst: Wer pflanzt das übrige Plättchen?",
                "Wer zuerst pflanzt, also wer zuletzt gepasst hat (zu zweit: wer den Gleichstand gewinnt).",
            ],
            R5: ["Zu zweit passen beide: Wer setzt einen Stein weniger?", "Beide."],
            R6: [
                "Zu zweit: Wer wird nach dem Zusatzkanal gefragt?",
                "Erst die andere Seite, dann der Kanalaufseher.",
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
                "Wird das 45. Plättchen gepflanzt?",
                "Nur auf Wunsch; die russische Kurzfassung widerspricht ihren eigenen vollen Regeln.",
            ],
            R14: [
                "Wann wird ein Gebot bezahlt?",
                "Beim Pflanzen (zu zweit: wenn beide Gebote da sind). Fürs Spiel ist es gleich.",
            ],
            R15: [
                "Darf man einen Zug zurücknehmen?",
                "Nach den Regeln nicht. Ein Tisch kann es erlauben, für alle sichtbar: den letzten eigenen Zug, bis jemand anderes gezogen hat oder etwas Verdecktes aufgedeckt wurde.",
            ],
            R16: [
                "Wie groß sind die Bank und, zu zweit, der Vorrat?",
                "Die Bank ist unerschöpflich; 10 Kanäle.",
            ],
            R17: [
                "Sind beiseitegelegte Plättchen geheim?",
                "Nein, sie wurden beim Aufbau gezeigt.",
            ],
        },
    },
    exlibris: {
        steps: {
            lanterns: {
                title: "Gib einen Auftrag",
                text: "Sieben Sucher stehen in einer Reihe, jeder sucht Bücher einer Insel. Die vier vorderen haben Laternen: 3, 2, 2 und 1. Du gibst ein Buch her; jeder Sucher seiner Insel findet so viele Bücher, wie sein Platz Laternen hat. Welcher Auftrag findet am meisten?",
                hint: "Zähle die Laternen aller Sucher einer Insel zusammen.",
                done: "Âncora: 3 + 2, der Siebte hat keine. Fünf Stäbe verlassen die Insel.",
            },
            leave: {
                title: "Sucher gehen",
                text: "Drei Sucher von Âncora standen in der Reihe. So viele gehen, wie es von der Insel des Auftrags gab, vom Ersten an, egal, was sie selbst suchten. Wie viele gehen nach deinem Auftrag?",
                hint: "Zähle die Sucher von Âncora in der ganzen Reihe, mit oder ohne Laternen.",
                done: "Erster, Zweiter und Dritter gehen, die anderen rücken auf, und drei neue Sucher kommen vom Stapel.",
            },
            village: {
                title: "Nimm ein Dorf",
                text: "Du bist wieder dran. Auf Âncora liegt nur noch ein Stab. Werden mehr Bücher gefunden, als Stäbe da sind, nimmst du ein Haus der Insel, zuerst das Dorf: Es zählt wie 7 Stäbe und bringt dir 2 Punkte. Welcher Auftrag nimmt ein Dorf?",
                hint: "Suche eine Insel mit weniger Stäben, als der Auftrag finden würde.",
                done: "3 gefunden, 1 Stab: Du nimmst das Dorf. 1 + 7 − 3: fünf Stäbe bleiben.",
            },
            house: {
                title: "Was übrig ist",
                text: "Inseln werden danach verglichen, was auf ihnen übrig ist: Stäbe, und 7 für jedes Haus. Nach deinem Auftrag hat Âncora 5 Stäbe und seine Stadt. Wie viel ist übrig?",
                hint: "Die Stadt zählt 7.",
                done: "5 + 7 = 12. Je weniger übrig ist, desto mehr sind ihre Bücher wert.",
            },
            nothing: {
                title: "Nichts finden",
                text: "Ein Auftrag kann nichts finden: wenn die Sucher seiner Insel alle hinten stehen, ohne Laternen. Sie zählen trotzdem dafür, wie viele gehen. Die Inseln bleiben, wie sie sind. Welcher Auftrag findet nichts?",
                hint: "Alle seine Sucher müssen auf den Plätzen fünf bis sieben stehen.",
                done: "Die Sucher von Estrela hatten keine Laterne. Zwei standen in der Reihe, also gingen zwei.",
            },
            joins: {
                title: "Niemand von dieser Insel",
                text: "Hat die Reihe keinen Sucher von der Insel des Auftrags, geht der Erste, alle rücken auf, und deine Karte selbst kommt als Siebter dazu. Gefunden wird nichts. Bei welchem Auftrag geschähe das jetzt?",
                hint: "Welche Insel hat keinen Sucher in der Reihe?",
                done: "Deine Karte steht jetzt am Ende der Reihe und rückt mit den anderen auf.",
            },
            worth: {
                title: "Was ein Buch wert ist",
                text: "Am Ende bringt die Insel mit dem kleinsten Rest 3 für jedes ihrer Bücher auf deiner Hand, dann 2, 1, 0 und −1. Bei Gleichstand gilt für alle der niedrigste der Plätze. Welche Insel ist jetzt am meisten wert?",
                hint: "Suche die kleinste Zahl unter einer Insel.",
                done: "Dort ist am wenigsten übrig. Gib also Aufträge für die Inseln, deren Bücher du behältst.",
            },
            closing: {
                title: "Die Schlussphase",
                text: "Ist der Stapel leer, eine Stadt genommen oder haben alle sechs Bücher, beginnt die Schlussphase: Jeder Platz hat eine Laterne weniger. Wie viel fände hier ein Auftrag für Concha?",
                hint: "Erster 2, Zweiter 1, Dritter 1, Vierter keine.",
                done: "Die laufende Runde wird zu Ende gespielt; nach sechs Büchern für alle noch eine ganze Runde.",
            },
            worst: {
                title: "Die Insel mit dem kleinsten Wert",
                text: "Das Spiel ist vorbei. Die vollste Insel bringt −1 für jedes ihrer Bücher. Welche ist es?",
                hint: "Suche die größte Zahl unter einer Insel.",
                done: "Wer ihre Bücher noch hat, verliert für jedes einen Punkt.",
            },
            hand: {
                title: "Werte deine Hand",
                text: "Jedes Buch zählt, was seine Insel wert ist; dazu 2 für jedes Dorf und 3 für jede Stadt, die du genommen hast. Wie groß ist Anas Summe?",
                hint: "Karten mal Wert für jede Insel, dann die Häuser.",
                done: "Das ist das ganze Spiel: Leere die Inseln, deren Bücher du hältst.",
            },
        },
        sections: [
            {
                title: "Worum es geht",
                text: [
                    "Ein Spiel von aeragram für 2 bis 4 Personen. Eine Expedition sucht auf fünf Inseln nach verlorenen Büchern, und in jedem Zug sagt ihr jemand von euch, wonach. Jeder Auftrag kostet eine Karte der Hand, doch die Karten, die man am Ende noch hat, sind die Punkte, und sie sind dort am meisten wert, wo am gründlichsten gesucht wurde.",
                ],
            },
            {
                title: "Aufbau",
                text: [
                    "95 Karten, 19 je Insel: 8 sind Sucher, 11 sind Bücher. Jede Insel hat eine Stadt, ein Dorf und 6 Stäbe Ödland.",
                    "Sieben Sucher werden offen in eine Reihe gelegt, die von ihrem Stapel wegführt: die Expedition. Dem Stapel am nächsten ist der Siebte, am fernsten der Erste. Die Entschlossenheit, als Laternen gezeigt, gehört den Plätzen: Erster 3, Zweiter 2, Dritter 2, Vierter 1.",
                    "Alle bekommen 13 Bücher, die sonst niemand sieht. Die übrigen bleiben aus dem Spiel. Wer beginnt, wird ausgelost oder bestimmt; gespielt wird im Uhrzeigersinn.",
                ],
            },
            {
                title: "Ein Zug",
                text: [
                    "Lege eine Karte deiner Hand offen auf den Ablagestapel: Das ist der Auftrag. Den Ablagestapel dürfen alle durchsehen.",
                ],
            },
            {
                title: "Die Farbe ist da: Bücher werden gefunden",
                text: [
                    "Zähle die Laternen an allen Plätzen zusammen, deren Sucher die Farbe des Auftrags hat. So viele Stäbe verlassen die Insel.",
                ],
                points: [
                    "Genau genug Stäbe: Sie gehen, kein Haus wird genommen.",
                    "Zu wenige: Du nimmst ein Haus, zuerst das Dorf, dann die Stadt. Es zählt wie 7 Stäbe, die vor dem Wegnehmen dazukommen. Reicht es noch nicht, auch das nächste Haus.",
                    "Zu wenige und kein Haus: Die Insel sinkt auf 0.",
                ],
                figure: {
                    step: "village",
                    when: "after",
                    caption:
                        "1 Stab, 3 gefunden: Das Dorf wird genommen, 1 + 7 − 3 = 5 Stäbe bleiben.",
                },
            },
            {
                title: "Die Farbe ist da: Sucher gehen",
                text: [
                    "So viele Sucher werden abgelegt, vom Ersten an, wie Sucher mit der Farbe des Auftrags in der ganzen Reihe standen. Die übrigen rücken auf. Leere Plätze werden vom Stapel gefüllt, Karte für Karte, der Platz am Stapel zuerst.",
                ],
            },
            {
                title: "Die Farbe fehlt",
                text: [
                    "Der Erste wird abgelegt, alle rücken einen Platz auf, und die Auftragskarte selbst kommt als Siebter dazu. Gefunden wird nichts, der Zug ist vorbei.",
                ],
                figure: {
                    step: "joins",
                    when: "after",
                    caption:
                        "Kein Sucher von Âncora war da: Die Karte ist als Siebter dazugekommen.",
                },
            },
            {
                title: "Die Schlussphase",
                text: [
                    "Sie beginnt am Ende eines Zuges, sobald der Stapel leer ist, jemand eine Stadt genommen hat oder alle genau 6 Karten haben. Von da an hat jeder Platz eine Laterne weniger: 2, 1, 1, 0.",
                    "Nach dem Stapel oder einer Stadt wird die laufende Runde zu Ende gespielt; ist sie gerade zu Ende, endet das Spiel sofort. Nach 6 Karten für alle folgt noch eine ganze Runde.",
                ],
            },
            {
                title: "Die Wertung",
                text: [
                    "Ordne die Inseln nach dem, was übrig ist, ein Haus zählt 7, die leerste zuerst: Sie sind 3, 2, 1, 0, −1 wert. Bei Gleichstand gilt für alle der niedrigste Wert ihrer Plätze.",
                    "Du bekommst Karten × Wert für jede Farbe, dann 2 für jedes Dorf und 3 für jede Stadt. Die höchste Summe gewinnt; bei Gleichstand wird der Sieg geteilt.",
                ],
                figure: {
                    step: "worth",
                    when: "before",
                    caption: "Die Schilder zeigen, was ein Buch jeder Insel jetzt wert wäre.",
                },
            },
        ],
        rulings: {
            X1: [
                "Eine Karte ist der Expedition beigetreten: Werden für ihre Farbe Sucher abgelegt?",
                "Nein: Dieser Fall ersetzt den Rest des Zuges.",
            ],
            X2: [
                "8 gefunden auf einer Insel ohne Stäbe, mit beiden Häusern?",
                "Dorf, dann Stadt: 0 + 7 + 7 − 8 lässt 6 Stäbe.",
            ],
            X3: [
                "Mehr gefunden, als übrig ist, und kein Haus?",
                "Die Insel sinkt auf 0, geschuldet wird nichts.",
            ],
            X4: [
                "Das gedruckte Beispiel zeigt nach drei Abgelegten zwei leere Plätze?",
                "Ein Versehen: Drei sind leer.",
            ],
            X5: [
                "Der Stapel geht mitten im Auffüllen aus?",
                "Nicht erreichte Plätze bleiben leer, bis die Karten wieder aufrücken. Ein Ablegen schließt die Lücke; eine beitretende Karte rückt alle um genau einen Platz auf.",
            ],
            X6: [
                "Der letzte Zug einer Runde löst die Schlussphase aus?",
                "Bei Stapel und Stadt endet das Spiel sofort: Alle Hände sind schon gleich groß.",
            ],
            X7: ["Gleiche Summen?", "Ein geteilter Sieg."],
            X8: [
                "Zwei Auslöser zugleich oder nacheinander?",
                "Die Schlussphase beginnt einmal, die Laternen sinken einmal, und das früheste Ende gilt.",
            ],
            X9: [
                "Wie heißen die Farben?",
                "Die Regeln nennen keine Namen. Hier sind es Inseln, jede mit einem eigenen Zeichen.",
            ],
        },
    },
};

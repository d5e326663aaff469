import type { GameLessons } from "../../lessons";

export const exlibris = (): GameLessons => ({
    steps: {
        worth: {
            title: "So gewinnst du",
            text: "Am Ende sind die Bücher, die du noch auf der Hand hast, deine Punkte. Ein Buch der Insel mit dem kleinsten Rest bringt 3, die nächsten Inseln bringen 2, 1, 0 und −1; bei Gleichstand gilt für alle der niedrigste ihrer Plätze. Die Zahl unter jeder Insel sagt, wie viel übrig ist. Wessen Bücher sind hier am meisten wert?",
            hint: "Suche die kleinste Zahl unter einer Insel.",
            done: "Auf Estrela ist am wenigsten übrig: 3 für jedes ihrer Bücher. Drei Inseln sind gleich und bekommen den niedrigsten ihrer Plätze, 0; auf Dragoeiro ist am meisten übrig, −1. Leere also die Inseln, deren Bücher du behältst.",
        },
        lanterns: {
            title: "Gib einen Auftrag",
            text: "Jetzt der erste Zug. Sieben Sucher stehen in einer Reihe, jeder sucht Bücher einer Insel. Die vier vorderen haben Laternen: 3, 2, 2 und 1. Du gibst ein Buch her; jeder Sucher seiner Insel findet so viele Bücher, wie sein Platz Laternen hat. Welcher Auftrag findet am meisten?",
            hint: "Zähle die Laternen aller Sucher einer Insel zusammen.",
            done: "Âncora: 3 + 2, der Siebte hat keine. Fünf Stäbe verlassen die Insel.",
        },
        leave: {
            title: "Sucher gehen",
            text: "Drei Sucher von Âncora standen in der Reihe. So viele gehen, wie es von der Insel des Auftrags gab, vom Ersten an, egal, was sie selbst suchten. Wie viele gehen nach deinem Auftrag?",
            hint: "Zähle die Sucher von Âncora in der ganzen Reihe, mit oder ohne Laternen.",
            done: "Der Erste, der Zweite und der Dritte gehen, die anderen rücken auf, und drei neue Sucher kommen vom Stapel.",
        },
        village: {
            title: "Nimm ein Dorf",
            text: "Du bist wieder dran. Auf Âncora liegt nur noch ein Stab. Werden mehr Bücher gefunden, als Stäbe da sind, nimmst du ein Haus der Insel, zuerst das Dorf: Es zählt wie 7 Stäbe und bringt dir 2 Punkte. Welcher Auftrag nimmt ein Dorf?",
            hint: "Suche eine Insel mit weniger Stäben, als der Auftrag finden würde.",
            done: "3 gefunden, 1 Stab: Du nimmst das Dorf. 1 + 7 − 3: fünf Stäbe bleiben.",
        },
        house: {
            title: "Was übrig ist",
            text: "Inseln werden danach verglichen, was auf ihnen übrig ist: Stäbe, und 7 für jedes Haus. Nach deinem Auftrag liegen auf Âncora noch 5 Stäbe, und die Stadt steht. Wie viel ist übrig?",
            hint: "Die Stadt zählt wie 7 Stäbe.",
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
            title: "Werte deine Karten",
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
                caption: "1 Stab, 3 gefunden: Das Dorf wird genommen, 1 + 7 − 3 = 5 Stäbe bleiben.",
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
                caption: "Kein Sucher von Âncora war da: Die Karte ist als Siebter dazugekommen.",
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
                caption:
                    "Die Schilder zeigen, was ein Buch jeder Insel am Ende dieser Partie wert ist.",
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
            "Bei Stapel und Stadt endet das Spiel sofort: Alle haben schon gleich viele Karten.",
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
});

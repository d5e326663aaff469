import type { Area } from "../catalogue";

export const about: Area<"about"> = {
    title: "Über Levada",
    lede: "Mit Levada kann man zwei Brettspiele spielen, studieren und automatisieren, genau nach ihren Spielregeln.",
    name: "Der Name",
    nameText:
        "Eine Levada ist ein Wasserkanal: von Steinen gefasst, schmal und älter als die meisten Dörfer, die sie versorgt.",
    rights: "Nicht offiziell",
    rightsText: [
        "Levada steht in keiner Verbindung zu den Verlagen und Autoren von Santiago und Ex Libris und ist von ihnen weder beauftragt noch gebilligt.",
        "Die Namen der Spiele und ihrer Verlage gehören ihren Inhabern. Sie stehen hier nur, damit klar ist, nach welchen Regeln gespielt wird.",
        "Alle Bilder, Klänge und Texte sind von uns; nichts stammt aus einer Schachtel oder einem Regelheft. Wenn dir ein Spiel hier gefällt, kauf es: Am Tisch mit anderen ist es noch schöner.",
    ],
    source: "Freie Software",
    sourceText:
        "Levada steht unter der MIT-Lizenz: Wer mag, darf es benutzen, ändern und betreiben. Es gibt keine Werbung und kein Tracking.",
    fonts: "Schriften",
    fontsText:
        "Alegreya von Juan Pablo del Peral (Huerta Tipográfica) und Source Sans 3 von Paul D. Hunt (Adobe), beide unter der SIL Open Font License 1.1.",
    fontLicence: (font) => `Lizenz der ${font}`,
    programs: "Für Programme",
    programsText:
        "Bots und andere Programme nutzen dieselbe Schnittstelle wie diese Seite. Beschrieben ist sie hier:",
    api: "die API dieses Servers",
};

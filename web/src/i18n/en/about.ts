export const about = {
    title: "About Levada",
    lede: "Levada lets people play, study and automate two board games exactly as their rulebooks say.",
    name: "The name",
    nameText:
        "A levada is a water channel: stone-edged, narrow, and older than most of the villages it feeds.",
    rights: "Not official",
    rightsText: [
        "Levada is not affiliated with, or endorsed by, the publishers or authors of Santiago or Ex Libris.",
        "The names of the games and of their publishers belong to their owners. They are used here only to say which rules are played.",
        "All pictures, sounds and texts are our own; nothing was taken from a box or a rulebook. If you like a game here, buy it: it is even better with people around a table.",
    ],
    source: "Free software",
    sourceText:
        "Levada is under the MIT licence: whoever likes may use, change and run it. There is no advertising and no tracking.",
    fonts: "Typefaces",
    fontsText:
        "Alegreya by Juan Pablo del Peral (Huerta Tipográfica) and Source Sans 3 by Paul D. Hunt (Adobe), both under the SIL Open Font License 1.1.",
    fontLicence: (font: string) => `Licence of ${font}`,
    programs: "For programs",
    programsText:
        "Bots and other programs use the same interface as this page. It is described here:",
    api: "the API of this server",
};

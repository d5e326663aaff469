/** What each edition of Santiago calls its things. */

interface Terms {
    spring: string;
    springAkk: string;
    springNom: string;
    springAt: string;
    overseer: string;
    overseerGen: string;
    overseerAkk: string;
    step: string;
    canal: string;
    canals: string;
    canalsDat: string;
    canalGen: string;
    extra: string;
    proposal: string;
    marker: string;
    markerAkk: string;
    markers: string;
    markersDat: string;
    planters: [string, string];
    planterDat: string;
    players: string;
}

const AMIGO: Terms = {
    spring: "Quelle",
    springAkk: "die Quelle",
    springNom: "die Quelle",
    springAt: "an der Quelle",
    overseer: "Kanalaufseher",
    overseerGen: "des Kanalaufsehers",
    overseerAkk: "Den Kanalaufseher",
    step: "Aufseher\u00adwechsel",
    canal: "Kanal",
    canals: "Kanäle",
    canalsDat: "Kanälen",
    canalGen: "Kanals",
    extra: "Zusatzkanal",
    proposal: "Vorschlagskanal",
    marker: "Ertragsstein",
    markerAkk: "einen Ertragsstein",
    markers: "Ertragssteine",
    markersDat: "Ertragssteinen",
    planters: ["ein Pflanzer", "zwei Pflanzer"],
    planterDat: "einem Pflanzer",
    players: "3 bis 5",
};
const TERMS: Record<string, Terms> = {
    amigo: AMIGO,
    samarkand: {
        spring: "Wasserturm",
        springAkk: "den Wasserturm",
        springNom: "der Wasserturm",
        springAt: "am Wasserturm",
        overseer: "Hüter der Aryks",
        overseerGen: "des Hüters der Aryks",
        overseerAkk: "Den Hüter der Aryks",
        step: "Hüterwechsel",
        canal: "Aryk",
        canals: "Aryks",
        canalsDat: "Aryks",
        canalGen: "Aryks",
        extra: "Zusatzaryk",
        proposal: "Vorschlagsaryk",
        marker: "Arbeiter",
        markerAkk: "einen Arbeiter",
        markers: "Arbeiter",
        markersDat: "Arbeitern",
        planters: ["ein Arbeiter", "zwei Arbeiter"],
        planterDat: "einem Arbeiter",
        players: "3 bis 5",
    },
    trefl: {
        ...AMIGO,
        overseer: "Kanalbauer",
        overseerGen: "des Kanalbauers",
        overseerAkk: "Den Kanalbauer",
        step: "Kanalbauer",
        marker: "Bauer",
        markerAkk: "einen Bauern",
        markers: "Bauern",
        markersDat: "Bauern",
        planters: ["ein Bauer", "zwei Bauern"],
        planterDat: "einem Bauern",
        players: "2 bis 5",
    },
};

export const of = (edition: string): Terms => TERMS[edition] ?? AMIGO;

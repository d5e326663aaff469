/** What each edition of Santiago calls its things. */

interface Terms {
    spring: string;
    springAkk: string;
    overseer: string;
    step: string;
    canal: string;
    canals: string;
    canalsDat: string;
    extra: string;
    marker: string;
    markerAkk: string;
    markers: string;
    markersDat: string;
    planters: [string, string];
}

const AMIGO: Terms = {
    spring: "Quelle",
    springAkk: "die Quelle",
    overseer: "Kanalaufseher",
    step: "Aufseherwechsel",
    canal: "Kanal",
    canals: "Kanäle",
    canalsDat: "Kanälen",
    extra: "Zusatzkanal",
    marker: "Ertragsstein",
    markerAkk: "einen Ertragsstein",
    markers: "Ertragssteine",
    markersDat: "Ertragssteinen",
    planters: ["ein Pflanzer", "zwei Pflanzer"],
};
const TERMS: Record<string, Terms> = {
    amigo: AMIGO,
    samarkand: {
        spring: "Wasserturm",
        springAkk: "den Wasserturm",
        overseer: "Hüter der Aryks",
        step: "Hüterwechsel",
        canal: "Aryk",
        canals: "Aryks",
        canalsDat: "Aryks",
        extra: "Zusatzaryk",
        marker: "Arbeiter",
        markerAkk: "einen Arbeiter",
        markers: "Arbeiter",
        markersDat: "Arbeitern",
        planters: ["ein Arbeiter", "zwei Arbeiter"],
    },
    trefl: {
        ...AMIGO,
        overseer: "Kanalbauer",
        step: "Kanalbauer",
        marker: "Bauer",
        markerAkk: "einen Bauern",
        markers: "Bauern",
        markersDat: "Bauern",
        planters: ["ein Bauer", "zwei Bauern"],
    },
};

export const of = (edition: string): Terms => TERMS[edition] ?? AMIGO;

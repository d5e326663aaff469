/** What each edition of Santiago calls its things. */

interface Terms {
    spring: string;
    overseer: string;
    canal: string;
    canals: string;
    marker: string;
    markers: string;
    planters: [string, string];
}

const AMIGO: Terms = {
    spring: "spring",
    overseer: "canal overseer",
    canal: "canal",
    canals: "canals",
    marker: "yield marker",
    markers: "yield markers",
    planters: ["one planter", "two planters"],
};
const TERMS: Record<string, Terms> = {
    amigo: AMIGO,
    samarkand: {
        spring: "water tower",
        overseer: "keeper of the aryks",
        canal: "aryk",
        canals: "aryks",
        marker: "worker",
        markers: "workers",
        planters: ["one worker", "two workers"],
    },
    trefl: {
        ...AMIGO,
        overseer: "canal builder",
        marker: "farmer",
        markers: "farmers",
        planters: ["one farmer", "two farmers"],
    },
};

export const of = (edition: string): Terms => TERMS[edition] ?? AMIGO;

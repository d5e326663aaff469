/** What each edition of Santiago calls its things. */

interface Terms {
    spring: string;
    overseer: string;
    /** Short. */
    chief: string;
    canal: string;
    canals: string;
    aCanal: string;
    marker: string;
    markers: string;
    planters: [string, string];
    players: string;
}

const AMIGO: Terms = {
    spring: "spring",
    overseer: "canal overseer",
    chief: "overseer",
    canal: "canal",
    canals: "canals",
    aCanal: "a canal",
    marker: "yield marker",
    markers: "yield markers",
    planters: ["one planter", "two planters"],
    players: "3 to 5",
};
const TERMS: Record<string, Terms> = {
    amigo: AMIGO,
    samarkand: {
        spring: "water tower",
        overseer: "keeper of the aryks",
        chief: "keeper",
        canal: "aryk",
        canals: "aryks",
        aCanal: "an aryk",
        marker: "worker",
        markers: "workers",
        planters: ["one worker", "two workers"],
        players: "3 to 5",
    },
    trefl: {
        ...AMIGO,
        overseer: "canal builder",
        chief: "builder",
        marker: "farmer",
        markers: "farmers",
        planters: ["one farmer", "two farmers"],
        players: "2 to 5",
    },
};

export const of = (edition: string): Terms => TERMS[edition] ?? AMIGO;

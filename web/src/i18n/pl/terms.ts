/** What each edition of Santiago calls its things. */

interface Terms {
    spring: string;
    springGen: string;
    springLoc: string;
    overseer: string;
    overseerInst: string;
    overseerDat: string;
    /** Short, as the coach says it. */
    chief: string;
    chiefGen: string;
    chiefInst: string;
    step: string;
    /** One, few, many. */
    canal: [string, string, string];
    canalGen: string;
    canalLoc: string;
    marker: [string, string, string];
    markerGen: string;
    markerAcc: string;
    markersAcc: string;
    markersInst: string;
    /** Two of them each. */
    markersTwo: string;
    /** What a pass costs. */
    oneLess: string;
    /** What the drought does. */
    leaves: string;
    planter: [string, string, string];
    /** With one, with several. */
    planterInst: [string, string];
    players: string;
}

const AMIGO: Terms = {
    spring: "źródło",
    springGen: "źródła",
    springLoc: "źródle",
    overseer: "nadzorca kanałów",
    overseerInst: "nadzorcą kanałów",
    overseerDat: "nadzorcy kanałów",
    chief: "nadzorca",
    chiefGen: "nadzorcy",
    chiefInst: "nadzorcą",
    step: "Nadzorca",
    canal: ["kanał", "kanały", "kanałów"],
    canalGen: "kanału",
    canalLoc: "kanale",
    marker: ["znacznik plonu", "znaczniki plonu", "znaczników plonu"],
    markerGen: "znacznika plonu",
    markerAcc: "znacznik plonu",
    markersAcc: "znaczniki plonu",
    markersInst: "znacznikami plonu",
    markersTwo: "znaczniki plonu na każdej",
    oneLess: "o 1 znacznik plonu mniej",
    leaves: "znika znacznik plonu",
    planter: ["plantator", "plantatorów", "plantatorów"],
    planterInst: ["plantatorem", "plantatorami"],
    players: "3–5",
};
const TERMS: Record<string, Terms> = {
    amigo: AMIGO,
    samarkand: {
        spring: "wieża ciśnień",
        springGen: "wieży ciśnień",
        springLoc: "wieży ciśnień",
        overseer: "strażnik aryków",
        overseerInst: "strażnikiem aryków",
        overseerDat: "strażnikowi aryków",
        chief: "strażnik",
        chiefGen: "strażnika",
        chiefInst: "strażnikiem",
        step: "Strażnik",
        canal: ["aryk", "aryki", "aryków"],
        canalGen: "aryku",
        canalLoc: "aryku",
        marker: ["robotnik", "robotników", "robotników"],
        markerGen: "robotnika",
        markerAcc: "robotnika",
        markersAcc: "robotników",
        markersInst: "robotnikami",
        markersTwo: "robotników na każdej",
        oneLess: "o 1 robotnika mniej",
        leaves: "odchodzi robotnik",
        planter: ["robotnik", "robotników", "robotników"],
        planterInst: ["robotnikiem", "robotnikami"],
        players: "3–5",
    },
    trefl: {
        ...AMIGO,
        spring: "źródło wody",
        springGen: "źródła wody",
        springLoc: "źródle wody",
        overseer: "budowniczy kanału",
        overseerInst: "budowniczym kanału",
        overseerDat: "budowniczemu kanału",
        chief: "budowniczy",
        chiefGen: "budowniczego",
        chiefInst: "budowniczym",
        step: "Budowniczy",
        marker: ["rolnik", "rolników", "rolników"],
        markerGen: "rolnika",
        markerAcc: "rolnika",
        markersAcc: "rolników",
        markersInst: "rolnikami",
        markersTwo: "rolników na każdej",
        oneLess: "o 1 rolnika mniej",
        leaves: "odchodzi rolnik",
        planter: ["rolnik", "rolników", "rolników"],
        planterInst: ["rolnikiem", "rolnikami"],
        players: "2–5",
    },
};

export const of = (edition: string): Terms => TERMS[edition] ?? AMIGO;

/** What each edition of Santiago calls its things. */

interface Terms {
    spring: string;
    springGen: string;
    overseer: string;
    overseerInst: string;
    overseerDat: string;
    /** Short, as the coach says it. */
    chief: string;
    step: string;
    /** One, few, many. */
    canal: [string, string, string];
    canalGen: string;
    marker: [string, string, string];
    markerGen: string;
    markerAcc: string;
    /** What a pass costs. */
    oneLess: string;
    /** What the drought does. */
    leaves: string;
    planter: [string, string, string];
}

const AMIGO: Terms = {
    spring: "źródło",
    springGen: "źródła",
    overseer: "nadzorca kanałów",
    overseerInst: "nadzorcą kanałów",
    overseerDat: "nadzorcy kanałów",
    chief: "nadzorca",
    step: "Nadzorca",
    canal: ["kanał", "kanały", "kanałów"],
    canalGen: "kanału",
    marker: ["znacznik plonu", "znaczniki plonu", "znaczników plonu"],
    markerGen: "znacznika plonu",
    markerAcc: "znacznik plonu",
    oneLess: "o 1 znacznik plonu mniej",
    leaves: "znika znacznik plonu",
    planter: ["plantator", "plantatorów", "plantatorów"],
};
const TERMS: Record<string, Terms> = {
    amigo: AMIGO,
    samarkand: {
        spring: "wieża ciśnień",
        springGen: "wieży ciśnień",
        overseer: "strażnik aryków",
        overseerInst: "strażnikiem aryków",
        overseerDat: "strażnikowi aryków",
        chief: "strażnik",
        step: "Strażnik",
        canal: ["aryk", "aryki", "aryków"],
        canalGen: "aryku",
        marker: ["robotnik", "robotników", "robotników"],
        markerGen: "robotnika",
        markerAcc: "robotnika",
        oneLess: "o 1 robotnika mniej",
        leaves: "odchodzi robotnik",
        planter: ["robotnik", "robotników", "robotników"],
    },
    trefl: {
        ...AMIGO,
        spring: "źródło wody",
        springGen: "źródła wody",
        overseer: "budowniczy kanału",
        overseerInst: "budowniczym kanału",
        overseerDat: "budowniczemu kanału",
        chief: "budowniczy",
        step: "Budowniczy",
        marker: ["rolnik", "rolników", "rolników"],
        markerGen: "rolnika",
        markerAcc: "rolnika",
        oneLess: "o 1 rolnika mniej",
        leaves: "odchodzi rolnik",
        planter: ["rolnik", "rolników", "rolników"],
    },
};

export const of = (edition: string): Terms => TERMS[edition] ?? AMIGO;

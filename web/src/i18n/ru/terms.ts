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
    /** What the first canal asks for: 'to build', 'to let the water into'. */
    build: string;
    ditch: string;
    ditchAcc: string;
    marker: [string, string, string];
    markerAcc: string;
    markerInst: string;
    markersInst: string;
    planter: [string, string, string];
    without: string;
}

const AMIGO: Terms = {
    spring: "источник",
    springGen: "источника",
    overseer: "смотритель каналов",
    overseerInst: "смотрителем каналов",
    overseerDat: "смотрителю каналов",
    chief: "смотритель",
    step: "Смотритель",
    canal: ["канал", "канала", "каналов"],
    build: "проложить канал",
    ditch: "канава",
    ditchAcc: "канаву",
    marker: ["маркер урожая", "маркера урожая", "маркеров урожая"],
    markerAcc: "маркер урожая",
    markerInst: "маркером урожая",
    markersInst: "маркерами урожая",
    planter: ["плантатор", "плантатора", "плантаторов"],
    without: "без маркеров",
};
const TERMS: Record<string, Terms> = {
    amigo: AMIGO,
    samarkand: {
        spring: "водонапорная башня",
        springGen: "водонапорной башни",
        overseer: "Смотритель арыков",
        overseerInst: "Смотрителем арыков",
        overseerDat: "Смотрителю арыков",
        chief: "Смотритель",
        step: "Смотритель",
        canal: ["арык", "арыка", "арыков"],
        build: "пустить воду в арык",
        ditch: "сухой арык",
        ditchAcc: "сухой арык",
        marker: ["работник", "работника", "работников"],
        markerAcc: "работника",
        markerInst: "работником",
        markersInst: "работниками",
        planter: ["работник", "работника", "работников"],
        without: "без работников",
    },
    trefl: {
        ...AMIGO,
        overseer: "строитель каналов",
        overseerInst: "строителем каналов",
        overseerDat: "строителю каналов",
        chief: "строитель",
        step: "Строитель",
        marker: ["фермер", "фермера", "фермеров"],
        markerAcc: "фермера",
        markerInst: "фермером",
        markersInst: "фермерами",
        planter: ["фермер", "фермера", "фермеров"],
        without: "без фермеров",
    },
};

export const of = (edition: string): Terms => TERMS[edition] ?? AMIGO;

/** What each edition of Santiago calls its things. */

interface Terms {
    spring: string;
    springGen: string;
    overseer: string;
    overseerInst: string;
    overseerDat: string;
    /** Short, as the coach says it. */
    chief: string;
    chiefGen: string;
    step: string;
    /** One, few, many. */
    canal: [string, string, string];
    /** What the first canal asks for: 'to build', 'to let the water into'. */
    build: string;
    canals: string;
    /** One with water, of it. */
    wetGen: string;
    ditch: string;
    ditchAcc: string;
    /** Dry or not. */
    ditchPlain: string;
    ditches: string;
    marker: [string, string, string];
    markerAcc: string;
    markerInst: string;
    markersInst: string;
    markersAcc: string;
    yourMarkers: string;
    /** What a pass costs. */
    oneLess: string;
    planter: [string, string, string];
    planterInst: string;
    without: string;
    players: string;
}

const AMIGO: Terms = {
    spring: "источник",
    springGen: "источника",
    overseer: "смотритель каналов",
    overseerInst: "смотрителем каналов",
    overseerDat: "смотрителю каналов",
    chief: "смотритель",
    chiefGen: "смотрителя",
    step: "Смотритель",
    canal: ["канал", "канала", "каналов"],
    build: "проложить канал",
    ditch: "канава",
    ditchAcc: "канаву",
    ditchPlain: "канава",
    ditches: "канавы",
    canals: "каналы",
    wetGen: "канала",
    marker: ["маркер урожая", "маркера урожая", "маркеров урожая"],
    markerAcc: "маркер урожая",
    markerInst: "маркером урожая",
    markersInst: "маркерами урожая",
    markersAcc: "маркеры урожая",
    yourMarkers: "ваши маркеры урожая",
    oneLess: "на один маркер урожая меньше",
    planter: ["плантатор", "плантатора", "плантаторов"],
    planterInst: "плантатором",
    without: "без маркеров",
    players: "3–5",
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
        chiefGen: "Смотрителя",
        step: "Смотритель",
        canal: ["арык", "арыка", "арыков"],
        build: "пустить воду в арык",
        ditch: "сухой арык",
        ditchAcc: "сухой арык",
        ditchPlain: "арык",
        ditches: "арыки",
        canals: "арыки",
        wetGen: "арыка с водой",
        marker: ["работник", "работника", "работников"],
        markerAcc: "работника",
        markerInst: "работником",
        markersInst: "работниками",
        markersAcc: "работников",
        yourMarkers: "ваши работники",
        oneLess: "на одного работника меньше",
        planter: ["работник", "работника", "работников"],
        planterInst: "работником",
        without: "без работников",
        players: "3–5",
    },
    trefl: {
        ...AMIGO,
        overseer: "строитель каналов",
        overseerInst: "строителем каналов",
        overseerDat: "строителю каналов",
        chief: "строитель",
        chiefGen: "строителя",
        step: "Строитель",
        marker: ["фермер", "фермера", "фермеров"],
        markerAcc: "фермера",
        markerInst: "фермером",
        markersInst: "фермерами",
        markersAcc: "фермеров",
        yourMarkers: "ваши фермеры",
        oneLess: "на одного фермера меньше",
        planter: ["фермер", "фермера", "фермеров"],
        planterInst: "фермером",
        without: "без фермеров",
        players: "2–5",
    },
};

export const of = (edition: string): Terms => TERMS[edition] ?? AMIGO;

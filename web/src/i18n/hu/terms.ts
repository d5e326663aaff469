/** What each edition of Santiago calls its things. */

interface Terms {
    spring: string;
    theSpring: string;
    theSpringAcc: string;
    overseer: string;
    theOverseer: string;
    theOverseerDat: string;
    theOverseerAcc: string;
    theOverseerFrom: string;
    /** The second phase, and the fourth. */
    handing: string;
    bribing: string;
    firstOverseer: string;
    /** Spoken to. */
    overseerCalled: string;
    step: string;
    canal: string;
    canalAcc: string;
    extra: string;
    proposalAcc: string;
    extraAcc: string;
    /** One's own, as an object. */
    extraYours: string;
    marker: string;
    markerAcc: string;
    markersAcc: string;
    markerDat: string;
    markerWith: string;
    planter: string;
    planterWith: string;
    players: string;
}

const AMIGO: Terms = {
    spring: "kút",
    theSpring: "a kút",
    theSpringAcc: "a kutat",
    overseer: "Csatornaásó",
    theOverseer: "a Csatornaásó",
    theOverseerDat: "a Csatornaásónak",
    theOverseerAcc: "a Csatornaásót",
    theOverseerFrom: "a Csatornaásótól",
    handing: "A Csatornaásó-figura átadása",
    bribing: "A Csatornaásó lepénzelése",
    firstOverseer: "az első Csatornaásó",
    overseerCalled: "Csatornaásó",
    step: "Átadás",
    canal: "csatorna",
    canalAcc: "csatornát",
    extra: "soron kívüli csatorna",
    proposalAcc: "csatornatervezetet",
    extraAcc: "soron kívüli csatornát",
    extraYours: "soron kívüli csatornádat",
    marker: "terményjelző",
    markerAcc: "terményjelzőt",
    markersAcc: "terményjelzőket",
    markerDat: "terményjelzőnek",
    markerWith: "terményjelzővel",
    planter: "jel",
    planterWith: "egy jellel",
    players: "3–5",
};
const TERMS: Record<string, Terms> = {
    amigo: AMIGO,
    samarkand: {
        spring: "víztorony",
        theSpring: "a víztorony",
        theSpringAcc: "a víztornyot",
        overseer: "az arikok felügyelője",
        theOverseer: "az arikok felügyelője",
        theOverseerDat: "az arikok felügyelőjének",
        theOverseerAcc: "az arikok felügyelőjét",
        theOverseerFrom: "az arikok felügyelőjétől",
        handing: "Új felügyelő",
        bribing: "Az arikok felügyelőjének lepénzelése",
        firstOverseer: "az arikok első felügyelője",
        overseerCalled: "Arikfelügyelő",
        step: "Felügyelő",
        canal: "arik",
        canalAcc: "arikot",
        extra: "soron kívüli arik",
        proposalAcc: "ariktervezetet",
        extraAcc: "soron kívüli arikot",
        extraYours: "soron kívüli arikodat",
        marker: "munkás",
        markerAcc: "munkást",
        markersAcc: "munkásokat",
        markerDat: "munkásnak",
        markerWith: "munkással",
        planter: "munkás",
        planterWith: "egy munkással",
        players: "3–5",
    },
    trefl: {
        ...AMIGO,
        spring: "forrás",
        theSpring: "a forrás",
        theSpringAcc: "a forrást",
        overseer: "csatornaépítő",
        theOverseer: "a csatornaépítő",
        theOverseerDat: "a csatornaépítőnek",
        theOverseerAcc: "a csatornaépítőt",
        theOverseerFrom: "a csatornaépítőtől",
        handing: "Új csatornaépítő",
        bribing: "A csatornaépítő lepénzelése",
        firstOverseer: "az első csatornaépítő",
        overseerCalled: "Csatornaépítő",
        step: "Csatornaépítő",
        marker: "gazda",
        markerAcc: "gazdát",
        markersAcc: "gazdákat",
        markerDat: "gazdának",
        markerWith: "gazdával",
        planter: "gazda",
        planterWith: "egy gazdával",
        players: "2–5",
    },
};

export const of = (edition: string): Terms => TERMS[edition] ?? AMIGO;

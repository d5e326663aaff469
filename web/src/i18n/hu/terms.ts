/** What each edition of Santiago calls its things. */

interface Terms {
    spring: string;
    theSpringAcc: string;
    overseer: string;
    theOverseer: string;
    theOverseerDat: string;
    firstOverseer: string;
    /** Spoken to. */
    overseerCalled: string;
    step: string;
    canal: string;
    canalAcc: string;
    extra: string;
    extraAcc: string;
    /** One's own, as an object. */
    extraYours: string;
    marker: string;
    markerAcc: string;
    markerDat: string;
    markerWith: string;
    planter: string;
}

const AMIGO: Terms = {
    spring: "kút",
    theSpringAcc: "a kutat",
    overseer: "Csatornaásó",
    theOverseer: "a Csatornaásó",
    theOverseerDat: "a Csatornaásónak",
    firstOverseer: "az első Csatornaásó",
    overseerCalled: "Csatornaásó",
    step: "Átadás",
    canal: "csatorna",
    canalAcc: "csatornát",
    extra: "soron kívüli csatorna",
    extraAcc: "soron kívüli csatornát",
    extraYours: "soron kívüli csatornádat",
    marker: "terményjelző",
    markerAcc: "terményjelzőt",
    markerDat: "terményjelzőnek",
    markerWith: "terményjelzővel",
    planter: "jel",
};
const TERMS: Record<string, Terms> = {
    amigo: AMIGO,
    samarkand: {
        spring: "víztorony",
        theSpringAcc: "a víztornyot",
        overseer: "az arikok felügyelője",
        theOverseer: "az arikok felügyelője",
        theOverseerDat: "az arikok felügyelőjének",
        firstOverseer: "az arikok első felügyelője",
        overseerCalled: "Arikfelügyelő",
        step: "Felügyelő",
        canal: "arik",
        canalAcc: "arikot",
        extra: "soron kívüli arik",
        extraAcc: "soron kívüli arikot",
        extraYours: "soron kívüli arikodat",
        marker: "munkás",
        markerAcc: "munkást",
        markerDat: "munkásnak",
        markerWith: "munkással",
        planter: "munkás",
    },
    trefl: {
        ...AMIGO,
        spring: "forrás",
        theSpringAcc: "a forrást",
        overseer: "csatornaépítő",
        theOverseer: "a csatornaépítő",
        theOverseerDat: "a csatornaépítőnek",
        firstOverseer: "az első csatornaépítő",
        overseerCalled: "Csatornaépítő",
        step: "Csatornaépítő",
        marker: "gazda",
        markerAcc: "gazdát",
        markerDat: "gazdának",
        markerWith: "gazdával",
        planter: "gazda",
    },
};

export const of = (edition: string): Terms => TERMS[edition] ?? AMIGO;

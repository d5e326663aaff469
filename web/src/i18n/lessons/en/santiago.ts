import { of } from "../../en/terms";
import type { Edition } from "../../editionOf";
import type { GameLessons, Section, StepWords } from "../../lessons";

/* In the words of the AMIGO edition. */
const steps: Record<string, StepWords> = {
    aim: {
        title: "How to win",
        text: "Whoever has most at the end wins. Tiles of one crop that lie side by side are a field. Each field brings its tiles × your markers on it; your money is added. The lit peppers are a field of 3 tiles with 2 of your markers. What do they bring you?",
        hint: "3 tiles times 2 markers.",
        done: "3 × 2 = 6. Beto has one marker there, which brings him 3. You want large fields, many markers on them, and water: what stays dry is lost.",
    },
    auction: {
        title: "Bid for a tile",
        text: "Now a first round. Four tiles lie open. Beto bid 2, Cleo and Dora passed; you speak last. Nobody may bid an amount already taken. The highest bid chooses first. Bid enough to plant before Beto.",
        hint: "Beto bid 2: with that you would plant after him.",
        done: "In our story you bid 6: you plant first. Bids are paid to the bank when you plant.",
    },
    overseer: {
        title: "Who decides about the water?",
        text: "The canal overseer takes bribes and builds. The figure goes to whoever passed first; if nobody passed, to the lowest bidder. Cleo and Dora both passed, Cleo before Dora. Who is the overseer now?",
        hint: "Look who was the first to pass.",
        done: "Cleo passed first and is the overseer now. Passing has a price, too: she will plant one marker fewer.",
    },
    planting: {
        title: "Plant",
        text: "You take the pepper with two planters and put two of your markers on it. The island is dry: ditches run around every block of four squares, and water flows only where a canal is built, the first one from the spring. Put the tile where that canal can reach it: beside the spring.",
        hint: "No canal could touch that square this round.",
        done: "In our story you choose e3: a canal from the spring can water it.",
    },
    neutral: {
        title: "A tile without markers",
        text: "All have planted. Whoever passed puts one marker fewer: Dora one instead of two, Cleo none instead of one. A tile without markers is neutral. Which one is it?",
        hint: "There are markers on that tile.",
        done: "Cleo’s bananas on g2 belong to nobody. They still count towards the size of a field.",
    },
    bribery: {
        title: "Offer a bribe",
        text: "Beginning on the overseer’s left, everyone may name a ditch and lay down money, or join somebody. A new canal begins at the spring or at the end of a canal. Dora offered 2 for B2–C2. Name a ditch that would water your peppers.",
        hint: "A canal there would not touch your peppers.",
        done: "In our story you offer 1 for C2–D2. Beto’s bananas lie there too, so he may well join you.",
    },
    elsewhere: {
        title: "What the overseer may do",
        text: "Beto has joined you: 3 for C2–D2, against 2 from Dora. Cleo may accept one proposal and take all its money. Or she builds somewhere else and pays the bank one more than the dearest proposal. What would that cost her?",
        hint: "The dearest proposal is 3. One more than that.",
        done: "Cleo would pay 4, so she accepts your 3. Dora takes her 2 back.",
    },
    extra: {
        title: "One canal of your own",
        text: "Everybody has one extra canal for the whole game. It costs nothing, but only one is built in a round, and the first to build ends the phase. Where would you build yours? Every end of a canal will do.",
        hint: "A canal must begin where water already is.",
        done: "In our story you build C2–C3. You may also keep it: it is often worth more later.",
    },
    drought: {
        title: "The drought",
        text: "Now every tile that touches no canal loses a marker. A tile that had none dries out for good. The beans on c3 carry one marker of Dora’s, the bananas on g2 carry none. Which tile will dry out?",
        hint: "That one is watered, or still has a marker to lose.",
        done: "g2 is desert now: nothing will ever grow there. Dora’s beans have lost their marker and dry out next round, unless water comes. Then everyone receives 3 escudos, and a new round begins.",
    },
    count: {
        title: "Count with a palm",
        text: "The end of a game once more: all that is dry has dried out. This table played with palms. A palm on a tile with your markers counts as one more marker. The lit field has 5 tiles; you have 7 markers and a palm on it.",
        hint: "A palm is one more marker: 7 + 1. Times 5 tiles.",
        done: "5 × (7 + 1) = 40. All your fields and your money are your total. The largest wins.",
    },
};

function sections(edition: Edition): Section[] {
    const e = of(edition);
    const isTrefl = edition === "trefl";
    return [
        {
            title: "What it is about",
            text: [
                `You plant crops on dry land and want them to grow together into large fields. Whoever has most at the end wins: for each field its tiles × your ${e.markers} on it, and your money. Water comes only where the ${e.overseer} lets it flow, and the ${e.chief}, who is one of you, takes bribes. For ${e.players} players.`,
            ],
        },
        {
            title: "The board",
            text: [
                "48 squares in 8 columns, a to h, and 6 rows. Ditches run around every block of 2 × 2 squares, the border included. They meet at 20 crossings, A1 to E4. A segment is the ditch between two neighbouring crossings.",
                `A segment touches the squares along its two sides: four inside the board, two on the border. Squares are neighbours along an edge, never by a corner; a ditch or ${e.canal} between them changes nothing.`,
            ],
            figure: {
                step: "bribery",
                when: "before",
                caption: `The ${e.spring} on C2. Four segments begin there.`,
            },
        },
        {
            title: "Setting up",
            text: [
                `45 tiles: 9 of each of 5 crops, 3 with ${e.planters[0]} and 6 with two. They are shuffled and stacked face down. Everyone takes ${e.markers}, an extra ${e.canal}, a proposal ${e.canal} and money, ${isTrefl ? "which lies open unless you agree otherwise" : "which is hidden from the others"}. One of you is the first ${e.chief}.`,
            ],
            points: [
                ...(isTrefl
                    ? [
                          "2 players: 3 tiles of each crop are set aside; 3 stacks of 10 tiles, 10 rounds, 10 canals, 5 escudos each.",
                      ]
                    : []),
                `3 or 4 players: 4 stacks of 11, 11 rounds, 11 ${e.canals}, 10 escudos each. One tile is shown and set aside.`,
                `5 players: 5 stacks of 9, 9 rounds, 9 ${e.canals}, 10 escudos each.`,
                `${isTrefl ? "Three palms" : "A variant with three palms"}: three squares get one each, no two of them touching, none at the ${e.spring}.`,
            ],
        },
        {
            title: "1. Auction",
            text: [
                `The top tile of each stack is turned up. Beginning on the ${e.chief}’s left, with the ${e.chief} last, everyone speaks once: pass, or bid a whole amount from 1 up to the money you hold. No amount may be bid twice; higher and lower are both allowed.`,
            ],
        },
        {
            title: `2. New ${e.chief}`,
            text: [
                "The figure goes to whoever passed first; if nobody passed, to the lowest bidder.",
            ],
        },
        {
            title: "3. Planting",
            text: [
                "The highest bidder plants first, then the others down to the lowest bid, then those who passed: the last to pass before the first. Pay your bid to the bank, take an open tile and put it on any empty square; a dried tile’s square is not empty.",
                `Put as many ${e.markers} on it as it shows; one fewer if you passed. A tile without ${e.markers} is neutral. With ${isTrefl ? "2 or 3" : "3"} players one tile is left over: whoever planted first plants it too, last and without ${e.markers}, beside a living plantation (a dried one, if no square is free there).`,
            ],
            figure: {
                step: "neutral",
                when: "before",
                caption: `Ana and Beto bid: two ${e.markers} each. Dora passed: one fewer. Cleo’s tile is neutral.`,
            },
        },
        {
            title: "4. Bribery",
            text: [
                `A segment is legal if no ${e.canal} lies on it and one of its ends is the ${e.spring} or the end of ${e.aCanal}. Beginning on the ${e.chief}’s left, everyone else names a legal segment with an offer of ${isTrefl ? "any amount, 0 included" : "at least 1"}, or joins one already named, or passes. Offers for one segment add up. Then the ${e.chief} decides:`,
            ],
            points: [
                "Accept one of the segments named, take all its money and build there.",
                "Build on another segment and pay the bank 1 more than the dearest total. If nobody named anything: pay 1.",
                `Decline, only if nobody named anything: nobody pays, and one ${e.canal} of the supply is lost.`,
            ],
            figure: {
                step: "elsewhere",
                when: "before",
                caption: "3 for C2–D2, 2 for B2–C2. Anywhere else would cost Cleo 4.",
            },
        },
        {
            title: `5. Extra ${e.canal}`,
            text: [
                `Beginning on the ${e.chief}’s left, with the ${e.chief} last, everyone who still has the extra ${e.canal} is asked: build it on any legal segment, free, or keep it. The first to build ends the phase.`,
            ],
        },
        {
            title: "6. Drought",
            text: [
                `Not in the last round. Every plantation that touches no ${e.canal} loses a ${e.marker}. If it had none when the phase began, it dries out for good: the tile turns over, its palm is gone, nothing is planted there again.`,
            ],
            figure: {
                step: "drought",
                when: "after",
                caption: `g2 was neutral and dry: desert. The tile on c3 has lost its ${e.marker}.`,
            },
        },
        {
            title: "7. Income",
            text: ["Not in the last round. Everyone takes 3 escudos from the bank."],
        },
        {
            title: "The end and the count",
            text: [
                `After the fifth phase of the last round every plantation that touches no ${e.canal} dries out, with ${e.markers} or without. A field is all living tiles of one crop joined edge to edge; neutral tiles count, ${e.canals} and palms do not cut it.`,
                `For each field you receive tiles × your ${e.markers} on it; a palm on a tile with your ${e.markers} counts as one more. Your total is your money and your fields. The largest wins; equals share the win.`,
            ],
            figure: {
                step: "count",
                when: "before",
                caption: `5 tiles, 7 ${e.markers} and a palm: 5 × (7 + 1) = 40.`,
            },
        },
        ...(isTrefl
            ? [
                  {
                      title: "Two players",
                      text: [
                          "Before the first round the builder lays one canal at the spring. Both bid in secret, from 0, a pass, up to 22; both bids are opened together and both are paid at once. The higher plants first; equal bids are won by the builder. The loser becomes builder.",
                      ],
                  },
              ]
            : []),
        {
            title: "Editions",
            text: [
                "An edition is a set of defaults and words. Players, crops and words follow the edition; the rest can be changed at a table.",
            ],
            points: [
                "AMIGO (German, Hungarian): 3 to 5 players, no palms, offers from 1, hidden money. Bananas, beans, peppers, potatoes, sugarcane.",
                "Samarkand (Russian): the same rules; a water tower, a keeper of the aryks, workers.",
                "Trefl (Polish): 2 to 5 players, palms, offers from 0, open money. Bananas, coconuts, grapes, peppers, watermelons; a canal builder, farmers.",
            ],
        },
        {
            title: "Options",
            text: ["Whoever makes the table chooses:"],
            points: [
                "Palms, the smallest offer (0 or 1), open or hidden money.",
                "The 45th tile (3 or 4 players): out of the game, or planted in round 1 by the first planter like a tile left over.",
                `Whether the ${e.chief} may build on a named segment without taking its money, for 1 more than the dearest total.`,
                `Where the ${e.spring} and the palms are, and who is the first ${e.chief}: chosen or drawn.`,
            ],
        },
    ];
}

function rulings(edition: Edition): GameLessons["rulings"] {
    const e = of(edition);
    return {
        R1: [
            `With 2 players, who lays the first ${e.canal}?`,
            `The first ${e.chief}. The Polish rules say the older player; a program does not ask ages.`,
        ],
        R2: [
            `May the ${e.chief} build on a named segment without taking the money, or by paying 1 more?`,
            "No, only accept it: all rulebooks speak of another place. An option lifts this.",
        ],
        R3: [
            `What if the ${e.chief} cannot pay?`,
            "Building elsewhere is not open; if there are offers, one must be accepted. Money cannot be owed.",
        ],
        R4: [
            "All passed: who plants the tile left over?",
            "The first to plant: the last to pass (with 2 players the winner of the tie).",
        ],
        R5: [`Both of 2 players pass: who plants one ${e.marker} fewer?`, "Both."],
        R6: [
            `With 2 players, who is asked for the extra ${e.canal}?`,
            `The opponent, then the ${e.chief}.`,
        ],
        R7: [
            "Which proposals can be joined?",
            "Any segment named earlier in the phase; the offers add up.",
        ],
        R8: [
            "A segment was named with 0: does it count as named?",
            "Yes: elsewhere costs at least 1, and declining is not open.",
        ],
        R9: ["Equal best totals?", "A shared win."],
        R10: [
            "What does hidden money hide?",
            "The figure, from other seats and spectators, until the end. Bids and offers stay open, so anyone may keep count.",
        ],
        R11: ["Talk and promises?", "Free at any time, never binding."],
        R12: ["Slips in the translations?", "The German original holds."],
        R13: [
            "Is the 45th tile planted?",
            "Only as an option; the Russian quick reference contradicts its own full rules.",
        ],
        R14: [
            "When is a bid paid?",
            "As you plant (2 players: when both bids are in). It makes no difference to play.",
        ],
        R15: [
            "May a move be taken back?",
            "Not by the rules. A table may allow it, shown to all: your last move until another seat has moved or something hidden was turned up.",
        ],
        R16: [
            "How large are the bank, and the supply for 2 players?",
            `The bank never runs out; 10 ${e.canals}.`,
        ],
        R17: ["Are boxed tiles secret?", "No, they were shown at set-up."],
    };
}

export const santiago = (edition: Edition): GameLessons => ({
    steps,
    sections: sections(edition),
    rulings: rulings(edition),
});

import type { Lessons } from "../lessons";

export const lessons: Lessons = {
    names: ["Ana", "Beto", "Cleo", "Dora"],
    santiago: {
        steps: {
            spring: {
                title: "Water starts at the spring",
                text: "The island is dry. Ditches run around every block of four squares; water flows only where a canal is built. A new canal must begin at the spring or at the end of a canal. Where could the first one go?",
                hint: "That ditch does not touch the spring.",
                done: "Four ditches meet at the spring; each will do for the first canal.",
            },
            auction: {
                title: "Bid for a tile",
                text: "Four tiles lie open. Beto bid 2, Cleo and Dora passed; you speak last. Nobody may bid an amount already taken. The highest bid chooses first. Bid enough to plant before Beto.",
                hint: "Beto bid 2: with that you would plant after him.",
                done: "In our story you bid 6: you plant first. Bids are paid to the bank when you plant.",
            },
            overseer: {
                title: "Who decides about the water?",
                text: "The canal overseer takes bribes and builds. The figure goes to whoever passed first; if nobody passed, to the lowest bidder. Cleo and Dora both passed, Cleo before Dora.",
                hint: "Look who was the first to pass.",
                done: "Cleo passed first and is the overseer now. Passing has a price, too: she will plant one marker fewer.",
            },
            planting: {
                title: "Plant",
                text: "You take the pepper with two planters and put two of your markers on it. Any empty square will do, but it will need water. Put it where the first canal can reach it: beside the spring.",
                hint: "No canal could touch that square this round.",
                done: "In our story you choose e3: a canal from the spring can water it. Tiles of one crop that lie side by side grow into one field.",
            },
            neutral: {
                title: "A tile without markers",
                text: "All have planted. Whoever passed puts one marker fewer: Dora one instead of two, Cleo none instead of one. A tile without markers is neutral. Which one is it?",
                hint: "There are markers on that tile.",
                done: "Cleo’s bananas on g2 belong to nobody. They still count towards the size of a field.",
            },
            bribery: {
                title: "Offer a bribe",
                text: "Beginning on the overseer’s left, everyone may name a ditch and lay down money, or join somebody. Dora offered 2 for B2–C2. Your peppers lie on e3: name a ditch that would water them.",
                hint: "A canal there would not touch e3.",
                done: "In our story you offer 1 for C2–D2. Beto’s bananas on f2 lie there too, so he may well join you.",
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
                text: "Now every tile that touches no canal loses a marker. A tile that had none dries out for good. Beans on c3 carry one marker of Dora’s, the bananas on g2 carry none. Which tile will dry out?",
                hint: "That one is watered, or still has a marker to lose.",
                done: "g2 is desert now: nothing will ever grow there. Dora’s beans have lost their marker and dry out next round, unless water comes. Then everyone receives 3 escudos, and a new round begins.",
            },
            count: {
                title: "Count a field",
                text: "At the end all that is dry dries out. Then each field brings tiles × your markers. A palm on a tile with your markers counts as one more marker. The lit field has 5 tiles; you have 7 markers and a palm in it.",
                hint: "A palm is one more marker: 7 + 1. Times 5 tiles.",
                done: "5 × (7 + 1) = 40. Add your money, and that is your total. The largest wins.",
            },
        },
        sections: [
            {
                title: "What it is about",
                text: [
                    "You plant crops on a dry island and want them to grow together into large fields. Water comes only where the canal overseer lets it flow, and the overseer, who is one of you, takes bribes. For 2 to 5 players.",
                ],
            },
            {
                title: "The board",
                text: [
                    "48 squares in 8 columns, a to h, and 6 rows. Ditches run around every block of 2 × 2 squares, the border included. They meet at 20 crossings, A1 to E4. A segment is the ditch between two neighbouring crossings.",
                    "A segment touches the squares along its two sides: four inside the board, two on the border. Squares are neighbours along an edge, never by a corner; a ditch or canal between them changes nothing.",
                ],
                figure: {
                    step: "spring",
                    when: "before",
                    caption: "The spring on C2. Four segments begin there.",
                },
            },
            {
                title: "Setting up",
                text: [
                    "45 tiles: 9 of each of 5 crops, 3 with one planter and 6 with two. They are shuffled and stacked face down. Everyone takes markers, an extra canal, a proposal canal and money. One of you is the first overseer.",
                ],
                points: [
                    "2 players: 3 tiles of each crop are set aside; 3 stacks of 10 tiles, 10 rounds, 10 canals, 5 escudos each.",
                    "3 or 4 players: 4 stacks of 11, 11 rounds, 11 canals, 10 escudos each. One tile is shown and set aside.",
                    "5 players: 5 stacks of 9, 9 rounds, 9 canals, 10 escudos each.",
                    "With palms: three squares get one each, no two of them touching, none at the spring.",
                ],
            },
            {
                title: "1. Auction",
                text: [
                    "The top tile of each stack is turned up. Beginning on the overseer’s left, with the overseer last, everyone speaks once: pass, or bid a whole amount from 1 up to the money you hold. No amount may be bid twice; higher and lower are both allowed.",
                ],
            },
            {
                title: "2. New overseer",
                text: [
                    "The figure goes to whoever passed first; if nobody passed, to the lowest bidder.",
                ],
            },
            {
                title: "3. Planting",
                text: [
                    "The highest bidder plants first, then the others down to the lowest bid, then those who passed: the last to pass before the first. Pay your bid to the bank, take an open tile and put it on any empty square; a dried tile’s square is not empty.",
                    "Put as many markers on it as it shows planters; one fewer if you passed. A tile without markers is neutral. With 2 or 3 players one tile is left over: whoever planted first plants it too, last and without markers, beside a living plantation (a dried one, if no square is free there).",
                ],
                figure: {
                    step: "neutral",
                    when: "before",
                    caption:
                        "Ana and Beto bid: two markers each. Dora passed: one fewer. Cleo’s tile is neutral.",
                },
            },
            {
                title: "4. Bribery",
                text: [
                    "A segment is legal if no canal lies on it and one of its ends is the spring or the end of a canal. Beginning on the overseer’s left, everyone else names a legal segment with an offer, or joins one already named, or passes. Offers for one segment add up. Then the overseer decides:",
                ],
                points: [
                    "Accept one of the segments named, take all its money and build there.",
                    "Build on another segment and pay the bank 1 more than the dearest total. If nobody named anything: pay 1.",
                    "Decline, only if nobody named anything: nobody pays, and one canal of the supply is lost.",
                ],
                figure: {
                    step: "elsewhere",
                    when: "before",
                    caption: "3 for C2–D2, 2 for B2–C2. Anywhere else would cost Cleo 4.",
                },
            },
            {
                title: "5. Extra canal",
                text: [
                    "Beginning on the overseer’s left, with the overseer last, everyone who still has the extra canal is asked: build it on any legal segment, free, or keep it. The first to build ends the phase.",
                ],
            },
            {
                title: "6. Drought",
                text: [
                    "Not in the last round. Every plantation that touches no canal loses a marker. If it had none when the phase began, it dries out for good: the tile turns over, its palm is gone, nothing is planted there again.",
                ],
                figure: {
                    step: "drought",
                    when: "after",
                    caption:
                        "g2 was neutral and dry: desert. The beans on c3 have lost their marker.",
                },
            },
            {
                title: "7. Income",
                text: ["Not in the last round. Everyone takes 3 escudos from the bank."],
            },
            {
                title: "The end and the count",
                text: [
                    "After the fifth phase of the last round every plantation that touches no canal dries out, markers or not. A field is all living tiles of one crop joined edge to edge; neutral tiles count, canals and palms do not cut it.",
                    "For each field you receive tiles × your markers in it; a palm on a tile with your markers counts as one more. Your total is your money and your fields. The largest wins; equals share the win.",
                ],
                figure: {
                    step: "count",
                    when: "before",
                    caption: "5 tiles, 7 markers and a palm: 5 × (7 + 1) = 40.",
                },
            },
            {
                title: "Two players",
                text: [
                    "Before the first round the overseer lays one canal at the spring. Both bid in secret, from 0, a pass, up to 22; both bids are opened together and both are paid at once. The higher plants first; equal bids are won by the overseer. The loser becomes overseer.",
                ],
            },
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
                    "Whether the overseer may build on a named segment without taking its money, for 1 more than the dearest total.",
                    "Where the spring and the palms are, and who is the first overseer: chosen or drawn.",
                ],
            },
        ],
        rulings: {
            R1: [
                "With 2 players, who lays the first canal?",
                "The first overseer. The Polish rules say the older player; a program does not ask ages.",
            ],
            R2: [
                "May the overseer build on a named segment without taking the money, or by paying 1 more?",
                "No, only accept it: all rulebooks speak of another place. An option lifts this.",
            ],
            R3: [
                "What if the overseer cannot pay?",
                "Building elsewhere is not open; if there are offers, one must be accepted. Money cannot be owed.",
            ],
            R4: [
                "All passed: who plants the tile left over?",
                "The first to plant: the last to pass (with 2 players the winner of the tie).",
            ],
            R5: ["Both of 2 players pass: who plants one marker fewer?", "Both."],
            R6: [
                "With 2 players, who is asked for the extra canal?",
                "The opponent, then the overseer.",
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
                "The bank never runs out; 10 canals.",
            ],
            R17: ["Are boxed tiles secret?", "No, they were shown at set-up."],
        },
    },
    exlibris: {
        steps: {
            lanterns: {
                title: "Order a search",
                text: "Seven seekers stand in a row, each looking for books of one island. The four in front carry lanterns: 3, 2, 2 and 1. You give up a book; every seeker of its island finds as many books as its place has lanterns. Which order finds the most?",
                hint: "Add up the lanterns of all seekers of one island.",
                done: "Âncora: 3 + 2, and the Seventh has none. Five sticks leave that island.",
            },
            leave: {
                title: "Seekers leave",
                text: "There were three seekers of Âncora in the row. As many leave as there were of the order’s island, from the First on, whatever they looked for themselves. How many leave after your order?",
                hint: "Count the seekers of Âncora in the whole row, with lanterns or without.",
                done: "First, Second and Third leave, the others move up, and three new seekers come from the stack.",
            },
            village: {
                title: "Take a village",
                text: "Your turn again. Âncora has a single stick left. If more books are found than there are sticks, you take a house of that island, the village first: it counts as 7 sticks, and for you 2 points. Which order takes a village?",
                hint: "Look for an island with fewer sticks than the order would find.",
                done: "3 found, 1 stick: you take the village. 1 + 7 − 3: five sticks stay.",
            },
            house: {
                title: "What is left",
                text: "Islands are compared by what is left on them: sticks, and 7 for each house. After your order Âncora has 5 sticks and its city. How much is left?",
                hint: "The city counts 7.",
                done: "5 + 7 = 12. The less is left, the more its books are worth.",
            },
            nothing: {
                title: "Finding nothing",
                text: "An order may find nothing: if the seekers of its island all stand behind, without lanterns. They still count for how many leave. You keep the islands as they are. Which order finds nothing?",
                hint: "All its seekers must stand from the Fifth to the Seventh.",
                done: "Estrela’s seekers had no lantern. Two of them were in the row, so two left.",
            },
            joins: {
                title: "Nobody of that island",
                text: "If the row has no seeker of the order’s island, the First leaves, all move up, and your card itself joins as the Seventh. Nothing is found. Which order would do that now?",
                hint: "Which island has no seeker in the row?",
                done: "Your card stands at the end of the row now, and will move up with the others.",
            },
            worth: {
                title: "What a book is worth",
                text: "At the end the island with the least left is worth 3 for each of its books in your hand, then 2, 1, 0 and −1. Equal islands all take the lowest of their places. Which island is worth most now?",
                hint: "Look for the smallest number under an island.",
                done: "It has the least left. So order the islands whose books you keep, not those you give away.",
            },
            closing: {
                title: "The closing phase",
                text: "When the stack is empty, a city is taken, or everyone holds six books, the closing phase begins: every place has one lantern fewer. How many would an order of Concha find here?",
                hint: "First 2, Second 1, Third 1, Fourth none.",
                done: "The round under way is finished; after six books each, one more full round.",
            },
            worst: {
                title: "The island worth least",
                text: "The game is over. The fullest island is worth −1 for each of its books. Which one is it?",
                hint: "Look for the largest number under an island.",
                done: "Whoever still holds its books loses a point for each.",
            },
            hand: {
                title: "Count your hand",
                text: "Each book counts what its island is worth; then 2 for each village and 3 for each city you took. What is Ana’s total?",
                hint: "Cards times worth for each island, then the houses.",
                done: "That is the whole game: empty the islands you hold, and keep their books.",
            },
        },
        sections: [
            {
                title: "What it is about",
                text: [
                    "A game by aeragram for 2 to 4 players. An expedition of seekers searches five islands for lost books, and each turn one of you tells it what to look for. Every order costs you a card of your hand, yet the cards you still hold at the end are your score, and they are worth most where the islands have been searched barest.",
                ],
            },
            {
                title: "Setting up",
                text: [
                    "95 cards, 19 of each island: 8 are seekers, 11 are books. Each island has a city, a village and 6 sticks of wasteland.",
                    "Seven seekers are laid face up in a row that leads away from their stack: the expedition. Nearest the stack is the Seventh, farthest the First. Determination, shown as lanterns, belongs to the places: First 3, Second 2, Third 2, Fourth 1.",
                    "Everyone gets 13 books, hidden from the others. The books left over stay out of the game. The starting player is drawn or named; play goes clockwise.",
                ],
            },
            {
                title: "A turn",
                text: [
                    "Lay one card of your hand face up on the discard pile: this is the order. Everyone may look through the pile.",
                ],
            },
            {
                title: "The colour is there: books are found",
                text: [
                    "Add up the lanterns at all places whose seeker has the order’s colour. That many sticks leave the island.",
                ],
                points: [
                    "Exactly enough sticks: they leave, no house is taken.",
                    "Too few: you take a house, the village first, then the city. It counts as 7 sticks, added before the removal. Still too few: the next house too.",
                    "Too few and no house: the island goes down to 0.",
                ],
                figure: {
                    step: "village",
                    when: "after",
                    caption: "1 stick, 3 found: the village is taken, 1 + 7 − 3 = 5 sticks stay.",
                },
            },
            {
                title: "The colour is there: seekers leave",
                text: [
                    "As many seekers are discarded, from the First on, as there were seekers of the order’s colour in the whole row. The rest move up. Empty places are filled from the stack one card at a time, the place nearest the stack first.",
                ],
            },
            {
                title: "The colour is missing",
                text: [
                    "The First is discarded, all move up one place, and the order card itself joins as the Seventh. Nothing is found, and the turn is over.",
                ],
                figure: {
                    step: "joins",
                    when: "after",
                    caption: "No seeker of Âncora was there: the card has joined as the Seventh.",
                },
            },
            {
                title: "The closing phase",
                text: [
                    "It begins at the end of a turn, as soon as the stack is empty, or somebody has taken a city, or everyone has exactly 6 cards. From then on each place has one lantern fewer: 2, 1, 1, 0.",
                    "After the stack or a city the round under way is finished; if it has just been completed, the game ends at once. After 6 cards each one more full round is played.",
                ],
            },
            {
                title: "The score",
                text: [
                    "Rank the islands by what is left, a house counting 7, the fewest first: they are worth 3, 2, 1, 0, −1. Equal islands all take the lowest value among their places.",
                    "You score cards × worth for each colour, then 2 for each village and 3 for each city. The highest wins; equals share the win.",
                ],
                figure: {
                    step: "worth",
                    when: "before",
                    caption: "The tags show what a book of each island would be worth now.",
                },
            },
        ],
        rulings: {
            X1: [
                "After an order has joined, are seekers discarded for its colour?",
                "No: that case replaces the rest of the turn.",
            ],
            X2: [
                "8 are found on an island with no sticks and both houses?",
                "Village, then city: 0 + 7 + 7 − 8 leaves 6 sticks.",
            ],
            X3: [
                "More is found than is left, and there is no house?",
                "The island goes to 0, and nothing more is owed.",
            ],
            X4: [
                "The printed example shows two empty places after three discards?",
                "A slip: three are empty.",
            ],
            X5: [
                "The stack runs out in the middle of a refill?",
                "Places not reached stay empty until cards next move up. A discard closes the gap; a joining order moves every card up by exactly one place.",
            ],
            X6: [
                "The closing phase is set off by the last turn of a round?",
                "For the stack and the city the game ends at once: all hands are equal already.",
            ],
            X7: ["Equal scores?", "A shared win."],
            X8: [
                "Two causes at once, or one after the other?",
                "The closing phase begins once, the lanterns drop once, and the earliest end holds.",
            ],
            X9: [
                "What are the colours called?",
                "The rules name none. Here they are islands, each with an emblem of its own.",
            ],
        },
    },
};

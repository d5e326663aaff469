import type { GameLessons } from "../../lessons";

export const exlibris = (): GameLessons => ({
    steps: {
        worth: {
            title: "How to win",
            text: "At the end the books still in your hand are your points. A book of the island with the least left brings 3, of the next islands 2, 1, 0 and −1; equal islands all take the lowest of their places. The number under each island says how much is left. Whose books are worth most here?",
            hint: "Look for the smallest number under an island.",
            done: "Estrela has the least left: 3 for each of its books. Three islands are equal and take the lowest of their places, 0; Dragoeiro has the most left, −1. So empty the islands whose books you keep.",
        },
        lanterns: {
            title: "Order a search",
            text: "Now the first turn. Seven seekers stand in a row, each looking for books of one island. The four in front carry lanterns: 3, 2, 2 and 1. You give up a book; every seeker of its island finds as many books as its place has lanterns. Which order finds the most?",
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
            text: "Islands are compared by what is left on them: sticks, and 7 for each house. After your order Âncora has 5 sticks and its city. How much is left there?",
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
            title: "Count your books",
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
                caption:
                    "The tags show what a book of each island is worth at the end of this game.",
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
            "For the stack and the city the game ends at once: everyone has the same number of cards already.",
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
});

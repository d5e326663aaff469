"""What chance decides in Ex Libris: who starts, the expedition, the hands, and seekers as they are drawn."""

from collections.abc import Sequence
from math import comb
from typing import Any

from levada.contract import Games, Seat
from levada.environments.game_trees import Draw, exchange
from levada.game import Game
from levada.games.exlibris.layout import (
    BOOKS_A_COLOUR,
    COLOUR_NAMES,
    COLOURS,
    HAND,
    PLACES,
)
from levada.games.exlibris.options import ExLibrisOptions, ExLibrisWishes
from levada.games.exlibris.scoring import CITY_POINTS, VILLAGE_POINTS
from levada.games.exlibris.uncompiled_rules import stack_size
from levada.options import DRAWN, Options, Wishes

MOST_OUTCOMES = 1 + BOOKS_A_COLOUR
LEAST_TOTAL = -HAND  # every card on the fullest island
LARGEST_TOTAL = 3 * HAND + COLOURS * (VILLAGE_POINTS + CITY_POINTS)


class First(Draw):
    def weights(self, state: Any) -> Sequence[int]:
        return [1] * int(state.players)

    def place(self, state: Any, outcome: int) -> None:
        state.seat = outcome

    def words(self, state: Any, outcome: int) -> str:
        return f"first {outcome}"


class ExpeditionCard(Draw):
    """The seeker at one place of the first expedition."""

    def __init__(self, place: int) -> None:
        self.at = place

    def weights(self, state: Any) -> Sequence[int]:
        unseen = [*state.expedition[self.at :].tolist(), *state.seekers.tolist()]
        return [unseen.count(colour) for colour in range(COLOURS)]

    def place(self, state: Any, outcome: int) -> None:
        waiting = state.expedition[self.at :].tolist()
        if outcome in waiting:
            exchange(state.expedition, self.at, self.at + waiting.index(outcome))
        else:
            in_stack = state.seekers.tolist().index(outcome)
            state.seekers[in_stack] = int(state.expedition[self.at])
            state.expedition[self.at] = outcome

    def words(self, state: Any, outcome: int) -> str:
        return f"expedition {COLOUR_NAMES[outcome]}"


class Books(Draw):
    """How many books of a colour a hand has, which its owner alone sees.

    A hand is a set: colour by colour, no order of its cards tells apart what is the same.
    """

    def __init__(self, owner: Seat, colour: int) -> None:
        self.owner, self.colour = owner, colour

    def weights(self, state: Any) -> Sequence[int]:
        """The ways to take so many of this colour, and the rest of the hand of those after it."""
        left, later = int(state.unused[self.colour]), int(state.unused[self.colour + 1 :].sum())
        missing = HAND - int(state.hand[self.owner].sum())
        return [
            comb(left, number) * comb(later, missing - number) if number <= missing else 0
            for number in range(left + 1)
        ]

    def place(self, state: Any, outcome: int) -> None:
        self.give(state, self.colour, outcome)
        if self.colour == COLOURS - 2:  # what is missing can only be of the last
            self.give(state, COLOURS - 1, HAND - int(state.hand[self.owner].sum()))

    def give(self, state: Any, colour: int, number: int) -> None:
        state.unused[colour] -= number
        state.hand[self.owner, colour] += number

    def words(self, state: Any, outcome: int) -> str:
        return f"hand {self.owner} {outcome} {COLOUR_NAMES[self.colour]}"


class Seeker(Draw):
    """The next of the stack."""

    def __init__(self, at: int) -> None:
        self.at = at

    def weights(self, state: Any) -> Sequence[int]:
        unseen = state.seekers[self.at :].tolist()
        return [unseen.count(colour) for colour in range(COLOURS)]

    def place(self, state: Any, outcome: int) -> None:
        unseen = state.seekers[self.at :].tolist()
        exchange(state.seekers, self.at, self.at + unseen.index(outcome))

    def words(self, state: Any, outcome: int) -> str:
        return f"seeker {COLOUR_NAMES[outcome]}"


def undrawn(game: Game, options: Options, wishes: Wishes) -> Games:
    """Any deal, with all books back in one pile."""
    games = game.deal(options, wishes, 0)
    games["hand"] = 0
    games["unused"] = BOOKS_A_COLOUR
    return games


def set_up_draws(options: ExLibrisOptions, wishes: ExLibrisWishes) -> list[Draw]:
    draws: list[Draw] = [First()] if wishes.first == DRAWN else []
    draws += [ExpeditionCard(place) for place in range(PLACES)]
    draws += [
        Books(seat, colour) for seat in range(options.players) for colour in range(COLOURS - 1)
    ]
    return draws


def next_draw(state: Any, n: int) -> Draw:
    return Seeker(int(state.drawn) + n)


def face_down(state: Any) -> int:
    return stack_size(state)


def private_outcomes(state: Any, owner: Seat) -> Sequence[int]:
    """Its hand at the start: what it holds, and what it has played."""
    books: list[int] = (state.hand[owner] + state.played[owner]).tolist()
    return books[:-1]

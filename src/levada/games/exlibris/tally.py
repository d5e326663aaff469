"""What is noted of a game while it is played: by seat, and by island."""

from typing import Annotated

import numpy as np
import numpy.typing as npt

from levada.compilation import rule
from levada.contract import Seat, Small, Totals
from levada.games.exlibris.closing import is_city_taken
from levada.games.exlibris.layout import (
    COLOURS,
    MOST_PLAYERS,
    PLAY,
    ByColour,
    BySeatAndColour,
    State,
    hand_size,
    left_on_island,
    stack_size,
)
from levada.games.exlibris.order import books_found, seekers_of
from levada.games.exlibris.scoring import house_points, island_value

BySeat = Annotated[npt.NDArray[np.int16], np.int16, MOST_PLAYERS]

ENDINGS = ("hands", "stack", "city")
"""What brought the game to its end: six cards in every hand, an empty stack, a city taken."""
BY_HANDS, BY_STACK, BY_CITY = range(len(ENDINGS))
NO_ENDING = -1


class Tally:
    """Of one game."""

    total: BySeat
    books: BySeat  # cards in hand at the end
    house_points: BySeat
    found: BySeat  # by all orders together
    joined: BySeat  # orders whose colour was missing
    first: Small  # who started
    ending: Small

    ordered: BySeatAndColour
    held: BySeatAndColour  # cards in hand at the end
    found_on: ByColour
    sticks: ByColour
    left: ByColour  # sticks, with a house counting 7
    value_of: ByColour
    village_taken_by: ByColour
    city_taken_by: ByColour


@rule
def begin(state: State, tally: Tally) -> None:
    """Of a game that was dealt; whatever stood in the tally is gone."""
    tally.first = state.seat
    tally.ending = NO_ENDING
    for seat in range(MOST_PLAYERS):
        tally.total[seat] = 0
        tally.found[seat] = 0
        tally.joined[seat] = 0
    for colour in range(COLOURS):
        tally.found_on[colour] = 0


@rule
def note_action(state: State, seat: Seat, colour: int, tally: Tally) -> None:
    """An order that is about to be given."""
    found = books_found(state, colour)
    tally.found[seat] += found
    tally.found_on[colour] += found
    if seekers_of(state, colour) == 0:
        tally.joined[seat] += 1


@rule
def note_outcome(state: State, tally: Tally) -> None:
    """What first brought the end near; a city goes before the stack where both came at once."""
    if tally.ending == NO_ENDING and state.phase != PLAY:
        if is_city_taken(state):
            tally.ending = BY_CITY
        else:
            tally.ending = BY_STACK if stack_size(state) == 0 else BY_HANDS


@rule
def finish(state: State, totals: Totals, tally: Tally) -> None:
    """Of a game that is over."""
    for seat in range(state.players):
        tally.total[seat] = totals[seat]
        tally.books[seat] = hand_size(state, seat)
        tally.house_points[seat] = house_points(state, seat)
        for colour in range(COLOURS):
            tally.ordered[seat, colour] = state.played[seat, colour]
            tally.held[seat, colour] = state.hand[seat, colour]
    for colour in range(COLOURS):
        tally.sticks[colour] = state.sticks[colour]
        tally.left[colour] = left_on_island(state, colour)
        tally.value_of[colour] = island_value(state, colour)
        tally.village_taken_by[colour] = state.village_taken_by[colour]
        tally.city_taken_by[colour] = state.city_taken_by[colour]

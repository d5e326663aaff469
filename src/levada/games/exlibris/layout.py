"""The state of a game of Ex Libris: one record, and the numbers its fields hold."""

from typing import Annotated, Literal, TypeAlias, get_args

import numpy as np
import numpy.typing as npt

from levada.compilation import rule
from levada.contract import NOBODY, Seat, Small, layout_of

COLOURS = 5
COLOUR_NAMES = "ABCDE"
MOST_PLAYERS = 4
SEEKERS_A_COLOUR = 8
BOOKS_A_COLOUR = 11
PLACES = 7
STACK = SEEKERS_A_COLOUR * COLOURS - PLACES
HAND = 13
STICKS = 6
HOUSE = 7  # a house counts as this many sticks

Phase: TypeAlias = Literal["play", "closing", "over"]
PHASES: tuple[Phase, ...] = get_args(Phase)
PLAY, CLOSING, OVER = range(len(PHASES))

EMPTY = -1

MARKERS = np.array([3, 2, 2, 1, 0, 0, 0], np.int64)  # by place, the First first
CLOSING_MARKERS = np.array([2, 1, 1, 0, 0, 0, 0], np.int64)

ByColour = Annotated[npt.NDArray[np.int16], np.int16, COLOURS]
BySeatAndColour = Annotated[npt.NDArray[np.int16], np.int16, (MOST_PLAYERS, COLOURS)]


class State:
    """One game. A card is the number of its colour."""

    expedition: Annotated[npt.NDArray[np.int8], np.int8, PLACES]  # by place, the First first
    seekers: Annotated[npt.NDArray[np.int8], np.int8, STACK]  # the stack as it was dealt
    drawn: Small  # how many of it have been drawn
    hand: BySeatAndColour  # books held
    played: BySeatAndColour  # orders given, which everybody has seen
    unused: ByColour  # the books left over
    sticks: ByColour  # by island
    village_taken_by: ByColour  # by island: a seat, or NOBODY while it stands
    city_taken_by: ByColour

    players: Small
    phase: Small
    seat: Small


LAYOUT = layout_of(State)


@rule
def hand_size(state: State, seat: Seat) -> int:
    """Known to all, also where the hand itself is hidden."""
    orders = 0
    for colour in range(COLOURS):
        orders += int(state.played[seat][colour])
    return HAND - orders


@rule
def stack_size(state: State) -> int:
    return STACK - int(state.drawn)


@rule
def left_on_island(state: State, colour: int) -> int:
    """Sticks, with a house counting 7."""
    left = int(state.sticks[colour])
    if state.village_taken_by[colour] == NOBODY:
        left += HOUSE
    if state.city_taken_by[colour] == NOBODY:
        left += HOUSE
    return left

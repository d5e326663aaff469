"""The end: what starts the closing phase, and when the game is over."""

from levada.compilation import rule
from levada.contract import NOBODY
from levada.games.exlibris.layout import (
    CLOSING,
    COLOURS,
    OVER,
    PLAY,
    State,
    hand_size,
    stack_size,
)

LAST_ROUND_HAND = 6


@rule
def phase_after_turn(state: State) -> int:
    """X8: the closing phase begins once, whatever triggers it, and the earliest end holds."""
    is_round_complete = are_hands_equal(state)
    if state.phase == CLOSING:
        return OVER if is_round_complete else CLOSING
    if stack_size(state) == 0 or is_city_taken(state):
        return OVER if is_round_complete else CLOSING  # X6
    if is_round_complete and hand_size(state, 0) == LAST_ROUND_HAND:
        return CLOSING
    return PLAY


@rule
def are_hands_equal(state: State) -> bool:
    for seat in range(1, state.players):
        if hand_size(state, seat) != hand_size(state, 0):
            return False
    return True


@rule
def is_city_taken(state: State) -> bool:
    for colour in range(COLOURS):
        if state.city_taken_by[colour] != NOBODY:
            return True
    return False

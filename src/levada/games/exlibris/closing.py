"""The end: what starts the closing phase, and when the game is over."""

from levada.compilation import rule
from levada.contract import NOBODY
from levada.games.exlibris.layout import (
    CLOSING,
    COLOURS,
    HAND,
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
    if is_end_near(state):
        return OVER if is_round_complete else CLOSING  # X6
    return CLOSING if is_last_round_next(state) else PLAY


@rule
def is_end_near(state: State) -> bool:
    """Whether the round that is being played is the last."""
    return stack_size(state) == 0 or is_city_taken(state)


@rule
def is_last_round_next(state: State) -> bool:
    return hand_size(state, 0) == LAST_ROUND_HAND and are_hands_equal(state)


@rule
def closing_turns_left(state: State) -> int:
    """In the closing phase: until all hands are equal; if they are now, one more full round."""
    fewest = fewest_cards(state)
    turns = 0
    for seat in range(state.players):
        turns += hand_size(state, seat) - fewest
    return turns if turns > 0 else int(state.players)


@rule
def fewest_cards(state: State) -> int:
    fewest = HAND
    for seat in range(state.players):
        fewest = min(fewest, hand_size(state, seat))
    return fewest


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

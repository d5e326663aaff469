"""What must hold in every state. A fault is a broken invariant: a mistake in the rules, not in play."""

from levada.compilation import rule
from levada.contract import NOBODY, is_turn_in_range
from levada.games.exlibris.closing import is_end_near
from levada.games.exlibris.layout import (
    BOOKS_A_COLOUR,
    COLOURS,
    EMPTY,
    HAND,
    MOST_PLAYERS,
    OVER,
    PHASES,
    PLACES,
    PLAY,
    SEEKERS_A_COLOUR,
    STACK,
    STICKS,
    State,
    hand_size,
    stack_size,
)

FAULTS = (
    "none",
    "the phase or seat is out of range",
    "a card has no colour",
    "the books of a colour do not add up",
    "more seekers of a colour wait than there are",
    "a hand is not what its orders left of it",
    "the hands do not follow the turns",
    "an island has more sticks than it can, or fewer than none",
    "a city was taken before its village",
    "a place is empty though the stack is not",
    "the closing phase should have begun",
)
(
    NONE,
    OUT_OF_RANGE,
    NO_COLOUR,
    WRONG_BOOKS,
    WRONG_SEEKERS,
    WRONG_HAND,
    WRONG_TURN,
    WRONG_STICKS,
    WRONG_HOUSES,
    EMPTY_PLACE,
    WRONG_PHASE,
) = range(len(FAULTS))


@rule
def faults(state: State) -> int:
    if is_out_of_range(state):
        return OUT_OF_RANGE
    return (
        fault_of_cards(state)
        or fault_of_hands(state)
        or fault_of_islands(state)
        or fault_of_phase(state)
    )


@rule
def is_out_of_range(state: State) -> bool:
    return not (is_turn_in_range(state, MOST_PLAYERS, len(PHASES)) and 0 <= state.drawn <= STACK)


@rule
def fault_of_cards(state: State) -> int:
    for i in range(STACK):
        if not 0 <= state.seekers[i] < COLOURS:
            return NO_COLOUR
    for place in range(PLACES):
        if not EMPTY <= state.expedition[place] < COLOURS:
            return NO_COLOUR
    for colour in range(COLOURS):
        found = fault_of_colour(state, colour)
        if found != NONE:
            return found
    return NONE


@rule
def fault_of_colour(state: State, colour: int) -> int:
    books = int(state.unused[colour])
    for seat in range(MOST_PLAYERS):
        books += int(state.hand[seat, colour]) + int(state.played[seat, colour])
    if books != BOOKS_A_COLOUR or state.unused[colour] < 0:
        return WRONG_BOOKS
    waiting = 0
    for i in range(STACK):
        if state.seekers[i] == colour:
            waiting += 1
    if waiting > SEEKERS_A_COLOUR:
        return WRONG_SEEKERS
    return NONE


@rule
def fault_of_hands(state: State) -> int:
    for seat in range(state.players):
        held = 0
        for colour in range(COLOURS):
            held += int(state.hand[seat, colour])
            if state.hand[seat, colour] < 0 or state.played[seat, colour] < 0:
                return WRONG_HAND
        if held != hand_size(state, seat) or held > HAND:
            return WRONG_HAND
    # Whoever is to move holds as many cards as anybody, nobody one more than that.
    for seat in range(state.players):
        if not 0 <= hand_size(state, int(state.seat)) - hand_size(state, seat) <= 1:
            return WRONG_TURN
    return NONE


@rule
def fault_of_islands(state: State) -> int:
    for colour in range(COLOURS):
        if not 0 <= state.sticks[colour] <= STICKS:
            return WRONG_STICKS
        village, city = state.village_taken_by[colour], state.city_taken_by[colour]
        are_seats = NOBODY <= village < state.players and NOBODY <= city < state.players
        if not are_seats or (city != NOBODY and village == NOBODY):
            return WRONG_HOUSES
    return NONE


@rule
def fault_of_phase(state: State) -> int:
    for place in range(PLACES):
        if state.expedition[place] == EMPTY and stack_size(state) > 0:
            return EMPTY_PLACE
    if state.phase == PLAY and is_end_near(state):
        return WRONG_PHASE
    if state.phase == OVER and state.players * HAND == cards_held(state):
        return WRONG_PHASE
    return NONE


@rule
def cards_held(state: State) -> int:
    held = 0
    for seat in range(state.players):
        held += hand_size(state, seat)
    return held

"""A turn: one card is laid down, books are found on its island, the expedition moves on."""

from levada.compilation import rule
from levada.contract import NOBODY, Seat
from levada.games.exlibris.layout import (
    CLOSING_MARKERS,
    COLOURS,
    EMPTY,
    HOUSE,
    MARKERS,
    PLACES,
    PLAY,
    State,
    stack_size,
)


@rule
def choices(state: State, seat: Seat) -> int:
    """The colours in hand, as a mask."""
    colours = 0
    for colour in range(COLOURS):
        if state.hand[seat][colour] > 0:
            colours |= 1 << colour
    return colours


@rule
def apply(state: State, seat: Seat, colour: int) -> None:
    state.hand[seat, colour] -= 1
    state.played[seat, colour] += 1
    remove_sticks(state, seat, colour, books_found(state, colour))
    move_on(state, colour)
    refill(state)


@rule
def move_on(state: State, colour: int) -> None:
    """As many leave as have this colour. X1: where none has, the order joins and nothing is found."""
    seekers = seekers_of(state, colour)
    if seekers == 0:
        join_expedition(state, colour)
    else:
        discard_seekers(state, seekers)


@rule
def seekers_of(state: State, colour: int) -> int:
    """How many in the whole expedition have this colour."""
    seekers = 0
    for place in range(PLACES):
        if state.expedition[place] == colour:
            seekers += 1
    return seekers


@rule
def markers_at(state: State, place: int) -> int:
    return int(MARKERS[place] if state.phase == PLAY else CLOSING_MARKERS[place])


@rule
def books_found(state: State, colour: int) -> int:
    found = 0
    for place in range(PLACES):
        if state.expedition[place] == colour:
            found += markers_at(state, place)
    return found


@rule
def join_expedition(state: State, colour: int) -> None:
    """The First is discarded, every card moves up by exactly one place (X5), the order joins."""
    for place in range(PLACES - 1):
        state.expedition[place] = state.expedition[place + 1]
    state.expedition[PLACES - 1] = colour


@rule
def remove_sticks(state: State, seat: Seat, island: int, found: int) -> None:
    """Houses are taken only while sticks are short, the village first (X2)."""
    left = int(state.sticks[island])
    if found > left and state.village_taken_by[island] == NOBODY:
        state.village_taken_by[island] = seat
        left += HOUSE
    if found > left and state.city_taken_by[island] == NOBODY:
        state.city_taken_by[island] = seat
        left += HOUSE
    state.sticks[island] = max(0, left - found)  # X3: nothing more is owed


@rule
def discard_seekers(state: State, seekers: int) -> None:
    """From the First on; the rest move up, and gaps close (X5)."""
    kept = 0
    for place in range(PLACES):
        card = state.expedition[place]
        if card != EMPTY and seekers > 0:
            seekers -= 1
        elif card != EMPTY:
            state.expedition[kept] = card
            kept += 1
    for place in range(kept, PLACES):
        state.expedition[place] = EMPTY


@rule
def refill(state: State) -> None:
    """One card at a time, the place nearest the stack first; a stack may run out (X5)."""
    place = PLACES - 1
    while place >= 0 and state.expedition[place] == EMPTY and stack_size(state) > 0:
        state.expedition[place] = state.seekers[state.drawn]
        state.drawn += 1
        place -= 1

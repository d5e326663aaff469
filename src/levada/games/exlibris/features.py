"""A game as one seat sees it, in numbers for learners: itself first, then the others clockwise."""

from levada.compilation import rule
from levada.contract import NOBODY, Numbers, Seat
from levada.games.exlibris.layout import (
    BOOKS_A_COLOUR,
    COLOURS,
    EMPTY,
    HAND,
    HOUSE,
    MOST_PLAYERS,
    OVER,
    PLACES,
    SEEKERS_A_COLOUR,
    STACK,
    State,
    hand_size,
    left_on_island,
)
from levada.games.exlibris.order import markers_at

SEAT_FEATURES = 3 + 3 * COLOURS
FEATURES = (
    PLACES * (COLOURS + 1) + COLOURS * 3 + COLOURS * 2 + MOST_PLAYERS * SEAT_FEATURES + OVER + 1
)


@rule
def features(state: State, seat: Seat, out: Numbers) -> None:
    out[:] = 0.0
    at = write_expedition(state, out)
    at = write_islands(state, out, at)
    at = write_cards(state, seat, out, at)
    at = write_seats(state, seat, out, at)
    out[at + int(state.phase)] = 1.0


@rule
def write_expedition(state: State, out: Numbers) -> int:
    for place in range(PLACES):
        if state.expedition[place] != EMPTY:
            out[place * COLOURS + int(state.expedition[place])] = 1.0
        out[PLACES * COLOURS + place] = markers_at(state, place)
    return PLACES * (COLOURS + 1)


@rule
def write_islands(state: State, out: Numbers, at: int) -> int:
    for colour in range(COLOURS):
        out[at + colour * 3] = left_on_island(state, colour) / HOUSE
        out[at + colour * 3 + 1] = 1.0 if state.village_taken_by[colour] == NOBODY else 0.0
        out[at + colour * 3 + 2] = 1.0 if state.city_taken_by[colour] == NOBODY else 0.0
    return at + COLOURS * 3


@rule
def write_cards(state: State, seat: Seat, out: Numbers, at: int) -> int:
    """The own hand, and by colour what is left of the stack."""
    if seat != NOBODY:
        for colour in range(COLOURS):
            out[at + colour] = state.hand[seat, colour] / BOOKS_A_COLOUR
    at += COLOURS
    for i in range(int(state.drawn), STACK):
        out[at + int(state.seekers[i])] += 1.0 / SEEKERS_A_COLOUR
    return at + COLOURS


@rule
def write_seats(state: State, seat: Seat, out: Numbers, at: int) -> int:
    first = 0 if seat == NOBODY else seat
    for n in range(state.players):
        other = (first + n) % int(state.players)
        own = at + n * SEAT_FEATURES
        out[own] = 1.0
        out[own + 1] = hand_size(state, other) / HAND
        out[own + 2] = 1.0 if state.seat == other else 0.0
        for colour in range(COLOURS):
            of_colour = own + 3 + colour * 3
            out[of_colour] = state.played[other, colour] / BOOKS_A_COLOUR
            out[of_colour + 1] = 1.0 if state.village_taken_by[colour] == other else 0.0
            out[of_colour + 2] = 1.0 if state.city_taken_by[colour] == other else 0.0
    return at + MOST_PLAYERS * SEAT_FEATURES

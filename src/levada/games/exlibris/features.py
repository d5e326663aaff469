"""A game as one seat may know it, in numbers for learners: itself first, then the others clockwise.

`feature_names` says what stands where; both are written in the same order.
"""

from levada.compilation import rule
from levada.contract import NOBODY, Bytes, Seat
from levada.feature_vector import WIDTH, clockwise_from, nth_clockwise, seen_from, write_bits
from levada.games.exlibris.hidden_information import is_hand_seen_by
from levada.games.exlibris.layout import (
    COLOURS,
    EMPTY,
    MOST_PLAYERS,
    OVER,
    PHASES,
    PLACES,
    STACK,
    State,
    left_on_island,
)

HOUSES = MOST_PLAYERS * COLOURS
FLAGS = 2 * MOST_PLAYERS + len(PHASES) + 1
FEATURES = PLACES * COLOURS + 2 * HOUSES + FLAGS + 2 * MOST_PLAYERS * COLOURS + 2 * COLOURS


@rule
def features(state: State, seat: Seat, out: Bytes) -> None:
    out[:] = 0
    at = write_bits(out, 0, expedition(state), PLACES * COLOURS)
    at = write_bits(out, at, houses_taken(state, seat), 2 * HOUSES)
    at = write_bits(out, at, flags(state, seat), FLAGS)
    at = write_hands(state, seat, out, at)
    at = write_orders(state, seat, out, at)
    write_colours(state, out, at)


@rule
def expedition(state: State) -> int:
    """By place, the First first, and colour."""
    seekers = 0
    for place in range(PLACES):
        if state.expedition[place] != EMPTY:
            seekers |= 1 << place * COLOURS + int(state.expedition[place])
    return seekers


@rule
def houses_taken(state: State, seat: Seat) -> int:
    """By seat and island: the villages, then the cities."""
    taken, players, first = 0, int(state.players), seen_from(seat)
    for colour in range(COLOURS):
        village, city = int(state.village_taken_by[colour]), int(state.city_taken_by[colour])
        if village != NOBODY:
            taken |= 1 << steps_to(village, first, players) * COLOURS + colour
        if city != NOBODY:
            taken |= 1 << HOUSES + steps_to(city, first, players) * COLOURS + colour
    return taken


@rule
def steps_to(seat: Seat, first: Seat, players: int) -> int:
    """How far clockwise from the first a seat sits."""
    return seat - first if seat >= first else seat - first + players


@rule
def flags(state: State, seat: Seat) -> int:
    """The seats that are there, the one to act, the phase, and whether a spectator looks on."""
    players = int(state.players)
    raised = (1 << players) - 1
    if state.phase != OVER:
        turn = clockwise_from(1 << int(state.seat), seen_from(seat), players)
        raised |= turn << MOST_PLAYERS
    raised |= 1 << 2 * MOST_PLAYERS + int(state.phase)
    if seat == NOBODY:
        raised |= 1 << 2 * MOST_PLAYERS + len(PHASES)
    return raised


@rule
def write_hands(state: State, seat: Seat, out: Bytes, at: int) -> int:
    """By seat and colour: the own cards; at the count those of all."""
    for n in range(state.players):
        other = nth_clockwise(seen_from(seat), n, int(state.players))
        if is_hand_seen_by(state, seat, other):
            for colour in range(COLOURS):
                out[at + n * COLOURS + colour] = state.hand[other, colour]
    return at + MOST_PLAYERS * COLOURS


@rule
def write_orders(state: State, seat: Seat, out: Bytes, at: int) -> int:
    """By seat and colour: the orders given."""
    for n in range(state.players):
        other = nth_clockwise(seen_from(seat), n, int(state.players))
        for colour in range(COLOURS):
            out[at + n * COLOURS + colour] = state.played[other, colour]
    return at + MOST_PLAYERS * COLOURS


@rule
def write_colours(state: State, out: Bytes, at: int) -> None:
    """By colour: what is left on its island, and its seekers in the stack."""
    stack = stack_by_colour(state)
    for colour in range(COLOURS):
        out[at + colour] = left_on_island(state, colour)
        out[at + COLOURS + colour] = stack >> colour * WIDTH & 255


@rule
def stack_by_colour(state: State) -> int:
    """How many of each colour, side by side in one number."""
    seekers = 0
    for i in range(int(state.drawn), STACK):
        seekers += 1 << int(state.seekers[i]) * WIDTH
    return seekers

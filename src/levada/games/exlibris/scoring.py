"""The count: the cards in hand at their islands' values, and the houses."""

from levada.compilation import rule
from levada.contract import Seat, Totals
from levada.games.exlibris.layout import COLOURS, State, left_on_island

VILLAGE_POINTS = 2
CITY_POINTS = 3


@rule
def island_value(state: State, island: int) -> int:
    """3, 2, 1, 0, -1 from the emptiest on; equal islands all take the lowest of their places."""
    value = COLOURS - 1
    for other in range(COLOURS):
        if left_on_island(state, other) <= left_on_island(state, island):
            value -= 1
    return value


@rule
def score(state: State, out: Totals) -> None:
    for seat in range(state.players):
        out[seat] = house_points(state, seat)
    for colour in range(COLOURS):
        value = island_value(state, colour)
        for seat in range(state.players):
            out[seat] += value * int(state.hand[seat, colour])


@rule
def house_points(state: State, seat: Seat) -> int:
    points = 0
    for colour in range(COLOURS):
        if state.village_taken_by[colour] == seat:
            points += VILLAGE_POINTS
        if state.city_taken_by[colour] == seat:
            points += CITY_POINTS
    return points

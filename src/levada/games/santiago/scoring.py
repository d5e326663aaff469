"""The count: money, and for every field its tiles times the own markers and palms in it."""

from levada.compilation import rule
from levada.contract import Seat, Totals
from levada.games.santiago.board import beside
from levada.games.santiago.layout import CROPS, State
from levada.masks import count


@rule
def score(state: State, out: Totals) -> None:
    for seat in range(state.players):
        out[seat] = state.money[seat]
    for crop in range(CROPS):
        uncounted = state.crop[crop]
        while uncounted:
            field = field_of(uncounted & -uncounted, state.crop[crop])
            uncounted &= ~field
            tiles = count(field)
            for seat in range(state.players):
                out[seat] += tiles * weight_in(state, seat, field)


@rule
def field_of(squares: int, crop: int) -> int:
    """All squares of the crop that are joined to these, edge to edge."""
    while True:
        grown = (squares | beside(squares)) & crop
        if grown == squares:
            return squares
        squares = grown


@rule
def weight_in(state: State, seat: Seat, field: int) -> int:
    """The seat's markers in a field, and 1 more for each palm on a tile that carries one."""
    own = field & state.owned[seat]
    return count(own) + count(own & state.doubled) + count(own & state.palms)

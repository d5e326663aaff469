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
            for seat in range(state.players):
                out[seat] += points_in(state, seat, field)


@rule
def field_of(squares: int, crop: int) -> int:
    """All squares of the crop that are joined to these, edge to edge."""
    while True:
        grown = (squares | beside(squares)) & crop
        if grown == squares:
            return squares
        squares = grown


@rule
def points_in(state: State, seat: Seat, field: int) -> int:
    """As many as the field has tiles, for each of the seat's markers and palms in it."""
    return count(field) * weight_of(state, field & state.owned[seat])


@rule
def weight_of(state: State, own: int) -> int:
    """The markers on these squares of one seat, and 1 more for each palm."""
    return count(own) + count(own & state.doubled) + count(own & state.palms)

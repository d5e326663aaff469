"""Phase 7: three escudos for everybody, and the next round."""

from levada.compilation import rule
from levada.games.santiago.layout import AUCTION, State

INCOME_A_ROUND = 3


@rule
def begin(state: State) -> int:
    for seat in range(state.players):
        state.money[seat] += INCOME_A_ROUND
    state.rounds_done += 1
    return AUCTION

"""Phase 5: whoever still has an extra canal may build it; the first to build ends the phase."""

from levada.compilation import rule
from levada.contract import Seat, left_of
from levada.games.santiago.actions import PASS, SEGMENT, Choices, a_segment
from levada.games.santiago.canals import build
from levada.games.santiago.layout import DROUGHT, EXTRA, State
from levada.masks import has


@rule
def begin(state: State) -> int:
    state.seat = state.overseer
    return next_with_extra(state)


@rule
def next_with_extra(state: State) -> int:
    """From the overseer's left, the overseer last (R6: with 2 players too)."""
    seat = left_of(state, state.seat)
    while not has(state.extra, seat):
        if seat == state.overseer:
            return DROUGHT
        seat = left_of(state, seat)
    state.seat = seat
    return EXTRA


@rule
def choices(state: State) -> Choices:
    return a_segment(1, state.reachable)


@rule
def apply(state: State, seat: Seat, action: int) -> int:
    if action != PASS:
        state.extra &= ~(1 << seat)
        build(state, action - SEGMENT)
        return DROUGHT
    return DROUGHT if seat == state.overseer else next_with_extra(state)

"""Phase 6: dry plantations lose a marker or dry out; after the last round all that are dry do."""

from levada.compilation import rule
from levada.games.santiago.layout import (
    CROPS,
    INCOME,
    MOST_PLAYERS,
    OVER,
    State,
    is_last_round,
    living,
)


@rule
def begin(state: State) -> int:
    dry = thirsty(state)
    if is_last_round(state):
        dry_out(state, dry)
        return OVER
    neutral = dry & ~state.tended
    dry_out(state, neutral)
    lose_marker(state, dry & ~neutral)
    return INCOME


@rule
def thirsty(state: State) -> int:
    """The squares of living tiles that touch no canal."""
    return living(state) & ~state.watered


@rule
def dry_out(state: State, squares: int) -> None:
    """The tiles turn over for good; their palms go to the box."""
    for crop in range(CROPS):
        state.crop[crop] &= ~squares
    state.palms &= ~squares
    leave(state, squares)


@rule
def lose_marker(state: State, squares: int) -> None:
    left_with_none = squares & ~state.doubled
    state.doubled &= ~squares
    leave(state, left_with_none)


@rule
def leave(state: State, squares: int) -> None:
    """No marker stands on these squares any more."""
    state.tended &= ~squares
    state.doubled &= ~squares
    for seat in range(MOST_PLAYERS):
        state.owned[seat] &= ~squares

"""The phase ladder of Santiago: which phase asks whom, and which follows."""

from levada.chance import Generator, below
from levada.compilation import rule
from levada.contract import Flags, Seat
from levada.games.santiago import (
    auction,
    bribery,
    drought,
    extra_canal,
    income,
    planting,
    setup,
)
from levada.games.santiago.actions import (
    Choices,
    count_choices,
    mark_choices,
    nothing,
    pick_choice,
)
from levada.games.santiago.features import features
from levada.games.santiago.hidden_information import hide, resample
from levada.games.santiago.invariants import faults
from levada.games.santiago.layout import (
    AUCTION,
    BRIBERY,
    CANAL,
    DROUGHT,
    EXTRA,
    INCOME,
    LEFTOVER,
    OFFERING,
    OVER,
    OVERSEER,
    PLANTING,
    State,
)
from levada.games.santiago.scoring import score

__all__ = ["faults", "features", "hide", "resample", "score"]


@rule
def deal(state: State, rng: Generator) -> None:
    setup.draw(state, rng)
    start(state)


@rule
def start(state: State) -> None:
    """From the set-up, drawn or laid out as a record says, to the first decision."""
    enter(state, setup.place_pieces(state))


@rule
def awaiting(state: State) -> int:
    if state.phase == AUCTION:
        return auction.awaiting(state)
    return 1 << int(state.seat) if state.phase < OVER else 0


@rule
def choices(state: State, seat: Seat) -> Choices:
    phase = state.phase
    if phase == AUCTION:
        return auction.choices(state, seat)
    if phase == PLANTING:
        return planting.choices(state)
    if phase == BRIBERY:
        return bribery.choices(state, seat)
    if phase == OFFERING:
        return bribery.amount_choices(state, seat)
    if phase == OVERSEER:
        return bribery.overseer_choices(state, seat)
    if phase == EXTRA:
        return extra_canal.choices(state)
    if phase == LEFTOVER:
        return planting.leftover_choices(state)
    if phase == CANAL:
        return setup.first_canal_choices(state)
    return nothing()


@rule
def apply(state: State, seat: Seat, action: int) -> None:
    phase = state.phase
    if phase == AUCTION:
        follows = auction.apply(state, seat, action)
    elif phase == PLANTING:
        follows = planting.apply(state, seat, action)
    elif phase == BRIBERY:
        follows = bribery.apply(state, seat, action)
    elif phase == OFFERING:
        follows = bribery.apply_amount(state, seat, action)
    elif phase == OVERSEER:
        follows = bribery.apply_overseer(state, seat, action)
    elif phase == EXTRA:
        follows = extra_canal.apply(state, seat, action)
    elif phase == LEFTOVER:
        follows = planting.apply_leftover(state, seat, action)
    else:
        follows = setup.lay_first_canal(state, seat, action)
    # An amount leads back to bribery, which then goes on: only a later phase begins.
    if follows > phase:
        enter(state, follows)
    else:
        state.phase = follows


@rule
def enter(state: State, phase: int) -> None:
    """Begins a phase, and those after it as long as they ask nobody."""
    if phase == PLANTING:
        phase = planting.begin(state)
    if phase == BRIBERY:
        phase = bribery.begin(state)
    if phase == EXTRA:
        phase = extra_canal.begin(state)
    if phase == DROUGHT:
        phase = drought.begin(state)
    if phase == INCOME:
        phase = income.begin(state)
    if phase == AUCTION:
        phase = auction.begin(state)
    state.phase = phase


@rule
def count_legal(state: State, seat: Seat) -> int:
    return count_choices(state, choices(state, seat))


@rule
def pick_legal(state: State, seat: Seat, k: int) -> int:
    return pick_choice(state, choices(state, seat), k)


@rule
def pick_random(state: State, seat: Seat, rng: Generator) -> int:
    open_choices = choices(state, seat)
    return pick_choice(state, open_choices, below(rng, count_choices(state, open_choices)))


@rule
def mark_legal(state: State, seat: Seat, mask: Flags) -> None:
    mask[:] = False
    mark_choices(state, choices(state, seat), mask)

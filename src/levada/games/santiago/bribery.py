"""Phase 4: everybody but the overseer may offer money for a segment; the overseer decides."""

from levada.compilation import rule
from levada.contract import Seat, left_of
from levada.games.santiago.actions import (
    BUILD_NAMED,
    PASS,
    SEGMENT,
    Choices,
    a_segment,
    a_segment_or_named,
    an_amount,
)
from levada.games.santiago.canals import build
from levada.games.santiago.layout import (
    BRIBERY,
    EXTRA,
    MOST_PLAYERS,
    OFFERING,
    OVERSEER,
    State,
)
from levada.masks import has


@rule
def begin(state: State) -> int:
    state.seat = left_of(state, state.overseer)
    return BRIBERY


@rule
def choices(state: State, seat: Seat) -> Choices:
    """R7: a segment already named may be named again, which joins it."""
    can_pay = state.money[seat] >= state.min_offer
    return a_segment(1, state.reachable if can_pay else 0)


@rule
def apply(state: State, seat: Seat, action: int) -> int:
    if action == PASS:
        return next_to_offer(state, seat)
    state.wanted[seat] = action - SEGMENT
    return OFFERING


@rule
def amount_choices(state: State, seat: Seat) -> Choices:
    return an_amount(int(state.min_offer), int(state.money[seat]))


@rule
def apply_amount(state: State, seat: Seat, amount: int) -> int:
    state.offer[seat] = amount
    segment = int(state.wanted[seat])
    state.named |= 1 << segment  # R8: an offer of 0 names it too
    state.dearest = max(state.dearest, offered_for(state, segment))
    return next_to_offer(state, seat)


@rule
def next_to_offer(state: State, seat: Seat) -> int:
    state.seat = left_of(state, seat)
    return OVERSEER if state.seat == state.overseer else BRIBERY


@rule
def offered_for(state: State, segment: int) -> int:
    """The sum of all offers for a segment."""
    total = 0
    for seat in range(MOST_PLAYERS):
        if state.wanted[seat] == segment:
            total += int(state.offer[seat])
    return total


@rule
def price_elsewhere(state: State) -> int:
    return state.dearest + 1


@rule
def can_be_bought(state: State) -> int:
    """Segments an overseer may pay for. R2: a named one can only be accepted, unless `build_named`."""
    return state.reachable if state.build_named else state.reachable & ~state.named


@rule
def money_for(state: State, segment: int) -> int:
    """What a canal there brings the overseer: the offers for it, or its price where there are none."""
    return offered_for(state, segment) if has(state.named, segment) else -price_elsewhere(state)


@rule
def overseer_choices(state: State, seat: Seat) -> Choices:
    """R3: no money, no building."""
    can_pay = state.money[seat] >= price_elsewhere(state)
    may_decline = 1 if state.named == 0 else 0
    named_to_build = state.named & can_be_bought(state) if can_pay else 0
    segments = state.reachable if can_pay else state.named
    return a_segment_or_named(may_decline, segments, named_to_build)


@rule
def apply_overseer(state: State, seat: Seat, action: int) -> int:
    if action >= BUILD_NAMED:
        build_elsewhere(state, seat, action - BUILD_NAMED)
    elif action != PASS:
        segment = action - SEGMENT
        if has(state.named, segment):
            accept(state, seat, segment)
        else:
            build_elsewhere(state, seat, segment)
    return EXTRA


@rule
def accept(state: State, overseer: Seat, segment: int) -> None:
    for seat in range(MOST_PLAYERS):
        if state.wanted[seat] == segment:
            state.money[seat] -= state.offer[seat]
            state.money[overseer] += state.offer[seat]
    build(state, segment)


@rule
def build_elsewhere(state: State, overseer: Seat, segment: int) -> None:
    state.money[overseer] -= price_elsewhere(state)
    build(state, segment)

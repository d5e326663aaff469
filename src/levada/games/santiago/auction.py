"""Phases 1 and 2: tiles are turned up, everybody bids once, the lowest becomes overseer."""

from levada.compilation import rule
from levada.contract import Seat, left_of
from levada.games.santiago.actions import Choices, a_bid, a_sealed_bid
from levada.games.santiago.layout import (
    AUCTION,
    MOST_PLAYERS,
    MOST_SEALED_BID,
    NO_BID,
    NO_SEGMENT,
    PLANTING,
    UNKNOWN_TILE,
    UNSEEN,
    State,
    has_sealed_bids,
    stacks,
)


@rule
def begin(state: State) -> int:
    """Clears the last round's bids and offers and turns up the top tile of every stack."""
    state.planted = 0
    state.named = 0
    state.dearest = 0
    for seat in range(MOST_PLAYERS):
        state.bid[seat] = NO_BID
        state.wanted[seat] = NO_SEGMENT
        state.offer[seat] = 0
    state.seat = left_of(state, state.overseer)
    return AUCTION if turn_up_tiles(state) else UNSEEN


@rule
def turn_up_tiles(state: State) -> bool:
    """Whether all of them are known; a record from a real table may not know the next ones."""
    state.open_slots = (1 << stacks(state)) - 1
    are_known = True
    first = int(state.rounds_done) * stacks(state)
    for slot in range(stacks(state)):
        tile = state.tiles[first + slot]
        state.turned_up[slot] = tile
        if tile == UNKNOWN_TILE:
            are_known = False
    return are_known


@rule
def awaiting(state: State) -> int:
    if not has_sealed_bids(state):
        return 1 << int(state.seat)
    return (1 if state.bid[0] == NO_BID else 0) | (2 if state.bid[1] == NO_BID else 0)


@rule
def choices(state: State, seat: Seat) -> Choices:
    most = highest_bid(state, seat)
    return a_sealed_bid(most) if has_sealed_bids(state) else a_bid(most)


@rule
def highest_bid(state: State, seat: Seat) -> int:
    money = int(state.money[seat])
    return min(money, MOST_SEALED_BID) if has_sealed_bids(state) else money


@rule
def apply(state: State, seat: Seat, amount: int) -> int:
    """An amount of 0 is a pass."""
    state.bid[seat] = amount
    if has_sealed_bids(state):
        if awaiting(state):
            return AUCTION
        open_sealed_bids(state)
    else:
        if seat != state.overseer:
            state.seat = left_of(state, seat)
            return AUCTION
        rank_bids(state)
    state.overseer = state.order[state.players - 1]
    return PLANTING


@rule
def rank_bids(state: State) -> None:
    """Highest first; those who passed come last, the last to pass first among them."""
    seat = left_of(state, state.overseer)
    for place in range(state.players):
        at = place
        # Amounts differ, so a bid that is not higher is a pass after a pass, and goes before it.
        while at > 0 and state.bid[state.order[at - 1]] <= state.bid[seat]:
            state.order[at] = state.order[at - 1]
            at -= 1
        state.order[at] = seat
        seat = left_of(state, seat)


@rule
def open_sealed_bids(state: State) -> None:
    """2 players: both pay at once; the higher bid wins, equal bids are won by the overseer."""
    other = 1 - int(state.overseer)
    winner = other if state.bid[other] > state.bid[state.overseer] else int(state.overseer)
    state.order[0] = winner
    state.order[1] = 1 - winner
    for seat in range(2):
        state.money[seat] -= state.bid[seat]

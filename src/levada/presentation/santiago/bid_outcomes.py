"""What each bid would mean: the place in the planting order, and who becomes overseer."""

from collections.abc import Sequence
from typing import Literal

from levada.contract import Seat
from levada.games.santiago.layout import (
    AUCTION,
    MOST_MONEY,
    MOST_SEALED_BID,
    NO_BID,
    PASSED,
    SEALED,
    State,
)
from levada.games.santiago.notation import say_bid
from levada.games.santiago.uncompiled_rules import has_sealed_bids, open_sealed_bids, rank_bids
from levada.presentation.santiago.aid_types import Auction, Bid
from levada.presentation.santiago.visible_state import VisibleState, trial


def auction(visible: VisibleState, amounts: Sequence[int]) -> Auction | None:
    """For a seat to which these amounts are open; 0 is a pass."""
    state = visible.state
    if state.phase != AUCTION:
        return None
    return {
        "yet_to_bid": yet_to_bid(state),
        "overseer": sure_overseer(state),
        "bids": [bid(state, visible.seat, amount) for amount in amounts],
    }


def yet_to_bid(state: State) -> list[Seat]:
    """From the overseer's left, the overseer last; two players have no order."""
    in_turn = [(state.overseer + n) % state.players for n in range(1, state.players + 1)]
    return [seat for seat in in_turn if state.bid[seat] == NO_BID]


def sure_overseer(state: State) -> Seat | None:
    """Whoever has passed first; nobody knows what a sealed bid makes of it."""
    if has_sealed_bids(state):
        return None
    last = int(ranked(state, is_outbid=False)[-1])
    return last if state.bid[last] == PASSED else None


def bid(state: State, seat: Seat, amount: int) -> Bid:
    made = trial(state)
    made.bid[seat] = amount
    orders = ranked(made, is_outbid=False), ranked(made, is_outbid=True)
    earliest, latest = (order.index(seat) + 1 for order in orders)
    return {
        "move": say_bid(state, amount),
        "amount": amount,
        "earliest": earliest,
        "latest": latest,
        "overseer": likelihood([order[-1] == seat for order in orders]),
        "markers_less": 1 if amount == PASSED else 0,
        "keeps": int(state.money[seat]) - amount,
    }


def likelihood(cases: list[bool]) -> Literal["yes", "maybe", "no"]:
    if all(cases):
        return "yes"
    return "maybe" if any(cases) else "no"


def ranked(state: State, *, is_outbid: bool) -> list[Seat]:
    """The planting order if all whose bid is not known pass, or else bid more than all others."""
    known = trial(state)
    for seat in range(state.players):
        if state.bid[seat] in (NO_BID, SEALED):
            known.bid[seat] = more_than_all(state, seat) if is_outbid else PASSED
    if has_sealed_bids(state):
        open_sealed_bids(known)
    else:
        rank_bids(known)
    order: list[Seat] = known.order[: state.players]
    return order


def more_than_all(state: State, seat: Seat) -> int:
    """Whatever the seat holds, which may be hidden; open bids differ."""
    return MOST_SEALED_BID if has_sealed_bids(state) else MOST_MONEY + 1 + seat

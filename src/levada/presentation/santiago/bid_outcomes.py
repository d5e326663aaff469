"""What each bid would mean: the place in the planting order, and who becomes overseer."""

from collections.abc import Sequence
from typing import Literal

from levada.contract import Seat, seats_after
from levada.games.santiago.layout import AUCTION, NO_BID, PASSED, State
from levada.games.santiago.notation import say_bid
from levada.games.santiago.planting_orders import orders_with_bid, planting_orders
from levada.games.santiago.uncompiled_rules import has_sealed_bids, markers_less
from levada.presentation.santiago.aid_types import Auction, Bid
from levada.presentation.santiago.visible_state import VisibleState


def auction(state: State) -> Auction | None:
    """For whoever is not to bid."""
    if state.phase != AUCTION:
        return None
    return {"yet_to_bid": yet_to_bid(state), "overseer": sure_overseer(state), "bids": []}


def bids(visible: VisibleState, amounts: Sequence[int]) -> list[Bid]:
    """For a seat to which these amounts are open; 0 is a pass."""
    return [bid(visible.state, visible.seat, amount) for amount in amounts]


def yet_to_bid(state: State) -> list[Seat]:
    """From the overseer's left, the overseer last; two players have no order."""
    in_turn = seats_after(state.players, state.overseer)
    return [seat for seat in in_turn if state.bid[seat] == NO_BID]


def sure_overseer(state: State) -> Seat | None:
    """Whoever has passed first; nobody knows what a sealed bid makes of it."""
    if has_sealed_bids(state):
        return None
    last = int(planting_orders(state).if_others_pass[-1])
    return last if state.bid[last] == PASSED else None


def bid(state: State, seat: Seat, amount: int) -> Bid:
    orders = orders_with_bid(state, seat, amount)
    earliest, latest = orders.places_of(seat)
    return {
        "move": say_bid(state, amount),
        "amount": amount,
        "earliest": earliest,
        "latest": latest,
        "overseer": likelihood(orders.is_last(seat)),
        "markers_less": markers_less(amount),
        "keeps": int(state.money[seat]) - amount,
    }


def likelihood(cases: tuple[bool, bool]) -> Literal["yes", "maybe", "no"]:
    if all(cases):
        return "yes"
    return "maybe" if any(cases) else "no"

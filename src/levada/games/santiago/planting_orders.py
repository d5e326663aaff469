"""The planting orders that an auction may still lead to, asked of the rules over a snapshot."""

from typing import NamedTuple

from levada.contract import Seat, trial_copy
from levada.games.santiago.layout import MOST_MONEY, MOST_SEALED_BID, NO_BID, PASSED, SEALED, State
from levada.games.santiago.uncompiled_rules import has_sealed_bids, open_sealed_bids, rank_bids


class PlantingOrders(NamedTuple):
    """Seats in planting order; whoever comes last becomes overseer."""

    if_others_pass: list[Seat]
    """All whose bid is not known, that is."""
    if_others_outbid: list[Seat]

    def places_of(self, seat: Seat) -> tuple[int, int]:
        """The earliest and the latest, from 1."""
        return self.if_others_pass.index(seat) + 1, self.if_others_outbid.index(seat) + 1

    def is_last(self, seat: Seat) -> tuple[bool, bool]:
        return self.if_others_pass[-1] == seat, self.if_others_outbid[-1] == seat


def orders_with_bid(state: State, seat: Seat, amount: int) -> PlantingOrders:
    bidden = trial_copy(state, "bid")
    bidden.bid[seat] = amount
    return planting_orders(bidden)


def planting_orders(state: State) -> PlantingOrders:
    """As the bids stand."""
    return PlantingOrders(ranked(state, is_outbid=False), ranked(state, is_outbid=True))


def ranked(state: State, *, is_outbid: bool) -> list[Seat]:
    """The order if all whose bid is not known pass, or else bid more than all others."""
    known = trial_copy(state, "bid", "order", "money")
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

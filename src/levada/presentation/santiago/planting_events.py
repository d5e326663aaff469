"""What happens in the auction and when tiles are planted."""

from levada.games.santiago.board import SQUARE_NAMES
from levada.games.santiago.layout import AUCTION, PASSED, SEALED
from levada.games.santiago.names import tile_name
from levada.games.santiago.planting import SPARE_SLOT
from levada.games.santiago.uncompiled_rules import has_sealed_bids, price_of_planting
from levada.games.santiago.view import markers_on, planting_order
from levada.presentation.santiago.canal_outcomes import offer
from levada.presentation.santiago.event_types import SantiagoEvent
from levada.presentation.santiago.observed_move import Turn, to_bank


def of_auction(turn: Turn) -> list[SantiagoEvent]:
    bid = of_sealed_bid(turn) if has_sealed_bids(turn.after) else of_open_bid(turn)
    if turn.after.phase == AUCTION:
        return [bid]
    return [bid, of_new_overseer(turn)]


def of_open_bid(turn: Turn) -> SantiagoEvent:
    amount = turn.after.bid[turn.seat]
    if amount == PASSED:
        return {"event": "passed", "seat": turn.seat}
    return {"event": "bid", "seat": turn.seat, "amount": amount}


def of_sealed_bid(turn: Turn) -> SantiagoEvent:
    """Shown to its own seat alone until both are in; then both are paid at once."""
    bid = turn.after.bid
    if turn.after.phase == AUCTION:
        amount = None if bid[turn.seat] == SEALED else bid[turn.seat]
        return {"event": "sealed", "seat": turn.seat, "amount": amount}
    return {
        "event": "opened",
        "bids": [offer(seat, bid[seat]) for seat in range(2)],
        "payments": [payment for seat in range(2) for payment in to_bank(seat, bid[seat])],
    }


def of_new_overseer(turn: Turn) -> SantiagoEvent:
    return {
        "event": "new_overseer",
        "seat": turn.after.overseer,
        "was": turn.before.overseer,
        "order": planting_order(turn.after),
    }


def of_planting(turn: Turn) -> list[SantiagoEvent]:
    _, tile, name = turn.words
    square = SQUARE_NAMES.index(name)
    return [
        {
            "event": "planted",
            "seat": turn.seat,
            "tile": tile,
            "square": name,
            "markers": markers_on(turn.after, square)[1],
            "watered": is_in(turn.after.watered, square),
            "palm": is_in(turn.after.palms, square),
            "payments": to_bank(turn.seat, price_of_planting(turn.before, turn.seat)),
        },
        *of_spare_tile(turn),
    ]


def of_spare_tile(turn: Turn) -> list[SantiagoEvent]:
    """R13: it joins the open tiles when all have planted."""
    state = turn.after
    if not is_in(state.open_slots & ~turn.before.open_slots, SPARE_SLOT):
        return []
    return [{"event": "spare_opened", "tile": tile_name(state, state.turned_up[SPARE_SLOT])}]


def of_leftover(turn: Turn) -> list[SantiagoEvent]:
    _, tile, name = turn.words
    square = SQUARE_NAMES.index(name)
    return [
        {
            "event": "left_over",
            "seat": turn.seat,
            "tile": tile,
            "square": name,
            "watered": is_in(turn.after.watered, square),
            "palm": is_in(turn.after.palms, square),
        }
    ]


def is_in(mask: int, member: int) -> bool:
    return mask >> member & 1 == 1

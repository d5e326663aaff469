"""What happens in the auction and when tiles are planted."""

from levada.games.santiago.board import SQUARE_NAMES
from levada.games.santiago.layout import AUCTION, PASSED, SEALED
from levada.games.santiago.names import tile_name
from levada.games.santiago.planting import SPARE_SLOT
from levada.games.santiago.uncompiled_rules import has_sealed_bids, price_of_planting
from levada.games.santiago.view import markers_on, planting_order
from levada.presentation.santiago.canal_outcomes import offer
from levada.presentation.santiago.event_types import SantiagoEvent
from levada.presentation.santiago.observed_move import ObservedMove, to_bank


def auction_events(move: ObservedMove) -> list[SantiagoEvent]:
    bid = sealed_bid_event(move) if has_sealed_bids(move.after) else open_bid_event(move)
    if move.after.phase == AUCTION:
        return [bid]
    return [bid, new_overseer_event(move)]


def open_bid_event(move: ObservedMove) -> SantiagoEvent:
    amount = move.after.bid[move.seat]
    if amount == PASSED:
        return {"event": "passed", "seat": move.seat}
    return {"event": "bid", "seat": move.seat, "amount": amount}


def sealed_bid_event(move: ObservedMove) -> SantiagoEvent:
    """Shown to its own seat alone until both are in; then both are paid at once."""
    bid = move.after.bid
    if move.after.phase == AUCTION:
        amount = None if bid[move.seat] == SEALED else bid[move.seat]
        return {"event": "sealed", "seat": move.seat, "amount": amount}
    return {
        "event": "opened",
        "bids": [offer(seat, bid[seat]) for seat in range(2)],
        "payments": [payment for seat in range(2) for payment in to_bank(seat, bid[seat])],
    }


def new_overseer_event(move: ObservedMove) -> SantiagoEvent:
    return {
        "event": "new_overseer",
        "seat": move.after.overseer,
        "was": move.before.overseer,
        "order": planting_order(move.after),
    }


def planted_events(move: ObservedMove) -> list[SantiagoEvent]:
    _, tile, name = move.words
    square = SQUARE_NAMES.index(name)
    return [
        {
            "event": "planted",
            "seat": move.seat,
            "tile": tile,
            "square": name,
            "markers": markers_on(move.after, square)[1],
            "watered": is_in(move.after.watered, square),
            "palm": is_in(move.after.palms, square),
            "payments": to_bank(move.seat, price_of_planting(move.before, move.seat)),
        },
        *spare_tile_events(move),
    ]


def spare_tile_events(move: ObservedMove) -> list[SantiagoEvent]:
    """R13: it joins the open tiles when all have planted."""
    state = move.after
    if not is_in(state.open_slots & ~move.before.open_slots, SPARE_SLOT):
        return []
    return [{"event": "spare_opened", "tile": tile_name(state, state.turned_up[SPARE_SLOT])}]


def leftover_events(move: ObservedMove) -> list[SantiagoEvent]:
    _, tile, name = move.words
    square = SQUARE_NAMES.index(name)
    return [
        {
            "event": "left_over",
            "seat": move.seat,
            "tile": tile,
            "square": name,
            "watered": is_in(move.after.watered, square),
            "palm": is_in(move.after.palms, square),
        }
    ]


def is_in(mask: int, member: int) -> bool:
    return mask >> member & 1 == 1

"""What a canal would do on each segment that can be built, and what it brings or costs."""

from typing import Literal

from levada.contract import Seat
from levada.games.santiago.board import SEGMENT_NAMES, SQUARE_NAMES, WATERED_BY
from levada.games.santiago.layout import BRIBERY, CANAL, EXTRA, OVERSEER, State
from levada.games.santiago.names import members, square_words
from levada.games.santiago.notation import is_named
from levada.games.santiago.uncompiled_rules import can_be_bought, offered_for, price_elsewhere
from levada.games.santiago.view import markers_on, offers
from levada.presentation.santiago.aid_types import Saved, SeatAmount, Segment
from levada.presentation.santiago.drought_forecast import after_drought, dried_out, lost_marker

BRIBING = (BRIBERY, OVERSEER)
DIGGING = (CANAL, *BRIBING, EXTRA)


def segments(state: State) -> list[Segment]:
    """All that may be named or built in this phase, by name."""
    if state.phase not in DIGGING:
        return []
    later = after_drought(state)
    found = [segment(state, later, each) for each in members(int(state.reachable))]
    return sorted(found, key=lambda each: each["segment"])


def segment(state: State, later: State, number: int) -> Segment:
    """`later` is the state after the drought that this canal may keep something from."""
    waters = int(WATERED_BY[number]) & ~state.watered
    is_bribing = state.phase in BRIBING  # what was named stays noted until the next round
    is_asked_for = is_bribing and is_named(state, number)
    is_for_sale = is_bribing and can_be_bought(state) >> number & 1
    return {
        "segment": SEGMENT_NAMES[number],
        "waters": square_words(waters),
        "saves": saved(state, later, waters),
        "offers": offers_for(state, number),
        "brings": offered_for(state, number) if is_asked_for else None,
        "costs": elsewhere(state) if is_for_sale else None,
    }


def saved(state: State, later: State, squares: int) -> list[Saved]:
    markers = [save(state, each, "marker") for each in members(lost_marker(state, later) & squares)]
    tiles = [save(state, each, "tile") for each in members(dried_out(state, later) & squares)]
    return sorted([*markers, *tiles], key=lambda each: each["square"])


def save(state: State, square: int, loss: Literal["marker", "tile"]) -> Saved:
    owner, _ = markers_on(state, square)
    return {"square": SQUARE_NAMES[square], "seat": owner, "loss": loss}


def offers_for(state: State, number: int) -> list[SeatAmount]:
    """In the order made, until the overseer has decided."""
    return [
        offer(seat, sum_) for seat, name, sum_ in offers(state) if name == SEGMENT_NAMES[number]
    ]


def offer(seat: Seat, amount: int) -> SeatAmount:
    return {"seat": seat, "amount": amount}


def elsewhere(state: State) -> int | None:
    """What the overseer would pay to build where nobody asked."""
    return price_elsewhere(state) if state.phase in BRIBING else None

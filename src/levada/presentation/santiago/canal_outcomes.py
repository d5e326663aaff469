"""What a canal would do on each segment that can be built, and what it brings or costs."""

from collections.abc import Sequence
from typing import Literal, NamedTuple

from levada.contract import Seat
from levada.games.santiago.board import SEGMENT_NAMES, SQUARE_NAMES, WATERED_BY
from levada.games.santiago.layout import BRIBERY, CANAL, EXTRA, OVERSEER, State
from levada.games.santiago.names import members, square_words
from levada.games.santiago.notation import is_named
from levada.games.santiago.uncompiled_rules import can_be_bought, offered_for, price_elsewhere
from levada.games.santiago.view import markers_on, offers
from levada.games.santiago.view_types import Offer
from levada.presentation.santiago.aid_types import Saved, SeatAmount, Segment
from levada.presentation.santiago.drought_forecast import dried_out, lost_marker
from levada.presentation.santiago.planted_board import after_drought, planted_board

BRIBING = (BRIBERY, OVERSEER)
DIGGING = (CANAL, *BRIBING, EXTRA)


class Losses(NamedTuple):
    """The squares from which the drought of this round would take something."""

    markers: int
    tiles: int


def losses(state: State) -> Losses:
    board = planted_board(state)
    later = after_drought(board)
    return Losses(lost_marker(board, later), dried_out(board, later))


def segments(state: State) -> list[Segment]:
    """All that may be named or built in this phase, by name."""
    if state.phase not in DIGGING:
        return []
    feared, made = losses(state), offers(state)
    found = [segment(state, feared, made, each) for each in members(int(state.reachable))]
    return sorted(found, key=lambda each: each["segment"])


def segment(state: State, feared: Losses, made: Sequence[Offer], number: int) -> Segment:
    """What a canal there would keep from the drought, and the offers made for it."""
    waters = int(WATERED_BY[number]) & ~state.watered
    is_bribing = state.phase in BRIBING  # what was named stays noted until the next round
    is_asked_for = is_bribing and is_named(state, number)
    is_for_sale = is_bribing and can_be_bought(state) >> number & 1
    name = SEGMENT_NAMES[number]
    return {
        "segment": name,
        "waters": square_words(waters),
        "saves": saved(state, feared, waters),
        "offers": offers_for(made, name),
        "brings": offered_for(state, number) if is_asked_for else None,
        "costs": elsewhere(state) if is_for_sale else None,
    }


def saved(state: State, feared: Losses, squares: int) -> list[Saved]:
    markers = [save(state, each, "marker") for each in members(feared.markers & squares)]
    tiles = [save(state, each, "tile") for each in members(feared.tiles & squares)]
    return sorted([*markers, *tiles], key=lambda each: each["square"])


def save(state: State, square: int, loss: Literal["marker", "tile"]) -> Saved:
    owner, _ = markers_on(state, square)
    return {"square": SQUARE_NAMES[square], "seat": owner, "loss": loss}


def offers_for(made: Sequence[Offer], segment: str) -> list[SeatAmount]:
    return [offer(seat, amount) for seat, wanted, amount in made if wanted == segment]


def offer(seat: Seat, amount: int) -> SeatAmount:
    return {"seat": seat, "amount": amount}


def elsewhere(state: State) -> int | None:
    """What the overseer would pay to build where nobody asked."""
    return price_elsewhere(state) if state.phase in BRIBING else None

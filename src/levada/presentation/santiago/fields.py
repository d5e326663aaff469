"""The fields and what they are worth, the totals if the game ended now, and the final count."""

from collections.abc import Iterator
from functools import lru_cache
from typing import cast

from levada.contract import Seat
from levada.games.santiago.layout import State
from levada.games.santiago.names import square_words
from levada.games.santiago.options import EDITION_NAMES, EDITIONS
from levada.games.santiago.uncompiled_rules import field_of, points_in, weight_of
from levada.presentation.santiago.aid_types import Field, Share
from levada.presentation.santiago.planted_board import KEPT, PlantedBoard, planted_board


def fields(state: State) -> list[Field]:
    """As they lie, the largest and dearest first."""
    return fields_on(planted_board(state))


@lru_cache(KEPT)
def fields_on(board: PlantedBoard) -> list[Field]:
    crops = EDITIONS[EDITION_NAMES[board.edition]].crops
    found = [
        described(cast(State, board), crops[crop], squares)
        for crop, planted in enumerate(board.crop)
        for squares in parted(planted)
    ]
    return sorted(found, key=in_order)


def parted(crop: int) -> Iterator[int]:
    """The squares of a crop, field by field."""
    left = crop
    while left:
        field = field_of(left & -left, crop)
        left &= ~field
        yield field


def described(state: State, crop: str, field: int) -> Field:
    tending = [seat for seat in range(state.players) if field & state.owned[seat]]
    return {
        "crop": crop,
        "squares": square_words(field),
        "tiles": field.bit_count(),
        "shares": [share(state, seat, field) for seat in tending],
    }


def share(state: State, seat: Seat, field: int) -> Share:
    own = field & state.owned[seat]
    palms = (own & state.palms).bit_count()
    return {
        "seat": seat,
        "markers": weight_of(state, own) - palms,
        "palms": palms,
        "points": points_in(state, seat, field),
    }


def in_order(field: Field) -> tuple[int, int, str]:
    points = sum(each["points"] for each in field["shares"])
    return -field["tiles"], -points, field["squares"][0]


def points_of(seat: Seat, field: Field) -> int:
    return sum(each["points"] for each in field["shares"] if each["seat"] == seat)

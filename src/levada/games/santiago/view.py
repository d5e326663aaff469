"""What there is to see: all of it for the trace, and what one seat may see for the page."""

from collections.abc import Mapping
from functools import lru_cache

from levada.contract import NOBODY, Seat, seats_after
from levada.games.santiago.board import CROSSING_NAMES, SEGMENT_NAMES, SQUARE_NAMES
from levada.games.santiago.layout import (
    AUCTION,
    BRIBERY,
    CANAL,
    EXTRA,
    LEFTOVER,
    NO_BID,
    NO_SEGMENT,
    OFFERING,
    OVER,
    OVERSEER,
    PASSED,
    PLANTING,
    SEALED,
    UNSEEN,
    State,
)
from levada.games.santiago.names import (
    NAMES_BY_EDITION,
    members,
    segment_words,
    square_words,
    tile_named,
)
from levada.games.santiago.notation import open_tiles
from levada.games.santiago.options import EDITION_NAMES
from levada.games.santiago.uncompiled_rules import (
    dried,
    has_sealed_bids,
    is_money_seen_by,
    rounds,
    stacks,
    tiles_face_down,
    tiles_in_play,
)
from levada.games.santiago.view_types import (
    Bid,
    Offer,
    OwnView,
    Phase,
    PlantedTile,
    PublicTable,
    SantiagoTrace,
    SantiagoView,
)

# The rules tell more phases apart than traces name; drought and income never wait for a move.
TRACE_NAMES: Mapping[int, Phase] = {
    CANAL: "canal",
    AUCTION: "auction",
    PLANTING: "planting",
    LEFTOVER: "planting",
    BRIBERY: "bribery",
    OFFERING: "bribery",
    OVERSEER: "overseer",
    EXTRA: "extra",
    OVER: "over",
    UNSEEN: "auction",
}

NO_MARKERS: tuple[None, int] = (None, 0)
BOARDS_KEPT = 4096
"""As many tables are played at a time, or fewer."""


def phase_name(state: State) -> Phase:
    return TRACE_NAMES[state.phase]


def board(state: State) -> dict[str, PlantedTile]:
    """The living tiles by square."""
    markers = markers_by_square(tuple(state.owned), state.doubled)
    tiles = tiles_by_square(state.edition, tuple(state.crop), state.two_planters)
    return {square: (tile, *markers.get(square, NO_MARKERS)) for square, tile in tiles.items()}


# Most moves leave the board as it is: what lies there is worked out once.
@lru_cache(BOARDS_KEPT)
def tiles_by_square(edition: int, crops: tuple[int, ...], two_planters: int) -> Mapping[str, str]:
    names = NAMES_BY_EDITION[edition]
    tiles = {
        SQUARE_NAMES[square]: names[2 * crop + (two_planters >> square & 1)]
        for crop, squares in enumerate(crops)
        for square in members(squares)
    }
    return dict(sorted(tiles.items()))


@lru_cache(BOARDS_KEPT)
def markers_by_square(owned: tuple[int, ...], doubled: int) -> Mapping[str, tuple[Seat, int]]:
    return {
        SQUARE_NAMES[square]: (seat, 1 + (doubled >> square & 1))
        for seat, squares in enumerate(owned)
        for square in members(squares)
    }


def markers_on(state: State, square: int) -> tuple[Seat | None, int]:
    markers = markers_by_square(tuple(state.owned), state.doubled)
    return markers.get(SQUARE_NAMES[square], NO_MARKERS)


def offers(state: State) -> list[Offer]:
    """In the order made, until the overseer has decided."""
    if state.phase > OVERSEER:
        return []
    return [
        (seat, SEGMENT_NAMES[state.wanted[seat]], state.offer[seat])
        for seat in bribery_order(state)
        if state.wanted[seat] != NO_SEGMENT
    ]


def bribery_order(state: State) -> tuple[Seat, ...]:
    """Clockwise from the overseer, who makes no offer."""
    return seats_after(state.players, state.overseer)[:-1]


def passed_in_bribery(state: State) -> list[Seat]:
    """The seats that have passed, in their order, until the overseer has decided."""
    if not BRIBERY <= state.phase <= OVERSEER:
        return []
    turns_taken = (state.seat - state.overseer - 1) % state.players
    return [seat for seat in bribery_order(state)[:turns_taken] if state.wanted[seat] == NO_SEGMENT]


def table(state: State) -> PublicTable:
    is_over = state.phase == OVER
    return {
        "open": [] if is_over else open_tiles(state),
        "board": board(state),
        "dried": square_words(dried(state)),
        "palms": square_words(state.palms),
        "canals": segment_words(state.canals),
        "extra": [bool(state.extra >> seat & 1) for seat in range(state.players)],
        "offers": offers(state),
    }


def trace(
    state: State, to_act: list[Seat], legal: list[str], scores: list[int] | None
) -> SantiagoTrace:
    """A line of the trace but for `n`, its keys in the order of the format."""
    return {
        "round": state.rounds_done + 1,
        "phase": phase_name(state),
        "to_act": to_act,
        "overseer": state.overseer,
        "money": [state.money[seat] for seat in range(state.players)],
        **table(state),
        "legal": legal,
        "scores": scores,
    }


def public(state: State, to_act: list[Seat], scores: list[int] | None) -> SantiagoView:
    """What a spectator sees."""
    players = state.players
    return {
        "game": "santiago",
        "edition": EDITION_NAMES[state.edition],
        "players": players,
        "seat": None,
        "rounds": rounds(state),
        "spring": CROSSING_NAMES[state.spring],
        "boxed": boxed_tiles(state),
        "tiles_left": tiles_left(state),
        "to_act": to_act,
        "round": state.rounds_done + 1,
        "phase": phase_name(state),
        "overseer": state.overseer,
        "money": visible_money(state, NOBODY),
        **table(state),
        "bids": bids(state),
        "sealed_bids": has_sealed_bids(state),
        "planting_order": planting_order(state),
        "left_over": bool(state.phase == LEFTOVER),
        "passed_in_bribery": passed_in_bribery(state),
        "legal": [],
        "scores": scores,
    }


def own(state: State, seat: Seat, legal: list[str]) -> OwnView:
    """What is not the same for every seat: money where it is hidden, sealed bids."""
    return {
        "seat": None if seat == NOBODY else seat,
        "money": visible_money(state, seat),
        "bids": bids(state),
        "legal": legal,
    }


def visible_money(state: State, seat: Seat) -> list[int | None]:
    """By seat; nothing where it is hidden."""
    return [
        state.money[owner] if is_money_seen_by(state, seat, owner) else None
        for owner in range(state.players)
    ]


def bids(state: State) -> list[Bid]:
    return [bid_word(state, seat) for seat in range(state.players)]


def bid_word(state: State, other: Seat) -> Bid:
    """An amount, `pass`, `sealed` for one that is not shown yet, or nothing."""
    bid = state.bid[other]
    if bid == NO_BID:
        return None
    if bid == SEALED:
        return "sealed"
    return "pass" if bid == PASSED else bid


def planting_order(state: State) -> list[Seat]:
    """The seats in the order in which they plant, once the bids are in."""
    is_known = all(state.bid[seat] not in (NO_BID, SEALED) for seat in range(state.players))
    return [state.order[place] for place in range(state.players)] if is_known else []


def boxed_tiles(state: State) -> list[str]:
    """R17: public in every view."""
    return list(tile_words(state.edition, tuple(state.tiles[tiles_in_play(state) :])))


@lru_cache(BOARDS_KEPT)
def tile_words(edition: int, tiles: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(sorted(tile_named(edition, tile) for tile in tiles))


def tiles_left(state: State) -> int:
    """How many tiles still lie face down in each stack."""
    return tiles_face_down(state) // stacks(state)

"""The state of a game of Santiago: one record, and the numbers its fields hold."""

from typing import Annotated

import numpy as np
import numpy.typing as npt

from levada.compilation import rule
from levada.contract import Mask, Small, layout_of
from levada.games.santiago.board import BOARD

MOST_PLAYERS = 5
CROPS = 5
TILES = 45
TILES_A_CROP = 9
ONE_PLANTER_TILES_A_CROP = 3
TILE_KINDS = 2 * CROPS
SLOTS = 5  # tiles open at once, the spare one included
PALMS = 3

STACKS = np.array([0, 0, 3, 4, 4, 5], np.int64)  # by players
ROUNDS = np.array([0, 0, 10, 11, 11, 9], np.int64)
START_MONEY = np.array([0, 0, 5, 10, 10, 10], np.int64)
MOST_SEALED_BID = 22
MOST_MONEY = 170  # all there can be on the table: 5 players, 10 each, 8 incomes of 3

# The phases in the rulebook's order. LEFTOVER belongs to planting; OFFERING, the amount for a
# segment just named, and OVERSEER to bribery. UNSEEN: a tile nobody has seen would be turned up.
PHASES = (
    "canal",
    "auction",
    "planting",
    "leftover",
    "bribery",
    "offering",
    "overseer",
    "extra",
    "drought",
    "income",
    "over",
    "unseen",
)
(
    CANAL,
    AUCTION,
    PLANTING,
    LEFTOVER,
    BRIBERY,
    OFFERING,
    OVERSEER,
    EXTRA,
    DROUGHT,
    INCOME,
    OVER,
    UNSEEN,
) = range(len(PHASES))

# Values that stand for something not there.
NO_BID = -1
SEALED = -2
PASSED = 0
NO_SEGMENT = -1
UNKNOWN_TILE = -1

# What a prepared state holds where the deal is to draw.
SPRING_INSIDE, SPRING_ANYWHERE = -1, -2
DRAWN = -1

Smalls = Annotated[npt.NDArray[np.int16], np.int16, MOST_PLAYERS]


class State:
    """One game. A tile is a number: twice its crop, and 1 more if it shows two planters."""

    empty: Mask  # squares no tile was ever put on
    watered: Mask  # squares that touch a canal
    palms: Mask  # squares of the palms still on the board
    tended: Mask  # squares of tiles with at least one marker
    doubled: Mask  # squares of tiles with two markers
    two_planters: Mask  # squares of tiles that show two planters
    crop: Annotated[npt.NDArray[np.int64], np.int64, CROPS]  # squares of living tiles by crop
    owned: Annotated[npt.NDArray[np.int64], np.int64, MOST_PLAYERS]  # by seat: where markers stand
    canals: Mask  # segments built
    reachable: Mask  # segments that may be built
    named: Mask  # segments named in this round's bribery

    money: Smalls  # by seat, bids and offers included until they are paid
    bid: Smalls  # by seat: an amount, PASSED, NO_BID, or SEALED in a hidden state
    wanted: Smalls  # by seat: the segment named, or NO_SEGMENT
    offer: Smalls  # by seat: the amount laid down for it
    order: Smalls  # the seats in planting order

    players: Small
    edition: Small
    min_offer: Small
    money_is_hidden: Small
    spare_is_planted: Small
    build_named: Small
    spring: Small  # a crossing

    phase: Small
    rounds_done: Small
    seat: Small  # whose turn it is; sealed bids have no turn
    overseer: Small
    dearest: Small  # the largest total offered for a segment in this round
    planted: Small  # tiles put on the board in this round
    turned_up: Annotated[npt.NDArray[np.int16], np.int16, SLOTS]  # this round's tiles, by slot
    open_slots: Small  # mask: which of them can still be taken
    extra: Small  # mask: seats that still have the extra canal
    tiles: Annotated[npt.NDArray[np.int8], np.int8, TILES]  # as they are turned up, then the boxed


LAYOUT = layout_of(State)


@rule
def stacks(state: State) -> int:
    return int(STACKS[state.players])


@rule
def rounds(state: State) -> int:
    return int(ROUNDS[state.players])


@rule
def living(state: State) -> int:
    """The squares of all tiles that have not dried out."""
    return int(state.crop[0] | state.crop[1] | state.crop[2] | state.crop[3] | state.crop[4])


@rule
def dried(state: State) -> int:
    return BOARD & ~state.empty & ~living(state)


@rule
def tiles_in_play(state: State) -> int:
    """How many of `tiles` lie in the stacks; the rest are boxed."""
    return stacks(state) * rounds(state)


@rule
def rounds_left(state: State) -> int:
    """Rounds after this one."""
    return rounds(state) - 1 - int(state.rounds_done)


@rule
def is_last_round(state: State) -> bool:
    return rounds_left(state) == 0


@rule
def planters_on(tile: int) -> int:
    return 1 + (tile & 1)


@rule
def tiles_of_kind(tile: int) -> int:
    """How many tiles of a kind were made."""
    is_one_planter = planters_on(tile) == 1
    return ONE_PLANTER_TILES_A_CROP if is_one_planter else TILES_A_CROP - ONE_PLANTER_TILES_A_CROP


@rule
def has_sealed_bids(state: State) -> bool:
    return state.players == 2

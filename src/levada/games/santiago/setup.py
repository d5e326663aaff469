"""Set-up: tiles, spring, palms and first overseer by chance, and the first canal of two players."""

from levada.chance import Generator, below, shuffle
from levada.compilation import rule
from levada.contract import NOBODY, Seat
from levada.games.santiago.actions import SEGMENT, Choices, a_segment
from levada.games.santiago.board import (
    BOARD,
    CROSSING_COLUMNS,
    CROSSINGS,
    SEGMENTS_AT,
    SQUARES,
    SQUARES_AROUND,
    SQUARES_AT_CROSSING,
)
from levada.games.santiago.canals import build
from levada.games.santiago.layout import (
    AUCTION,
    CANAL,
    CROPS,
    DRAWN,
    MOST_PLAYERS,
    NO_BID,
    NO_SEGMENT,
    ONE_PLANTER_TILES_A_CROP,
    PALMS,
    SLOTS,
    SPRING_ANYWHERE,
    SPRING_INSIDE,
    START_MONEY,
    TILES,
    TILES_A_CROP,
    UNKNOWN_TILE,
    State,
    has_sealed_bids,
    planters_on,
    tiles_in_play,
)
from levada.masks import has, lowest

# Of each crop, for 2 players.
BOXED_ONE_PLANTER_TILES = 1
BOXED_TWO_PLANTER_TILES = 2


@rule
def draw(state: State, rng: Generator) -> None:
    """Draws what is left open."""
    shuffle_tiles(state, rng)
    draw_spring(state, rng)
    draw_overseer(state, rng)
    draw_palms(state, rng)


@rule
def shuffle_tiles(state: State, rng: Generator) -> None:
    for tile in range(TILES):
        state.tiles[tile] = kind_of(tile)
    if state.players == 2:
        box_tiles_of_every_crop(state)
        shuffle(state.tiles, 0, tiles_in_play(state), rng)
    else:
        shuffle(state.tiles, 0, TILES, rng)


@rule
def kind_of(number: int) -> int:
    """Of all tiles in a row: crop by crop, in each those with one planter first."""
    has_two_planters = number % TILES_A_CROP >= ONE_PLANTER_TILES_A_CROP
    return number // TILES_A_CROP * 2 + (1 if has_two_planters else 0)


@rule
def boxed_of_kind(tile: int) -> int:
    """2 players: of each crop, two tiles with two planters and one with one leave the game."""
    return BOXED_ONE_PLANTER_TILES if planters_on(tile) == 1 else BOXED_TWO_PLANTER_TILES


@rule
def box_tiles_of_every_crop(state: State) -> None:
    boxed = 0
    kept = 0
    for number in range(TILES):
        of_crop = number % TILES_A_CROP
        is_among_first = of_crop < BOXED_ONE_PLANTER_TILES
        is_among_last = of_crop >= TILES_A_CROP - BOXED_TWO_PLANTER_TILES
        if is_among_first or is_among_last:
            state.tiles[tiles_in_play(state) + boxed] = kind_of(number)
            boxed += 1
        else:
            state.tiles[kept] = kind_of(number)
            kept += 1


@rule
def draw_spring(state: State, rng: Generator) -> None:
    if state.spring == SPRING_INSIDE:
        column = 1 + below(rng, 3)
        row = 1 + below(rng, 2)
        state.spring = row * CROSSING_COLUMNS + column
    elif state.spring == SPRING_ANYWHERE:
        state.spring = below(rng, CROSSINGS)


@rule
def draw_overseer(state: State, rng: Generator) -> None:
    if state.overseer == NOBODY:
        state.overseer = below(rng, state.players)


@rule
def draw_palms(state: State, rng: Generator) -> None:
    """Draws squares until three are allowed; a board always has room for them."""
    if state.palms != DRAWN:
        return
    state.palms = 0
    free = squares_for_palms(state.spring, 0)
    left = PALMS
    while left > 0:
        square = below(rng, SQUARES)
        if has(free, square):
            state.palms |= 1 << square
            free = free_beside_palm(free, square)
            left -= 1


@rule
def squares_for_palms(spring: int, palms: int) -> int:
    """Palms keep off the spring's crossing, and apart from those that stand already."""
    free = BOARD & ~int(SQUARES_AT_CROSSING[spring])
    while palms:
        free = free_beside_palm(free, lowest(palms))
        palms &= palms - 1
    return free


@rule
def free_beside_palm(free: int, square: int) -> int:
    """What is left of the free squares once a palm stands on one: palms stand apart."""
    return free & ~int(SQUARES_AROUND[square])


@rule
def place_pieces(state: State) -> int:
    """Everything that needs no choice once spring, palms, overseer and tiles are known."""
    state.empty = BOARD
    state.watered = 0
    state.tended = 0
    state.doubled = 0
    state.two_planters = 0
    for crop in range(CROPS):
        state.crop[crop] = 0
    state.canals = 0
    state.reachable = SEGMENTS_AT[state.spring]
    state.named = 0
    for seat in range(MOST_PLAYERS):
        state.owned[seat] = 0
        state.money[seat] = START_MONEY[state.players] if seat < state.players else 0
        state.bid[seat] = NO_BID
        state.wanted[seat] = NO_SEGMENT
        state.offer[seat] = 0
        state.order[seat] = 0
    state.rounds_done = 0
    state.seat = state.overseer
    state.dearest = 0
    state.planted = 0
    state.open_slots = 0
    for slot in range(SLOTS):
        state.turned_up[slot] = UNKNOWN_TILE
    state.extra = (1 << int(state.players)) - 1
    return CANAL if has_sealed_bids(state) else AUCTION


@rule
def first_canal_choices(state: State) -> Choices:
    return a_segment(0, state.reachable)


@rule
def lay_first_canal(state: State, _seat: Seat, action: int) -> int:
    """R1: the first overseer lays it."""
    build(state, action - SEGMENT)
    return AUCTION

"""Phase 3: the tiles are planted, highest bid first; then the left-over and the spare tile."""

from levada.compilation import rule
from levada.contract import Seat
from levada.games.santiago.actions import PLANT, Choices, a_planting
from levada.games.santiago.board import SQUARES, beside
from levada.games.santiago.layout import (
    BRIBERY,
    LEFTOVER,
    PASSED,
    PLANTING,
    SLOTS,
    TILES,
    State,
    dried,
    has_sealed_bids,
    living,
    planters_on,
    stacks,
)

SPARE_SLOT = SLOTS - 1
SPARE_TILE = TILES - 1


@rule
def begin(state: State) -> int:
    state.seat = state.order[0]
    return PLANTING


@rule
def choices(state: State) -> Choices:
    return a_planting(int(state.open_slots), state.empty)


@rule
def leftover_choices(state: State) -> Choices:
    return a_planting(int(state.open_slots), squares_for_leftover(state))


@rule
def squares_for_leftover(state: State) -> int:
    """Beside a living plantation, or where that cannot be, beside a dried one."""
    beside_living = beside(living(state)) & state.empty
    return beside_living if beside_living else beside(dried(state)) & state.empty


@rule
def apply(state: State, seat: Seat, action: int) -> int:
    slot, square = (action - PLANT) // SQUARES, (action - PLANT) % SQUARES
    pay_bid(state, seat)
    tile = plant(state, slot, square)
    put_markers(state, seat, square, markers_for(state, seat, tile))
    if state.planted < state.players:
        state.seat = state.order[state.planted]
        return PLANTING
    if is_spare_planted_now(state):
        open_spare_tile(state)
    return next_leftover(state)


@rule
def is_spare_planted_now(state: State) -> bool:
    return state.spare_is_planted != 0 and state.rounds_done == 0


@rule
def leaves_tile_over(state: State) -> bool:
    """Whether a tile of this round is for nobody to bid on."""
    return stacks(state) > state.players or is_spare_planted_now(state)


@rule
def open_spare_tile(state: State) -> None:
    """R13: under this option the boxed tile joins the open ones when all have planted."""
    state.turned_up[SPARE_SLOT] = state.tiles[SPARE_TILE]
    state.open_slots |= 1 << SPARE_SLOT


@rule
def apply_leftover(state: State, _seat: Seat, action: int) -> int:
    """It belongs to nobody: no markers."""
    plant(state, (action - PLANT) // SQUARES, (action - PLANT) % SQUARES)
    return next_leftover(state)


@rule
def next_leftover(state: State) -> int:
    if not state.open_slots:
        return BRIBERY
    state.seat = state.order[0]  # R4: whoever planted first, even if all have passed
    return LEFTOVER


@rule
def pay_bid(state: State, seat: Seat) -> None:
    state.money[seat] -= price_of_planting(state, seat)


@rule
def price_of_planting(state: State, seat: Seat) -> int:
    """R14: the money leaves with the seat's own planting; sealed bids are already paid."""
    return 0 if has_sealed_bids(state) else int(state.bid[seat])


@rule
def plant(state: State, slot: int, square: int) -> int:
    """Puts a tile of this round on the board and says which."""
    tile = int(state.turned_up[slot])
    state.open_slots &= ~(1 << slot)
    state.planted += 1
    state.empty &= ~(1 << square)
    state.crop[tile >> 1] |= 1 << square
    state.two_planters |= (tile & 1) << square
    return tile


@rule
def markers_for(state: State, seat: Seat, tile: int) -> int:
    """As many as the tile shows planters, less what a pass costs."""
    return planters_on(tile) - markers_less(int(state.bid[seat]))


@rule
def markers_less(bid: int) -> int:
    """One less for whoever passed (R5: both, if both did)."""
    return 1 if bid == PASSED else 0


@rule
def put_markers(state: State, seat: Seat, square: int, markers: int) -> None:
    if markers > 0:
        state.tended |= 1 << square
        state.owned[seat] |= 1 << square
    if markers > 1:
        state.doubled |= 1 << square

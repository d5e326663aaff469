"""Every rule of Santiago that plain Python asks, asked in a row."""

from levada.compilation import routine
from levada.contract import Seat, Totals
from levada.games.santiago.actions import PASS, SEGMENT
from levada.games.santiago.auction import open_sealed_bids, rank_bids
from levada.games.santiago.bribery import (
    apply_amount,
    apply_overseer,
    can_be_bought,
    offered_for,
    price_elsewhere,
)
from levada.games.santiago.canals import build
from levada.games.santiago.drought import begin as let_dry
from levada.games.santiago.drought import thirsty
from levada.games.santiago.hidden_information import is_money_seen_by, tiles_face_down
from levada.games.santiago.layout import (
    CROPS,
    NO_SEGMENT,
    TILE_KINDS,
    State,
    dried,
    has_sealed_bids,
    is_last_round,
    living,
    rounds,
    rounds_left,
    stacks,
    tiles_in_play,
    tiles_of_kind,
)
from levada.games.santiago.planting import leaves_tile_over, markers_less, price_of_planting
from levada.games.santiago.scoring import field_of, points_in, weight_of
from levada.games.santiago.setup import boxed_of_kind, squares_for_palms
from levada.masks import lowest


@routine
def ask(state: State, seat: Seat, out: Totals) -> None:
    """Writes all answers, then changes the state by every rule that does."""
    out[0] = stacks(state)
    out[1] = rounds(state)
    out[2] = rounds_left(state)
    out[3] = is_last_round(state)
    out[4] = tiles_in_play(state)
    out[5] = living(state)
    out[6] = dried(state)
    out[7] = has_sealed_bids(state)
    out[8] = leaves_tile_over(state)
    out[9] = price_of_planting(state, seat)
    out[10] = markers_less(int(state.bid[seat]))
    out[11] = price_elsewhere(state)
    out[12] = can_be_bought(state)
    out[13] = thirsty(state)
    out[14] = tiles_face_down(state)
    out[15] = squares_for_palms(int(state.spring), state.palms)
    at = 16
    for tile in range(TILE_KINDS):
        out[at] = tiles_of_kind(tile) * 10 + boxed_of_kind(tile)
        at += 1
    for owner in range(state.players):
        out[at] = is_money_seen_by(state, seat, owner)
        at += 1
    for crop in range(CROPS):
        field = field_of(state.crop[crop] & -state.crop[crop], state.crop[crop])
        out[at] = field
        out[at + 1] = points_in(state, seat, field)
        out[at + 2] = weight_of(state, field & state.owned[seat])
        at += 3
    segment = lowest(state.reachable)
    out[at] = offered_for(state, segment)
    change(state, seat, segment)


@routine
def change(state: State, seat: Seat, segment: int) -> None:
    if has_sealed_bids(state):
        open_sealed_bids(state)
    else:
        rank_bids(state)
    if state.wanted[seat] == NO_SEGMENT and seat != state.overseer:
        state.wanted[seat] = segment
        apply_amount(state, seat, 1)
    apply_overseer(state, int(state.overseer), SEGMENT + segment)
    apply_overseer(state, int(state.overseer), PASS)
    build(state, lowest(state.reachable))
    let_dry(state)

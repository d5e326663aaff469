"""The rules of Santiago for plain Python to ask over a snapshot: no rule is written a second time."""

from levada.compilation import uncompiled
from levada.games.santiago import (
    auction,
    bribery,
    canals,
    drought,
    hidden_information,
    layout,
    planting,
    scoring,
    setup,
)

stacks = uncompiled(layout.stacks)
rounds = uncompiled(layout.rounds)
rounds_left = uncompiled(layout.rounds_left)
is_last_round = uncompiled(layout.is_last_round)
tiles_in_play = uncompiled(layout.tiles_in_play)
tiles_of_kind = uncompiled(layout.tiles_of_kind)
living = uncompiled(layout.living)
dried = uncompiled(layout.dried)
has_sealed_bids = uncompiled(layout.has_sealed_bids)

boxed_of_kind = uncompiled(setup.boxed_of_kind)
squares_for_palms = uncompiled(setup.squares_for_palms)

rank_bids = uncompiled(auction.rank_bids)
open_sealed_bids = uncompiled(auction.open_sealed_bids)

leaves_tile_over = uncompiled(planting.leaves_tile_over)
price_of_planting = uncompiled(planting.price_of_planting)
markers_less = uncompiled(planting.markers_less)

lay_offer = uncompiled(bribery.apply_amount)
offered_for = uncompiled(bribery.offered_for)
price_elsewhere = uncompiled(bribery.price_elsewhere)
can_be_bought = uncompiled(bribery.can_be_bought)
decide = uncompiled(bribery.apply_overseer)

build = uncompiled(canals.build)

thirsty = uncompiled(drought.thirsty)
let_dry = uncompiled(drought.begin)

field_of = uncompiled(scoring.field_of)
points_in = uncompiled(scoring.points_in)
weight_of = uncompiled(scoring.weight_of)

tiles_face_down = uncompiled(hidden_information.tiles_face_down)
is_money_seen_by = uncompiled(hidden_information.is_money_seen_by)

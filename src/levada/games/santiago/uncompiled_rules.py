"""The rules of Santiago for plain Python to ask over a snapshot: no rule is written a second time."""

from levada.compilation import plain
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

stacks = plain(layout.stacks)
rounds = plain(layout.rounds)
rounds_left = plain(layout.rounds_left)
is_last_round = plain(layout.is_last_round)
tiles_in_play = plain(layout.tiles_in_play)
tiles_of_kind = plain(layout.tiles_of_kind)
living = plain(layout.living)
dried = plain(layout.dried)
has_sealed_bids = plain(layout.has_sealed_bids)

boxed_of_kind = plain(setup.boxed_of_kind)
squares_for_palms = plain(setup.squares_for_palms)

rank_bids = plain(auction.rank_bids)
open_sealed_bids = plain(auction.open_sealed_bids)

leaves_tile_over = plain(planting.leaves_tile_over)
price_of_planting = plain(planting.price_of_planting)
markers_less = plain(planting.markers_less)

lay_offer = plain(bribery.apply_amount)
offered_for = plain(bribery.offered_for)
price_elsewhere = plain(bribery.price_elsewhere)
can_be_bought = plain(bribery.can_be_bought)
decide = plain(bribery.apply_overseer)

build = plain(canals.build)

thirsty = plain(drought.thirsty)
let_dry = plain(drought.begin)

field_of = plain(scoring.field_of)
points_in = plain(scoring.points_in)
weight_of = plain(scoring.weight_of)

tiles_face_down = plain(hidden_information.tiles_face_down)
is_money_seen_by = plain(hidden_information.is_money_seen_by)

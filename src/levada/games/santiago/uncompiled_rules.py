"""The rules of Santiago over a snapshot: what is shown is what they format_move, not a second count."""

from levada.compilation import plain
from levada.games.santiago import auction, bribery, drought, layout, scoring

field_of = plain(scoring.field_of)
weight_in = plain(scoring.weight_in)
let_dry = plain(drought.begin)
lay_offer = plain(bribery.apply_amount)
offered_for = plain(bribery.offered_for)
price_elsewhere = plain(bribery.price_elsewhere)
rank_bids = plain(auction.rank_bids)
open_sealed_bids = plain(auction.open_sealed_bids)
living = plain(layout.living)
is_last_round = plain(layout.is_last_round)
has_sealed_bids = plain(layout.has_sealed_bids)

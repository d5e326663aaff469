"""The rules of Ex Libris over a snapshot: what is shown is what they format_move, not a second count."""

from levada.compilation import plain
from levada.games.exlibris import layout, order, scoring

island_value = plain(scoring.island_value)
left_on_island = plain(layout.left_on_island)
markers_at = plain(order.markers_at)
books_found = plain(order.books_found)
seekers_of = plain(order.seekers_of)
discard_seekers = plain(order.discard_seekers)
join_expedition = plain(order.join_expedition)

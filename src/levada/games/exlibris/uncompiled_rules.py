"""The rules of Ex Libris for plain Python to ask over a snapshot: no rule is written a second time."""

from levada.compilation import plain
from levada.games.exlibris import closing, hidden_information, layout, order, scoring

hand_size = plain(layout.hand_size)
stack_size = plain(layout.stack_size)
left_on_island = plain(layout.left_on_island)

choices = plain(order.choices)
markers_at = plain(order.markers_at)
books_found = plain(order.books_found)
seekers_of = plain(order.seekers_of)
remove_sticks = plain(order.remove_sticks)
move_on = plain(order.move_on)
discard_seekers = plain(order.discard_seekers)
join_expedition = plain(order.join_expedition)

are_hands_equal = plain(closing.are_hands_equal)
is_city_taken = plain(closing.is_city_taken)
is_last_round_next = plain(closing.is_last_round_next)
closing_turns_left = plain(closing.closing_turns_left)
fewest_cards = plain(closing.fewest_cards)

island_value = plain(scoring.island_value)
house_points = plain(scoring.house_points)

is_hand_seen_by = plain(hidden_information.is_hand_seen_by)

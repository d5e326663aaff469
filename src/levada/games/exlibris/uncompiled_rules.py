"""The rules of Ex Libris for plain Python to ask over a snapshot: no rule is written a second time."""

from levada.compilation import uncompiled
from levada.games.exlibris import closing, hidden_information, layout, order, scoring

hand_size = uncompiled(layout.hand_size)
stack_size = uncompiled(layout.stack_size)
left_on_island = uncompiled(layout.left_on_island)

choices = uncompiled(order.choices)
markers_at = uncompiled(order.markers_at)
books_found = uncompiled(order.books_found)
seekers_of = uncompiled(order.seekers_of)
remove_sticks = uncompiled(order.remove_sticks)
move_on = uncompiled(order.move_on)
discard_seekers = uncompiled(order.discard_seekers)
join_expedition = uncompiled(order.join_expedition)

are_hands_equal = uncompiled(closing.are_hands_equal)
is_city_taken = uncompiled(closing.is_city_taken)
is_last_round_next = uncompiled(closing.is_last_round_next)
closing_turns_left = uncompiled(closing.closing_turns_left)
fewest_cards = uncompiled(closing.fewest_cards)

island_value = uncompiled(scoring.island_value)
house_points = uncompiled(scoring.house_points)

is_hand_seen_by = uncompiled(hidden_information.is_hand_seen_by)

"""What each feature and each action of Ex Libris is called, in the order of `features`."""

from levada.feature_vector import Feature, bits, numbers
from levada.games.exlibris.layout import (
    BOOKS_A_COLOUR,
    COLOUR_NAMES,
    HOUSE,
    MOST_PLAYERS,
    PHASES,
    PLACES,
    SEEKERS_A_COLOUR,
    STICKS,
)
from levada.games.exlibris.notation import format_move

SEATS = range(MOST_PLAYERS)  # 0 is the own one, 1 sits at its left
MOST_LEFT = STICKS + 2 * HOUSE

NAMED: tuple[Feature, ...] = (
    *bits(["expedition"], range(1, PLACES + 1), COLOUR_NAMES),
    *bits(["village_taken", "city_taken"], SEATS, COLOUR_NAMES),
    *bits(["is_there", "to_act"], SEATS),
    *bits(["phase"], PHASES),
    *bits(["spectator"]),
    *numbers(BOOKS_A_COLOUR, BOOKS_A_COLOUR, ["hand", "orders"], SEATS, COLOUR_NAMES),
    *numbers(MOST_LEFT, MOST_LEFT, ["left_on_island"], COLOUR_NAMES),
    *numbers(SEEKERS_A_COLOUR, SEEKERS_A_COLOUR, ["stack"], COLOUR_NAMES),
)

action_name = format_move

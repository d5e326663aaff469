"""Every rule of Ex Libris that plain Python asks, asked in a row."""

from levada.compilation import routine
from levada.contract import Seat, Totals
from levada.games.exlibris.closing import (
    are_hands_equal,
    closing_turns_left,
    fewest_cards,
    is_city_taken,
    is_last_round_next,
)
from levada.games.exlibris.hidden_information import is_hand_seen_by
from levada.games.exlibris.layout import (
    COLOURS,
    EMPTY,
    PLACES,
    State,
    hand_size,
    left_on_island,
    stack_size,
)
from levada.games.exlibris.order import (
    books_found,
    choices,
    discard_seekers,
    join_expedition,
    markers_at,
    move_on,
    remove_sticks,
    seekers_of,
)
from levada.games.exlibris.scoring import house_points, island_value


@routine
def ask(state: State, seat: Seat, out: Totals) -> None:
    """Writes all answers, then changes the state by every rule that does."""
    out[0] = stack_size(state)
    out[1] = choices(state, seat)
    out[2] = are_hands_equal(state)
    out[3] = is_city_taken(state)
    out[4] = is_last_round_next(state)
    out[5] = closing_turns_left(state)
    out[6] = fewest_cards(state)
    out[7] = house_points(state, seat)
    at = 8
    for place in range(PLACES):
        out[at] = markers_at(state, place)
        at += 1
    for owner in range(state.players):
        out[at] = hand_size(state, owner)
        out[at + 1] = is_hand_seen_by(state, seat, owner)
        at += 2
    for colour in range(COLOURS):
        out[at] = left_on_island(state, colour)
        out[at + 1] = island_value(state, colour)
        out[at + 2] = seekers_of(state, colour)
        out[at + 3] = books_found(state, colour)
        at += 4
    for colour in range(COLOURS):
        remove_sticks(state, seat, colour, books_found(state, colour))
    move_on(state, 0)
    join_expedition(state, EMPTY)
    discard_seekers(state, 1)

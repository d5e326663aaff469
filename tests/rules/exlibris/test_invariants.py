"""What must hold in every position: each edge of each invariant."""

from collections.abc import Callable
from typing import Any

import pytest

from levada.match import Match
from levada.simulation import play_match

OUT_OF_RANGE = "the phase or seat is out of range"
NO_COLOUR = "a card has no colour"
BOOKS = "the books of a colour do not add up"
HAND = "a hand is not what its orders left of it"
TURN = "the hands do not follow the turns"
STICKS = "an island has more sticks than it can, or fewer than none"
HOUSES = "a city was taken before its village"
EMPTY_PLACE = "a place is empty though the stack is not"
PHASE = "the closing phase should have begun"


def fault_of(match: Match) -> str:
    return match.game.faults[match.game.engine.faults(match.games, 0)]


def put(field: str, value: int, *at: int) -> Callable[[Any], None]:
    """Writes one number into a state."""

    def edit(state: Any) -> None:
        if at:
            state[field][at] = value
        else:
            state[field] = value

    return edit


def exchange_for_unused(change: int) -> Callable[[Any], None]:
    """Takes cards of A from seat 0 without an order, or gives it some."""

    def edit(state: Any) -> None:
        state.hand[0, 0] += change
        state.unused[0] -= change

    return edit


def take_orders_back(state: Any) -> None:
    """Seat 0 holds one card more of A and has given one order less than none."""
    state.hand[0, 0] += 1
    state.played[0, 0] -= 1


def exchange_orders(state: Any) -> None:
    """Leaves seat 0 with fewer than no orders of A, and as many more of B."""
    orders = state.played[0, 0] + 1
    state.played[0, :2] += [-orders, orders]
    state.unused[:2] += [orders, -orders]


def give_orders(seat: int, orders: int) -> Callable[[Any], None]:
    def edit(state: Any) -> None:
        colour = int(state.hand[seat].argmax())
        state.hand[seat, colour] -= orders
        state.played[seat, colour] += orders

    return edit


def take_city(state: Any) -> None:
    state.village_taken_by[0] = state.city_taken_by[0] = 0


def draw_all(state: Any) -> None:
    state.drawn = 33


def draw_all_but_one_and_leave_a_place_empty(state: Any) -> None:
    state.drawn = 32
    state.expedition[0] = -1


@pytest.mark.parametrize(
    ("edit", "fault"),
    [
        (put("players", 1), OUT_OF_RANGE),
        (put("players", 5), OUT_OF_RANGE),
        (put("phase", -1), OUT_OF_RANGE),
        (put("phase", 3), OUT_OF_RANGE),
        (put("seat", -1), OUT_OF_RANGE),
        (put("seat", 3), OUT_OF_RANGE),
        (put("drawn", -1), OUT_OF_RANGE),
        (put("drawn", 34), OUT_OF_RANGE),
        (put("seekers", -1, 32), NO_COLOUR),
        (put("seekers", 5, 0), NO_COLOUR),
        (put("expedition", 5, 6), NO_COLOUR),
        (put("expedition", -2, 0), NO_COLOUR),
        (put("hand", 1, 3, 4), BOOKS),
        (put("unused", -1, 2), BOOKS),
        (exchange_for_unused(1), HAND),
        (exchange_for_unused(-1), HAND),
        (take_orders_back, HAND),
        (exchange_orders, HAND),
        (give_orders(0, 1), TURN),
        (give_orders(1, 2), TURN),
        (put("sticks", 7, 1), STICKS),
        (put("sticks", -1, 4), STICKS),
        (put("village_taken_by", 3, 0), HOUSES),
        (put("village_taken_by", -2, 0), HOUSES),
        (put("city_taken_by", -2, 0), HOUSES),
        (put("city_taken_by", 2, 4), HOUSES),
        (put("expedition", -1, 0), EMPTY_PLACE),
        (draw_all_but_one_and_leave_a_place_empty, EMPTY_PLACE),
        (take_city, PHASE),
        (draw_all, PHASE),
        (put("phase", 2), PHASE),
    ],
)
def test_a_broken_start_is_noticed(edit: Callable[[Any], None], fault: str) -> None:
    match = Match.deal("exlibris", players=3, first=0, seed=1)
    assert fault_of(match) == "none"
    edit(match.games[0])
    assert fault_of(match) == fault


def test_a_city_taken_by_nobody_s_seat_is_noticed() -> None:
    match = Match.deal("exlibris", players=3, first=0, seed=1)
    match.games[0].phase = 1
    take_city(match.games[0])
    assert fault_of(match) == "none"
    match.games[0].city_taken_by[0] = 3
    assert fault_of(match) == HOUSES


@pytest.mark.parametrize(
    "edit",
    [
        put("sticks", 0, 0),
        put("village_taken_by", 2, 4),
        put("seat", 2),
        put("phase", 1),
        put("drawn", 32),
        give_orders(1, 1),
    ],
)
def test_what_may_be_is_no_fault(edit: Callable[[Any], None]) -> None:
    match = Match.deal("exlibris", players=3, first=0, seed=1)
    edit(match.games[0])
    assert fault_of(match) == "none"


def test_empty_places_without_a_stack_are_no_fault() -> None:
    match = Match.deal("exlibris", players=3, first=0, seed=1)
    state = match.games[0]
    state.drawn, state.phase = 33, 1
    state.expedition[:] = -1
    assert fault_of(match) == "none"


def test_whole_games_have_no_fault_and_a_game_over_is_not_one_just_dealt() -> None:
    for players in (2, 3, 4):
        match = play_match("exlibris", 6, 0, {"players": players})
        assert fault_of(match) == "none"
        assert fault_of(match.at(0)) == "none"

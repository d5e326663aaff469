"""Ex Libris: why an order is given, in positions made by hand."""

from typing import Any

import pytest

from tests.coach.reasons_for import codes, only, reasons
from tests.rules.exlibris.positions import table

# From the Seventh to the First: A finds 5, E 2, C 1, B and D nothing.
EXAMPLE = "ABDCAEA"


@pytest.mark.parametrize(("colour", "books"), [("A", 5), ("E", 2), ("C", 1), ("B", 0), ("D", 0)])
def test_books_found(colour: str, books: int) -> None:
    found = reasons(table(expedition=EXAMPLE), f"0 order {colour}")
    assert only(found, "finds") == {"colour": colour, "books": books}
    assert "joins_expedition" not in codes(found)


def test_fewer_books_in_the_closing_phase() -> None:
    found = reasons(table(expedition=EXAMPLE, closing=True), "0 order A")
    assert only(found, "finds") == {"colour": "A", "books": 3}


def test_an_order_nobody_seeks_joins_the_expedition() -> None:
    found = reasons(table(expedition="AAAAAAA"), "0 order B")
    assert only(found, "joins_expedition") == {"colour": "B"}
    assert "finds" not in codes(found)


@pytest.mark.parametrize(
    ("island", "houses"),
    [("5vc", []), ("2vc", [("village", 2)]), ("2c", [("city", 3)]), ("2", [])],
)
def test_houses_taken(island: str, houses: list[tuple[str, int]]) -> None:
    found = reasons(table(expedition=EXAMPLE, islands={"A": island}), "0 order A")
    taken = [(each["house"], each["points"]) for each in found if each["reason"] == "takes"]
    assert taken == houses


def test_an_island_is_lifted_and_cards_of_it_are_held() -> None:
    match = table(expedition=EXAMPLE, hands="AAABCDE", islands={"B": "4vc", "C": "3vc"})
    found = reasons(match, "0 order A")
    assert only(found, "lifts") == {"colour": "A", "from": -1, "to": 3}
    assert only(found, "holds") == {"colour": "A", "cards": 2}


def test_the_last_card_of_a_colour_leaves_none() -> None:
    assert "holds" not in codes(reasons(table(hands="ABBCDE"), "0 order A"))


def test_an_island_of_the_hand_falls_behind() -> None:
    """B was the emptiest; E finds 2 and goes past it."""
    match = table(expedition="CCCCDEC", hands="BE", islands={"B": "5vc", "E": "6vc"})
    found = reasons(match, "0 order E")
    assert only(found, "lowers") == {"colour": "B", "from": 3, "to": 2}


def test_what_the_card_was_worth_and_the_count_as_it_stands() -> None:
    match = table(expedition="CCCCCCC", hands="BBE", islands={"B": "5vc"})
    found = reasons(match, "0 order B")
    assert only(found, "spends") == {"colour": "B", "value": 3}
    assert only(found, "loses_now") == {"points": 3}
    assert only(reasons(match, "0 order E"), "gains_now") == {"points": 1}


def test_the_city_begins_the_closing_phase_or_ends_the_game() -> None:
    islands = {"A": "2c"}
    begun = reasons(table(2, expedition=EXAMPLE, islands=islands), "0 order A")
    assert codes(begun)[0] == "begins_closing"
    hands = ("AABBCC", "ABBCC")
    ended = reasons(table(2, expedition=EXAMPLE, hands=hands, islands=islands), "0 order A")
    assert codes(ended)[0] == "ends_game"
    assert "exposes" not in codes(ended)


def exposed(**given: Any) -> list[tuple[int, str, str]]:
    found = reasons(table(3, first=1, **given), "1 order B")
    return [
        (each["seat"], each["house"], each["colour"])
        for each in found
        if each["reason"] == "exposes"
    ]


def test_a_house_the_next_seat_could_take() -> None:
    """B is discarded, all move up: D will be First and Second and find 5."""
    assert exposed(expedition="CCCEDDB", islands={"D": "2vc"}) == [(2, "village", "D")]
    assert exposed(expedition="CCCEDDB", islands={"D": "2c"}) == [(2, "city", "D")]
    assert exposed(expedition="CCCEDDB", islands={"D": "5vc"}) == []
    assert exposed(expedition="CCCEDDB", islands={"D": "2"}) == []


def test_seekers_yet_to_be_drawn_expose_nothing() -> None:
    """Four of B go; of the three that move up none is D, the stack is all D."""
    given = {"expedition": "CCCBBBB", "islands": {"D": "0vc", "C": "6vc"}}
    assert exposed(**given, stack="DDDDDDDDDD") == exposed(**given, stack="AAAAAAAAAA")


def test_a_colour_nobody_else_can_hold_is_safe() -> None:
    """All eleven books of D are in the own hand or were ordered."""
    match = table(2, expedition="CCCEDDB", hands=("BDDDDDDDD", "ABC"), islands={"D": "2vc"})
    state = match.games[0]
    state.unused[:] = 0
    assert "exposes" not in codes(reasons(match, "0 order B"))

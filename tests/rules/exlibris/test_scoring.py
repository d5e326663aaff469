"""The count: what the islands are worth, the houses, and who wins."""

import pytest

from levada.games.exlibris.layout import OVER
from levada.match import Match
from tests.rules.exlibris.positions import now, table, totals

UNTOUCHED = dict.fromkeys("ABCDE", "6vc")


def values(**islands: str) -> dict[str, int]:
    """What one card of each colour is worth to seat 0; houses that are gone went to seat 1."""
    return {colour: totals(table(2, hands=(colour, ""), islands=islands))[0] for colour in "ABCDE"}


def test_example_sticks_left_8_11_11_11_12() -> None:
    worth = values(A="1c", B="4c", C="4c", D="4c", E="5c")
    assert worth == {"A": 3, "B": 0, "C": 0, "D": 0, "E": -1}


def test_islands_are_worth_3_2_1_0_and_minus_1_the_emptiest_first() -> None:
    assert values(A="5", B="4", C="3", D="2", E="1") == {"A": -1, "B": 0, "C": 1, "D": 2, "E": 3}


@pytest.mark.parametrize(
    ("sticks", "worth"),
    [
        ("11111", [-1, -1, -1, -1, -1]),
        ("11234", [2, 2, 1, 0, -1]),
        ("12234", [3, 1, 1, 0, -1]),
        ("12334", [3, 2, 0, 0, -1]),
        ("12344", [3, 2, 1, -1, -1]),
        ("11123", [1, 1, 1, 0, -1]),
        ("12333", [3, 2, -1, -1, -1]),
        ("11122", [1, 1, 1, -1, -1]),
        ("11222", [2, 2, -1, -1, -1]),
        ("11112", [0, 0, 0, 0, -1]),
        ("12222", [3, -1, -1, -1, -1]),
        ("11223", [2, 2, 0, 0, -1]),
    ],
)
def test_equal_islands_all_take_the_lowest_value_among_their_places(
    sticks: str, worth: list[int]
) -> None:
    assert list(values(**dict(zip("ABCDE", sticks, strict=True))).values()) == worth


def test_a_house_still_there_counts_seven() -> None:
    assert values(A="0c", B="6", C="0vc", D="6c", E="6vc") == {
        "B": 3,
        "A": 2,
        "D": 1,
        "C": 0,
        "E": -1,
    }


def test_a_house_is_worth_exactly_seven_sticks() -> None:
    worth = values(A="0c", B="0c", C="6", D="1c", E="6vc")
    assert worth == {"A": 1, "B": 1, "C": 3, "D": 0, "E": -1}


def test_each_card_in_hand_counts_its_islands_value() -> None:
    islands = {"A": "1vc", "B": "2vc", "C": "3vc", "D": "4vc", "E": "5vc"}
    match = table(2, hands=("AABBBCDEE", "CDEEEEE"), islands=islands)
    assert totals(match) == [2 * 3 + 3 * 2 + 1 + 0 - 2, 1 + 0 - 5]


def test_two_points_for_a_village_and_three_for_a_city() -> None:
    match = table(3, hands=("", "", ""), islands=UNTOUCHED)
    match.games[0].village_taken_by[:] = [0, 0, 1, -1, -1]
    assert totals(match) == [4, 2, 0]
    match.games[0].city_taken_by[:] = [2, 0, -1, -1, -1]
    assert totals(match) == [4 + 3, 2, 3]


def test_books_left_over_and_orders_given_count_for_nobody() -> None:
    match = table(2, hands=("", ""), islands=UNTOUCHED)
    match.games[0].unused[:] = 5
    match.games[0].played[:] = 3
    assert totals(match) == [0, 0]


def finished(*hands: str) -> Match:
    match = table(len(hands), hands=hands, islands={"A": "1vc"})
    match.games[0].phase = OVER
    return match


def test_the_highest_score_wins() -> None:
    match = finished("AAAB", "AAAAA", "BBBB")
    assert match.scores == [3 * 3 - 1, 15, -4]
    assert match.winners == [1]


def test_x7_equal_scores_share_the_win() -> None:
    assert finished("AAAA", "B", "AAAA").winners == [0, 2]
    assert finished("B", "B").winners == [0, 1]


def test_a_total_below_nothing_can_win() -> None:
    match = finished("BB", "B")
    assert match.scores == [-2, -1]
    assert match.winners == [1]


def test_there_are_no_scores_before_the_end() -> None:
    match = table()
    assert match.scores is None
    assert match.winners is None
    assert now(match)["scores"] is None

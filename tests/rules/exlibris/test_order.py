"""A turn: what an order finds, what leaves its island, and how the expedition moves on."""

import pytest

from tests.rules.exlibris.positions import (
    EXAMPLE,
    FULL_ISLAND,
    found_by,
    island,
    now,
    play,
    table,
)

# The worked examples of the rulebook.


@pytest.mark.parametrize(("colour", "books"), [("A", 5), ("E", 2), ("C", 1), ("B", 0), ("D", 0)])
def test_example_books_found_by_each_order(colour: str, books: int) -> None:
    assert found_by(table(expedition=EXAMPLE), colour) == books


def test_example_a_village_is_taken_and_four_sticks_and_the_city_remain() -> None:
    match = play(table(islands={"A": "2vc"}), "A")
    assert island(match, "A") == (4, False, True)
    assert now(match)["villages"] == [1, 0, 0]
    assert now(match)["cities"] == [0, 0, 0]


def test_example_three_seekers_are_discarded_and_three_cards_are_drawn() -> None:
    match = play(table(stack="CDECCCCC"), "A")
    assert now(match)["expedition"] == "CDE" + "ABDC"
    assert now(match)["stack"] == 5


def test_example_x4_three_places_are_empty_after_three_discards() -> None:
    match = play(table(stack=""), "A")
    assert now(match)["expedition"] == "___" + "ABDC"


def test_example_closing_phase_markers_are_2_1_1() -> None:
    match = table(closing=True)
    assert now(match)["markers"] == [2, 1, 1, 0]
    assert found_by(match, "A") == 3  # First 2 and Third 1
    assert found_by(table(closing=True), "E") == 1
    assert found_by(table(closing=True), "C") == 0


# Books found.


@pytest.mark.parametrize(
    ("expedition", "books"),
    [
        ("BBBBBBA", 3),
        ("BBBBBAB", 2),
        ("BBBBABB", 2),
        ("BBBABBB", 1),
        ("BBABBBB", 0),
        ("BABBBBB", 0),
        ("ABBBBBB", 0),
        ("BBBAAAA", 8),
        ("AAABBBB", 0),
        ("AAAAAAA", 8),
    ],
)
def test_each_place_has_its_own_markers(expedition: str, books: int) -> None:
    assert found_by(table(expedition=expedition), "A") == books


@pytest.mark.parametrize(
    ("expedition", "books"),
    [("BBBBBBA", 2), ("BBBBBAB", 1), ("BBBBABB", 1), ("BBBABBB", 0), ("AAAAAAA", 4)],
)
def test_in_the_closing_phase_each_place_has_one_marker_less(expedition: str, books: int) -> None:
    assert found_by(table(expedition=expedition, closing=True), "A") == books


def test_sticks_leave_only_the_island_of_the_orders_colour() -> None:
    match = play(table(), "A")
    assert island(match, "A") == (1, True, True)
    for other in "BCDE":
        assert island(match, other) == FULL_ISLAND


def test_an_order_that_finds_nothing_still_moves_the_expedition() -> None:
    match = play(table(stack="EEEE"), "B")
    assert island(match, "B") == FULL_ISLAND
    assert now(match)["expedition"] == "E" + "ABDCAE"


# Houses.


def test_exactly_enough_sticks_no_house_is_taken() -> None:
    match = play(table(islands={"A": "5vc"}), "A")
    assert island(match, "A") == (0, True, True)
    assert now(match)["villages"] == [0, 0, 0]


def test_one_stick_too_few_takes_the_village() -> None:
    match = play(table(islands={"A": "4vc"}), "A")
    assert island(match, "A") == (6, False, True)


def test_the_village_goes_before_the_city() -> None:
    match = play(table(islands={"A": "0vc"}), "A")
    assert island(match, "A") == (2, False, True)
    assert (now(match)["villages"], now(match)["cities"]) == ([1, 0, 0], [0, 0, 0])


def test_the_city_is_taken_when_the_village_has_gone() -> None:
    match = play(table(islands={"A": "1c"}), "A")
    assert island(match, "A") == (3, False, False)
    assert (now(match)["villages"], now(match)["cities"]) == ([0, 0, 1], [1, 0, 0])


def test_exactly_enough_sticks_without_a_village_no_city_is_taken() -> None:
    match = play(table(islands={"A": "5c"}), "A")
    assert island(match, "A") == (0, False, True)
    assert now(match)["cities"] == [0, 0, 0]


def test_whoever_gave_the_order_takes_the_house() -> None:
    match = play(table(first=1, islands={"A": "0vc"}), "A")
    assert now(match)["villages"] == [0, 1, 0]


def test_x2_eight_found_with_no_sticks_takes_village_and_city_and_leaves_six() -> None:
    match = play(table(expedition="BBBAAAA", islands={"A": "0vc"}), "A")
    assert island(match, "A") == (6, False, False)
    assert (now(match)["villages"], now(match)["cities"]) == ([1, 0, 0], [1, 0, 0])


def test_x2_seven_found_with_no_sticks_the_village_is_exactly_enough() -> None:
    match = play(table(expedition="BBBBAAA", islands={"A": "0vc"}), "A")
    assert island(match, "A") == (0, False, True)
    assert now(match)["cities"] == [0, 0, 0]


def test_x3_more_found_than_is_left_and_no_house_the_island_goes_to_nothing() -> None:
    match = play(table(islands={"A": "2"}), "A")
    assert island(match, "A") == (0, False, False)
    assert (now(match)["villages"], now(match)["cities"]) == ([0, 0, 1], [0, 0, 1])


def test_x3_the_city_is_taken_and_still_not_enough() -> None:
    match = play(table(expedition="BBBAAAA", islands={"A": "0c"}), "A")
    assert island(match, "A") == (0, False, False)
    assert now(match)["cities"] == [1, 0, 0]


# The expedition moves on.


@pytest.mark.parametrize(
    ("expedition", "order", "follows"),
    [
        ("ABDCAEA", "E", "xABDCAE"),
        ("EBDCABB", "E", "xEBDCAB"),
        ("EEDCABB", "E", "xyEEDCA"),
        ("AAAAAAA", "A", "xyzwvut"),
        ("BAAAAAA", "A", "xyzwvuB"),
    ],
)
def test_as_many_are_discarded_from_the_first_on_as_had_the_colour(
    expedition: str, order: str, follows: str
) -> None:
    stack = "BCDEBCDE"
    drawn = dict(zip("xyzwvut", stack, strict=False))
    match = play(table(expedition=expedition, stack=stack), order)
    assert now(match)["expedition"] == "".join(drawn.get(card, card) for card in follows)
    assert now(match)["stack"] == len(stack) - sum(card in drawn for card in follows)


def test_the_first_card_drawn_becomes_the_seventh_the_next_the_sixth() -> None:
    match = play(table(expedition="BBCCDAA", stack="EDCB"), "A")
    assert now(match)["expedition"] == "EDBBCCD"


def test_x1_an_order_of_a_missing_colour_joins_and_nothing_else_happens() -> None:
    match = play(table(expedition="ABDCABA", stack="CCCC"), "E")
    assert now(match)["expedition"] == "E" + "ABDCAB"
    assert now(match)["stack"] == 4
    assert now(match)["islands"] == dict.fromkeys("ABCDE", FULL_ISLAND)


def test_x1_the_order_that_joined_is_a_seeker_from_then_on() -> None:
    match = play(table(expedition="ABDCABA", stack="CCCC"), "EE")
    assert now(match)["expedition"] == "C" + "EABDCA"


def test_x5_places_the_stack_does_not_reach_stay_empty() -> None:
    match = play(table(stack="DE"), "A")
    assert now(match)["expedition"] == "DE_" + "ABDC"
    assert now(match)["stack"] == 0


def test_x5_a_discard_closes_the_gap() -> None:
    match = play(table(players=4, stack="DE"), "AC")
    assert now(match)["expedition"] == "__" + "DEABD"


def test_x5_a_joining_order_moves_every_card_up_by_exactly_one_place() -> None:
    match = play(table(players=4, expedition="ABDCABA", stack="DD"), "AE")
    assert now(match)["expedition"] == "E" + "DD_ABD"


def test_x5_seekers_are_counted_and_discarded_across_a_gap() -> None:
    match = play(table(expedition="DE_DBDC", stack="", closing=True), "D")
    assert now(match)["expedition"] == "____" + "DED"


def test_x5_the_first_place_is_empty_nothing_is_discarded_and_all_move_up_one_place() -> None:
    match = play(table(expedition="AB_CD__", stack="", closing=True), "E")
    assert now(match)["expedition"] == "EAB_CD_"


def test_x5_seekers_are_discarded_from_the_first_there_is() -> None:
    match = play(table(expedition="BA_CD__", stack="", closing=True), "A")
    assert now(match)["expedition"] == "____BAC"


def test_x5_markers_belong_to_the_places_also_where_the_first_is_empty() -> None:
    assert found_by(table(expedition="AA_AAA_", stack="", closing=True), "A") == 2


def test_x5_an_expedition_of_nobody_is_joined() -> None:
    match = play(table(expedition="_______", stack="", closing=True), "E")
    assert now(match)["expedition"] == "E______"


# Cards.


def test_the_order_leaves_the_hand_and_lies_on_the_discard_pile_for_all_to_see() -> None:
    match = play(table(hands="AAABBBCCCDDDE"), "A")
    assert now(match)["hands"] == ["AABBBCCCDDDE", "AAABBBCCCDDDE", "AAABBBCCCDDDE"]
    for seat in (None, 0, 1, 2):
        assert match.view(seat)["played"] == ["A", "", ""]


def test_the_turn_passes_to_the_left() -> None:
    match = table(first=1)
    assert [match.to_act[0], play(match, "A").to_act[0], play(match, "C").to_act[0]] == [1, 2, 0]

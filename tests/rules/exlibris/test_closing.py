"""The end: what begins the closing phase, and when the game is over."""

import pytest

from levada.compiled_cache import COMPILED
from levada.match import Match
from levada.simulation import matches
from tests.rules.exlibris.positions import found_by, island, now, play, table

GAMES = 300 if COMPILED else 40
SIX, SEVEN, EIGHT = "ABCDEA", "ABCDEAB", "ABCDEABC"


def course(match: Match) -> tuple[str, list[int]]:
    return now(match)["phase"], now(match)["markers"]


# The stack.


def test_the_closing_phase_begins_when_the_stack_is_empty() -> None:
    match = table(stack="BB")
    assert course(match) == ("play", [3, 2, 2, 1])
    play(match, "A")
    assert course(match) == ("closing", [2, 1, 1, 0])


def test_a_stack_emptied_exactly_by_a_refill_is_empty() -> None:
    match = play(table(stack="BBB"), "A")
    assert now(match)["expedition"] == "BBBABDC"
    assert course(match) == ("closing", [2, 1, 1, 0])


def test_one_card_left_in_the_stack_is_no_trigger() -> None:
    match = play(table(stack="BBBB"), "A")
    assert now(match)["stack"] == 1
    assert course(match) == ("play", [3, 2, 2, 1])


@pytest.mark.parametrize(("players", "orders_left"), [(2, 1), (3, 2), (4, 3)])
def test_after_the_stack_the_round_under_way_is_finished(players: int, orders_left: int) -> None:
    match = play(table(players=players, stack="BB"), "A")
    for left in range(orders_left, 0, -1):
        assert now(match)["phase"] == "closing", left
        play(match, match.legal()[0][-1])
    assert match.is_over


def test_x6_the_stack_runs_out_on_the_last_turn_of_a_round_the_game_ends_at_once() -> None:
    match = table(first=2, stack="BB", hands=(SEVEN, SEVEN, EIGHT))
    play(match, "A")
    assert course(match) == ("over", [2, 1, 1, 0])
    assert match.to_act == ()
    assert match.legal() == []


def test_the_trigger_counts_at_the_end_of_the_turn_so_the_order_itself_finds_with_all_markers() -> (
    None
):
    match = play(table(stack="BB"), "A")
    assert island(match, "A") == (1, True, True)  # 5 found, not 3


def test_the_next_order_finds_with_one_marker_less_at_each_place() -> None:
    match = play(table(expedition="BBACCDD", stack="B"), "D")
    assert now(match)["phase"] == "closing"
    assert now(match)["expedition"] == "B_BBACC"
    assert found_by(match, "C") == 3  # First 2 and Second 1


# A city.


def test_the_closing_phase_begins_when_somebody_has_taken_a_city() -> None:
    match = play(table(islands={"A": "0c"}), "A")
    assert now(match)["cities"] == [1, 0, 0]
    assert course(match) == ("closing", [2, 1, 1, 0])


def test_a_village_is_no_trigger() -> None:
    match = play(table(islands={"A": "0vc"}), "A")
    assert now(match)["villages"] == [1, 0, 0]
    assert course(match) == ("play", [3, 2, 2, 1])


@pytest.mark.parametrize("colour", "ABCDE")
def test_the_city_of_any_island_is_a_trigger(colour: str) -> None:
    match = play(table(expedition="ABCDE" + colour * 2, islands={colour: "0c"}), colour)
    assert course(match) == ("closing", [2, 1, 1, 0])


def test_after_a_city_the_round_under_way_is_finished() -> None:
    match = play(table(islands={"A": "0c"}), "AC")
    assert now(match)["phase"] == "closing"
    play(match, "C")
    assert match.is_over
    assert [len(hand) for hand in now(match)["hands"]] == [12, 12, 12]


def test_x6_a_city_on_the_last_turn_of_a_round_ends_the_game_at_once() -> None:
    match = table(first=1, players=2, islands={"A": "0c"}, hands=(SEVEN, EIGHT))
    play(match, "A")
    assert course(match) == ("over", [2, 1, 1, 0])
    assert [len(hand) for hand in now(match)["hands"]] == [7, 7]


# Six cards.


@pytest.mark.parametrize("players", [2, 3, 4])
def test_at_six_cards_each_one_more_full_round_is_played(players: int) -> None:
    hands = (SIX,) * (players - 1) + (SEVEN,)
    match = play(table(players=players, first=players - 1, hands=hands), "B")
    for _ in range(players):
        assert course(match) == ("closing", [2, 1, 1, 0])
        play(match, match.legal()[0][-1])
    assert match.is_over
    assert [len(hand) for hand in now(match)["hands"]] == [5] * players


def test_seven_cards_each_are_no_trigger() -> None:
    match = play(table(players=2, first=1, hands=(SEVEN, EIGHT)), "B")
    assert course(match) == ("play", [3, 2, 2, 1])


def test_six_cards_in_some_hands_are_no_trigger() -> None:
    match = play(table(hands=SEVEN), "AB")
    assert [len(hand) for hand in now(match)["hands"]] == [6, 6, 7]
    assert course(match) == ("play", [3, 2, 2, 1])


# X8: two triggers.


def test_x8_stack_and_city_at_once_the_markers_drop_once() -> None:
    match = play(table(stack="B", islands={"A": "0c"}), "A")
    assert course(match) == ("closing", [2, 1, 1, 0])
    play(match, match.legal()[0][-1])
    assert course(match) == ("closing", [2, 1, 1, 0])


def test_x8_a_city_on_the_turn_that_brings_six_cards_each_ends_the_game_at_once() -> None:
    match = table(first=2, hands=(SIX, SIX, SEVEN), islands={"A": "0c"})
    play(match, "A")
    assert match.is_over
    assert [len(hand) for hand in now(match)["hands"]] == [6, 6, 6]


def test_x8_the_stack_runs_out_on_the_turn_that_brings_six_cards_each() -> None:
    match = play(table(first=2, hands=(SIX, SIX, SEVEN), stack="BB"), "A")
    assert match.is_over
    assert [len(hand) for hand in now(match)["hands"]] == [6, 6, 6]


def test_x8_a_city_in_the_last_round_does_not_make_it_longer() -> None:
    match = play(table(first=2, hands=(SIX, SIX, SEVEN), islands={"C": "0c"}), "A")
    play(match, "C")  # the First place brings 2, the sticks are short
    assert now(match)["cities"] == [1, 0, 0]
    assert course(match) == ("closing", [2, 1, 1, 0])
    play(match, "A")
    play(match, "A")
    assert match.is_over
    assert [len(hand) for hand in now(match)["hands"]] == [5, 5, 5]


def test_x8_six_cards_after_the_stack_do_not_make_the_game_longer() -> None:
    match = play(table(hands=SEVEN, stack="BB"), "ACC")
    assert match.is_over
    assert [len(hand) for hand in now(match)["hands"]] == [6, 6, 6]


# Over.


def test_when_it_is_over_nobody_is_to_act_and_nothing_is_legal() -> None:
    match = play(table(players=2, stack="BB"), "AC")
    line = now(match)
    assert (line["phase"], line["to_act"], line["legal"]) == ("over", [], [])
    assert line["scores"] == match.scores
    assert match.winners is not None


def test_games_end_in_each_of_the_three_ways() -> None:
    ends = {way_of_ending(match) for match in matches("exlibris", games=GAMES, seed=1, players=4)}
    assert ends == {"stack", "city", "six cards"}


def way_of_ending(match: Match) -> str:
    """What began the closing phase."""
    line = next(line for line in match.trace() if line["markers"][0] == 2)
    if line["stack"] == 0:
        return "stack"
    return "city" if sum(line["cities"]) else "six cards"


def test_every_game_ends_with_hands_of_one_size_and_never_below_five() -> None:
    for players in (2, 3, 4):
        for match in matches("exlibris", games=GAMES // 10, seed=2, players=players):
            (size,) = {len(hand) for hand in now(match)["hands"]}
            assert 5 <= size < 13

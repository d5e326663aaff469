"""A position in numbers, as one seat may know it."""

import numpy as np
import pytest

from levada.match import Match
from tests.rules.exlibris.positions import play, table


def features(match: Match, seat: int = 0) -> dict[str, int]:
    """By name, those that are not 0."""
    out = np.full(match.game.features, 9, np.uint8)
    match.game.engine.features(match.games, 0, seat, out)
    named = zip(match.game.feature_names, out.tolist(), strict=True)
    return {name: number for name, number in named if number}


def group(match: Match, name: str, seat: int = 0) -> dict[str, int]:
    """What is shown of `hand 0`, by the rest of the name."""
    start = f"{name} "
    return {
        key.removeprefix(start): number
        for key, number in features(match, seat).items()
        if key.startswith(start)
    }


def test_each_place_shows_its_seekers_colour_from_the_first_on() -> None:
    shown = group(table(expedition="ABDC_EA"), "expedition")
    assert list(shown) == ["1 A", "2 E", "4 C", "5 D", "6 B", "7 A"]


def test_each_island_shows_what_is_left_on_it() -> None:
    shown = group(table(islands={"A": "2vc", "B": "3c", "C": "4"}), "left_on_island")
    assert shown == {"A": 16, "B": 10, "C": 4, "D": 20, "E": 20}


def test_only_the_own_hand_is_shown() -> None:
    match = table(2, hands=("AAB", "CCCDE"))
    assert group(match, "hand", 0) == {"0 A": 2, "0 B": 1}
    assert group(match, "hand", 1) == {"0 C": 3, "0 D": 1, "0 E": 1}
    assert not group(match, "hand", -1)


def test_at_the_count_all_hands_are_shown() -> None:
    match = play(table(2, hands=("AAB", "CCD"), closing=True), "AC")
    assert group(match, "hand", -1) == {"0 A": 1, "0 B": 1, "1 C": 1, "1 D": 1}
    assert group(match, "hand", 1) == {"0 C": 1, "0 D": 1, "1 A": 1, "1 B": 1}


def test_the_stack_is_shown_by_colour() -> None:
    assert group(table(stack="AABEE"), "stack") == {"A": 2, "B": 1, "E": 2}


def test_seats_are_written_clockwise_from_the_own_one() -> None:
    match = play(table(3, hands="AABBCCDDEEABC", first=1), "C")
    for seat in range(3):
        assert group(match, "is_there", seat) == {"0": 1, "1": 1, "2": 1}
        assert group(match, "orders", seat) == {f"{(1 - seat) % 3} C": 1}
        assert group(match, "to_act", seat) == {str((2 - seat) % 3): 1}
    assert group(match, "to_act", -1) == {"2": 1}
    assert "spectator" in features(match, -1)


def test_houses_are_shown_with_the_seat_that_took_them() -> None:
    match = table(2, islands={"B": "1"})  # both went to seat 1
    assert group(match, "village_taken", 1) == group(match, "city_taken", 1) == {"0 B": 1}
    assert group(match, "village_taken", 0) == group(match, "city_taken", 0) == {"1 B": 1}


@pytest.mark.parametrize(("orders", "phase"), [("", "play"), ("A", "closing"), ("AC", "over")])
def test_the_phase_is_shown(orders: str, phase: str) -> None:
    assert group(play(table(2, stack="BB"), orders), "phase") == {phase: 1}

"""A position in numbers, as one seat sees it."""

from typing import Any

import numpy as np
import pytest

from levada.match import Match
from tests.rules.exlibris.positions import play, table

EXPEDITION, MARKERS, ISLANDS, HAND, STACK, SEATS = 0, 35, 42, 57, 62, 67
SEAT = 18
PHASES = SEATS + 4 * SEAT


def features(match: Match, seat: int = 0) -> Any:
    out = np.full(match.game.features, 9.0, np.float32)
    match.game.engine.features(match.games, 0, seat, out)
    return out


def seat_features(match: Match, seat: int, n: int) -> list[float]:
    """What is written of the n-th seat from the own one."""
    at = SEATS + n * SEAT
    return [round(float(number), 4) for number in features(match, seat)[at : at + SEAT]]


def test_each_place_shows_its_seekers_colour_from_the_first_on() -> None:
    numbers = features(table(expedition="ABDC_EA"))[EXPEDITION:MARKERS].reshape(7, 5)
    shown = ["".join("ABCDE"[i] for i in np.flatnonzero(place)) for place in numbers]
    assert shown == ["A", "E", "", "C", "D", "B", "A"]


@pytest.mark.parametrize(("closing", "markers"), [(False, [3, 2, 2, 1]), (True, [2, 1, 1, 0])])
def test_each_place_shows_its_markers(closing: bool, markers: list[int]) -> None:
    numbers = features(table(closing=closing))[MARKERS:ISLANDS]
    assert numbers.tolist() == [*markers, 0, 0, 0]


def test_each_island_shows_what_is_left_and_which_houses_stand() -> None:
    numbers = features(table(islands={"A": "2vc", "B": "3c", "C": "4"}))[ISLANDS:HAND]
    left = [[16 / 7, 1, 1], [10 / 7, 0, 1], [4 / 7, 0, 0], [20 / 7, 1, 1], [20 / 7, 1, 1]]
    assert np.allclose(numbers.reshape(5, 3), left)


def test_only_the_own_hand_is_shown() -> None:
    match = table(2, hands=("AAB", "CCCDE"))
    assert np.allclose(features(match, 0)[HAND:STACK] * 11, [2, 1, 0, 0, 0])
    assert np.allclose(features(match, 1)[HAND:STACK] * 11, [0, 0, 3, 1, 1])
    assert not features(match, -1)[HAND:STACK].any()


def test_the_stack_is_shown_by_colour() -> None:
    assert np.allclose(features(table(stack="AABEE"))[STACK:SEATS] * 8, [2, 1, 0, 0, 2])


def test_seats_are_written_clockwise_from_the_own_one() -> None:
    match = play(table(3, hands="AABBCCDDEEABC", first=1), "C")
    gave_an_order = [1, round(12 / 13, 4), 0, *[0] * 6, round(1 / 11, 4), *[0] * 8]
    to_move = [1, 1, 1, *[0] * 15]
    waiting = [1, 1, 0, *[0] * 15]
    for seat in range(3):
        written = [seat_features(match, seat, n) for n in range(3)]
        expected = [waiting, gave_an_order, to_move]
        assert written == expected[seat:] + expected[:seat]
        assert seat_features(match, seat, 3) == [0] * SEAT
    assert [seat_features(match, -1, n) for n in range(3)] == [waiting, gave_an_order, to_move]


def test_houses_are_shown_with_the_seat_that_took_them() -> None:
    match = table(2, islands={"B": "1"})  # both went to seat 1
    assert seat_features(match, 1, 0)[3 + 3 : 3 + 6] == [0, 1, 1]
    assert seat_features(match, 0, 0)[3 + 3 : 3 + 6] == [0, 0, 0]


def test_the_phase_is_shown() -> None:
    match = table(2, stack="BB")
    assert features(match)[PHASES:].tolist() == [1, 0, 0]
    assert features(play(match, "A"))[PHASES:].tolist() == [0, 1, 0]
    assert features(play(match, "C"))[PHASES:].tolist() == [0, 0, 1]

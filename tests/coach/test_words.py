"""Reasons in plain English."""

from typing import Any

import pytest

from levada.cli.reason_words import in_words

NAMES = ["Ana", "Beto", "Caro", "Dora"]


@pytest.mark.parametrize(
    ("reason", "words"),
    [
        ({"reason": "waters", "seat": 0, "tiles": 2}, "waters 2 tiles of yours"),
        ({"reason": "waters", "seat": 2, "tiles": 1}, "waters 1 tile of Caro’s"),
        ({"reason": "gains", "points": 1.0}, "worth 1 point to you"),
        ({"reason": "gains", "points": 2.5}, "worth 2.5 points to you"),
        (
            {"reason": "denies", "seat": 1, "points": 6.0, "leads": True},
            "denies Beto (the leader) 6 points",
        ),
        ({"reason": "denies", "seat": 1, "points": 6.0, "leads": False}, "denies Beto 6 points"),
        ({"reason": "planting_place", "best": 1, "worst": 3}, "plants first to third"),
        ({"reason": "planting_place", "best": 2, "worst": 2}, "plants second"),
        (
            {"reason": "best_canal", "segment": "B2-C2", "points": 0.0},
            "no canal brings you anything now",
        ),
        (
            {"reason": "keeps_extra_canal", "rounds": 0},
            "the extra canal is of no use after this round",
        ),
        (
            {"reason": "spends_extra_canal", "rounds": 1},
            "uses up the extra canal with 1 round to come",
        ),
    ],
)
def test_of_santiago(reason: dict[str, Any], words: str) -> None:
    assert in_words("santiago", reason, 0, NAMES) == words


@pytest.mark.parametrize(
    ("reason", "words"),
    [
        ({"reason": "finds", "colour": "A", "books": 0}, "finds nothing"),
        ({"reason": "finds", "colour": "A", "books": 3}, "finds 3 books on A"),
        ({"reason": "lifts", "colour": "A", "from": -1, "to": 3}, "lifts A from -1 to 3"),
        (
            {"reason": "takes", "house": "city", "colour": "B", "points": 3},
            "takes the city of B for 3 points",
        ),
        (
            {"reason": "exposes", "seat": 1, "house": "village", "colour": "C", "points": 2},
            "Beto could take the village of C next",
        ),
    ],
)
def test_of_exlibris(reason: dict[str, Any], words: str) -> None:
    assert in_words("exlibris", reason, 0, NAMES) == words


def test_a_name_may_hold_braces() -> None:
    reason = {"reason": "helps", "seat": 0, "points": 2.0, "leads": False}
    assert in_words("santiago", reason, 1, ["{x}"]) == "helps {x} by 2 points"

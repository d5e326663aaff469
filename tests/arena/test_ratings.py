"""Ratings: strengths that are known are found again."""

import numpy as np
import pytest

from levada.arena.confidence_sequence import Decision
from levada.arena.ratings import POINTS, from_their_mean, rate, strengths
from levada.arena.win_shares import LineupResult, Share

LEVELS = ["a", "b", "c", "d"]
TRUE = np.array([-1.5, -0.2, 0.4, 1.3])
SEATS = np.array(
    [[3, 1, 0, 0], [0, 3, 1, 0], [0, 0, 3, 1], [3, 0, 1, 0], [0, 3, 0, 1], [3, 0, 0, 1.0]]
)


def drawn_wins(
    games: int, rng: np.random.Generator
) -> np.ndarray[tuple[int, ...], np.dtype[np.float64]]:
    weights = SEATS * np.exp(TRUE)
    chances = weights / weights.sum(axis=1, keepdims=True)
    return np.array([rng.multinomial(games, each) for each in chances], np.float64)


def result(lineup: tuple[str, ...], games: int, **wins: float) -> LineupResult:
    shares = [
        Share(level, lineup.count(level), part, 0.0, 1.0, 0.0, 0.5) for level, part in wins.items()
    ]
    return LineupResult(lineup, games, tuple(shares), None, Decision.OPEN)


def test_known_strengths_are_found() -> None:
    found, _ = strengths(SEATS, drawn_wins(200_000, np.random.default_rng(1)))
    assert found - found.mean() == pytest.approx(TRUE - TRUE.mean(), abs=0.01)


def test_intervals_cover_in_about_95_percent() -> None:
    rng = np.random.default_rng(2)
    true_points = POINTS * (TRUE - TRUE.mean())
    held = np.zeros(len(TRUE))
    runs = 600
    for _ in range(runs):
        points, errors = from_their_mean(*strengths(SEATS, drawn_wins(300, rng)))
        held += np.abs(points - true_points) <= 1.96 * errors
    assert (held / runs >= 0.93).all()
    assert (held / runs <= 0.97).all()


def test_ten_to_one_are_400_points() -> None:
    weak, strong = rate(
        ["weak", "strong"], [result(("strong", "weak"), 11_000, strong=10 / 11, weak=1 / 11)]
    )
    assert strong.points - weak.points == pytest.approx(400, abs=1)
    assert strong.points == pytest.approx(-weak.points)


def test_one_among_three_with_an_equal_share_is_as_strong() -> None:
    for rating in rate(["a", "b"], [result(("a", "b", "b", "b"), 400, a=0.25, b=0.75)]):
        assert rating.points == pytest.approx(0, abs=1e-6)
        assert rating.low < 0 < rating.high


@pytest.mark.parametrize("games", [4, 400, 40_000])
def test_a_level_that_always_wins_stays_finite(games: int) -> None:
    weak, strong = rate(
        ["weak", "strong"], [result(("strong", "weak", "weak"), games, strong=1.0, weak=0.0)]
    )
    assert 0 < strong.points - weak.points < 4_000
    assert weak.low < weak.points < weak.high < 4_000


def test_without_games_nothing_is_known() -> None:
    for rating in rate(["a", "b"], [result(("a", "b"), 0)]):
        assert rating.points == 0
        assert rating.high > 400

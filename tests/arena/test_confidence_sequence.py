"""The confidence sequence: it holds at every look, and closes in."""

from math import lgamma, log

import numpy as np
import pytest

from levada.arena.confidence_sequence import (
    LOG_LIMIT,
    Decision,
    Outcomes,
    decide,
    lasting_interval,
    log_capital,
)

RUNS, LOOKS = 400, 150


def single_games(share: float, rng: np.random.Generator, size: int) -> Outcomes:
    return (rng.random(size) < share).astype(np.float64)


def rotated_deals(share: float, rng: np.random.Generator, size: int) -> Outcomes:
    return rng.binomial(4, share, size) / 4


def shared_wins(share: float, rng: np.random.Generator, size: int) -> Outcomes:
    """In half of the games there are two winners."""
    halves = rng.binomial(2, share, size) / 2
    return np.where(rng.random(size) < 0.5, halves, single_games(share, rng, size))


@pytest.mark.slow
@pytest.mark.parametrize("draw", [single_games, rotated_deals, shared_wins])
@pytest.mark.parametrize("share", [0.05, 0.25, 0.5, 0.8])
def test_the_true_share_is_left_out_at_any_look_in_at_most_5_percent(
    draw: object, share: float
) -> None:
    assert callable(draw)
    rng = np.random.default_rng(2003)
    lost = 0
    for _ in range(RUNS):
        outcomes = draw(share, rng, LOOKS)
        looks = range(1, LOOKS, 3)
        lost += any(log_capital(outcomes[:look], share) >= LOG_LIMIT for look in looks)
    assert lost <= 0.05 * RUNS


def test_wins_and_losses_make_the_beta_binomial_mixture() -> None:
    wins, losses, share = 13, 24, 0.3
    outcomes = np.array([1.0] * wins + [0.0] * losses)
    beta = lgamma(wins + 1) + lgamma(losses + 1) - lgamma(wins + losses + 2)
    expected = beta - wins * log(share) - losses * log(1 - share)
    assert log_capital(outcomes, share) == pytest.approx(expected, abs=1e-4)


def test_the_order_of_outcomes_does_not_matter() -> None:
    outcomes = rotated_deals(0.3, np.random.default_rng(1), 60)
    assert log_capital(outcomes, 0.5) == pytest.approx(log_capital(np.sort(outcomes), 0.5))


@pytest.mark.parametrize("outcomes", [[0.0], [1.0], [0.5], [0.0, 1.0, 0.25], [1.0] * 500])
def test_the_interval_holds_the_mean_and_ends_where_the_capital_is_20(
    outcomes: list[float],
) -> None:
    seen = np.array(outcomes)
    low, high = lasting_interval(seen)
    assert 0 <= low <= seen.mean() <= high <= 1
    for end in {low, high} - {0.0, 1.0}:
        assert log_capital(seen, end) == pytest.approx(LOG_LIMIT, abs=1e-4)


def test_the_interval_closes_in() -> None:
    rng = np.random.default_rng(5)
    widths = []
    for deals in (10, 100, 1_000, 10_000):
        low, high = lasting_interval(rotated_deals(0.4, rng, deals))
        assert low < 0.4 < high
        widths.append(high - low)
    assert widths == sorted(widths, reverse=True)
    assert widths[-1] < 0.02


def test_deals_that_balance_make_it_narrower() -> None:
    rng = np.random.default_rng(6)
    low, high = lasting_interval(single_games(0.5, rng, 200))
    balanced_low, balanced_high = lasting_interval(rotated_deals(0.5, rng, 200))
    assert balanced_high - balanced_low < 0.7 * (high - low)


def test_decisions() -> None:
    assert decide([0.5, 0.25], 0.25) == Decision.OPEN
    assert decide([1.0] * 4, 0.25) == Decision.ABOVE
    assert decide([1.0] * 3, 0.25) == Decision.OPEN
    assert decide([0.0] * 30, 0.25) == Decision.BELOW


def test_a_decision_is_what_the_interval_says() -> None:
    rng = np.random.default_rng(7)
    for share in (0.1, 0.3, 0.5, 0.7):
        outcomes = rotated_deals(share, rng, 80)
        low, high = lasting_interval(outcomes)
        expected = Decision.ABOVE if low > 0.3 else Decision.BELOW if high < 0.3 else Decision.OPEN
        assert decide(outcomes.tolist(), 0.3) == expected

"""Intervals for a number of games that was fixed beforehand."""

import numpy as np
import pytest

from levada.arena.win_shares import fixed_interval

RUNS = 1_500


@pytest.mark.parametrize("share", [0.1, 0.25, 0.6, 0.9])
@pytest.mark.parametrize("deals", [10, 25, 100])
def test_it_covers_the_true_share_in_about_95_percent(share: float, deals: int) -> None:
    rng = np.random.default_rng(2003)
    held = 0
    for _ in range(RUNS):
        low, high = fixed_interval(rng.binomial(4, share, deals) / 4, 4)
        held += low <= share <= high
    assert 0.935 <= held / RUNS <= 0.98


@pytest.mark.parametrize("share", [0.25, 0.6])
def test_it_covers_as_well_where_half_of_the_deals_decide_all_their_games(share: float) -> None:
    rng = np.random.default_rng(2003)
    held = 0
    for _ in range(RUNS):
        apart, at_once = rng.binomial(4, share, 100) / 4, rng.binomial(1, share, 100)
        low, high = fixed_interval(np.where(rng.random(100) < 0.5, at_once, apart), 4)
        held += low <= share <= high
    assert 0.935 <= held / RUNS <= 0.98


@pytest.mark.parametrize(("share", "low", "high"), [(0.0, 0.0, 0.088), (1.0, 0.912, 1.0)])
def test_always_or_never_is_not_certain(share: float, low: float, high: float) -> None:
    found = fixed_interval(np.full(10, share), 4)
    assert found == pytest.approx((low, high), abs=0.001)


def test_one_deal_is_enough_for_an_interval() -> None:
    low, high = fixed_interval(np.array([0.25]), 4)
    assert 0 < low < 0.25 < high < 1

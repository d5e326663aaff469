"""Estimates: games are what is counted, and looks are paid for."""

import json
from statistics import NormalDist

import numpy as np
import pytest

from levada.options import OptionError
from levada.study.estimates import Estimator
from levada.study.looks import FIRST_LOOK, Looks
from levada.study.question import interval
from levada.study.result import shown

NUMBERS = np.array([1.0, 2.0, 4.0, 5.0])


def test_an_estimate_is_the_mean_and_so_many_standard_errors() -> None:
    found = Estimator(2.0).mean({"measure": "total"}, NUMBERS)
    error = NUMBERS.std(ddof=1) / 2
    assert (found.mean, found.low, found.high) == pytest.approx((3, 3 - 2 * error, 3 + 2 * error))
    assert found.effect is None


def test_a_difference_is_taken_deal_by_deal_and_told_in_spreads_of_what_differs() -> None:
    found = Estimator(2.0).difference({}, NUMBERS + 1, NUMBERS)
    assert (found.low, found.mean, found.high) == pytest.approx((1, 1, 1))
    assert found.effect == pytest.approx(1 / NUMBERS.std(ddof=1))
    assert found.is_clear


def test_an_interval_that_holds_0_is_not_clear() -> None:
    assert not Estimator(2.0).difference({}, NUMBERS, NUMBERS[::-1]).is_clear


def test_of_one_game_nothing_is_known_and_json_says_so() -> None:
    told = Estimator(2.0).mean({"square": "a1"}, NUMBERS[:1]).as_dict()
    assert json.loads(json.dumps(told))["low"] is None


def test_what_is_the_same_in_all_games_has_no_interval_to_show() -> None:
    """No win in a few games is no proof that there are none."""
    found = Estimator(2.0).mean({}, np.zeros(200))
    assert interval(found, "z.1f", 100) == "0.0 (in all games)"
    assert shown(found) == ["0.0000", "in all games", ""]


def test_one_sign_stands_for_minus() -> None:
    found = Estimator(2.0).difference({}, NUMBERS - 2, NUMBERS + np.array([0.0, 1.0, 0.0, 1.0]))
    assert interval(found) == "−2.50 (−3.08 … −1.92)"
    assert shown(found)[:2] == ["−2.50", "−3.08 … −1.92"]


def test_looks_double_and_share_the_chance_of_a_miss() -> None:
    looks = Looks.of(5 * FIRST_LOOK, 0.1)
    assert looks.games == (FIRST_LOOK, 2 * FIRST_LOOK, 4 * FIRST_LOOK, 5 * FIRST_LOOK)
    assert NormalDist().cdf(looks.multiplier) == pytest.approx(1 - 0.05 / 4 / 2)


def test_one_look_has_the_usual_interval() -> None:
    for looks in (Looks.of(300, None), Looks.of(300, 0), Looks.of(FIRST_LOOK, 0.1)):
        assert looks.multiplier == pytest.approx(1.96, abs=0.001)


def test_whichever_look_is_the_last_the_interval_holds_the_mean() -> None:
    """Stopped where it pleases most: at the look whose interval is farthest from the truth."""
    chance = np.random.default_rng(5)
    looks = Looks.of(8 * FIRST_LOOK, 0.1)
    estimator, missed = Estimator(looks.multiplier), 0
    for _ in range(200):
        numbers = chance.exponential(1.0, looks.games[-1])
        found = [estimator.mean({}, numbers[:games]) for games in looks.games]
        missed += any(not each.low <= 1 <= each.high for each in found)
    assert missed <= 0.05 * 200 + 6


@pytest.mark.parametrize(
    ("games", "within"), [(99, None), (-5, 0), ("many", 0), (100, 2.0), (100, "tight")]
)
def test_what_makes_no_plan_is_refused(games: object, within: object) -> None:
    with pytest.raises(OptionError):
        Looks.of(games, within)

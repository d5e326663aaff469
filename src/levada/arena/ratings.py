"""Ratings of levels by maximum likelihood, from who won in which line-up.

A seat of strength θ wins with a chance in proportion to exp θ: Luce's choice, the first step of
Plackett and Luce's model, and with two players the model of Bradley and Terry. A shared win counts
in parts. The likelihood is concave, so Newton's steps find its top.

Every level is given one drawn game against an opponent of strength 0 whom nobody meets. This keeps
a level finite that always wins, and levels comparable that never met. Strengths are then counted
from their mean, on Elo's scale: 400 points are odds of ten to one.

Intervals come from the observed information, as if games were independent.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import log
from typing import Any

import numpy as np
import numpy.typing as npt

from levada.arena.confidence_level import STANDARD_ERRORS
from levada.arena.win_shares import LineupResult

Reals = npt.NDArray[np.float64]

POINTS = 400 / log(10)
LONGEST_STEP = 1.0  # Newton goes too far where one level nearly always wins
MOST_STEPS = 200
CLOSE_ENOUGH = 1e-9


@dataclass(frozen=True)
class Rating:
    level: str
    points: float
    low: float
    high: float
    """The 95 % interval."""

    def as_dict(self) -> dict[str, Any]:
        return {
            "level": self.level,
            "points": round(self.points, 2),
            "low": round(self.low, 2),
            "high": round(self.high, 2),
        }


def rate(levels: Sequence[str], lineups: Sequence[LineupResult]) -> tuple[Rating, ...]:
    seats = np.zeros((len(lineups), len(levels)))
    wins = np.zeros((len(lineups), len(levels)))
    for number, result in enumerate(lineups):
        for share in result.shares:
            seats[number, levels.index(share.level)] = share.seats
            wins[number, levels.index(share.level)] = share.win_share * result.games
    points, errors = from_their_mean(*strengths(seats[wins.any(axis=1)], wins[wins.any(axis=1)]))
    reach = STANDARD_ERRORS * errors
    return tuple(map(Rating, levels, points, points - reach, points + reach))


def strengths(seats: Reals, wins: Reals) -> tuple[Reals, Reals]:
    """The likeliest strength by level, and their covariance, from seats and wins by line-up."""
    found = np.zeros(seats.shape[1])
    for _ in range(MOST_STEPS):
        slope, information = slope_and_information(found, seats, wins)
        step = np.linalg.solve(information, slope).clip(-LONGEST_STEP, LONGEST_STEP)
        found += step
        if np.abs(step).max() < CLOSE_ENOUGH:
            break
    _, information = slope_and_information(found, seats, wins)
    return found, np.asarray(np.linalg.inv(information), np.float64)


def slope_and_information(strength: Reals, seats: Reals, wins: Reals) -> tuple[Reals, Reals]:
    """Of the log-likelihood, with the drawn game of every level."""
    weights = seats * np.exp(strength - strength.max())
    chances = weights / weights.sum(axis=1, keepdims=True)
    games = wins.sum(axis=1, keepdims=True)
    drawn = 1 / (1 + np.exp(-strength))
    slope = (wins - games * chances).sum(axis=0) + 0.5 - drawn
    expected = (games * chances).sum(axis=0) + drawn * (1 - drawn)
    return slope, np.diag(expected) - (games * chances).T @ chances


def from_their_mean(strength: Reals, covariance: Reals) -> tuple[Reals, Reals]:
    """Points and their standard errors."""
    centre = np.eye(len(strength)) - 1 / len(strength)
    spread = centre @ covariance @ centre
    return POINTS * (centre @ strength), POINTS * np.sqrt(spread.diagonal())

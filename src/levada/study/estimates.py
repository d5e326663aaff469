"""An estimate: the mean of one number a game, with its interval.

Seats of a game are no strangers to each other, nor are its rounds or squares. So all that a game
has to say is first made one number, and games, which are independent, are counted.
"""

from dataclasses import dataclass
from math import inf, isfinite, sqrt
from typing import Any

import numpy as np
import numpy.typing as npt

ByGame = npt.NDArray[Any]
CONSTANT = "in all games"
"""Stands where the interval would, of what is the same in all games."""


@dataclass(frozen=True)
class Estimate:
    labels: dict[str, str]
    """What it is of, by heading; the same headings in all rows of a study."""
    mean: float
    low: float
    high: float
    spread: float
    """The standard deviation of what is measured, from game to game; of a difference, that of
    whatever it is compared with (so `effect` is Glass's Δ)."""
    games: int
    is_difference: bool
    """0 would be no effect."""
    is_aim: bool
    """Whether the study goes on until this one is tight."""

    @property
    def effect(self) -> float | None:
        """Of a difference: in `spread`, where there is one."""
        if not self.is_difference or not self.spread:
            return None
        return self.mean / self.spread

    @property
    def is_constant(self) -> bool:
        """The same in all games: nothing varies from which an interval could be made."""
        return self.low == self.high

    @property
    def is_clear(self) -> bool:
        """The interval does not hold 0."""
        return self.is_difference and not self.low <= 0 <= self.high

    def is_tight(self, within: float) -> bool:
        return not self.is_aim or (self.high - self.low) / 2 <= within * self.spread

    def as_dict(self) -> dict[str, Any]:
        numbers = {"mean": self.mean, "low": self.low, "high": self.high, "spread": self.spread}
        rounded = {
            name: round(value, 6) if isfinite(value) else None for name, value in numbers.items()
        }
        effect = None if self.effect is None else round(self.effect, 6)
        return {**self.labels, **rounded, "effect": effect, "games": self.games}


def number(value: float, form: str) -> str:
    """As it stands in a sentence or a table: with the sign for minus that differences have."""
    return f"{value:{form}}".replace("-", "−")


@dataclass(frozen=True)
class Estimator:
    """Makes estimates with intervals."""

    multiplier: float
    """How many standard errors an interval reaches to each side."""

    def mean(
        self,
        labels: dict[str, str],
        by_game: ByGame,
        *,
        spread: float | None = None,
        is_difference: bool = False,
        is_aim: bool = True,
    ) -> Estimate:
        """Of numbers that are independent; a difference is told in the spread of what differs."""
        games = len(by_game)
        mean = float(np.mean(by_game)) if games else 0.0
        own = float(np.std(by_game, ddof=1)) if games > 1 else 0.0
        reach = self.multiplier * own / sqrt(games) if games > 1 else inf
        wide = own if spread is None else spread
        return Estimate(
            labels, mean, mean - reach, mean + reach, wide, games, is_difference, is_aim
        )

    def difference(
        self, labels: dict[str, str], one: ByGame, other: ByGame, spread: float | None = None
    ) -> Estimate:
        """One less the other, of the same deals, game by game."""
        if spread is None:
            spread = float(np.std(other, ddof=1)) if len(other) > 1 else 0.0
        return self.mean(labels, one - other, spread=spread, is_difference=True)

"""Whether ratings order people as they are, and their chances come true: 10,000 games of known strengths.

At tables of 2 to 5, drawn by chance. A seat's strength and luck (Gumbel's, which makes Luce's chances)
decide; results are rounded, so that some places are shared.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field

import numpy as np
import numpy.typing as npt

from levada.server.ratings.fold import Fold
from levada.server.ratings.rated_game import RatedGame, RatedSeat
from levada.server.ratings.rating import FIRST_POINTS, POINTS, win_chances

Reals = npt.NDArray[np.float64]
HOUR = 3600.0
ROUNDED_TO = 25.0
"""Points: about one game in ten then has a shared first place."""
DECILES = 10
POPULATIONS = ((200, 300), (200, 200), (200, 400), (50, 300), (1_000, 300))
"""How many people, and the standard deviation of their strengths."""


@dataclass
class Simulation:
    """Games of people of known strengths, each rated before the next is played."""

    people: int
    spread: float = 300.0
    seed: int = 2026
    fold: Fold = field(default_factory=lambda: Fold("santiago"))
    chances: list[float] = field(default_factory=list)
    """That were given to each seat before its game."""
    shares: list[float] = field(default_factory=list)
    """Of the win, by seat: 1, 0, or a part of a shared one."""

    def __post_init__(self) -> None:
        self.rng = np.random.default_rng(self.seed)
        self.strength = self.rng.normal(FIRST_POINTS, self.spread, self.people)

    def play(self, games: int) -> "Simulation":
        for number in range(games):
            who = self.rng.choice(self.people, int(self.rng.integers(2, 6)), replace=False)
            luck = self.rng.gumbel(0, POINTS, len(who))
            result = np.round((self.strength[who] + luck) / ROUNDED_TO)
            self.note(number, who.tolist(), [1 + int((result > each).sum()) for each in result])
        return self

    def note(self, number: int, who: Iterable[int], places: list[int]) -> None:
        seats = tuple(RatedSeat(place, str(each)) for each, place in zip(who, places, strict=True))
        self.chances += win_chances([self.fold.rating_of(seat) for seat in seats])
        winners = places.count(1)
        self.shares += [1 / winners if place == 1 else 0.0 for place in places]
        self.fold.add(RatedGame(f"{number:06}", "santiago", number * HOUR, seats))

    @property
    def points(self) -> Reals:
        standings = self.fold.standings
        return np.array([standings[str(each)].rating.points for each in range(self.people)])

    def order_kept(self) -> float:
        """Spearman's correlation of ratings and strengths."""
        return float(np.corrcoef(ranks(self.points), ranks(self.strength))[0, 1])

    def deciles(self) -> list[tuple[float, float]]:
        """The seats by the chance they were given, in ten equal parts: its mean, and what they won."""
        chances, shares = np.array(self.chances), np.array(self.shares)
        parts = np.array_split(np.argsort(chances, kind="stable"), DECILES)
        return [(float(chances[part].mean()), float(shares[part].mean())) for part in parts]

    def within_uncertainty(self) -> float:
        """The share of people whose strength is within two standard deviations of their rating.

        Both are counted from their mean: nothing but bots ties ratings to a scale.
        """
        standings = [self.fold.standings[str(each)].rating for each in range(self.people)]
        errors = (self.points - self.points.mean()) - (self.strength - self.strength.mean())
        reach = 2 * np.array([rating.uncertainty for rating in standings])
        return float((np.abs(errors) < reach).mean())


def ranks(values: Reals) -> Reals:
    return np.argsort(np.argsort(values)).astype(np.float64)


def measure() -> None:
    """Whether ratings order people as they are, and their chances come true."""
    for people, spread in POPULATIONS:
        played = Simulation(people, spread).play(10_000)
        rows = played.deciles()
        print(
            f"{people} people, strengths ± {spread}: Spearman {played.order_kept():.3f}, "
            f"{played.within_uncertainty():.0%} within 2 standard deviations, largest distance "
            f"{max(abs(given - won) for given, won in rows):.1%}"
        )
        if (people, spread) == POPULATIONS[0]:
            for given, won in rows:
                print(f"  given {given:6.1%}  won {won:6.1%}")

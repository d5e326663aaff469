"""When a study looks at what it has, and how wide its intervals are for that.

Whoever looks several times and stops when it pleases has more chances to be wrong. So the looks are
planned: at 1,000 games, at twice as many, and so on to the most that may be played. With K of them,
each interval is made to miss with a chance of 0.05 / K: whichever look is the last, and why, it
holds with 95 % (Bonferroni). With no stopping there is one look, and the usual interval.
"""

from dataclasses import dataclass
from statistics import NormalDist
from typing import Any, Self

from levada.integers import whole_number
from levada.options import OptionError
from levada.value_text import quote

CERTAINTY = 0.95
FIRST_LOOK = 1_000
LEAST_GAMES = 100
"""Of fewer, a mean is not near enough to normal for the interval to hold what it says."""


@dataclass(frozen=True)
class Looks:
    games: tuple[int, ...]
    """How many are played before each."""
    within: float
    """Where it stops: half an interval, in standard deviations of what is measured; 0: nowhere."""

    @classmethod
    def of(cls, games: Any, within: Any) -> Self:
        most = check_most(games)
        if within is None or within == 0:
            return cls((most,), 0.0)
        if not isinstance(within, int | float) or not 0 < within < 1:
            raise OptionError(
                f"within: {quote(within)} is not possible; expected standard deviations from 0, "
                "less than 1"
            )
        return cls(tuple(planned(most)), float(within))

    @property
    def multiplier(self) -> float:
        """So many standard errors to each side; means of hundreds of games are as good as normal."""
        miss = (1 - CERTAINTY) / len(self.games)
        return NormalDist().inv_cdf(1 - miss / 2)


def check_most(games: Any) -> int:
    most = whole_number(games)
    if most is None or most < LEAST_GAMES:
        raise OptionError(
            f"games: {quote(games)} is not possible; expected a whole number from {LEAST_GAMES}"
        )
    return most


def planned(most: int) -> list[int]:
    """Looks at twice as many games each time, and at the most."""
    looks, games = [most], FIRST_LOOK
    while games < most:
        looks.insert(-1, games)
        games *= 2
    return looks

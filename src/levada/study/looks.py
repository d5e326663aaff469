"""When a study looks at what it has, and how wide its intervals are for that.

Whoever looks several times and stops when it pleases has more chances to be wrong. So the looks are
planned: at 1,000 games, at twice as many, and so on to the most that may be played. With K of them,
each interval is made to miss with a chance of 0.05 / K: whichever look is the last, and why, it
holds with 95 % (Bonferroni). With no stopping there is one look, and the usual interval.
"""

from dataclasses import dataclass
from statistics import NormalDist
from typing import Any, Self

from levada.options import OptionError
from levada.value_text import quote

CERTAINTY = 0.95
FIRST_LOOK = 1_000


@dataclass(frozen=True)
class Looks:
    games: tuple[int, ...]
    """How many are played before each."""
    within: float | None
    """Where it stops: half an interval, in standard deviations of what is measured."""

    @classmethod
    def of(cls, most: int, within: Any) -> Self:
        if most < 2:
            raise OptionError(f"games: {most} are too few; expected 2 or more")
        if within is None:
            return cls((most,), None)
        if not isinstance(within, int | float) or not 0 < within < 1:
            raise OptionError(
                f"within: {quote(within)} is not possible; expected standard deviations between 0 and 1"
            )
        planned, games = [most], FIRST_LOOK
        while games < most:
            planned.insert(-1, games)
            games *= 2
        return cls(tuple(planned), float(within))

    @property
    def standard_errors(self) -> float:
        """So many to each side; means of hundreds of games are as good as normal."""
        miss = (1 - CERTAINTY) / len(self.games)
        return NormalDist().inv_cdf(1 - miss / 2)

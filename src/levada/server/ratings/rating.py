"""A rating: points on Elo's scale and how uncertain they are; the chances that follow from them."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

POINTS = 400 / math.log(10)
"""A player's chance to be first is in proportion to exp(points / POINTS): 400 are ten to one."""
FIRST_POINTS = 1500.0
FIRST_UNCERTAINTY = 200.0
SURE_ENOUGH = 100.0
"""From there on a rating is no longer provisional."""
SHARE_OF_VARIANCE = 6 / math.pi**2
"""What the mean variance of the seats adds to that of a chance: a logistic one is π²/3 wide, and
two seats are compared."""


@dataclass(frozen=True)
class Rating:
    points: float = FIRST_POINTS
    uncertainty: float = FIRST_UNCERTAINTY
    """One standard deviation."""

    @property
    def is_provisional(self) -> bool:
        return self.uncertainty > SURE_ENOUGH


def win_chances(ratings: Sequence[Rating]) -> list[float]:
    """Each seat's chance to win; the less is known of the seats, the more alike they are."""
    variance = sum(rating.uncertainty**2 for rating in ratings) / len(ratings)
    scale = math.sqrt(POINTS**2 + SHARE_OF_VARIANCE * variance)
    best = max(rating.points for rating in ratings)
    weights = [math.exp((rating.points - best) / scale) for rating in ratings]
    return [weight / sum(weights) for weight in weights]

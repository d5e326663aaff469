"""A confidence sequence: an interval for a mean that holds at every look, however often one looks.

Let every outcome x lie between 0 and 1 and have the mean m, whatever came before. For any p between
0 and 1 the factor `x p/m + (1 - x) (1 - p)/(1 - m)` is never negative and has the mean 1. So a
capital of 1, multiplied by the factor of every outcome, is a fair bet, and so is the average of
such capitals over many p. A fair capital ever reaches 20 with a chance of at most 1 in 20 (Ville):
the means at which it stays below 20 hold the true one at all looks at once, in 95 % of all runs.

This is Robbins' mixture. For outcomes 0 and 1 it is the Beta–binomial one, and it is worth at least
as much for those in between, since the line that joins two points of an exponential lies above it:
deals whose rotations balance each other make the interval narrower.

The means kept are one interval around the mean of the outcomes: 1/m and 1/(1 - m) are log-convex in
m, so are their sums, products and averages; and at the mean of the outcomes each product is at most
1 (Jensen).
"""

from collections.abc import Sequence
from enum import StrEnum

import numpy as np
import numpy.typing as npt

from levada.arena.confidence_level import CERTAINTY

Outcomes = npt.NDArray[np.float64]

LOG_LIMIT = -np.log1p(-CERTAINTY)
BETS = (np.arange(512) + 0.5) / 512
"""The p that are averaged over."""
HALVINGS = 40


class Decision(StrEnum):
    ABOVE = "above"
    BELOW = "below"
    OPEN = "open"


def log_capital(outcomes: Outcomes, mean: float) -> float:
    """The logarithm of what a capital of 1 has become, had the outcomes this mean."""
    values, counts = np.unique(outcomes, return_counts=True)
    up, down = np.outer(values, BETS / mean), np.outer(1 - values, (1 - BETS) / (1 - mean))
    logs = counts @ np.log(up + down)
    most = logs.max()
    return float(most + np.log(np.mean(np.exp(logs - most))))


def decide(outcomes: Sequence[float], bar: float) -> Decision:
    """Whether the mean is above or below a bar, as soon as that is certain."""
    seen = np.array(outcomes)
    if log_capital(seen, bar) < LOG_LIMIT:
        return Decision.OPEN
    return Decision.ABOVE if seen.mean() > bar else Decision.BELOW


def lasting_interval(outcomes: Outcomes) -> tuple[float, float]:
    """All means that the outcomes leave possible."""
    middle = float(outcomes.mean())
    return edge(outcomes, middle, 0.0), edge(outcomes, middle, 1.0)


def edge(outcomes: Outcomes, inside: float, outside: float) -> float:
    """Halves the way between a possible mean and one end of the scale."""
    if inside == outside:
        return outside
    for _ in range(HALVINGS):
        between = (inside + outside) / 2
        if log_capital(outcomes, between) < LOG_LIMIT:
            inside = between
        else:
            outside = between
    return outside

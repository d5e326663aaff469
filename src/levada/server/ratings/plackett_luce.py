"""One game's effect on the ratings of those who played it: openskill's Plackett–Luce model.

Its numbers are tuned by measurement; `python -m benchmarks ratings` shows what they are worth.
"""

import math
from collections.abc import Sequence
from typing import Any

from openskill.models import PlackettLuce

from levada.server.ratings.rating import FIRST_POINTS, FIRST_UNCERTAINTY, Rating

SPREAD = 150.0
"""Of the luck at a whole table. Somewhat less than POINTS, as the model adds the uncertainty of all
seats to it: together they are about as much."""
DRIFT = 5.0
"""What a rating loses in certainty before each game: people learn and forget."""
TABLE_SIZES = range(2, 6)


def learns_fully(*_of_game: Any) -> float:
    """openskill would let certainty grow much slower than what a game tells allows."""
    return 1.0


MODELS = {
    players: PlackettLuce(
        mu=FIRST_POINTS,
        sigma=FIRST_UNCERTAINTY,
        # openskill adds it up over the seats: so points mean the same at tables of every size.
        beta=SPREAD / math.sqrt(players),
        tau=DRIFT,
        gamma=learns_fully,
    )
    for players in TABLE_SIZES
}


def after_game(before: Sequence[Rating], places: Sequence[int]) -> list[Rating]:
    """The ratings after a game; the lower the place the better, equal ones are shared."""
    model = MODELS[len(before)]
    seats = [[model.rating(mu=each.points, sigma=each.uncertainty)] for each in before]
    found = model.rate(seats, ranks=[float(place) for place in places])
    return [Rating(seat.mu, seat.sigma) for [seat] in found]


def in_part(before: Rating, after: Rating, weight: float) -> Rating:
    """What is left of a change that counts only in part."""
    variance = before.uncertainty**2
    variance += weight * (after.uncertainty**2 - variance)
    points = before.points + weight * (after.points - before.points)
    return Rating(points, math.sqrt(variance))

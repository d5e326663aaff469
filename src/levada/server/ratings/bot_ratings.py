"""What the bots are rated: fixed, so that points mean something before anybody has played.

The arena's ratings by maximum likelihood (docs/bots.md) are on the same scale, but counted from the
mean of the levels. Here the regular bot has the points that everybody begins with.
`python -m benchmarks bot_ratings` measures them anew.
"""

from collections.abc import Mapping

from levada.bots.levels import LevelName
from levada.games import GameName
from levada.server.ratings.rating import FIRST_POINTS, Rating

MEASURED: Mapping[GameName, Mapping[LevelName, float]] = {
    "santiago": {"random": -1459, "novice": -258, "regular": 569, "expert": 1148},
    "exlibris": {"random": -267, "novice": -55, "regular": 79, "expert": 243},
}
"""By `levada arena ladder`: Santiago with four players, Ex Libris with three."""


def from_regular(points: Mapping[LevelName, float]) -> dict[LevelName, Rating]:
    """The arena's points moved so that the regular bot is where people begin."""
    return {
        level: Rating(FIRST_POINTS + each - points["regular"], uncertainty=0.0)
        for level, each in points.items()
    }


BOT_RATINGS = {game: from_regular(points) for game, points in MEASURED.items()}

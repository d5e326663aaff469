"""What the bots are rated: the arena's ladders anew, beside the numbers that ratings are anchored by."""

from collections.abc import Mapping

from levada import arena
from levada.bots.levels import LEVEL_NAMES
from levada.games import GameName
from levada.server.ratings.bot_ratings import BOT_RATINGS, from_regular

LADDERS: Mapping[GameName, tuple[int, tuple[float, float, float]]] = {
    "santiago": (4, (0.85, 0.55, 0.5)),
    "exlibris": (3, (0.45, 0.45, 0.45)),
}
"""Players, and the bars at the steps, as in docs/bots.md."""
MOST_GAMES = 2_000
SEED = 2026


def measure() -> None:
    """The arena's ladders anew, beside the numbers that ratings are anchored by."""
    for game, (players, bars) in LADDERS.items():
        found = arena.ladder(game, players=players, bars=bars, games=MOST_GAMES, seed=SEED).ratings
        measured = from_regular(
            {level: each.points for level, each in zip(LEVEL_NAMES, found, strict=True)}
        )
        for level, rating in BOT_RATINGS[game].items():
            print(f"{game} {level:<8} {measured[level].points:7.0f}, used {rating.points:7.0f}")

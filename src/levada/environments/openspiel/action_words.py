"""Every legal action in words of its own, as OpenSpiel wants them."""

from collections import Counter
from functools import lru_cache

import numpy as np

from levada.contract import Games, Seat
from levada.game import Game

POSITIONS_KEPT = 64


def words_of_actions(game: Game, games: Games, seat: Seat) -> dict[int, str]:
    """By legal action of a seat."""
    return words_at(game, games[:1].tobytes(), seat)


@lru_cache(POSITIONS_KEPT)
def words_at(game: Game, position: bytes, seat: Seat) -> dict[int, str]:
    """Two tiles of a kind are one move and two actions: the second is told apart by a number."""
    games = np.frombuffer(bytearray(position), game.layout)
    used: Counter[str] = Counter()
    found = {}
    for action in game.engine.legal_actions(games, 0, seat):
        words = game.format_action(games, 0, action)
        used[words] += 1
        found[action] = words if used[words] == 1 else f"{words} ({used[words]})"
    return found

"""The network of examples/train.py as a player, with NumPy alone:

levada arena match exlibris --lineup "trained novice novice" --code examples/trained_player.py
"""

from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

import levada
from levada.contract import Games, Seat
from levada.games import game

SHIPPED = Path(__file__).with_name("trained_exlibris.npz")


@cache
def read_weights(path: str) -> dict[str, Any]:
    """Once for all games: a player is made for each."""
    with np.load(path, allow_pickle=False) as kept:
        return dict(kept)


@levada.player("trained")
class Trained:
    """Takes the action that the network thinks best; other weights by `trained:weights=FILE`."""

    def __init__(self, weights: str = str(SHIPPED)) -> None:
        self.weights = read_weights(weights)

    def begin(self, start: levada.GameStart) -> None:
        self.game = game(start.game)
        learnt = str(self.weights["game"]), int(self.weights["features_version"])
        if learnt != (start.game, self.game.features_version):
            raise ValueError(f"these weights are for {learnt[0]}, version {learnt[1]} of features")

    def act(self, games: Games, seat: Seat) -> int:
        flow = np.zeros(self.game.features, np.float32)
        legal = np.zeros(self.game.actions, np.bool_)
        self.game.engine.features(games, 0, seat, flow)
        self.game.engine.mark_legal(games, 0, seat, legal)
        for layer in range(2):
            flow = np.maximum(0, self.layer(layer, flow))
        return int(np.where(legal, self.layer(2, flow)[:-1], -np.inf).argmax())

    def layer(self, number: int, flow: Any) -> Any:
        return flow @ self.weights[f"weights{number}"] + self.weights[f"bias{number}"]

"""Batches played by chance, for the tests."""

from typing import Any

import numpy as np
import numpy.typing as npt

import levada

SIZE = 24
TABLES: list[tuple[str, dict[str, Any]]] = [
    ("exlibris", {"players": 3}),
    ("santiago", {"players": 4, "palms": True}),
    ("santiago", {"players": 2, "edition": "trefl"}),
]


def by_chance(batch: levada.Batch, chance: np.random.Generator) -> npt.NDArray[np.int64]:
    """An action for each row, evenly among the legal ones."""
    actions: npt.NDArray[np.int64] = (chance.random(batch.masks.shape) * batch.masks).argmax(axis=1)
    return actions


def play(batch: levada.Batch, steps: int, seed: int = 1) -> levada.Batch:
    chance = np.random.default_rng(seed)
    for _ in range(steps):
        batch.step(by_chance(batch, chance))
    return batch


def arrays(batch: levada.Batch) -> list[bytes]:
    """All that a learner sees."""
    shown = (
        batch.observations,
        batch.masks,
        batch.seats,
        batch.rewards,
        batch.totals,
        batch.dones,
        batch.numbers,
    )
    return [array.tobytes() for array in shown]

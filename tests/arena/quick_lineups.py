"""Meetings of bots for the tests: real ones that are quick, and made-up ones of known strength."""

from collections.abc import Callable, Mapping

import numpy as np

from levada.arena.game_settings import Table
from levada.arena.game_task import Played, Task

PLAIN, OTHER, THIRD = "random", "random:slips=1", "random:slips=1.0"
"""Three levels that play alike, by different names."""


def table(game: str = "exlibris", seed: int = 7, **given: object) -> Table:
    return Table.of(game, given, seed)


def played_by(strength: Mapping[str, float]) -> Callable[[Task], Played]:
    """Plays a task by drawing who wins, each seat with a chance in proportion to its strength."""

    def play(task: Task) -> Played:
        game = Played(task.lineup, task.deal, task.rotation, ())
        weights = np.array([strength[level] for level in game.seats])
        key = [task.table.seed, task.deal, task.rotation, *" ".join(task.lineup).encode()]
        winner = np.random.default_rng(key).choice(len(weights), p=weights / weights.sum())
        scores = tuple(int(seat == winner) for seat in range(len(weights)))
        return Played(task.lineup, task.deal, task.rotation, scores)

    return play

"""The games of a study: one series or several, all on the same deals, played a batch at a time."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Self

import numpy as np

from levada.columns import Columns, Tallies
from levada.games import module_of
from levada.options import OptionError
from levada.simulation import GameSeries, Levels, Progress

BATCH = 500  # games; what Ctrl-C loses


@dataclass
class Arm:
    """One way to play: options, levels, and the games that were played so."""

    name: str
    series: GameSeries
    batches: list[Tallies] = field(default_factory=list)

    @classmethod
    def of(
        cls, name: str, game: str, level: Levels | None, seed: int, given: Mapping[str, Any]
    ) -> Self:
        return cls(name, GameSeries.of(game, seed=seed, level=level, given=dict(given)))

    @property
    def games(self) -> int:
        return sum(len(batch) for batch in self.batches)

    @property
    def players(self) -> int:
        return self.series.options.players

    def play_to(self, games: int, workers: int, progress: Progress | None) -> None:
        while self.games < games:
            number = min(BATCH, games - self.games)
            batch = self.series.tallies(number, workers, progress, first=self.games)
            check_whole(number - len(batch))
            self.batches.append(batch)


def check_whole(failed: int) -> None:
    """Games are compared deal by deal: none may be missing."""
    if failed:
        raise OptionError(
            f"{failed} games were not played to their end; a study needs players that do not fail"
        )


@dataclass(frozen=True)
class Sample:
    """The arms of a study, and as many games of each as all have."""

    arms: Sequence[Arm]

    @property
    def games(self) -> int:
        return min(arm.games for arm in self.arms)

    def table(self, name: str, arm: int = 0) -> Columns:
        series = self.arms[arm].series
        tallies = np.concatenate(self.arms[arm].batches)[: self.games]
        tables: Any = module_of(series.game.name, "levada.games.{}.columns")
        columns: Columns = tables.TABLES[name](tallies, series.options)
        return columns

    def by_game(self, columns: Columns, name: str) -> Any:
        """A column with a row a game: by seat, square or whatever the table has."""
        return columns[name].reshape(self.games, -1)

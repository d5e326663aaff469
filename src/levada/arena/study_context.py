"""Where a study takes place: its table, who plays the games, and where they are kept."""

import pickle
from collections.abc import Mapping, Sequence
from contextlib import closing, nullcontext
from dataclasses import dataclass
from functools import partial
from os import PathLike
from pathlib import Path
from typing import Any, Self, TypeAlias

from levada.arena.archive import Archive
from levada.arena.executors import Executor, alone, in_processes
from levada.arena.game_settings import Table
from levada.arena.game_task import Played, compile_for
from levada.arena.ray_executor import on_ray
from levada.arena.results import Result
from levada.arena.scheduler import Progress, run, tasks_of
from levada.arena.series import Series
from levada.arena.win_shares import LineupResult, sum_up
from levada.options import OptionError
from levada.players.player_words import Code, load_players, player_named
from levada.players.registry import NamedClass
from levada.players.time_limit import MOVE_SECONDS
from levada.seeds import new_seed
from levada.simulation import check_workers

Found: TypeAlias = tuple[dict[str, Any], tuple[LineupResult, ...], tuple[Played, ...], bool]
"""What every result begins with."""


@dataclass(frozen=True)
class StudyContext:
    table: Table
    archive: Archive | None
    workers: int | None
    """As many as there are cores, unless told."""
    ray: str | None
    """The address of a cluster."""
    progress: Progress | None

    @classmethod
    def of(
        cls,
        game: str,
        given: Mapping[str, Any],
        *,
        seed: int | None,
        workers: int | None,
        ray: str | None,
        out: str | PathLike[str] | None,
        progress: Progress | None,
        code: Code = (),
        move_seconds: float = MOVE_SECONDS,
    ) -> Self:
        check_workers(workers)
        load_players(code)
        archive = None if out is None else Archive(Path(out))
        if seed is None:
            seed = archive.seed if archive is not None else None
        table = Table.of(game, given, new_seed() if seed is None else seed, move_seconds)
        return cls(table, archive, workers, ray, progress)

    def play(self, all_series: Sequence[Series], *, is_recorded: bool = False) -> None:
        """Plays what is not kept yet; where records are wanted, that is everything."""
        levels = levels_of(all_series)
        for words in levels:
            player_named(self.table.game, words).check()
        if self.archive is not None:
            found = self.archive.begin(self.settings(all_series))
            take_over([] if is_recorded else found, all_series)
        table = self.table.known_elsewhere(levels)
        tasks = tasks_of(table, all_series, is_recorded=is_recorded)
        with nullcontext() if self.archive is None else closing(self.archive):
            run(all_series, self.executor(table, all_series), tasks, self.archive, self.progress)

    def executor(self, table: Table, all_series: Sequence[Series]) -> Executor:
        if self.ray is not None:
            return on_ray(self.ray, self.workers)
        left = sum(series.expected - series.done for series in all_series)
        workers = min(check_workers(self.workers), left)
        if workers <= 1:
            return alone
        check_found_elsewhere(table)
        return in_processes(workers, partial(compile_for, self.table))

    def settings(self, all_series: Sequence[Series]) -> dict[str, Any]:
        return self.table.settings(levels_of(all_series))

    def found(self, all_series: Sequence[Series]) -> Found:
        return (
            self.settings(all_series),
            tuple(sum_up(series) for series in all_series),
            tuple(played for series in all_series for played in series.counted()),
            not any(series.is_open for series in all_series),
        )

    def keep(self, result: Result, all_series: Sequence[Series]) -> None:
        """Games that a decision made needless are kept only while there may be need of them."""
        if self.archive is not None:
            every = (played for series in all_series for played in series.games.values())
            self.archive.finish(result.games if result.is_complete else every, result.as_dict())


def levels_of(all_series: Sequence[Series]) -> list[str]:
    return list(dict.fromkeys(level for series in all_series for level in series.lineup))


def check_found_elsewhere(table: Table) -> None:
    """Other processes import the classes that they are to play."""
    for source in table.sources:
        try:
            pickle.dumps(source)
        except (pickle.PicklingError, AttributeError, TypeError):
            assert isinstance(source, NamedClass)
            raise OptionError(
                f"player: {source.name}: other processes cannot import {source.kind.__qualname__}; "
                "put it at the top of a file, or play with workers=1"
            ) from None


def take_over(games: Sequence[Played], all_series: Sequence[Series]) -> None:
    by_lineup = {series.lineup: series for series in all_series}
    for played in games:
        if played.lineup in by_lineup:
            by_lineup[played.lineup].add(played)

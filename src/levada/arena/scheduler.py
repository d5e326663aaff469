"""Plays series side by side: those that are open, a deal at a time."""

import logging
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from typing import TypeAlias

from levada.arena.archive import Archive
from levada.arena.executors import Executor
from levada.arena.game_settings import Table
from levada.arena.game_task import Played, Task
from levada.arena.series import Series

log = logging.getLogger("levada.arena")
MOST_TOLD = 3
"""Failures of a player that are told of one by one."""

Progress: TypeAlias = Callable[[int, int], object]
"""Told how many games are played, and how many it will be as far as is known."""


def run(
    all_series: Sequence[Series],
    executor: Executor,
    tasks: Iterator[Task],
    archive: Archive | None,
    progress: Progress | None,
) -> None:
    """Plays until every series has decided or is at its end, or until Ctrl-C."""
    by_lineup = {series.lineup: series for series in all_series}
    failures: Counter[str] = Counter()
    try:
        with closing(executor(tasks)) as games:
            while any(series.is_open for series in all_series):
                tell(progress, all_series)
                played = next(games)
                tell_of_failure(played, failures)
                by_lineup[played.lineup].add(played)
                if archive is not None:
                    archive.keep(played)
            tell(progress, all_series)
    except KeyboardInterrupt:
        return  # the series hold what was played


def tell(progress: Progress | None, all_series: Sequence[Series]) -> None:
    if progress is not None:
        done = sum(series.done for series in all_series)
        progress(done, sum(series.expected for series in all_series))


def tell_of_failure(played: Played, failures: Counter[str]) -> None:
    """A line while it is news, for whoever waits for the end of a long study."""
    if played.failure is None:
        return
    level = played.seats[played.failure.seat]
    failures[level] += 1
    if failures[level] <= MOST_TOLD:
        where = f"deal {played.deal}, rotation {played.rotation}"
        log.warning("%s lost a game: %s, %s", level, where, played.failure)
    if failures[level] == MOST_TOLD + 1:
        log.warning("%s: further failures are only counted", level)


def tasks_of(
    table: Table, all_series: Sequence[Series], *, is_recorded: bool = False
) -> Iterator[Task]:
    """What is still to be played, looked up at the time it is asked for.

    The series take turns, so that few games are begun that a decision makes needless.
    """
    for deal in range(max(series.deals for series in all_series)):
        for series in all_series:
            for rotation in range(table.players):
                if series.wants(deal, rotation):
                    yield Task(table, series.lineup, deal, rotation, is_recorded)

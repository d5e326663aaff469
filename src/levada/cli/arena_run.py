"""Runs a study of the arena for the command line: progress, then what was found."""

import json
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import typer

from levada.arena import compare, ladder, match
from levada.arena.results import Result
from levada.cli.arena_report import show
from levada.cli.console import out as results
from levada.cli.console import progress_bar, remarks
from levada.cli.interrupts import INTERRUPTED
from levada.extras import check_installed
from levada.options import OptionError
from levada.players.player_words import words_in
from levada.record import written_whole
from levada.value_text import quote

SLOWEST_GAME = 3600.0  # seconds; the time left is estimated from the games of this span


@contextmanager
def terminated_as_interrupted() -> Iterator[None]:
    """SIGTERM ends a study as Ctrl-C does: with what was played, and no process left behind."""
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


@dataclass(frozen=True)
class Request:
    """What all studies take."""

    game: str
    games: int
    seed: int | None
    workers: int | None
    ray: str | None
    out: Path | None
    code: tuple[Path, ...]
    move_seconds: float
    table: dict[str, Any]
    as_json: bool

    @contextmanager
    def arguments(self) -> Iterator[dict[str, Any]]:
        """For a study of the library, while a bar shows how far it is."""
        if self.out is not None:
            check_installed("matplotlib")
        with (
            terminated_as_interrupted(),
            progress_bar(f"{self.game} arena", self.games) as progress,
        ):
            progress.speed_estimate_period = SLOWEST_GAME
            [task] = progress.task_ids
            yield {
                "games": self.games,
                "seed": self.seed,
                "workers": self.workers,
                "ray": self.ray,
                "out": self.out,
                "code": self.code,
                "move_seconds": self.move_seconds,
                "progress": lambda done, of: progress.update(task, completed=done, total=of),
                **self.table,
            }

    def answer(self, result: Result) -> None:
        """Prints what was found, and draws it where a directory was given."""
        if self.as_json:
            results.out(json.dumps(result.as_dict()), highlight=False)
        else:
            show(result)
        if self.out is not None and result.games:
            from levada.cli.arena_plots import draw

            draw(result, self.out)
            remarks.print(f"{len(result.games):,} games, summary and plots kept in {self.out}")
        if not result.is_complete:
            remarks.print("interrupted: this is what was played so far")
            raise typer.Exit(INTERRUPTED)


def play_match(
    request: Request, lineups: list[str], bar: float | None, records: Path | None
) -> None:
    with request.arguments() as arguments:
        is_recorded = records is not None
        result = match(request.game, lineups, bar=bar, is_recorded=is_recorded, **arguments)
    try:
        if records is not None:
            write_records(records, result)
    finally:  # a file that cannot be written takes no result along
        request.answer(result)


def write_records(path: Path, result: Result) -> None:
    with written_whole(path) as file:
        for played in result.games:
            file.write(f"{played.record}\n")
    remarks.print(f"{len(result.games):,} games written to {path}")


def play_ladder(request: Request, levels: str | None, bars: str | None, *, stops: bool) -> None:
    named = None if levels is None else words_in(levels)
    shares = None if bars is None else read_shares(bars)
    with request.arguments() as arguments:
        result = ladder(request.game, levels=named, bars=shares, stops=stops, **arguments)
    request.answer(result)


def read_shares(words: str) -> list[float]:
    try:
        return [float(word) for word in words.split()]
    except ValueError:
        raise OptionError(
            f"bars: {quote(words)} is not possible; expected shares such as '0.85 0.5'"
        ) from None


def play_compare(request: Request, old: str, new: str) -> None:
    with request.arguments() as arguments:
        result = compare(request.game, old, new, **arguments)
    request.answer(result)

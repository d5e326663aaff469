"""Runs a study for the command line: progress, then what was found."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import typer
from rich.table import Table

from levada import study
from levada.cli.console import out as results
from levada.cli.console import progress_bar, remarks
from levada.cli.interrupts import INTERRUPTED
from levada.extras import check_installed
from levada.players.player_words import load_players
from levada.study import StudyResult
from levada.study.directory import make_directory
from levada.study.result import CHANCE

MOST_ROWS = 60


@dataclass(frozen=True)
class Request:
    """What all studies take."""

    level: str
    games: int | None
    within: float | None
    seed: int | None
    workers: int | None
    out: Path | None
    code: tuple[Path, ...]
    table: dict[str, Any]

    def answer(self, question: str, *named: Any, as_json: bool) -> None:
        """Asks, shows what was found, and writes it where a directory was given."""
        if self.out is not None:
            check_installed("matplotlib")
            check_installed("pyarrow")
        load_players(self.code)
        try:
            self.tell(self.ask(question, *named), as_json=as_json)
        except KeyboardInterrupt:
            where = "" if self.out is None else f"; not all files may be in {self.out}"
            remarks.print(f"interrupted before all was told{where}")
            raise typer.Exit(INTERRUPTED) from None

    def tell(self, result: StudyResult, *, as_json: bool) -> None:
        if as_json:
            results.out(json.dumps(result.as_dict()), highlight=False)
        else:
            show(result)
        if self.out is not None and result.estimates:
            result.save(self.out)
            remarks.print(f"picture, table, summary and columns written to {self.out}")
        if not result.is_complete:
            raise typer.Exit(INTERRUPTED)

    def ask(self, question: str, *named: Any) -> StudyResult:
        with progress_bar(f"study of {question}", None) as progress:
            [task] = progress.task_ids
            result: StudyResult = getattr(study, question)(
                *named,
                level=None if self.level == CHANCE else self.level,
                seed=self.seed,
                workers=self.workers,
                planned=self.make_out,
                interrupted=tell_interrupt,
                progress=lambda done, of: progress.update(task, completed=done, total=of),
                **self.limits(),
                **self.table,
            )
        return result

    def make_out(self, names: Sequence[str]) -> None:
        if self.out is not None:
            make_directory(self.out, names)

    def limits(self) -> dict[str, Any]:
        """How long it goes on, where that was told."""
        games = {} if self.games is None else {"games": self.games}
        return games if self.within is None else {**games, "within": self.within}


def tell_interrupt(games: int) -> None:
    kept = f"{games:,} games are kept; Ctrl-C again gives them up"
    remarks.print(f"interrupted: {kept if games else 'there are no games yet'}")


def show(result: StudyResult) -> None:
    results.print(result.played)
    if len(result.estimates) <= MOST_ROWS:
        results.print(table_of(result))
    else:
        remarks.print(f"{len(result.estimates)} estimates: --out DIR or --json shows them all")
    results.print(result.answer)
    if result.is_complete and not result.is_tight:
        remarks.print("not as tight as asked: give a larger --games")


def table_of(result: StudyResult) -> Table:
    table = Table()
    for heading in result.headings:
        is_number = heading in ("mean", "95 %", "effect")
        table.add_column(heading, justify="right" if is_number else "left")
    for row in result.rows():
        table.add_row(*row)
    return table

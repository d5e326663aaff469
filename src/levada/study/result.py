"""What a study found: its estimates, as a table, as JSON, as files."""

import json
import os
from collections.abc import Sequence
from dataclasses import dataclass, field
from math import isfinite
from pathlib import Path
from typing import Any

from levada.column_files import write_columns
from levada.games import game as game_named
from levada.record import written_whole
from levada.study.directory import make_directory
from levada.study.estimates import CONSTANT, Estimate, number
from levada.study.sample import Arm, Sample

RAW = "{}.parquet"
SUMMARY, TABLE, PLOT = "summary.json", "table.md", "plot"
PICTURES = (".png", ".svg")
CHANCE = "chance"


@dataclass(frozen=True)
class StudyResult:
    study: str
    title: str
    answer: str
    """In a sentence."""
    settings: dict[str, Any] = field(repr=False)
    estimates: tuple[Estimate, ...] = field(repr=False)
    sample: Sample = field(repr=False)
    raw_tables: Sequence[str] = field(repr=False)
    """Which tables of its games are written."""
    is_complete: bool
    """Whether nobody interrupted it."""
    is_tight: bool
    """Whether all intervals are as narrow as was asked."""

    @property
    def games(self) -> int:
        return self.sample.games

    def __str__(self) -> str:
        return self.markdown()

    @property
    def played(self) -> str:
        """Whose games these are: game, players, options, how many, level, seed."""
        settings = self.settings
        numbers = {arm.players for arm in self.sample.arms}
        players = f", {settings['players']} players" if len(numbers) == 1 else ""
        others = {name: value for name, value in settings["table"].items() if name != "players"}
        table = "".join(f", {name} {value}" for name, value in others.items())
        deals = "deals, each played once each way" if len(self.sample.arms) > 1 else "games"
        return (
            f"{game_named(settings['game']).title}{players}{table}: {self.games:,} {deals}, played by "
            f"{settings['level'] or CHANCE}; seed {settings['seed']}"
            f"{'' if self.is_complete else '; interrupted'}"
        )

    @property
    def footnote(self) -> str:
        """How intervals were made."""
        looks, multiplier = len(self.settings["looks"]), self.settings["standard_error_multiplier"]
        wider = f", wider than 1.96 for the {looks} planned looks at the games" if looks > 1 else ""
        return f"95 % intervals: {multiplier:.2f} standard errors to each side{wider}."

    def as_dict(self) -> dict[str, Any]:
        return {
            "study": self.study,
            "answer": self.answer,
            "settings": self.settings,
            "games": self.games,
            "estimates": [estimate.as_dict() for estimate in self.estimates],
            "interrupted": not self.is_complete,
            "tight": self.is_tight,
        }

    @property
    def headings(self) -> list[str]:
        return [*self.estimates[0].labels, "mean", "95 %", "effect"] if self.estimates else []

    def rows(self) -> list[list[str]]:
        return [[*each.labels.values(), *shown(each)] for each in self.estimates]

    def markdown(self) -> str:
        """The answer, the table, and whose games these are."""
        lines = [self.headings, ["---"] * len(self.headings), *self.rows()]
        table = "\n".join(f"| {' | '.join(line)} |" for line in lines)
        parts = [f"# {self.title}", f"{self.played}.", self.answer]
        return "\n\n".join([*parts, table, self.footnote] if self.estimates else parts) + "\n"

    def save(self, to: str | os.PathLike[str]) -> None:
        """Writes summary, table, raw columns and the picture; the same result, the same files."""
        from levada.study.plots import draw

        directory = Path(to)
        make_directory(directory, file_names(self.sample, self.raw_tables))
        with written_whole(directory / SUMMARY) as file:
            file.write(json.dumps(self.as_dict(), indent=2) + "\n")
        with written_whole(directory / TABLE) as file:
            file.write(self.markdown())
        for place, arm in enumerate(self.sample.arms):
            for table in self.raw_tables:
                path = directory / raw_name(self.sample, arm, table)
                write_columns(path, self.sample.table(table, place))
        draw(self, directory / PLOT)


def raw_name(sample: Sample, arm: Arm, table: str) -> str:
    name = table if len(sample.arms) == 1 else f"{table}-{arm.name}"
    return RAW.format(name.replace("/", "-").replace(" ", "-"))


def file_names(sample: Sample, raw_tables: Sequence[str]) -> list[str]:
    """What `save` writes."""
    raw = [raw_name(sample, arm, table) for arm in sample.arms for table in raw_tables]
    return [SUMMARY, TABLE, *(f"{PLOT}{kind}" for kind in PICTURES), *raw]


def shown(estimate: Estimate) -> list[str]:
    """A mean and its interval with as many places as tell something, and the effect."""
    reach = (estimate.high - estimate.low) / 2
    if not isfinite(reach):
        return ["–", "–", ""]
    places = 2 if reach >= 0.05 else 3 if reach >= 0.005 else 4
    sign = "+" if estimate.is_difference else ""
    mean, low, high = (
        number(value, f"{sign}z.{places}f")
        for value in (estimate.mean, estimate.low, estimate.high)
    )
    effect = "" if estimate.effect is None else number(estimate.effect, "+z.3f")
    return [mean, CONSTANT if estimate.is_constant else f"{low} … {high}", effect]

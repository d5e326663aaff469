"""What a study found: its estimates, as a table, as JSON, as files."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from math import isfinite
from pathlib import Path
from typing import Any

from levada.column_files import write_columns
from levada.record import written_whole
from levada.study.estimates import Estimate
from levada.study.sample import Sample

RAW = "{}.parquet"
SUMMARY, TABLE, PLOT = "summary.json", "table.md", "plot"


@dataclass(frozen=True)
class StudyResult:
    study: str
    title: str
    answer: str
    """In a sentence."""
    settings: dict[str, Any]
    estimates: tuple[Estimate, ...]
    sample: Sample
    raw_tables: Sequence[str]
    """Which tables of its games are written."""
    is_complete: bool
    """Whether nobody interrupted it."""
    is_tight: bool
    """Whether all intervals are as narrow as was asked."""

    @property
    def games(self) -> int:
        return self.sample.games

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
        """The answer and the table."""
        lines = [self.headings, ["---"] * len(self.headings), *self.rows()]
        table = "\n".join(f"| {' | '.join(line)} |" for line in lines)
        return f"# {self.title}\n\n{self.answer}\n\n{table}\n"

    def save(self, directory: Path) -> None:
        """Writes summary, table, raw columns and the picture; the same result, the same files."""
        from levada.study.plots import draw

        directory.mkdir(parents=True, exist_ok=True)
        with written_whole(directory / SUMMARY) as file:
            file.write(json.dumps(self.as_dict(), indent=2) + "\n")
        with written_whole(directory / TABLE) as file:
            file.write(self.markdown())
        for number, arm in enumerate(self.sample.arms):
            for table in self.raw_tables:
                name = table if len(self.sample.arms) == 1 else f"{table}-{arm.name}"
                path = directory / RAW.format(name.replace("/", "-").replace(" ", "-"))
                write_columns(path, self.sample.table(table, number))
        draw(self, directory / PLOT)


def shown(estimate: Estimate) -> list[str]:
    """A mean and its interval with as many places as tell something, and the effect."""
    reach = (estimate.high - estimate.low) / 2
    if not isfinite(reach):
        return ["–", "–", ""]
    places = 2 if reach >= 0.05 else 3 if reach >= 0.005 else 4
    sign = "+" if estimate.is_difference else ""
    mean, low, high = (
        f"{value:{sign}.{places}f}" for value in (estimate.mean, estimate.low, estimate.high)
    )
    effect = "" if estimate.effect is None else f"{estimate.effect:+.3f}"
    return [mean, f"{low} … {high}", effect]

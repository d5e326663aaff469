"""Where on the board of Santiago tiles live longest."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from levada.games.santiago.board import SQUARE_NAMES
from levada.study.estimates import Estimate, Estimator
from levada.study.question import interval
from levada.study.sample import Sample


@dataclass(frozen=True)
class BoardQuestion:
    """`planted`: in how many games; `alive`: of the tiles planted there, how many live at the end."""

    name: ClassVar[str] = "board"
    raw_tables: ClassVar[Sequence[str]] = ("squares",)

    @property
    def title(self) -> str:
        return "Where do tiles live longest?"

    def estimates(self, sample: Sample, estimator: Estimator) -> list[Estimate]:
        columns = sample.table("squares")
        planted = sample.by_game(columns, "planted_round") > 0
        alive = sample.by_game(columns, "is_alive")
        lived = sample.by_game(columns, "rounds_lived")
        rows: list[Estimate] = []
        for square, name in enumerate(SQUARE_NAMES):
            there = planted[:, square]
            for measure, values in (
                ("planted", there),
                ("alive", alive[there, square]),
                ("rounds lived", lived[there, square]),
            ):
                labels = {"measure": measure, "square": name}
                rows.append(estimator.mean(labels, values, is_aim=measure == "alive"))
        return rows

    def answer(self, estimates: Sequence[Estimate]) -> str:
        alive = sorted(
            (each for each in estimates if each.labels["measure"] == "alive"),
            key=lambda each: each.mean,
        )
        worst, best = alive[0], alive[-1]
        return (
            f"Of the tiles planted on {best.labels['square']}, {interval(best, 'z.0f', 100)} % live at "
            f"the end; on {worst.labels['square']} it is {interval(worst, 'z.0f', 100)} %."
        )

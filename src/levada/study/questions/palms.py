"""How much water palms draw in Santiago: squares with a palm, and the same squares without."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from levada.columns import Columns
from levada.study.estimates import Estimate, Estimator
from levada.study.question import found, interval
from levada.study.sample import Sample

WITH, WITHOUT, DIFFERENCE = "with palms", "without", "difference"
END = "the end"


@dataclass(frozen=True)
class PalmQuestion:
    """The same deals are played with palms and without: the three squares are those of the palms."""

    name: ClassVar[str] = "palms"
    raw_tables: ClassVar[Sequence[str]] = ("squares",)

    @property
    def title(self) -> str:
        return "How much water do palms buy?"

    def estimates(self, sample: Sample, estimator: Estimator) -> list[Estimate]:
        tables = [sample.table("squares", arm) for arm in range(2)]
        palm = sample.by_game(tables[0], "palm")

        def share(claims: Any) -> Any:
            return (claims & palm).sum(axis=1) / palm.sum(axis=1)

        def rows(measure: str, by: str, claims: Sequence[Any]) -> list[Estimate]:
            labels = {"measure": measure, "by": by}
            shares = [share(claim) for claim in claims]
            return [
                estimator.mean({**labels, "squares": WITH}, shares[0], is_aim=False),
                estimator.mean({**labels, "squares": WITHOUT}, shares[1], is_aim=False),
                estimator.difference({**labels, "squares": DIFFERENCE}, *shares),
            ]

        watered = [sample.by_game(table, "watered_round") for table in tables]
        found_rows: list[Estimate] = []
        for played in range(1, int(watered[0].max()) + 1):
            claims = [(each > 0) & (each <= played) for each in watered]
            found_rows += rows("watered", f"round {played}", claims)
        for measure, column in (("planted", "planted_round"), ("alive", "is_alive")):
            found_rows += rows(measure, END, [truth(sample, table, column) for table in tables])
        return found_rows

    def answer(self, estimates: Sequence[Estimate]) -> str:
        last = [each for each in estimates if each.labels["measure"] == "watered"][-1].labels["by"]
        water = found(estimates, measure="watered", by=last, squares=DIFFERENCE)
        planted = found(estimates, measure="planted", by=END, squares=DIFFERENCE)
        return (
            f"A palm raises the chance that its square is watered by the end by "
            f"{interval(water, 'z.1f', 100)} percentage points, and that it is planted by "
            f"{interval(planted, 'z.1f', 100)}."
        )


def truth(sample: Sample, columns: Columns, name: str) -> Any:
    return sample.by_game(columns, name) > 0

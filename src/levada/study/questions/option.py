"""What an option changes: the same deals with each of its values, and the differences."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from levada.study.estimates import Estimate, Estimator
from levada.study.question import interval
from levada.study.questions.seat import by_place, place_names, spread_of
from levada.study.sample import Sample

ALL_SEATS = "all"
MEASURES = {
    "total": "Points",
    "lead": "Points ahead of the table's mean",
    "win_share": "Wins, in percentage points",
}


@dataclass(frozen=True)
class OptionQuestion:
    name: ClassVar[str] = "option"
    raw_tables: ClassVar[Sequence[str]] = ("seats",)

    game: str
    option: str
    values: Sequence[str]
    """The first is what the others are compared with."""
    measures: Sequence[str] = ("total", "lead", "win_share")

    @property
    def title(self) -> str:
        return f"What does the option {self.option} change?"

    def estimates(self, sample: Sample, estimator: Estimator) -> list[Estimate]:
        rows: list[Estimate] = []
        for measure in self.measures:
            by_arm = [by_place(sample, measure, arm) for arm in range(len(sample.arms))]
            spread = None if measure == "win_share" else spread_of(sample)
            if measure == "total":  # the others are always the same of all seats together
                means = [values.mean(axis=1) for values in by_arm]
                rows += self.compared(estimator, measure, ALL_SEATS, means, spread)
            if len({arm.players for arm in sample.arms}) == 1:
                for place, name in enumerate(place_names(self.game, sample.arms[0].players)):
                    at_place = [values[:, place] for values in by_arm]
                    rows += self.compared(estimator, measure, name, at_place, spread)
        return rows

    def compared(
        self,
        estimator: Estimator,
        measure: str,
        seat: str,
        by_arm: Sequence[Any],
        spread: float | None,
    ) -> list[Estimate]:
        """Each value alone, then each against the first, deal by deal."""
        labels = {"measure": measure, "seat": seat}
        alone = [
            estimator.mean({**labels, self.option: value}, numbers, is_aim=False)
            for value, numbers in zip(self.values, by_arm, strict=True)
        ]
        against = [
            estimator.difference(
                {**labels, self.option: f"{value} − {self.values[0]}"}, numbers, by_arm[0], spread
            )
            for value, numbers in zip(self.values[1:], by_arm[1:], strict=True)
        ]
        return alone + against

    def answer(self, estimates: Sequence[Estimate]) -> str:
        differences = [each for each in estimates if each.is_difference]
        clear = [each for each in differences if each.is_clear]
        if not clear:
            return f"None of {len(differences)} differences is clear: all intervals hold 0."
        told = [
            f"{name}: {'; '.join(f'{self.place(each)} {in_units(each)}' for each in rows)}"
            for measure, name in MEASURES.items()
            if (rows := [each for each in clear if each.labels["measure"] == measure])
        ]
        compared = f" ({differences[0].labels[self.option]})" if len(self.values) == 2 else ""
        counted = f"{len(clear)} of {len(differences)} differences{compared}"
        return f"{counted} {'is' if len(clear) == 1 else 'are'} clear. {'. '.join(told)}."

    def place(self, estimate: Estimate) -> str:
        """The seat, and the values where there are several differences of each seat."""
        seat = estimate.labels["seat"]
        named = "all seats" if seat == ALL_SEATS else f"seat {seat}"
        return named if len(self.values) == 2 else f"{estimate.labels[self.option]}, {named},"


def in_units(estimate: Estimate) -> str:
    is_share = estimate.labels["measure"] == "win_share"
    return interval(estimate, "+z.1f", 100) if is_share else interval(estimate)

"""What an option changes: the same deals with each of its values, and the differences."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from levada.study.estimates import Estimate, Estimator
from levada.study.question import interval
from levada.study.questions.seat import by_place, place_names
from levada.study.sample import Sample

ALL_SEATS = "all"


@dataclass(frozen=True)
class OptionQuestion:
    name: ClassVar[str] = "option"
    raw_tables: ClassVar[Sequence[str]] = ("seats",)

    game: str
    option: str
    values: Sequence[str]
    """The first is what the others are compared with."""
    measures: Sequence[str] = ("total", "win_share")

    @property
    def title(self) -> str:
        return f"What does the option {self.option} change?"

    def estimates(self, sample: Sample, estimator: Estimator) -> list[Estimate]:
        rows: list[Estimate] = []
        for measure in self.measures:
            by_arm = [by_place(sample, measure, arm) for arm in range(len(sample.arms))]
            if measure != "win_share":  # of all seats together it is always the same
                means = [values.mean(axis=1) for values in by_arm]
                rows += self.compared(estimator, measure, ALL_SEATS, means)
            if len({arm.players for arm in sample.arms}) == 1:
                for place, name in enumerate(place_names(self.game, sample.arms[0].players)):
                    at_place = [values[:, place] for values in by_arm]
                    rows += self.compared(estimator, measure, name, at_place)
        return rows

    def compared(
        self, estimator: Estimator, measure: str, seat: str, by_arm: Sequence[Any]
    ) -> list[Estimate]:
        """Each value alone, then each against the first, deal by deal."""
        labels = {"measure": measure, "seat": seat}
        alone = [
            estimator.mean({**labels, self.option: value}, numbers, is_aim=False)
            for value, numbers in zip(self.values, by_arm, strict=True)
        ]
        against = [
            estimator.difference(
                {**labels, self.option: f"{value} − {self.values[0]}"}, numbers, by_arm[0]
            )
            for value, numbers in zip(self.values[1:], by_arm[1:], strict=True)
        ]
        return alone + against

    def answer(self, estimates: Sequence[Estimate]) -> str:
        differences = [each for each in estimates if each.is_difference]
        clear = [each for each in differences if each.is_clear]
        if not clear:
            return "No clear difference: all intervals hold 0."
        told = [
            f"{each.labels[self.option]}, {in_seats(each)}: {in_units(each)}"
            for each in clear
            if each.labels["measure"] != "total" or each.labels["seat"] == ALL_SEATS
        ]
        counted = f"{len(clear)} of {len(differences)} differences are clear"
        return f"{'; '.join(told)}. {counted}." if told else f"{counted}."


def in_seats(estimate: Estimate) -> str:
    seat = estimate.labels["seat"]
    return "all seats" if seat == ALL_SEATS else f"seat {seat}"


def in_units(estimate: Estimate) -> str:
    if estimate.labels["measure"] == "win_share":
        return f"{interval(estimate, '+.1f', 100)} % of the wins"
    return f"{interval(estimate)} {estimate.labels['measure']}"

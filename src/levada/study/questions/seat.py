"""Whether it matters where one sits, counted from the first overseer or from who starts."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

import numpy as np

from levada.study.estimates import Estimate, Estimator
from levada.study.question import found, interval
from levada.study.sample import Sample

FIRST = {
    "santiago": ("from_first_overseer", "first overseer"),
    "exlibris": ("from_first", "starts"),
}
"""By game: the column that says how far left of the first a seat is, and what the first is."""


def place_names(game: str, players: int) -> list[str]:
    """Seats clockwise from the first, which has a name."""
    return [f"1 ({FIRST[game][1]})", *(str(place) for place in range(2, players + 1))]


def by_place(sample: Sample, measure: str, arm: int = 0) -> Any:
    """By game and place: a column of the seats, or how far a total is ahead of the table's mean."""
    columns = sample.table("seats", arm)
    column, _ = FIRST[sample.arms[arm].series.game.name]
    order = np.argsort(sample.by_game(columns, column), axis=1)
    if measure == "lead":
        totals = sample.by_game(columns, "total")
        values = totals - totals.mean(axis=1, keepdims=True)
    else:
        values = sample.by_game(columns, measure)
    return np.take_along_axis(values, order, axis=1)


@dataclass(frozen=True)
class SeatQuestion:
    name: ClassVar[str] = "seat"
    raw_tables: ClassVar[Sequence[str]] = ("seats",)

    game: str
    measures: Sequence[str] = ("total", "lead", "win_share")

    @property
    def title(self) -> str:
        return "Does it matter where one sits?"

    def estimates(self, sample: Sample, estimator: Estimator) -> list[Estimate]:
        places = place_names(self.game, sample.arms[0].players)
        return [
            estimator.mean(
                {"measure": measure, "seat": name},
                values[:, place],
                spread=spread_of(sample) if measure == "lead" else None,
                is_difference=measure == "lead",
            )
            for measure in self.measures
            for values in [by_place(sample, measure)]
            for place, name in enumerate(places)
        ]

    def answer(self, estimates: Sequence[Estimate]) -> str:
        leads = [each for each in estimates if each.is_difference]
        first, clear = leads[0], [each for each in leads if each.is_clear]
        wins = found(estimates, measure="win_share", seat=first.labels["seat"])
        told = "; ".join(f"seat {each.labels['seat']}, {interval(each)}" for each in clear)
        return (
            f"Seat {first.labels['seat']} is {interval(first)} points from the mean of its table and "
            f"has {interval(wins, 'z.1f', 100)} % of the wins, where {100 / len(leads):.1f} would be "
            f"equal. Seats that are clearly off the mean: {told or 'none'}."
        )


def spread_of(sample: Sample) -> float:
    return float(sample.table("seats")["total"].std())

"""How the islands of Ex Libris end: what is left on them, what they are worth, what ends the game."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

import numpy as np

from levada.games.exlibris.layout import COLOURS
from levada.games.exlibris.tally import ENDINGS
from levada.study.estimates import Estimate, Estimator
from levada.study.question import found, interval
from levada.study.sample import Sample

RANKS = ("emptiest", "second", "third", "fourth", "fullest")
HOUSES = ("village", "city")


@dataclass(frozen=True)
class IslandQuestion:
    name: ClassVar[str] = "islands"
    raw_tables: ClassVar[Sequence[str]] = ("islands",)

    @property
    def title(self) -> str:
        return "How do the islands end?"

    def estimates(self, sample: Sample, estimator: Estimator) -> list[Estimate]:
        columns = sample.table("islands")
        order = np.argsort(sample.by_game(columns, "left"), axis=1, kind="stable")
        rows = [
            estimator.mean(
                {"measure": measure, "of": rank},
                np.take_along_axis(sample.by_game(columns, measure), order, axis=1)[:, place],
            )
            for measure in ("left", "value", "books_held")
            for place, rank in enumerate(RANKS)
        ]
        for house in HOUSES:
            taken = (sample.by_game(columns, f"{house}_taken_by") >= 0).sum(axis=1)
            rows.append(estimator.mean({"measure": "houses taken", "of": house}, taken))
        ending = columns["ending"][::COLOURS]
        rows += [
            estimator.mean({"measure": "ended by", "of": name}, ending == name) for name in ENDINGS
        ]
        return rows

    def answer(self, estimates: Sequence[Estimate]) -> str:
        emptiest, fullest = (
            found(estimates, measure="left", of=rank) for rank in (RANKS[0], RANKS[-1])
        )
        ending = max(
            (each for each in estimates if each.labels["measure"] == "ended by"),
            key=lambda each: each.mean,
        )
        return (
            f"The emptiest island ends with {interval(emptiest, 'z.1f')} of 20 left, the fullest with "
            f"{interval(fullest, 'z.1f')}; {interval(ending, 'z.0f', 100)} % of the games are ended by "
            f"the {ending.labels['of']}."
        )

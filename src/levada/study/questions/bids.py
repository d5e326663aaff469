"""What a bid is worth in Santiago: by round and place in the planting order."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

import numpy as np

from levada.study.estimates import Estimate, Estimator
from levada.study.question import found, interval
from levada.study.sample import Sample

MEASURES = ("points", "bid", "gain")


@dataclass(frozen=True)
class BidQuestion:
    """`points` is what the tile brought in the end, `gain` that less the bid."""

    name: ClassVar[str] = "bids"
    raw_tables: ClassVar[Sequence[str]] = ("rounds",)

    @property
    def title(self) -> str:
        return "What is a bid worth?"

    def estimates(self, sample: Sample, estimator: Estimator) -> list[Estimate]:
        columns = sample.table("rounds")
        players = sample.arms[0].players
        shape = (sample.games, -1, players)
        order = np.argsort(columns["place"].reshape(shape), axis=2)
        bid, points = (
            np.take_along_axis(columns[name].reshape(shape), order, axis=2)
            for name in ("bid", "points")
        )
        by_measure = {"points": points, "bid": bid, "gain": points - bid}
        return [
            estimator.mean(
                {"measure": measure, "round": str(played + 1), "place": str(place + 1)},
                by_measure[measure][:, played, place],
            )
            for measure in MEASURES
            for played in range(points.shape[1])
            for place in range(players)
        ]

    def answer(self, estimates: Sequence[Estimate]) -> str:
        rounds = max(int(each.labels["round"]) for each in estimates)
        last = max(each.labels["place"] for each in estimates)
        told = []
        for played in ("1", str((rounds + 1) // 2), str(rounds)):
            first = found(estimates, measure="gain", round=played, place="1")
            overseer = found(estimates, measure="gain", round=played, place=last)
            told.append(
                f"in round {played} {interval(first, '+z.1f')}, the last {interval(overseer, '+z.1f')}"
            )
        return (
            f"What a tile brings in the end, less the bid: to the highest bidder {'; '.join(told)}."
        )

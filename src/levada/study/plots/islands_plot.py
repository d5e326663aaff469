"""The islands of Ex Libris at the end: what is left on each, and what ended the game."""

from typing import TYPE_CHECKING

import numpy as np
from matplotlib.figure import Figure

from levada.study.plots.style import FAINT, INK, headed, name_rows

if TYPE_CHECKING:
    from levada.study.result import StudyResult

ISLANDS = ("#E2705F", "#F2C440", "#1FB1C4", "#27337A", "#4B6A1B")
FULL = 20  # six sticks and two houses


def figure_of(result: "StudyResult") -> Figure:
    figure = Figure(figsize=(9, 4.6))
    left, endings = figure.subplots(1, 2, width_ratios=[3, 1.3])
    columns = result.sample.table("islands")
    amounts = np.sort(columns["left"].reshape(result.games, -1), axis=1)
    ranks = [row for row in result.estimates if row.labels["measure"] == "left"]
    for rank, row in enumerate(ranks):
        share = np.bincount(amounts[:, rank], minlength=FULL + 1) / result.games
        left.bar(
            range(FULL + 1),
            -0.85 * share / share.max(),
            bottom=rank + 0.4,
            width=0.9,
            color=ISLANDS[rank],
            alpha=0.85,
        )
        left.plot([row.low, row.high], [rank + 0.44] * 2, color=INK, linewidth=4)
        left.text(FULL + 0.8, rank + 0.3, f"mean {row.mean:.2f}", fontsize=8.5, color=FAINT)
    name_rows(left, [row.labels["of"] for row in ranks])
    left.set_ylim(len(ranks) - 0.4, -0.6)
    left.set_xlim(-0.7, FULL + 4.2)
    left.set_xticks(range(0, FULL + 1, 2))
    left.set_title("left on the island at the end (a house counts 7)", fontsize=10, loc="left")
    rows = [row for row in result.estimates if row.labels["measure"] == "ended by"]
    for place, row in enumerate(rows):
        reach = [[100 * (row.mean - row.low)], [100 * (row.high - row.mean)]]
        endings.barh(place, 100 * row.mean, xerr=reach, color=ISLANDS[2], alpha=0.8, capsize=3)
    name_rows(endings, [row.labels["of"] for row in rows])
    endings.set_title("what began the end, %", fontsize=10, loc="left")
    headed(figure, result)
    return figure

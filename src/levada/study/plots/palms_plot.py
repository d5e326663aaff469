"""How often the squares of palms are watered, round by round, with palms and without."""

from typing import TYPE_CHECKING

from matplotlib.figure import Figure

from levada.study.estimates import Estimate
from levada.study.plots.style import DITCH, WATER, headed

if TYPE_CHECKING:
    from levada.study.result import StudyResult


def figure_of(result: "StudyResult") -> Figure:
    figure = Figure(figsize=(9, 4.2))
    curves, difference = figure.subplots(1, 2, width_ratios=[3, 2])
    for squares, colour, marker in (("with palms", WATER, "o"), ("without", DITCH, "s")):
        rows = watered(result, squares)
        rounds = range(1, len(rows) + 1)
        low, high = [100 * row.low for row in rows], [100 * row.high for row in rows]
        curves.fill_between(rounds, low, high, color=colour, alpha=0.25)
        means = [100 * row.mean for row in rows]
        label = "with palms" if squares == "with palms" else "the same squares without palms"
        curves.plot(rounds, means, marker=marker, markersize=5, color=colour, label=label)
    curves.set_title("of these squares are watered, %", fontsize=10, loc="left")
    curves.legend(fontsize=9)
    rows = watered(result, "difference")
    means = [100 * row.mean for row in rows]
    reach = [
        [100 * (row.mean - row.low) for row in rows],
        [100 * (row.high - row.mean) for row in rows],
    ]
    difference.bar(rounds, means, color=WATER, alpha=0.55, yerr=reach, capsize=3)
    difference.set_title("more for the palms, percentage points", fontsize=10, loc="left")
    for panel in (curves, difference):
        panel.set_xlabel("after round")
        panel.set_xticks(list(rounds))
        panel.grid(visible=False, axis="x")
        panel.set_ylim(bottom=min(0, panel.get_ylim()[0]))
    headed(figure, result)
    return figure


def watered(result: "StudyResult", squares: str) -> list[Estimate]:
    return [
        row
        for row in result.estimates
        if row.labels["measure"] == "watered" and row.labels["squares"] == squares
    ]

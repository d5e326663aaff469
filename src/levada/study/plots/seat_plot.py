"""Seats beside each other: points ahead of the table, and shares of the wins."""

from typing import TYPE_CHECKING

from matplotlib.figure import Figure

from levada.study.plots.style import FAINT, headed, mark_interval, name_rows

if TYPE_CHECKING:
    from levada.study.result import StudyResult


def figure_of(result: "StudyResult") -> Figure:
    players = result.settings["players"]
    figure = Figure(figsize=(9, 1.9 + 0.45 * players))
    lead, wins = figure.subplots(1, 2, sharey=True)
    for panel, measure, scale, equal in (
        (lead, "lead", 1.0, 0.0),
        (wins, "win_share", 100.0, 100 / players),
    ):
        rows = [each for each in result.estimates if each.labels["measure"] == measure]
        panel.axvline(equal, color=FAINT, linewidth=1, linestyle=(0, (4, 3)))
        for place, row in enumerate(rows):
            mark_interval(panel, row, place, place, scale=scale)
    for panel in (lead, wins):
        name_rows(panel, [f"seat {row.labels['seat']}" for row in rows])
    wins.tick_params(axis="y", labelleft=False)
    lead.set_xlabel("points ahead of the table's mean")
    wins.set_xlabel("share of the wins, %")
    headed(figure, result)
    return figure

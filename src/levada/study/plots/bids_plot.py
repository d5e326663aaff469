"""By round: what a tile brings at each place in the planting order, and what was bid for it."""

from typing import TYPE_CHECKING

from matplotlib.axes import Axes
from matplotlib.figure import Figure

from levada.study.plots.style import FAINT, MARKERS, SEATS, headed

if TYPE_CHECKING:
    from levada.study.result import StudyResult

PANELS = (
    ("points", "points the tile brings in the end"),
    ("bid", "escudos bid"),
    ("gain", "points less the bid"),
)


def figure_of(result: "StudyResult") -> Figure:
    figure = Figure(figsize=(10, 4.4))
    panels = figure.subplots(1, len(PANELS))
    for panel, (measure, name) in zip(panels, PANELS, strict=True):
        draw_lines(panel, result, measure)
        panel.set_title(name, fontsize=10, loc="left")
        panel.set_xlabel("round")
        panel.grid(visible=False, axis="x")
    panels[1].set_ylim(top=1.75 * panels[1].get_ylim()[1])
    panels[1].legend(title="plants", fontsize=9, title_fontsize=9, loc="upper left")
    panels[-1].axhline(0, color=FAINT, linewidth=1, linestyle=(0, (4, 3)))
    headed(figure, result)
    return figure


def draw_lines(panel: Axes, result: "StudyResult", measure: str) -> None:
    rows = [row for row in result.estimates if row.labels["measure"] == measure]
    places = list(dict.fromkeys(row.labels["place"] for row in rows))
    for kind, place in enumerate(places):
        own = [row for row in rows if row.labels["place"] == place]
        rounds = [int(row.labels["round"]) for row in own]
        name = {0: "first", len(places) - 1: "last (overseer)"}.get(kind, f"as number {place}")
        colour = SEATS[kind]
        panel.fill_between(
            rounds, [row.low for row in own], [row.high for row in own], color=colour, alpha=0.2
        )
        panel.plot(
            rounds,
            [row.mean for row in own],
            marker=MARKERS[kind],
            markersize=5,
            color=colour,
            label=name,
        )
    panel.set_xticks(rounds)

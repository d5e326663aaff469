"""The values of an option beside each other by seat, and the differences deal by deal."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from matplotlib.axes import Axes
from matplotlib.figure import Figure

from levada.study.estimates import Estimate
from levada.study.plots.style import FAINT, NEUTRAL, SEATS, headed, mark_interval, name_rows

if TYPE_CHECKING:
    from levada.study.result import StudyResult

UNITS = {
    "total": ("points", 1.0),
    "lead": ("points ahead of the table's mean", 1.0),
    "win_share": ("share of the wins, %", 100.0),
}


def figure_of(result: "StudyResult") -> Figure:
    measures = list(dict.fromkeys(row.labels["measure"] for row in result.estimates))
    heights = [len(seats_of(result, measure)) for measure in measures]
    figure = Figure(figsize=(9, 1.6 + 0.55 * sum(1 + height for height in heights)))
    panels = figure.subplots(
        len(measures), 2, squeeze=False, height_ratios=[1 + height for height in heights]
    )
    for (values, differences), measure in zip(panels, measures, strict=True):
        rows = [row for row in result.estimates if row.labels["measure"] == measure]
        seats = seats_of(result, measure)
        unit, scale = UNITS.get(measure, (measure, 1.0))
        mark_rows(values, [row for row in rows if not row.is_difference], seats, scale, SEATS)
        differences.axvline(0, color=FAINT, linewidth=1, linestyle=(0, (4, 3)))
        mark_rows(differences, [row for row in rows if row.is_difference], seats, scale, NEUTRAL)
        name_rows(values, [f"seat {seat}" if seat != "all" else "all seats" for seat in seats])
        name_rows(differences, [""] * len(seats))
        values.set_xlabel(unit)
        differences.set_xlabel(f"difference, {'points' if scale == 1 else 'percentage points'}")
    for panel in panels[0]:
        panel.legend(
            *kinds_shown(panel), loc="lower left", bbox_to_anchor=(0, 1), ncols=3, fontsize=9
        )
    headed(figure, result)
    return figure


def seats_of(result: "StudyResult", measure: str) -> list[str]:
    rows = [row for row in result.estimates if row.labels["measure"] == measure]
    return list(dict.fromkeys(row.labels["seat"] for row in rows))


def mark_rows(
    panel: Axes, rows: list[Estimate], seats: list[str], scale: float, colours: Sequence[str]
) -> None:
    """Each value of the option with a mark of its own, a little apart."""
    kinds = list(dict.fromkeys(list(row.labels.values())[-1] for row in rows))
    for row in rows:
        *_, value = row.labels.values()
        kind = kinds.index(value)
        apart = 0.24 * (kind - (len(kinds) - 1) / 2)
        mark_interval(
            panel, row, seats.index(row.labels["seat"]) + apart, kind, scale=scale, colours=colours
        )
        panel.containers[-1].set_label(value)


def kinds_shown(panel: Axes) -> tuple[list[object], list[str]]:
    handles, labels = panel.get_legend_handles_labels()
    first = dict(reversed(list(zip(labels, handles, strict=True))))
    names = list(dict.fromkeys(labels))
    return [first[name] for name in names], names

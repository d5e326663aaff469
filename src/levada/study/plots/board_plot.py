"""The board of Santiago as a heat map: how many of the tiles planted on a square live at the end."""

from typing import TYPE_CHECKING

from matplotlib.axes import Axes
from matplotlib.colors import LinearSegmentedColormap
from matplotlib.figure import Figure
from matplotlib.patches import Circle, Rectangle

from levada.games.santiago.board import (
    COLUMNS,
    CROSSING_COLUMNS,
    CROSSING_NAMES,
    CROSSING_ROWS,
    ROWS,
    SQUARE_NAMES,
)
from levada.study.plots.style import DITCH, FAINT, INK, PAPER, SOIL, WATER, headed

if TYPE_CHECKING:
    from levada.study.result import StudyResult

DRY_TO_GREEN = LinearSegmentedColormap.from_list(
    "dry to green", ["#CDBBA4", "#E9BC8B", "#E3EBB4", "#9DB06A", "#2C6B33"]
)
DARK = 0.8  # from here on figures are light


def figure_of(result: "StudyResult") -> Figure:
    figure = Figure(figsize=(8.4, 7.2))
    panel = figure.subplots()
    draw_ditches(panel, result.settings["table"].get("spring"))
    by_square = {
        row.labels["square"]: row for row in result.estimates if row.labels["measure"] == "alive"
    }
    shares = [row.mean for row in by_square.values()]
    least, most = min(shares), max(shares)
    for square, name in enumerate(SQUARE_NAMES):
        x, y, row = square % COLUMNS, square // COLUMNS, by_square[name]
        height = (row.mean - least) / (most - least) if most > least else 1.0
        panel.add_patch(
            Rectangle(
                (x + 0.08, y + 0.08), 0.84, 0.84, facecolor=DRY_TO_GREEN(height), edgecolor=PAPER
            )
        )
        ink = PAPER if height > DARK else INK
        panel.text(
            x + 0.5,
            y + 0.47,
            f"{100 * row.mean:.0f}",
            ha="center",
            va="center",
            fontsize=15,
            color=ink,
        )
        reach = 100 * (row.high - row.low) / 2
        panel.text(
            x + 0.5, y + 0.76, f"± {reach:.1f}", ha="center", va="center", fontsize=7.5, color=ink
        )
        panel.text(x + 0.15, y + 0.24, name, fontsize=7, color=ink)
    panel.set_xlim(-0.35, COLUMNS + 0.35)
    panel.set_ylim(ROWS + 0.35, -0.35)
    panel.set_aspect("equal")
    panel.axis("off")
    panel.text(
        0,
        ROWS + 0.33,
        "% of the tiles planted there that live at the end",
        fontsize=9,
        color=FAINT,
        va="top",
    )
    headed(figure, result)
    return figure


def draw_ditches(panel: Axes, spring: str | None) -> None:
    """The lines along which canals are built; the spring, where all games had it in one place."""
    panel.add_patch(
        Rectangle((-0.18, -0.18), COLUMNS + 0.36, ROWS + 0.36, facecolor=SOIL, alpha=0.45)
    )
    for row in range(CROSSING_ROWS):
        panel.plot([0, COLUMNS], [2 * row] * 2, color=DITCH, linewidth=3, alpha=0.6)
    for column in range(CROSSING_COLUMNS):
        panel.plot([2 * column] * 2, [0, ROWS], color=DITCH, linewidth=3, alpha=0.6)
    if spring in CROSSING_NAMES:
        at = CROSSING_NAMES.index(spring)
        centre = (2 * (at % CROSSING_COLUMNS), 2 * (at // CROSSING_COLUMNS))
        panel.add_patch(Circle(centre, 0.2, color=WATER, zorder=5))

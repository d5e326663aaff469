"""How pictures of studies look: limewashed paper, basalt ink, the colours of seats and water."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

    from levada.study.estimates import Estimate
    from levada.study.result import StudyResult

PAPER, INK, FAINT, LINE = "#FFFBF3", "#2A211D", "#6C5D54", "#DCCBB0"
WATER, WATER_DEEP, DITCH, SOIL = "#1787C9", "#0B5C96", "#8B5B42", "#E9BC8B"
SEATS = ("#BC2236", "#352F8F", "#D89A00", "#2FA394", "#8F7A61")
NEUTRAL = (INK, FAINT, DITCH, "#A8988C")
"""Of differences, which are no value's and no seat's own."""
MARKERS = ("o", "s", "^", "D", "*")
"""As the symbols of seats: never the colour alone."""

STYLE: Any = {
    "svg.hashsalt": "levada",  # the same names inside, each time it is drawn
    "font.size": 10,
    "figure.facecolor": PAPER,
    "axes.facecolor": PAPER,
    "savefig.facecolor": PAPER,
    "text.color": INK,
    "axes.labelcolor": INK,
    "axes.edgecolor": LINE,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.axisbelow": True,
    "xtick.color": FAINT,
    "ytick.color": FAINT,
    "axes.grid": True,
    "grid.color": LINE,
    "grid.linewidth": 0.6,
    "legend.frameon": False,
}


def headed(figure: "Figure", result: "StudyResult") -> None:
    """The question, below it whose games these are, and at the foot how intervals were made."""
    height = figure.get_figheight()
    figure.text(0.02, 1 - 0.32 / height, result.title, fontsize=15, fontweight="bold")
    figure.text(0.02, 1 - 0.58 / height, result.played, fontsize=9, color=FAINT)
    figure.text(0.02, 0.08 / height, result.footnote, fontsize=8, color=FAINT)
    figure.tight_layout(rect=(0, 0.24 / height, 1, 1 - 0.68 / height))


def mark_interval(
    panel: "Axes",
    estimate: "Estimate",
    at: float,
    kind: int,
    *,
    scale: float = 1.0,
    colours: Sequence[str] = SEATS,
) -> None:
    """A mean with its interval, lying."""
    reach = [[scale * (estimate.mean - estimate.low)], [scale * (estimate.high - estimate.mean)]]
    panel.errorbar(
        scale * estimate.mean,
        at,
        xerr=reach,
        fmt=MARKERS[kind % len(MARKERS)],
        color=colours[kind % len(colours)],
        capsize=4,
        markersize=7,
    )


def name_rows(panel: "Axes", names: list[str]) -> None:
    panel.set_yticks(range(len(names)), names)
    panel.set_ylim(len(names) - 0.5, -0.5)
    panel.tick_params(axis="y", length=0, labelcolor=INK)
    panel.grid(visible=False, axis="y")
    panel.spines["left"].set_visible(False)  # it would look like a line of the grid

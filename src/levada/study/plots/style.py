"""How pictures of studies look: limewashed paper, basalt ink, the colours of seats and water."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

    from levada.study.estimates import Estimate
    from levada.study.result import StudyResult

PAPER, INK, FAINT, LINE = "#FFFBF3", "#2A211D", "#6C5D54", "#DCCBB0"
WATER, WATER_DEEP, DITCH, SOIL = "#1787C9", "#0B5C96", "#8B5B42", "#E9BC8B"
SEATS = ("#BC2236", "#352F8F", "#D89A00", "#2FA394", "#8F7A61")
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
    """The question, and below it whose games these are."""
    height = figure.get_figheight()
    figure.text(0.02, 1 - 0.32 / height, result.title, fontsize=15, fontweight="bold")
    figure.text(0.02, 1 - 0.58 / height, below_title(result), fontsize=9, color=FAINT)
    figure.tight_layout(rect=(0, 0, 1, 1 - 0.68 / height))


def below_title(result: "StudyResult") -> str:
    settings = result.settings
    table = ", ".join(f"{name} {value}" for name, value in settings["table"].items())
    level = settings["level"] or "chance"
    deals = "deals, each played once each way" if len(result.sample.arms) > 1 else "games"
    return (
        f"{settings['game']}{', ' + table if table else ''}: {result.games:,} {deals}; players: {level}; "
        "95 % intervals"
    )


def mark_interval(
    panel: "Axes", estimate: "Estimate", at: float, kind: int, scale: float = 1.0
) -> None:
    """A mean with its interval, lying."""
    reach = [[scale * (estimate.mean - estimate.low)], [scale * (estimate.high - estimate.mean)]]
    panel.errorbar(
        scale * estimate.mean,
        at,
        xerr=reach,
        fmt=MARKERS[kind % len(MARKERS)],
        color=SEATS[kind % len(SEATS)],
        capsize=4,
        markersize=7,
    )


def name_rows(panel: "Axes", names: list[str]) -> None:
    panel.set_yticks(range(len(names)), names)
    panel.set_ylim(len(names) - 0.5, -0.5)
    panel.tick_params(axis="y", length=0, labelcolor=INK)
    panel.grid(visible=False, axis="y")

"""Draws what the arena found: shares of wins and ratings, with their intervals."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from matplotlib import rc_context
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from levada.arena.lineup import in_short
from levada.arena.results import LadderResult, Result
from levada.arena.win_shares import LineupResult, Share
from levada.drawing.seat_marks import COLOURS

MARKERS = ("o", "s", "^", "D", "*")  # as the symbols of seats
INK = "#333333"
FAINT = "#999999"
STYLE: Any = {
    "svg.hashsalt": "levada",  # the same names inside, each time it is drawn
    "font.size": 9,
    "text.color": INK,
    "axes.labelcolor": INK,
    "axes.edgecolor": INK,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "xtick.color": INK,
    "ytick.color": INK,
}


@dataclass(frozen=True)
class Row:
    """A value with its interval, and perhaps what it is compared with."""

    label: str
    level: str
    value: float
    low: float
    high: float
    yardstick: float | None = None


def draw(result: Result, directory: Path) -> None:
    """Writes `plot.png` and `plot.svg`; the same result gives the same files."""
    levels = list(result.settings["levels"])
    panels = [("share of wins, %; the tick is what it is compared with", share_rows(result))]
    if isinstance(result, LadderResult):
        panels.append(("rating, points from the mean", rating_rows(result)))
    with rc_context(STYLE):
        figure = Figure(figsize=(8, 1 + 0.5 * sum(1 + len(rows) for _, rows in panels)))
        axes = figure.subplots(
            len(panels), squeeze=False, height_ratios=[1 + len(rows) for _, rows in panels]
        )
        for panel, (title, rows) in zip(axes[:, 0], panels, strict=True):
            draw_rows(panel, rows, levels)
            panel.set_xlabel(title)
        axes[0, 0].set_xlim(-2, 102)
        axes[0, 0].set_title(heading(result), loc="left")
        figure.tight_layout()
        figure.savefig(directory / "plot.png", dpi=150)
        figure.savefig(directory / "plot.svg", metadata={"Date": None})


def heading(result: Result) -> str:
    settings = result.settings
    players = settings["options"]["players"]
    return f"{settings['game']}, {players} players: {len(result.games):,} games, 95 % intervals"


def share_rows(result: Result) -> list[Row]:
    """Of a line-up that is tested, what was tested; of others, every level."""
    return [
        Row(
            label(share, lineup),
            share.level,
            100 * share.win_share,
            100 * share.low,
            100 * share.high,
            100 * (share.equal_share if lineup.bar is None else lineup.bar),
        )
        for lineup in result.lineups
        for share in (lineup.shares if lineup.bar is None else lineup.shares[:1])
    ]


def label(share: Share, lineup: LineupResult) -> str:
    """The line-up, and the level where it is not clear that the first is meant."""
    short = in_short(lineup.lineup)
    return short if lineup.bar is not None else f"{share.level}\nin {short}"


def rating_rows(result: LadderResult) -> list[Row]:
    return [
        Row(each.level, each.level, each.points, each.low, each.high) for each in result.ratings
    ]


def draw_rows(panel: Axes, rows: Sequence[Row], levels: Sequence[str]) -> None:
    for place, row in enumerate(rows):
        kind = levels.index(row.level) % len(COLOURS)
        reach = [[row.value - row.low], [row.high - row.value]]
        panel.errorbar(
            row.value, place, xerr=reach, color=COLOURS[kind], fmt=MARKERS[kind], capsize=3
        )
        if row.yardstick is not None:
            panel.plot(row.yardstick, place, "|", color=FAINT, markersize=18)
    panel.set_yticks(range(len(rows)), [row.label for row in rows])
    panel.set_ylim(len(rows) - 0.5, -0.5)
    panel.grid(axis="x", color=FAINT, alpha=0.3)
    panel.tick_params(axis="y", length=0)

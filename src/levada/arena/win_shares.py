"""How often a level won: its share of the wins in a series, and how sure that is."""

from dataclasses import dataclass
from math import sqrt
from typing import Any

import numpy as np

from levada.arena.confidence_level import STANDARD_ERRORS
from levada.arena.confidence_sequence import Decision, Outcomes, lasting_interval
from levada.arena.lineup import Lineup
from levada.arena.series import Series


@dataclass(frozen=True)
class Share:
    """Of one level in a line-up, all its seats together."""

    level: str
    seats: int
    win_share: float
    """A shared win counts in parts."""
    low: float
    high: float
    """The 95 % interval."""
    mean_total: float | None
    """Of the games played to their end, if there are any."""
    equal_share: float
    """What it would win if all played alike."""
    failed: int = 0
    """Games it lost by failing."""

    def as_dict(self) -> dict[str, Any]:
        return {
            name: round(value, 6) if isinstance(value, float) else value
            for name, value in vars(self).items()
        }


@dataclass(frozen=True)
class LineupResult:
    lineup: Lineup
    games: int
    shares: tuple[Share, ...]
    """By level, in the order named; none of no games."""
    bar: float | None
    """What the share of the first level was tested against."""
    decision: Decision

    def as_dict(self) -> dict[str, Any]:
        return {
            "line_up": list(self.lineup),
            "games": self.games,
            "bar": self.bar,
            "decision": None if self.bar is None else self.decision.value,
            "levels": [share.as_dict() for share in self.shares],
        }


def sum_up(series: Series) -> LineupResult:
    deals = len(series.shares)
    levels = dict.fromkeys(series.lineup) if deals else ()
    return LineupResult(
        series.lineup,
        deals * series.players,
        tuple(share_in(series, level) for level in levels),
        series.bar,
        series.decision,
    )


def share_in(series: Series, level: str) -> Share:
    by_deal = np.array([series.share(level, deal) for deal in range(len(series.shares))])
    totals = [total for played in series.counted() for total in played.totals_of(level)]
    seats = series.lineup.count(level)
    low, high = (
        lasting_interval(by_deal) if series.stops else fixed_interval(by_deal, series.players)
    )
    return Share(
        level,
        seats,
        float(by_deal.mean()),
        low,
        high,
        sum(totals) / len(totals) if totals else None,
        seats / series.players,
        sum(played.is_failed_by(level) for played in series.counted()),
    )


def fixed_interval(by_deal: Outcomes, games_a_deal: int) -> tuple[float, float]:
    """Wilson's interval, for a number of games that was fixed before they were played.

    Games of one deal are no strangers: where deals differ more than as many separate games would,
    the games count for less.
    """
    share, deals = float(by_deal.mean()), len(by_deal)
    spread = share * (1 - share)
    games = float(deals * games_a_deal)
    if deals > 1 and (found := float(by_deal.var(ddof=1)) / deals) > 0:
        games = min(games, spread / found)
    slack = STANDARD_ERRORS**2 / games
    middle = (share + slack / 2) / (1 + slack)
    reach = STANDARD_ERRORS * sqrt(spread / games + slack / games / 4) / (1 + slack)
    return max(0.0, middle - reach), min(1.0, middle + reach)

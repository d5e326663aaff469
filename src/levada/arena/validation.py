"""What a study is asked for, checked where it comes in."""

from collections.abc import Sequence
from typing import Any

from levada.integers import whole_number
from levada.options import OptionError
from levada.value_text import quote


def deals_in(games: Any, players: int) -> int:
    """Whole deals, each of them a game for every rotation of the seats."""
    number = whole_number(games)
    if number is None or number < players:
        raise OptionError(
            f"games: {quote(games)} is not possible; expected a whole number from {players}, "
            "a game for every rotation of the seats"
        )
    return number // players


def check_bar(bar: Any) -> float:
    if not isinstance(bar, float) or not 0 < bar < 1:
        raise OptionError(f"bar: {quote(bar)} is not possible; expected a share between 0 and 1")
    return bar


def check_bars(bars: Sequence[Any], steps: int) -> list[float]:
    if len(bars) != steps:
        raise OptionError(f"bars: {len(bars)} for {steps} steps; expected one a step")
    return [check_bar(bar) for bar in bars]


def check_different(what: str, named: Sequence[str]) -> None:
    for number, name in enumerate(named):
        if name in named[:number]:
            raise OptionError(f"{what}: {quote(name)} is there twice")

"""What one seat sees of a position, in plain numbers: others' hidden money never enters."""

from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any

from levada.contract import NOBODY, Games, Seat, snapshot
from levada.games.santiago.layout import OVER, State


@dataclass(frozen=True)
class VisibleState:
    """A snapshot of a state in which all is blanked that the seat cannot know."""

    state: State
    seat: Seat
    money: list[int | None]
    """By seat; nothing where it is hidden, and the state then holds no figure either."""


def seen(games: Games, seat: Seat) -> VisibleState:
    """Of what `seen_by` leaves. R10: money shows when the game is over."""
    state = snapshot(games, 0)
    money = state.money[: state.players]
    if state.money_is_hidden and state.phase != OVER:
        money = [amount if owner == seat else None for owner, amount in enumerate(money)]
        state.money = [0 if amount is None else amount for amount in money]
    return VisibleState(state, seat, money)


def all_shown(state: State) -> VisibleState:
    """Of a game that is over, at its end or any time before: nothing is hidden any more."""
    return VisibleState(state, NOBODY, list(state.money[: state.players]))


def trial(state: State) -> Any:
    """A copy of a snapshot to try something on."""
    return SimpleNamespace(
        **{
            name: value.copy() if isinstance(value, list) else value
            for name, value in vars(state).items()
        }
    )

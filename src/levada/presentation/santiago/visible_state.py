"""What one seat sees of a position, in plain numbers: others' hidden money never enters."""

from dataclasses import dataclass

from levada.contract import NOBODY, Games, Seat, recall, trial_copy
from levada.games.santiago.layout import State
from levada.games.santiago.view import visible_money


@dataclass(frozen=True)
class VisibleState:
    """A snapshot of a state in which all is blanked that the seat cannot know."""

    state: State
    seat: Seat
    money: list[int | None]
    """By seat; nothing where it is hidden, and the state then holds no figure either."""


def seen(games: Games, seat: Seat) -> VisibleState:
    """Of what `seen_by` leaves."""
    state = trial_copy(recall(games, 0), "money")
    money = visible_money(state, seat)
    state.money = [amount or 0 for amount in money]
    return VisibleState(state, seat, money)


def all_shown(state: State) -> VisibleState:
    """Of a game that is over, at its end or any time before: nothing is hidden any more."""
    return VisibleState(state, NOBODY, list(state.money[: state.players]))

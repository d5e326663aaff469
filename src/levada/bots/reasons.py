"""Why a move is good, as data: codes and values that any language can put into words."""

from collections.abc import Mapping, Sequence
from typing import Protocol, TypeAlias

from levada.bots.reason_types import Evaluator, Reason
from levada.contract import Games, Seat
from levada.game import Game
from levada.games import module_of

Codes: TypeAlias = Mapping[str, Mapping[str, type]]


class Reasoning(Protocol):
    """What a game's module of reasons offers."""

    CODES: Codes
    """Every code, and the names and kinds of its values."""

    def reasons_for(
        self,
        game: Game,
        seen: Games,
        seat: Seat,
        actions: tuple[int, ...],
        evaluator: Evaluator,
        totals: Sequence[float],
        /,
    ) -> list[Reason]:
        """What speaks for a move and against it, most important first."""


def reasoning_of(game: str) -> Reasoning:
    found: Reasoning = module_of(game, "levada.bots.{}.reasons")
    return found


def reasons_for(
    game: Game,
    seen: Games,
    seat: Seat,
    actions: tuple[int, ...],
    evaluator: Evaluator,
    totals: Sequence[float],
) -> list[Reason]:
    """What speaks for a move and against it, as far as the seat can see.

    `totals` are those the seats are expected to end with.
    """
    return reasoning_of(game.name).reasons_for(game, seen, seat, actions, evaluator, totals)

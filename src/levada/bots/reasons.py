"""Why a move is good, as data: codes and values that any language can put into words."""

from collections.abc import Mapping, Sequence
from typing import Protocol, TypeAlias

from levada.bots.exlibris import reasons as exlibris
from levada.bots.reason_types import Evaluator, Reason
from levada.bots.santiago import reasons as santiago
from levada.contract import Games, Seat
from levada.game import Game

Codes: TypeAlias = Mapping[str, Mapping[str, type]]


class Reasoning(Protocol):
    """What a game's module of reasons offers."""

    CODES: Codes

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


MODULES: Mapping[str, Reasoning] = {"santiago": santiago, "exlibris": exlibris}

CODES: Mapping[str, Codes] = {game: module.CODES for game, module in MODULES.items()}
"""By game: every code, and the names and kinds of its values."""


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
    return MODULES[game.name].reasons_for(game, seen, seat, actions, evaluator, totals)

"""What a drought takes: foreseen by the rule itself, or told from before and after."""

from functools import lru_cache
from typing import cast

from levada.games.santiago.layout import State
from levada.games.santiago.names import square_words
from levada.games.santiago.uncompiled_rules import is_last_round, living
from levada.presentation.santiago.aid_types import Forecast
from levada.presentation.santiago.planted_board import (
    KEPT,
    PlantedBoard,
    after_drought,
    planted_board,
)

Board = State | PlantedBoard


def dried_out(before: Board, after: Board) -> int:
    return living(cast(State, before)) & ~living(cast(State, after))


def lost_marker(before: Board, after: Board) -> int:
    """Squares of living tiles with fewer markers than before."""
    fewer = before.tended & ~after.tended | before.doubled & ~after.doubled
    return int(fewer) & living(cast(State, after))


def forecast(state: State) -> Forecast:
    """With the canals as they are."""
    return forecast_on(planted_board(state))


@lru_cache(KEPT)
def forecast_on(board: PlantedBoard) -> Forecast:
    later = after_drought(board)
    return {
        "is_last": is_last_round(cast(State, board)),
        "loses_marker": square_words(lost_marker(board, later)),
        "dries_out": square_words(dried_out(board, later)),
    }

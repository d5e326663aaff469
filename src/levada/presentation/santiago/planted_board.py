"""What is planted and watered: what follows from it alone is kept while moves leave it as it is.

Two moves of three do. What is kept is shared by all who ask, so nobody may change it.
"""

from functools import lru_cache
from types import SimpleNamespace
from typing import Any, NamedTuple, cast

from levada.games.santiago.layout import State
from levada.games.santiago.uncompiled_rules import let_dry, rounds

KEPT = 4096
"""Positions: as many tables are played at a time, or fewer."""


class PlantedBoard(NamedTuple):
    """The parts of a state that fields and droughts hang on; rules about them read it as a state."""

    edition: int
    players: int
    rounds_done: int
    crop: tuple[int, ...]
    owned: tuple[int, ...]
    tended: int
    doubled: int
    palms: int
    watered: int


def planted_board(state: State) -> PlantedBoard:
    values: dict[str, Any] = {name: getattr(state, name) for name in PlantedBoard._fields}
    return PlantedBoard(
        **{**values, "crop": tuple(values["crop"]), "owned": tuple(values["owned"])}
    )


@lru_cache(KEPT)
def after_drought(board: PlantedBoard) -> PlantedBoard:
    """This round's, with the canals as they are."""
    later = SimpleNamespace(**board._asdict())
    later.crop, later.owned = list(board.crop), list(board.owned)
    let_dry(cast(State, later))
    return planted_board(cast(State, later))


def at_the_end(board: PlantedBoard) -> PlantedBoard:
    """After the last drought, were it now."""
    return after_drought(board._replace(rounds_done=rounds(cast(State, board)) - 1))

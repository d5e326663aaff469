"""Tables by column: NumPy arrays of one length by their names, as pandas, Polars and Arrow take them."""

from collections.abc import Callable, Mapping
from typing import Any, Protocol, TypeAlias

import numpy as np
import numpy.typing as npt

from levada.contract import Totals
from levada.options import Options

Column: TypeAlias = npt.NDArray[Any]
Columns: TypeAlias = dict[str, Column]
Tallies: TypeAlias = npt.NDArray[Any]
"""What was noted of games, one record a game."""


TableMaker: TypeAlias = Callable[[Tallies, Options], Columns]


class GameColumns(Protocol):
    """What a game's module of columns offers."""

    TABLES: Mapping[str, TableMaker]
    """By the word for a row beside its game: `seats` and others."""


def win_shares(totals: Totals) -> npt.NDArray[np.float64]:
    """By game and seat: 1 for a win, its part of a shared one, or 0."""
    wins = totals == totals.max(axis=1, keepdims=True, initial=np.iinfo(np.int64).min)
    return np.asarray(wins / wins.sum(axis=1, keepdims=True))


def indices(*sizes: int) -> list[Column]:
    """The number along each axis of a table of these sizes, one row a cell."""
    return [axis.ravel() for axis in np.indices(sizes, np.int32)]


def flat(values: npt.ArrayLike, kind: type[np.generic] | None = None) -> Column:
    """A table as a column, its last axis the fastest."""
    return np.ascontiguousarray(values, kind).ravel()


def beside(values: npt.ArrayLike, *sizes: int) -> Column:
    """A value by game, the same in all rows of its game; or by game and seat, and so on."""
    given = np.asarray(values)
    return np.broadcast_to(
        given.reshape(given.shape + (1,) * (len(sizes) - given.ndim)), sizes
    ).ravel()

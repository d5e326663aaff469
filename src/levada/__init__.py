"""Levada: play, study and automate the board games Santiago and Ex Libris.

import levada

match = levada.deal("santiago", edition="trefl", players=2, seed=7)
match.play(match.to_act[0], match.legal()[0])
scores = levada.simulate("santiago", games=100_000, players=4, seed=1)
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any, Literal, SupportsIndex, cast, overload

if TYPE_CHECKING:
    from collections.abc import Iterator
    from os import PathLike

    from levada.advice import coach
    from levada.batch import Batch
    from levada.contract import IllegalMove, SetupError
    from levada.game_review import review
    from levada.games.exlibris.view_types import ExLibrisTraceLine, ExLibrisView
    from levada.games.santiago.view_types import SantiagoTraceLine, SantiagoView
    from levada.games.view_types import TraceLine, View
    from levada.match import Match
    from levada.options import OptionError
    from levada.players.protocol import GameStart, NumberPlayer, Player
    from levada.players.registry import player
    from levada.record import Record, RecordError
    from levada.simulation import matches, simulate

__all__ = [
    "Batch",
    "GameStart",
    "IllegalMove",
    "Match",
    "NumberPlayer",
    "OptionError",
    "Player",
    "Record",
    "RecordError",
    "SetupError",
    "__version__",
    "coach",
    "deal",
    "load",
    "load_all",
    "matches",
    "player",
    "review",
    "simulate",
]

__version__ = "0.1.0"

_HOMES = {
    "Batch": "levada.batch",
    "IllegalMove": "levada.contract",
    "SetupError": "levada.contract",
    "Match": "levada.match",
    "GameStart": "levada.players.protocol",
    "NumberPlayer": "levada.players.protocol",
    "OptionError": "levada.options",
    "Player": "levada.players.protocol",
    "Record": "levada.record",
    "RecordError": "levada.record",
    "coach": "levada.advice",
    "matches": "levada.simulation",
    "player": "levada.players.registry",
    "review": "levada.game_review",
    "simulate": "levada.simulation",
}


def __getattr__(name: str) -> Any:
    """Imports lazily: naming the package must not cost loading the compiler."""
    if name not in _HOMES:
        raise AttributeError(f"module 'levada' has no attribute {name!r}")
    return getattr(import_module(_HOMES[name]), name)


@overload
def deal(
    game: Literal["santiago"], *, seed: SupportsIndex | None = None, **options: Any
) -> "Match[SantiagoView, SantiagoTraceLine]": ...


@overload
def deal(
    game: Literal["exlibris"], *, seed: SupportsIndex | None = None, **options: Any
) -> "Match[ExLibrisView, ExLibrisTraceLine]": ...


@overload
def deal(
    game: str, *, seed: SupportsIndex | None = None, **options: Any
) -> "Match[View, TraceLine]": ...


def deal(game: str, *, seed: SupportsIndex | None = None, **options: Any) -> Any:
    """A new game by chance: `deal("santiago", edition="trefl", players=2, seed=7)`.

    Options are those of the rules (`edition`, `players`, `palms`, …) and what can be wished of
    the set-up (`spring`, `palms_at`, `overseer`; `first` in Ex Libris).
    """
    from levada.match import Match

    return Match.deal(game, seed=seed, **options)


def load(path: "str | PathLike[str]") -> "Match[View, TraceLine]":
    """The game of a record file, replayed and checked; RecordError says what is wrong in it."""
    from levada.record import RecordError

    games = load_all(path)
    first = next(games)
    if next(games, None) is not None:
        raise RecordError(f"{path}: there is more than one record in it; use load_all")
    return first


def load_all(path: "str | PathLike[str]") -> "Iterator[Match[View, TraceLine]]":
    """The games of a file of many records, one a line, as they are read."""
    from levada.match import Match
    from levada.record import read_records

    return (cast("Match[View, TraceLine]", Match.replay(record)) for record in read_records(path))

"""The registry of games. Each layer finds what a game has there by the game's name."""

import copyreg
from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, Literal, get_args

if TYPE_CHECKING:
    from levada.game import Game

GameName = Literal["santiago", "exlibris"]
"""Adding a game: its name here, and its modules by that name in each layer (CONTRIBUTING.md)."""
GAMES: tuple[str, ...] = get_args(GameName)


@cache
def game(name: str) -> "Game[Any, Any]":
    """Loads a game's rules the first time it is asked for."""
    loaded: Game[Any, Any] = module_of(name, "levada.games.{}.game").GAME()
    copyreg.pickle(type(loaded), reduced)
    return loaded


def reduced(loaded: "Game") -> tuple[Callable[[str], "Game"], tuple[str]]:
    """Pickled or copied, a game is its name: its compiled code stays in its process."""
    return game, (loaded.name,)


@cache
def module_of(name: str, pattern: str) -> Any:
    """A game's module, loaded when it is needed: `levada.bots.{}.policy` with the game's name.

    The caller's Protocol says what it expects of the module; `tests/contract/<game>_layers.py` holds
    the game to it.
    """
    if name not in GAMES:
        from levada.options import OptionError  # loads NumPy, which `levada --help` does without
        from levada.value_text import quote

        raise OptionError(f"{quote(name)} is not a game here; expected {' or '.join(GAMES)}")
    return import_module(pattern.format(name))

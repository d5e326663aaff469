"""The registry: a game by its name."""

from functools import cache
from importlib import import_module

from levada.game import Game
from levada.message_format import quote
from levada.options import OptionError

GAMES = {"santiago": "Santiago", "exlibris": "ExLibris"}


@cache
def game(name: str) -> Game:
    """Loads a game's rules the first time it is asked for."""
    if name not in GAMES:
        raise OptionError(f"{quote(name)} is not a game here; expected {' or '.join(GAMES)}")
    found = getattr(import_module(f"levada.games.{name}.game"), GAMES[name])()
    assert isinstance(found, Game)
    return found

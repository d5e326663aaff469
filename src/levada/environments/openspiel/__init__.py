"""The games for OpenSpiel. Importing this registers `levada_santiago` and `levada_exlibris`."""

from typing import Any

from levada.extras import check_installed

check_installed("open_spiel")

import pyspiel

from levada.environments.openspiel.game_types import game_type, short_name
from levada.environments.openspiel.parameters import parameters_of
from levada.environments.openspiel.spiel_game import SpielGame
from levada.games import GAMES, game

__all__ = ["SpielGame", "load"]


def load(name: str, **given: Any) -> SpielGame:
    """A game of OpenSpiel with the options of a table: `load("santiago", players=3, palms=True)`."""
    parameters = parameters_of(game(name), given)
    return pyspiel.load_game(short_name(name), parameters)  # type: ignore[no-any-return]  # pyspiel has no types


def register() -> None:
    for name in GAMES:
        # A class, since OpenSpiel still holds it when Python has ended, and any other would be freed then.
        own = type(f"{name.title()}SpielGame", (SpielGame,), {"name": name})
        pyspiel.register_game(game_type(game(name), is_zero_sum=True), own)


register()

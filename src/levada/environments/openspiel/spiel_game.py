"""A game of OpenSpiel: one table, with what was agreed on."""

from collections.abc import Mapping
from typing import Any, ClassVar

import pyspiel

from levada.environments.openspiel.game_types import game_info, game_type
from levada.environments.openspiel.observer import Observer
from levada.environments.openspiel.spiel_state import SpielState
from levada.environments.openspiel.table import table_of


class SpielGame(pyspiel.Game):
    """A class for each game inherits it: OpenSpiel makes games of classes."""

    name: ClassVar[str]

    def __init__(self, parameters: Mapping[str, Any]) -> None:
        table = table_of(self.name, parameters)
        super().__init__(
            game_type(table.game, is_zero_sum=table.utilities.is_zero_sum),
            game_info(table),
            dict(parameters),
        )
        self.table = table

    def __reduce__(self) -> tuple[Any, tuple[str]]:
        return pyspiel.load_game, (str(self),)

    def new_initial_state(self) -> SpielState:
        return SpielState(self, self.table)

    def max_chance_nodes_in_history(self) -> int:
        return self.table.most_draws

    def make_py_observer(self, kind: Any = None, parameters: Any = None) -> Observer:
        return Observer(
            self.table, kind or pyspiel.IIGObservationType(perfect_recall=False), parameters
        )

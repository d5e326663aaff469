"""A table as OpenSpiel's states share it: what was agreed on, and what there is to draw."""

from collections.abc import Mapping
from functools import cache
from typing import Any, Self

from levada.environments.game_trees import GameTree, tree_of
from levada.environments.openspiel.parameters import options_of
from levada.environments.openspiel.utilities import Utilities, returns_for, utilities_of
from levada.environments.rewards import check_reward
from levada.games import game as game_named


class Table:
    """Copied or sent elsewhere with a state, it is not written out again: its parameters say all."""

    def __init__(self, name: str, parameters: tuple[tuple[str, Any], ...]) -> None:
        self.parameters = parameters
        given = dict(parameters)
        self.game = game_named(name)
        self.reward = check_reward(given["reward"])
        self.options, wishes = self.game.agree(options_of(self.game, given))
        self.undrawn = self.tree.undrawn(self.game, self.options, wishes)
        self.set_up_draws = tuple(self.tree.set_up_draws(self.options, wishes))
        self.has_private_draws = any(draw.owner >= 0 for draw in self.set_up_draws)

    @property
    def tree(self) -> GameTree:
        return tree_of(self.game)

    @property
    def players(self) -> int:
        return self.options.players

    @property
    def most_draws(self) -> int:
        """At the set-up, and all that lies face down after it."""
        return len(self.set_up_draws) + self.tree.face_down(self.undrawn[0])

    @property
    def most_events(self) -> int:
        """Draws and actions."""
        return self.most_draws + self.game.most_actions

    @property
    def utilities(self) -> Utilities:
        return utilities_of(self.reward, self.tree, self.players)

    def returns(self, totals: list[int]) -> list[float]:
        return returns_for(self.reward, totals)

    def __deepcopy__(self, _memo: object) -> Self:
        return self

    def __reduce__(self) -> tuple[Any, tuple[str, tuple[tuple[str, Any], ...]]]:
        return table_at, (self.game.name, self.parameters)


@cache
def table_at(name: str, parameters: tuple[tuple[str, Any], ...]) -> Table:
    return Table(name, parameters)


def table_of(name: str, parameters: Mapping[str, Any]) -> Table:
    return table_at(name, tuple(sorted(parameters.items())))

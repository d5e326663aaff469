"""What OpenSpiel wants to know of a game before it is played."""

from typing import Any

import pyspiel

from levada.environments.openspiel.parameters import defaults_of
from levada.environments.openspiel.table import Table
from levada.game import Game


def short_name(game: str) -> str:
    return f"levada_{game}"


def game_type(game: Game, *, is_zero_sum: bool) -> Any:
    utilities = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=short_name(game.name),
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utilities.ZERO_SUM if is_zero_sum else utilities.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.players),
        min_num_players=min(game.players),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=defaults_of(game),
        default_loadable=True,
    )


def game_info(table: Table) -> Any:
    utilities = table.utilities
    return pyspiel.GameInfo(
        num_distinct_actions=table.game.actions,
        max_chance_outcomes=table.tree.MOST_OUTCOMES,
        num_players=table.players,
        min_utility=utilities.least,
        max_utility=utilities.most,
        utility_sum=0.0 if utilities.is_zero_sum else None,
        max_game_length=table.game.most_actions,
    )

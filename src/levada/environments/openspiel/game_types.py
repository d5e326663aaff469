"""What OpenSpiel wants to know of a game before it is played."""

from typing import Any

import pyspiel

from levada.environments.game_trees import GameTree
from levada.environments.openspiel.parameters import defaults_of
from levada.environments.rewards import Reward
from levada.game import Game


def short_name(game: str) -> str:
    return f"levada_{game}"


def game_type(game: Game, reward: Reward) -> Any:
    """Shares of a win, less an equal share, add up to nothing; totals to anything."""
    utilities = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=short_name(game.name),
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utilities.ZERO_SUM if reward == "win_share" else utilities.GENERAL_SUM,
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


def game_info(game: Game, tree: GameTree, players: int, reward: Reward) -> Any:
    is_win_share = reward == "win_share"
    return pyspiel.GameInfo(
        num_distinct_actions=game.actions,
        max_chance_outcomes=tree.MOST_OUTCOMES,
        num_players=players,
        min_utility=-1 / players if is_win_share else tree.LEAST_TOTAL,
        max_utility=1 - 1 / players if is_win_share else tree.LARGEST_TOTAL,
        utility_sum=0.0 if is_win_share else None,
        max_game_length=game.most_actions,
    )

"""What a game brings its seats in OpenSpiel, and between which bounds."""

from collections.abc import Sequence
from typing import NamedTuple

from levada.environments.game_trees import GameTree
from levada.environments.rewards import rewards_for


class Utilities(NamedTuple):
    least: float
    most: float
    is_zero_sum: bool


def equal_share(reward: str, players: int) -> float | None:
    """What each seat gets if all are alike, where that is always the same."""
    return {"win": 1 / players, "rank": 0.5}.get(reward)


def utilities_of(reward: str, tree: GameTree, players: int) -> Utilities:
    share = equal_share(reward, players)
    if share is not None:
        return Utilities(-share, 1 - share, is_zero_sum=True)
    if reward == "total":
        return Utilities(tree.LEAST_TOTAL, tree.LARGEST_TOTAL, is_zero_sum=False)
    apart = tree.LARGEST_TOTAL - tree.LEAST_TOTAL
    return Utilities(-apart, apart, is_zero_sum=False)


def returns_for(reward: str, totals: Sequence[int]) -> list[float]:
    """Rewards; less an equal share, where these then add up to nothing."""
    share = equal_share(reward, len(totals)) or 0.0
    return [each - share for each in rewards_for(reward, totals)]

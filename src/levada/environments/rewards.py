"""What the end of a game is worth to each seat, as a batch counts it; before it, nothing is."""

from collections.abc import Sequence
from typing import Any

from levada.batch import REWARDS, one_of
from levada.batch_rows import rewards_of


def check_reward(reward: Any) -> str:
    return one_of("reward", reward, REWARDS)


def rewards_for(reward: str, totals: Sequence[int]) -> list[float]:
    """By seat, of a game that is over."""
    return rewards_of(REWARDS[reward], totals)

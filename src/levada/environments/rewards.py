"""What the end of a game is worth to each seat; before it, everything is worth nothing."""

from collections.abc import Sequence
from typing import Any, Literal, get_args

from levada.options import OptionError, in_words
from levada.value_text import quote

Reward = Literal["win_share", "total"]
REWARDS: tuple[Reward, ...] = get_args(Reward)


def check_reward(reward: Any) -> Reward:
    for known in REWARDS:
        if reward == known:
            return known
    raise OptionError(f"reward: {quote(reward)} is not possible; expected {in_words(REWARDS)}")


def win_shares(totals: Sequence[int]) -> list[float]:
    """By seat: 1 for a win, its part of a shared one, else 0."""
    winners = [total == max(totals) for total in totals]
    return [is_winner / sum(winners) for is_winner in winners]


def rewards_for(reward: Reward, totals: Sequence[int]) -> list[float]:
    if reward == "win_share":
        return win_shares(totals)
    return [float(total) for total in totals]

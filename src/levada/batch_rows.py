"""What a batch does in each of its rows, compiled: an action, the next deal, what is then seen."""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, TypeAlias, cast

import numpy as np
import numpy.typing as npt

from levada.chance import Generator, sow
from levada.compilation import entry_point, entry_point_for, rule, template, uncompiled
from levada.contract import Bytes, Flags, Games, Numbers, Rules, Seat, Totals
from levada.games import module_of
from levada.masks import lowest

Wholes: TypeAlias = npt.NDArray[np.int64]
Actions: TypeAlias = npt.NDArray[np.int16]

# Each function below is copied for each game, with its rules in this place.
rules = cast("Rules", None)

DEAL, STEP, SHOW, OBSERVE = range(4)
"""What `run_rows` does: deals every row's game, steps, shows it again, or to other seats."""
WIN, TOTAL, RANK, MARGIN = range(4)
"""What a seat gets for a game that is over."""
NO_ACTION = -1
"""Leaves a row as it is."""
SEED, STRIDE, REWARD = range(3)
"""What `plan` holds: the seed, how far apart the games of a row are numbered, and a reward."""


def run_rows(
    what: int,
    first: int,
    end: int,
    games: Games,
    prepared: Games,
    plan: Wholes,
    numbers: Wholes,
    history: Actions,
    lengths: Wholes,
    actions: Wholes,
    seats: Wholes,
    masks: Flags,
    observations: Bytes,
    rewards: Numbers,
    totals: Totals,
    dones: Flags,
    rng: Generator,
) -> None:
    """One function for all that rows go through, since each that Python calls is compiled whole."""
    for i in range(first, end):
        is_dealt = what == DEAL
        if what == STEP:
            dones[i] = False
            rewards[i] = 0.0
            if actions[i] != NO_ACTION:
                take_action(games, i, seats[i], actions[i], history, lengths)
                if not rules.awaiting(games[i]):
                    rules.score(games[i], totals[i])
                    write_rewards(plan[REWARD], totals[i], rewards[i])
                    dones[i] = True
                    numbers[i] += plan[STRIDE]
                    is_dealt = True
        if is_dealt:
            games[i] = prepared[0]
            sow(rng, plan[SEED], numbers[i])
            rules.deal(games[i], rng)
            lengths[i] = 0
        if what != OBSERVE:
            seats[i] = lowest(rules.awaiting(games[i]))
            rules.mark_legal(games[i], seats[i], masks[i])
        rules.features(games[i], seats[i], observations[i])


@template
def take_action(
    games: Games, i: int, seat: Seat, action: int, history: Actions, lengths: Wholes
) -> None:
    rules.apply(games[i], seat, action)
    history[i, lengths[i]] = action
    lengths[i] += 1


@rule
def write_rewards(reward: int, totals: Totals, rewards: Numbers) -> None:
    """By seat, from the totals of a game that is over."""
    for seat in range(len(totals)):
        above, level, best_other = 0, 0, totals[seat - 1]
        for other in range(len(totals)):
            if other != seat:
                above += 1 if totals[other] > totals[seat] else 0
                level += 1 if totals[other] == totals[seat] else 0
                best_other = max(best_other, totals[other])
        if reward == WIN:
            rewards[seat] = 1.0 / (1 + level) if above == 0 else 0.0
        elif reward == TOTAL:
            rewards[seat] = totals[seat]
        elif reward == RANK:
            rewards[seat] = 1.0 - (above + 0.5 * level) / (len(totals) - 1)
        else:
            rewards[seat] = totals[seat] - best_other


def rewards_of(reward: int, totals: Sequence[int]) -> list[float]:
    """The same for plain Python."""
    rewards = [0.0] * len(totals)
    plain_write(reward, totals, rewards)
    return rewards


plain_write: Callable[[int, Any, Any], None] = uncompiled(write_rewards)


@entry_point
def first_illegal(actions: Wholes, masks: Flags) -> int:
    """The first row whose action its mask does not allow, or -1."""
    for i in range(len(actions)):
        action = actions[i]
        if action < 0 or action >= masks.shape[1] or not masks[i, action]:
            return i
    return -1


@entry_point
def scale_rows(first: int, end: int, whole: Bytes, units: Numbers, out: Numbers) -> None:
    for i in range(first, end):
        for feature in range(len(units)):
            out[i, feature] = whole[i, feature] / units[feature]


@cache
def compiled_rows(game: str) -> Any:
    return entry_point_for(
        module_of(game, "levada.games.{}.rules"),
        run_rows,
        releases_gil=True,
        announcement="compiling the batch of games, once, about 5 s",
    )

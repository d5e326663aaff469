"""Many games by chance: their totals as an array on all cores, or one by one as matches."""

import os
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from typing import Any

import numpy as np

from levada.bots import random
from levada.chance import generator
from levada.contract import Totals
from levada.games import game as game_named
from levada.match import Match, agree, check_seed, new_seed
from levada.message_format import quote
from levada.options import OptionError

GAMES_A_TASK = 5_000


def check_games(games: Any) -> int:
    if type(games) is not int or games < 0:
        raise OptionError(f"games: {quote(games)} is not possible; expected a whole number from 0")
    return games


def check_workers(workers: Any) -> int:
    if workers is None:
        return os.cpu_count() or 1
    if type(workers) is not int or workers < 1:
        raise OptionError(
            f"workers: {quote(workers)} is not possible; expected a whole number from 1"
        )
    return workers


def room_for(games: int, players: int) -> Totals:
    try:
        return np.zeros((games, players), np.int64)
    except (MemoryError, ValueError):
        raise OptionError(f"games: {games:,} are more than fit into memory") from None


def simulate(
    name: str,
    *,
    games: int = 1_000,
    seed: int | None = None,
    workers: int | None = None,
    progress: Callable[[int], object] | None = None,
    **given: Any,
) -> Totals:
    """Totals by game and seat of random games; game i depends on the seed and i alone.

    The compiled rules let go of the GIL, so threads use all cores. `progress` is told how many
    games were played since it was last told.
    """
    game = game_named(name)
    options, wishes = agree(game, given)
    prepared = game.prepare(options, wishes)
    seed = new_seed() if seed is None else check_seed(seed)
    totals = room_for(check_games(games), max(game.players))

    def play(first: int) -> int:
        rows = totals[first : first + GAMES_A_TASK]
        table = np.concatenate([prepared, prepared])
        game.engine.play_many(table, seed, first, np.zeros(1, np.uint64), rows)
        return len(rows)

    with ThreadPoolExecutor(check_workers(workers)) as pool:
        tasks = [pool.submit(play, first) for first in range(0, games, GAMES_A_TASK)]
        try:
            for task in as_completed(tasks):
                if progress is not None:
                    progress(task.result())
                task.result()
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise
    return totals[:, : options.players]


def matches(
    name: str, *, games: int = 1_000, seed: int | None = None, **given: Any
) -> Iterator[Match]:
    """The same games as `simulate` plays for a seed, move by move."""
    seed = new_seed() if seed is None else check_seed(seed)
    for number in range(check_games(games)):
        yield play_match(name, seed, number, given)


def play_match(name: str, seed: int, number: int, given: dict[str, Any]) -> Match:
    """The deal and the seats draw from one generator, as they do in the compiled loop."""
    game = game_named(name)
    options, wishes = agree(game, given)
    games = game.prepare(options, wishes)
    rng = generator(seed, number)
    game.engine.deal(games, 0, rng)
    match = Match(game, options, games)
    while to_act := match.to_act:
        match.follow(to_act[0], random.choose(game, match.games, to_act[0], rng))
    return match

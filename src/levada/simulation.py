"""Many games by chance: their totals as an array on all cores, or one by one as matches."""

import os
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from typing import Any, SupportsIndex

import numpy as np

from levada.bots import random
from levada.chance import generator
from levada.contract import Totals
from levada.games import game as game_named
from levada.integers import whole_number
from levada.match import Match
from levada.options import OptionError
from levada.seeds import seed_or_new
from levada.value_text import quote

GAMES_A_TASK = 5_000


def check_games(games: Any) -> int:
    number = whole_number(games)
    if number is None or number < 0:
        raise OptionError(f"games: {quote(games)} is not possible; expected a whole number from 0")
    return number


def check_workers(workers: Any) -> int:
    if workers is None:
        return os.cpu_count() or 1
    number = whole_number(workers)
    if number is None or number < 1:
        raise OptionError(
            f"workers: {quote(workers)} is not possible; expected a whole number from 1"
        )
    return number


def room_for(games: int, players: int) -> Totals:
    try:
        return np.zeros((games, players), np.int64)
    except (MemoryError, ValueError):
        raise OptionError(f"games: {games:,} are more than fit into memory") from None


def simulate(
    name: str,
    *,
    games: SupportsIndex = 1_000,
    seed: SupportsIndex | None = None,
    workers: SupportsIndex | None = None,
    progress: Callable[[int], object] | None = None,
    **given: Any,
) -> Totals:
    """Totals by game and seat of random games; game i depends on the seed and i alone.

    The compiled rules let go of the GIL, so threads use all cores. `progress` is told how many
    games were played since it was last told.
    """
    game = game_named(name)
    options, wishes = game.agree(given)
    prepared = game.prepare(options, wishes)
    seed = seed_or_new(seed)
    games = check_games(games)
    totals = room_for(games, max(game.players))

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
    name: str, *, games: SupportsIndex = 1_000, seed: SupportsIndex | None = None, **given: Any
) -> Iterator[Match]:
    """The same games as `simulate` plays for a seed, move by move."""
    seed = seed_or_new(seed)
    for number in range(check_games(games)):
        yield play_match(name, seed, number, given)


def play_match(name: str, seed: int, number: int, given: dict[str, Any]) -> Match:
    """The deal and the seats draw from one generator, as they do in the compiled loop."""
    game = game_named(name)
    options, wishes = game.agree(given)
    games = game.prepare(options, wishes)
    rng = generator(seed, number)
    game.engine.deal(games, 0, rng)
    match = Match(game, options, games)
    while to_act := match.to_act:
        match.follow(to_act[0], random.choose(game, match.games, to_act[0], rng))
    return match

"""A level against a plain tree search that is given more time."""

import statistics
import time
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from benchmarks.measure import line
from benchmarks.plain_search import PlainSearch
from levada.bots.bot import Bot
from levada.bots.levels import level
from levada.chance import generator
from levada.games import game as game_named

PLAYERS = 4
DEALS = 2
ITERATIONS = 20_000  # of the plain search: some 250 ms a decision
SEED = 7


def play(task: tuple[str, int, int]) -> tuple[list[int], list[float]]:
    """The totals of a game in which one seat is of the level, and its seats' mean times in ms."""
    words, number, seat_of_level = task
    game = game_named("santiago")
    games = game.deal(game.options.of({"players": PLAYERS}), game.wishes.of({}), SEED, number)
    players: list[Bot | PlainSearch] = [
        PlainSearch(game, ITERATIONS, generator(SEED, number * PLAYERS + seat))
        for seat in range(PLAYERS)
    ]
    players[seat_of_level] = Bot(game, level("santiago", words), SEED, number)
    times: list[list[float]] = [[] for _ in range(PLAYERS)]
    while to_act := game.engine.seats_to_act(games, 0):
        start = time.perf_counter()
        actions = players[to_act[0]].choose(games, to_act[0])
        times[to_act[0]].append((time.perf_counter() - start) * 1000)
        for action in actions:
            game.engine.apply(games, 0, to_act[0], action)
    return game.scores(games, 0), [statistics.mean(each) for each in times]


def measure() -> None:
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
        for words in ("regular", "expert"):
            tasks = [(words, n, seat) for n in range(DEALS) for seat in range(PLAYERS)]
            report(words, tasks, list(pool.map(play, tasks)))


def report(
    words: str, tasks: list[tuple[str, int, int]], found: list[tuple[list[int], list[float]]]
) -> None:
    wins, own, others, own_time, other_time = 0, [], [], [], []
    for (_, _, seat), (scores, times) in zip(tasks, found, strict=True):
        wins += scores[seat] == max(scores)
        own.append(scores[seat])
        others += scores[:seat] + scores[seat + 1 :]
        own_time.append(times[seat])
        other_time += times[:seat] + times[seat + 1 :]
    line(
        f"{words} ({statistics.mean(own_time):.1f} ms) against three plain searches "
        f"({statistics.mean(other_time):.0f} ms)",
        f"won {wins} of {len(tasks)}, {statistics.mean(own):.0f} : {statistics.mean(others):.0f}",
    )

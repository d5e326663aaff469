"""How many guided playouts a second a search makes from the middle of a game."""

import statistics
import time
from concurrent.futures import ThreadPoolExecutor

from benchmarks.measure import line, one_core
from benchmarks.positions import TABLES, mid_game
from levada.bots.levels import level
from levada.bots.searcher import Searcher
from levada.chance import generator
from levada.games import game as game_named

SECONDS = 1.0
ROUNDS = 5
ENDLESS = "expert:doubt=1000000"  # no choice is given up, unless it is the same


def playouts(name: str, table: int, words: str, seed: int) -> float:
    """A second, by one searcher that never decides."""
    game = game_named(name)
    games, seat = mid_game(name, table)
    searcher = Searcher(game, level(name, words), generator(seed))
    seen = game.seen_by(games, 0, seat)
    searcher.evaluate_choices(seen, seat)
    searcher.race()
    done, start = 0, time.perf_counter()
    while time.perf_counter() - start < SECONDS:
        if searcher.is_full:
            searcher.line_up()
        done += searcher.race()
    return done / (time.perf_counter() - start)


def measure() -> None:
    for name, tables in TABLES.items():
        for table, options in enumerate(tables):
            what = f"{name}, {options['players']} players, a race of playouts"
            line(f"{what}, 1 core", per_second(on_one_core(name, table, ENDLESS)))
            line(f"{what}, 2 threads", per_second(in_threads(name, table, ENDLESS)))
    to_the_end = f"{ENDLESS},horizon=99"
    what = "santiago, 4 players, to the end of the game"
    line(f"{what}, guided, 1 core", per_second(on_one_core("santiago", 2, to_the_end)))
    by_chance = per_second(on_one_core("santiago", 2, f"{to_the_end},wander=1"))
    line(f"{what}, by chance, 1 core", by_chance)


def on_one_core(name: str, table: int, words: str) -> list[float]:
    with one_core():
        return [playouts(name, table, words, seed) for seed in range(ROUNDS)]


def per_second(rates: list[float]) -> str:
    return f"{statistics.median(rates):,.0f} playouts/s"


def in_threads(name: str, table: int, words: str) -> list[float]:
    """Two searches at once: compiled code lets go of the GIL."""
    with ThreadPoolExecutor(2) as pool:
        return [
            sum(pool.map(lambda seed: playouts(name, table, words, seed), (2 * n, 2 * n + 1)))
            for n in range(ROUNDS)
        ]

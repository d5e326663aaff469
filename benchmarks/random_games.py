"""Random games a second, by game and number of players, on one core and on all."""

import os
from typing import Any

from benchmarks.measure import beside_yardstick, line, one_core, seconds
from levada.cli.bench import tables
from levada.games import GAMES
from levada.simulation import simulate

GAMES_A_RUN = 200_000


def rate(name: str, table: dict[str, Any], workers: int) -> float:
    def work() -> object:
        return simulate(name, games=GAMES_A_RUN, seed=1, workers=workers, **table)

    return GAMES_A_RUN / seconds(work)


def measure_table(name: str, table: dict[str, Any]) -> None:
    cores = os.cpu_count() or 1
    players = table["players"]
    # The yardstick knows Santiago for 3 to 5; beside all else stands its game of 4.
    like = players if name == "santiago" and players > 2 else 4
    rate(name, table, cores)
    with one_core():
        one, ratio = beside_yardstick(lambda: rate(name, table, 1), like)
    line(f"{name}, {players} players, one core", f"{one:,.0f} games/s", ratio)
    all_cores, ratio = beside_yardstick(lambda: rate(name, table, cores), like)
    line(f"{name}, {players} players, {cores} cores", f"{all_cores:,.0f} games/s", ratio)


def measure() -> None:
    for name in GAMES:
        for table in tables(name):
            measure_table(name, table)

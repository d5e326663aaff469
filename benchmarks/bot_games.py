"""Games among bots a second, compiled all the way, on one core and on all; with and without columns."""

import os
from typing import Any

from benchmarks.measure import line, processor_seconds, seconds
from levada.simulation import simulate

GAMES = {"novice": 2_000, "regular": 2_000}
TABLES: tuple[tuple[str, dict[str, Any]], ...] = (
    ("santiago", {"players": 4}),
    ("santiago", {"players": 2, "edition": "trefl"}),
    ("exlibris", {"players": 4}),
)


def rate(name: str, table: dict[str, Any], level: str, workers: int, **how: Any) -> float:
    games = GAMES[level]

    def work() -> object:
        return simulate(name, games=games, seed=1, workers=workers, level=level, **how, **table)

    return games / (seconds(work) if workers > 1 else processor_seconds(work))


def measure() -> None:
    cores = os.cpu_count() or 1
    for name, table in TABLES:
        for level in GAMES:
            simulate(name, games=1, seed=1, level=level, **table)  # compiles
            what = f"{name}, {table['players']} of {level}"
            line(f"{what}, one core", f"{rate(name, table, level, 1):,.0f} games/s")
            kept = rate(name, table, level, 1, columns=True)
            line(f"{what}, one core, columns", f"{kept:,.0f} games/s")
            line(f"{what}, {cores} cores", f"{rate(name, table, level, cores):,.0f} games/s")

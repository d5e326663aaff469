"""The log of a whole game told as events: milliseconds a move, by game and number of players."""

import statistics
from typing import Any

from benchmarks.measure import ROUNDS, line, one_core, seconds
from benchmarks.positions import TABLES
from levada.match import Match
from levada.presentation import events_of
from levada.simulation import play_match

SEED = 1


def measure() -> None:
    for name, tables in TABLES.items():
        for table in tables:
            measure_table(name, table)


def measure_table(name: str, table: dict[str, Any]) -> None:
    match = play_match(name, SEED, 0, table)
    tell_all(match)  # what is worked out once and kept is not counted
    with one_core():
        whole = statistics.median(seconds(lambda: tell_all(match)) for _ in range(ROUNDS))
    line(
        f"{name}, {table['players']} players, events of a move",
        f"{whole / len(match.moves) * 1000:.3f} ms",
    )


def tell_all(match: Match) -> None:
    for n in range(len(match.moves)):
        events_of(match, n, 0)

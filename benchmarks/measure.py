"""How figures are taken: both sides in turn, medians, one core; these machines are noisy."""

import os
import statistics
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from benchmarks import yardstick

ROUNDS = 5


@contextmanager
def one_core() -> Iterator[None]:
    cores = os.sched_getaffinity(0)
    yardstick.pin_to_one_core()
    try:
        yield
    finally:
        os.sched_setaffinity(0, cores)


def seconds(work: Callable[[], object]) -> float:
    start = time.perf_counter()
    work()
    return time.perf_counter() - start


def processor_seconds(work: Callable[[], object]) -> float:
    """Of one thread, whatever else the machine does meanwhile."""
    start = time.process_time()
    work()
    return time.process_time() - start


def beside_yardstick(
    rate: Callable[[], float], players: int = 4, rounds: int = ROUNDS
) -> tuple[float, float | None]:
    """The median of `rate`, and of its ratio to the yardstick run right after it."""
    rates, ratios = [], []
    for _ in range(rounds):
        rates.append(rate())
        if yardstick.program() is not None:
            ratios.append(rates[-1] / yardstick.games_a_second(players))
    return statistics.median(rates), statistics.median(ratios) if ratios else None


def line(what: str, figure: str, ratio: float | None = None) -> None:
    beside = "" if ratio is None else f"   {ratio:5.2f} of the yardstick"
    print(f"{what:<58}{figure:>22}{beside}", flush=True)

"""`make bench`: all figures, or those named: `python -m benchmarks random_games starting`."""

import sys
from collections.abc import Callable

from benchmarks import (
    batches,
    bot_search,
    decisions,
    equal_time,
    load,
    long_games,
    page,
    random_games,
    start_up,
    yardstick,
)

MEASURES: dict[str, Callable[[], None]] = {
    "random_games": random_games.measure,
    "batches": batches.measure,
    "starting": start_up.measure,
    "searching": bot_search.measure,
    "deciding": decisions.measure,
    "equal_time": equal_time.measure,
    "load": load.measure,
    "long_games": long_games.measure,
    "page": page.measure,
    "load_postgres": load.measure_postgres,
}


def main(names: list[str]) -> None:
    for name in names:
        if name not in MEASURES:
            sys.exit(f"{name!r} is not measured here; expected {', '.join(MEASURES)}")
    if yardstick.program() is None:
        print("no g++ here: figures without the yardstick")
    for name in names or MEASURES:
        MEASURES[name]()


if __name__ == "__main__":  # processes that a measure starts import this too
    main(sys.argv[1:])

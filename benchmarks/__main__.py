"""`python -m benchmarks` lists what can be measured, `python -m benchmarks page load` measures those
two, `python -m benchmarks all` (`make bench`) everything."""

import inspect
import sys
from collections.abc import Callable

from benchmarks import (
    audiences,
    batches,
    bot_games,
    bot_ratings,
    bot_search,
    decisions,
    environments,
    equal_time,
    evening,
    events,
    fairness,
    floods,
    footprint,
    hostile_records,
    load,
    load_people,
    long_games,
    page,
    random_games,
    ratings,
    start_up,
    waiting,
    yardstick,
)

MEASURES: dict[str, Callable[[], None]] = {
    "random_games": random_games.measure,
    "batches": batches.measure,
    "start_up": start_up.measure,
    "hostile_records": hostile_records.measure,
    "events": events.measure,
    "bot_games": bot_games.measure,
    "bot_search": bot_search.measure,
    "decisions": decisions.measure,
    "environments": environments.measure,
    "equal_time": equal_time.measure,
    "long_games": long_games.measure,
    "ratings": ratings.measure,
    "bot_ratings": bot_ratings.measure,
    "page": page.measure,
    "load": load.measure,
    "load_postgres": load.measure_postgres,
    "load_people": load_people.measure,
    "audiences": audiences.measure,
    "floods": floods.measure,
    "fairness": fairness.measure,
    "footprint": footprint.measure,
    "evening": evening.measure,
    "waiting": waiting.measure,
}


def what_is_measured(measure: Callable[[], None]) -> str:
    """What the function says of itself, else what its module says; the first paragraph."""
    told = inspect.getdoc(measure) or inspect.getdoc(inspect.getmodule(measure)) or ""
    return " ".join(told.split("\n\n")[0].split())


def main(names: list[str]) -> None:
    if not names or names == ["--help"]:
        for name, measure in MEASURES.items():
            print(f"{name:<16} {what_is_measured(measure)}")
        print(f"{'all':<16} All of these, in this order.")
        return
    for name in names:
        if name not in (*MEASURES, "all"):
            sys.exit(f"{name!r} is not measured here; expected all, {', '.join(MEASURES)}")
    if yardstick.program() is None:
        print("no g++ here: figures without the yardstick")
    for name in MEASURES if "all" in names else names:
        MEASURES[name]()


if __name__ == "__main__":  # processes that a measure starts import this too
    main(sys.argv[1:])

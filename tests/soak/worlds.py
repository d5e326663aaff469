"""Two worlds that differ in what is hidden from somebody, compared byte by byte at many positions."""

import tempfile
import time
from collections.abc import Iterator
from itertools import count, cycle
from pathlib import Path

from tests.contract.tables import TABLES
from tests.server.two_worlds import line
from tests.server.two_worlds_compared import Comparison, two_applications
from tests.server.two_worlds_probes import PROBES, Probe, Visit, look, try_moves
from tests.server.two_worlds_scenes import COURSES
from tests.soak.summary import Row

POSITIONS = 100_000
POSITIONS_A_TABLE = 40
"""Before the next table."""
ASKED_AT_EVERY = 6
"""So many positions something is asked; at the others the socket tells all there is."""


def check_worlds(seed: int) -> list[Row]:
    start = time.monotonic()
    with (
        tempfile.TemporaryDirectory() as directory,
        two_applications(Path(directory), probes()) as comparison,
    ):
        for number in count():
            watch_every_table(comparison, (seed + number) * COURSES)
            minutes = (time.monotonic() - start) / 60
            found = (
                f"{comparison.positions:,} positions, {comparison.bytes / 1e6:,.0f} MB in each "
                f"world, 0 bytes differ; {minutes:.1f} minutes"
            )
            print(f"  {found}", flush=True)
            if comparison.positions >= POSITIONS:
                break
    run = f"new games at {len(TABLES)} kinds of tables, as every seat and as a watcher"
    return [Row("what is hidden reaches nobody", run, found)]


def watch_every_table(comparison: Comparison, course: int) -> None:
    for table in TABLES:
        comparison.run(comparison.watch_table(table, POSITIONS_A_TABLE, course))
        if comparison.positions >= POSITIONS:
            break
    line.cache_clear()


def probes() -> Iterator[Probe]:
    for probe in cycle((look, try_moves, *PROBES)):
        yield probe
        for _ in range(1, ASKED_AT_EVERY):
            yield only_listen


async def only_listen(visit: Visit) -> None:
    """To what is sent by the socket after each move, with all aids."""
    await visit.listen()

"""A thousand kills while games are played: of the server, of workers, and of the database."""

import asyncio
import functools
import operator
import tempfile
import time
from pathlib import Path

from tests.server.kill_run import Tally, Trial, play_while_killed
from tests.server.postgres import Postgres
from tests.server.running_server import Server, serving, sqlite
from tests.soak.summary import Row

KILLS_A_RUN = 100
RUNS = 5
"""On either database."""
TABLES_AT_ONCE, WORKERS = 12, 2
THINKING = (0.05, 0.4)
KINDS = ("worker killed", "database killed", "worker and database killed", "server killed")


def check_kills(seed: int) -> list[Row]:
    """Each run with a new database and a seed of its own."""
    on_sqlite = [play_on_sqlite(seed + run, ("server killed",), KILLS_A_RUN) for run in range(RUNS)]
    on_postgres = [play_on_postgres(seed + RUNS + run, KINDS, KILLS_A_RUN) for run in range(RUNS)]
    return [
        row("SQLite, one process", on_sqlite),
        row(f"PostgreSQL, {WORKERS} workers", on_postgres),
    ]


def row(where: str, tallies: list[Tally]) -> Row:
    run = f"{where}, {len(tallies)} runs of {KILLS_A_RUN} kills with SIGKILL"
    result = str(functools.reduce(operator.add, tallies))
    return Row("nothing acknowledged is lost or made twice; no table is stuck", run, result)


def play_on_sqlite(seed: int, kinds: tuple[str, ...], times: int) -> Tally:
    with tempfile.TemporaryDirectory() as directory:
        home = Path(directory)
        with serving(sqlite(home), home / "log") as server:
            return play(server, seed, kinds, times)


def play_on_postgres(seed: int, kinds: tuple[str, ...], times: int) -> Tally:
    with tempfile.TemporaryDirectory() as directory:
        home = Path(directory)
        postgres = Postgres(home / "postgres")
        try:
            database = postgres.database()
            with serving(database, home / "log", LEVADA_WORKERS=str(WORKERS)) as server:
                return play(server, seed, kinds, times, postgres)
        finally:
            postgres.stop()


def play(
    server: Server,
    seed: int,
    kinds: tuple[str, ...],
    times: int,
    postgres: Postgres | None = None,
) -> Tally:
    start = time.monotonic()

    def say(line: object) -> None:
        print(f"  {time.monotonic() - start:5.0f} s  {line}", flush=True)

    print(f"seed {seed}: {', '.join(kinds)}")
    trial = Trial(server, TABLES_AT_ONCE, times, seed, kinds, postgres, THINKING, say=say)
    found = asyncio.run(play_while_killed(trial))
    say(found)
    return found

"""A thousand kills while games are played: of the server, of workers, and of the database."""

import asyncio
import functools
import operator
import tempfile
import time
from pathlib import Path

from tests.server.kill_run import Tally, Trial, play_while_killed
from tests.server.postgres import Postgres
from tests.server.running_server import serving, sqlite
from tests.soak.summary import Row

KILLS_A_RUN = 100
RUNS_ON_SQLITE, RUNS_ON_POSTGRES = 5, 5
TABLES_AT_ONCE, WORKERS = 12, 2
THINKING = (0.05, 0.4)
KINDS = ("worker", "database", "worker and database", "server")


def check_kills(seed: int) -> list[Row]:
    """Each run with a new database and a seed of its own."""
    on_sqlite = [kill_on_sqlite(seed + run) for run in range(RUNS_ON_SQLITE)]
    on_postgres = [kill_on_postgres(seed + RUNS_ON_SQLITE + run) for run in range(RUNS_ON_POSTGRES)]
    return [
        row("SQLite, one process", on_sqlite),
        row(f"PostgreSQL, {WORKERS} workers", on_postgres),
    ]


def row(where: str, tallies: list[Tally]) -> Row:
    run = f"{where}, {len(tallies)} runs of {KILLS_A_RUN} kills with SIGKILL"
    result = str(functools.reduce(operator.add, tallies))
    return Row("nothing acknowledged is lost or made twice; no table is stuck", run, result)


def kill_on_sqlite(seed: int) -> Tally:
    with tempfile.TemporaryDirectory() as directory:
        home = Path(directory)
        return kill(sqlite(home), home, seed, ("server",))


def kill_on_postgres(seed: int) -> Tally:
    with tempfile.TemporaryDirectory() as directory:
        home = Path(directory)
        postgres = Postgres(home / "postgres")
        try:
            return kill(postgres.database(), home, seed, KINDS, postgres)
        finally:
            postgres.stop()


def kill(
    database: str, home: Path, seed: int, kinds: tuple[str, ...], postgres: Postgres | None = None
) -> Tally:
    start = time.monotonic()

    def say(line: object) -> None:
        print(f"  {time.monotonic() - start:5.0f} s  {line}", flush=True)

    print(f"seed {seed}: {', '.join(kinds)}")
    settings = {"LEVADA_WORKERS": str(WORKERS)} if postgres else {}
    with serving(database, home / "log", **settings) as server:
        trial = Trial(server, TABLES_AT_ONCE, KILLS_A_RUN, seed, kinds, postgres, THINKING, say=say)
        found = asyncio.run(play_while_killed(trial))
    say(found)
    return found

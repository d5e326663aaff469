"""The server is killed, and fails otherwise, while people and bots play.

`make soak` kills a thousand times. When a run fails, its error names the seed.
"""

import asyncio
from pathlib import Path

from tests.server.kill_run import Tally, Trial, play_while_killed
from tests.server.postgres import Postgres
from tests.server.running_server import serving, sqlite

TABLES, KILLS, SEED = 10, 3, 11
TOLD = {
    "the database does not answer; send it again",
    "the database does not answer; try again",
}


def on_sqlite(home: Path, kind: str, times: int) -> Tally:
    with serving(sqlite(home), home / "log") as server:
        return asyncio.run(play_while_killed(Trial(server, TABLES, times, SEED, (kind,))))


def on_postgres(postgres: Postgres, home: Path, *kinds: str) -> Tally:
    """Each of them once."""
    with serving(postgres.database(), home / "log", LEVADA_WORKERS="3") as server:
        trial = Trial(server, TABLES, len(kinds), SEED, kinds, postgres)
        return asyncio.run(play_while_killed(trial))


def test_nothing_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    on_sqlite(tmp_path, "server killed", KILLS)


def test_people_are_told_that_the_disk_is_full_and_play_on_when_it_is_not(tmp_path: Path) -> None:
    assert on_sqlite(tmp_path, "disk full", 1).told.keys() == TOLD


def test_nothing_is_lost_when_workers_the_server_and_the_database_are_killed(
    postgres: Postgres, tmp_path: Path
) -> None:
    kinds = ("worker killed", "server killed", "database killed", "worker and database killed")
    on_postgres(postgres, tmp_path, *kinds)


def test_nothing_is_lost_when_workers_and_the_database_stand_still(
    postgres: Postgres, tmp_path: Path
) -> None:
    kinds = ("worker stopped", "database away", "database read-only", "2 s a commit")
    assert on_postgres(postgres, tmp_path, *kinds).told.keys() == TOLD

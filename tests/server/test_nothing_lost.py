"""The server is killed while people and bots play.

`make soak` kills a thousand times. When a run fails, its error names the seed.
"""

import asyncio
from pathlib import Path

from tests.server.kill_run import Trial, play_while_killed
from tests.server.postgres import Postgres
from tests.server.running_server import serving, sqlite

TABLES, KILLS, SEED = 12, 3, 11


def test_nothing_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    with serving(sqlite(tmp_path), tmp_path / "log") as server:
        asyncio.run(play_while_killed(Trial(server, TABLES, KILLS, SEED)))


def test_nothing_is_lost_when_workers_the_server_and_the_database_are_killed(
    postgres: Postgres, tmp_path: Path
) -> None:
    kinds = ("worker", "server", "database")
    with serving(postgres.database(), tmp_path / "log", LEVADA_WORKERS="3") as server:
        asyncio.run(play_while_killed(Trial(server, TABLES, len(kinds), SEED, kinds, postgres)))

"""Messages to people who are away, delivered while the server is killed."""

import tempfile
from pathlib import Path

from tests.server.delivery_kills import deliver_while_killed
from tests.server.postgres import Postgres
from tests.server.running_server import sqlite
from tests.soak.summary import Row

MESSAGES, KILLS = 2_000, 30
MESSAGES_OF_WORKERS, KILLS_OF_WORKERS = 400, 6
"""Fewer: after each kill the lease of the dead worker runs out first."""


def check_deliveries(seed: int) -> list[Row]:
    promise = "what people are told is neither lost nor told twice, but for the one in flight"
    with tempfile.TemporaryDirectory() as directory:
        home = Path(directory)
        alone = deliver_while_killed(
            sqlite(home), home / "log", messages=MESSAGES, kills=KILLS, seed=seed
        )
        postgres = Postgres(home / "postgres")
        try:
            several = deliver_while_killed(
                postgres.database(),
                home / "log of workers",
                messages=MESSAGES_OF_WORKERS,
                kills=KILLS_OF_WORKERS,
                seed=seed,
                workers=2,
            )
        finally:
            postgres.stop()
    return [
        Row(promise, "SQLite, one process, killed with SIGKILL", str(alone)),
        Row(promise, "PostgreSQL, 2 workers, killed with SIGKILL", str(several)),
    ]

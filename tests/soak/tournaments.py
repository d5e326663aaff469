"""A whole tournament of 23 programs at tables of three and four, while workers are killed."""

import tempfile
from pathlib import Path

from tests.server.postgres import Postgres
from tests.server.running_server import Server, serving, sqlite
from tests.server.tournament_run import Outcome, Plan, play_tournament
from tests.soak.summary import Row

PEOPLE, ROUNDS = 23, 5
PROMISE = "a tournament goes on whatever is killed: standings are right, nobody is seated twice"


def check_tournaments(seed: int) -> list[Row]:
    run = f"{PEOPLE} programs at tables of 3 and 4, {ROUNDS} rounds, two withdraw, one is silent"
    return [
        Row(PROMISE, f"SQLite, {run}, the server killed", str(on_sqlite(seed))),
        Row(PROMISE, f"PostgreSQL, 2 workers, {run}, a worker killed", str(on_postgres(seed))),
    ]


def plan(server: Server, kill: str, seed: int) -> Plan:
    return Plan(
        server,
        PEOPLE,
        ROUNDS,
        smallest=3,
        largest=4,
        leave={5: 2, 17: 3},
        silent=11,
        kill=kill,
        kill_in=(1, 3),
        kill_after=(1, 2, 4),
        seed=seed,
    )


def on_sqlite(seed: int) -> Outcome:
    with tempfile.TemporaryDirectory() as directory:
        home = Path(directory)
        with serving(sqlite(home), home / "log") as server:
            return play_tournament(plan(server, "server killed", seed))


def on_postgres(seed: int) -> Outcome:
    with tempfile.TemporaryDirectory() as directory:
        home = Path(directory)
        postgres = Postgres(home / "postgres")
        try:
            with serving(postgres.database(), home / "log", LEVADA_WORKERS="2") as server:
                return play_tournament(plan(server, "worker killed", seed))
        finally:
            postgres.stop()

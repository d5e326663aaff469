"""A database that is full, read-only or hangs: said in words, answered in time, over without a hand."""

import resource
import sqlite3
import threading
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import httpx
from sqlalchemy.engine import make_url

from levada.server.store.database import LONGEST_ANSWER
from tests.server.clients import ME, OPEN, Client, screen
from tests.server.database_contents import wait_until
from tests.server.postgres import Postgres
from tests.server.running_server import Server, serving, sqlite

AMPLE = 30.0
SLOW_COMMIT = 2.0


def ready(server: Server) -> tuple[int, str]:
    answer = httpx.get(f"{server.url}/readyz", timeout=AMPLE)
    return answer.status_code, answer.json()["status"]


@contextmanager
def full_disk(server: Server) -> Iterator[None]:
    """For this process every file is as long as it may get."""
    assert server.process is not None
    pid = server.process.pid
    soft, hard = resource.prlimit(pid, resource.RLIMIT_FSIZE)
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (4_096, hard))
    try:
        yield
    finally:
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (soft, hard))


def test_not_ready_while_nothing_can_be_written(tmp_path: Path) -> None:
    with serving(sqlite(tmp_path), tmp_path / "log") as server:
        ana = Client(server, "Ana")
        with ana.http:
            with full_disk(server):
                wait_until(lambda: ready(server)[0] == 503)
                assert ready(server)[1] in (
                    "the disk of the database is full",
                    "the database cannot be written",
                )
                wish = {"game": "exlibris", "seats": [ME, OPEN]}
                assert ana.ask("POST tables", wish).status_code == 503
            wait_until(lambda: ready(server) == (200, "ready"))
            ana.makes("exlibris", ME, OPEN)


def test_not_ready_while_the_database_is_read_only(postgres: Postgres, tmp_path: Path) -> None:
    def tell(*statements: str) -> None:
        postgres.server.psql("\n".join(f"{each};" for each in statements))

    with serving(postgres.database(), tmp_path / "log") as server:
        try:
            tell("ALTER SYSTEM SET default_transaction_read_only = on", "SELECT pg_reload_conf()")
            wait_until(lambda: ready(server) == (503, "the database is read-only"))
        finally:
            tell(
                "SET default_transaction_read_only = off",
                "ALTER SYSTEM RESET default_transaction_read_only",
                "SELECT pg_reload_conf()",
            )
        wait_until(lambda: ready(server) == (200, "ready"))


def test_a_database_that_hangs_is_answered_for(postgres: Postgres, tmp_path: Path) -> None:
    with serving(postgres.database(), tmp_path / "log") as server:
        ana = Client(server, "Ana")
        with ana.http:
            table = ana.makes("exlibris", ME, OPEN)
            with postgres.hanging():
                start = time.monotonic()
                answer = ana.http.get("/api/me/tables", timeout=AMPLE + 3 * LONGEST_ANSWER)
                assert time.monotonic() - start < AMPLE + 2 * LONGEST_ANSWER
                assert (answer.status_code, answer.json()["error"]["code"]) == (503, "store")
                assert ready(server) == (503, "the database does not answer")
            wait_until(lambda: ready(server) == (200, "ready"))
            wait_until(lambda: ana.ask("GET ", at=table).is_success)


def test_a_disk_that_takes_seconds_for_a_commit_loses_nothing(tmp_path: Path) -> None:
    """Somebody else writes to SQLite's file: whoever moves waits, and then the move is made."""
    with serving(sqlite(tmp_path), tmp_path / "log") as server:
        ana = Client(server, "Ana")
        with ana.http:
            table = ana.makes("exlibris", ME, screen())
            file = sqlite3.connect(
                make_url(server.database).database or "",
                isolation_level=None,
                check_same_thread=False,
            )
            with closing(file):
                for moves in (1, 2):
                    file.execute("BEGIN IMMEDIATE")
                    release = threading.Timer(SLOW_COMMIT, file.execute, ["COMMIT"])
                    release.start()
                    start = time.monotonic()
                    seen = ana.looks(table)
                    ana.moves(table, seat=seen["view"]["to_act"][0])
                    release.join()
                    assert time.monotonic() - start > SLOW_COMMIT / 2
                    assert ana.looks(table)["moves"] == moves
            assert ready(server) == (200, "ready")

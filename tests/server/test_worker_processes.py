"""Workers as processes: replaced for as long as it takes, gone with their parent, ended in time."""

import signal
import socket
import time
from collections.abc import Iterator
from contextlib import closing
from multiprocessing.connection import Connection
from pathlib import Path

import httpx
import psutil
import pytest

from levada.cli import worker_processes
from levada.cli.stoppable_server import LONGEST_STOP, Turns
from levada.cli.worker_processes import WorkerProcess, WorkerProcesses
from tests.server.database_contents import wait_until
from tests.server.postgres import Postgres
from tests.server.running_server import Server, serving, sqlite

AMPLE = 30.0
"""Seconds beyond what is promised, for a machine with much else to do."""
WAITS = "the database does not answer"


@pytest.fixture
def two_workers(postgres: Postgres, tmp_path: Path) -> Iterator[Server]:
    with serving(postgres.database(), tmp_path / "log", LEVADA_WORKERS="2") as server:
        yield server


def wait_for_workers(server: Server, number: int) -> None:
    """Both that were there have been ready once; each new one says it once more."""
    ready = "rules and bots are ready"
    wait_until(lambda: server.log.read_text().count(ready) >= number)


def test_a_worker_that_dies_while_the_database_is_away_is_replaced(
    postgres: Postgres, two_workers: Server
) -> None:
    wait_for_workers(two_workers, 2)
    with postgres.away():
        doomed, healthy = two_workers.workers()
        doomed.kill()
        doomed.wait(AMPLE)
        wait_until(lambda: WAITS in two_workers.log.read_text())
        time.sleep(2)
        assert healthy.is_running()
        assert httpx.get(f"{two_workers.url}/healthz", timeout=AMPLE).status_code == 200
    wait_for_workers(two_workers, 3)
    assert healthy in two_workers.workers()
    assert two_workers.stop() == 0


@pytest.mark.parametrize("workers", ["1", "2"])
def test_a_database_that_is_away_at_the_start_is_waited_for(
    postgres: Postgres, tmp_path: Path, workers: str
) -> None:
    server = Server(postgres.database(), tmp_path / "log", {"LEVADA_WORKERS": workers})
    with postgres.away():
        server.begin()
        assert server.process is not None
        wait_until(lambda: WAITS in server.log.read_text())
        assert server.process.poll() is None
    try:
        server.wait("/readyz")
    finally:
        assert server.stop() == 0


def test_workers_end_with_their_parent(two_workers: Server) -> None:
    assert two_workers.process is not None
    workers = two_workers.workers()
    two_workers.process.kill()
    psutil.wait_procs(workers, LONGEST_STOP + AMPLE)
    assert not any(worker.is_running() for worker in workers)
    with closing(socket.create_server(("127.0.0.1", two_workers.port))):
        pass


@pytest.mark.parametrize("workers", ["1", "2"])
def test_a_server_ends_although_the_database_hangs(
    postgres: Postgres, tmp_path: Path, workers: str
) -> None:
    with serving(postgres.database(), tmp_path / "log", LEVADA_WORKERS=workers) as server:
        with postgres.hanging():
            hanging = [begin_request(server) for _ in range(8)]
            assert server.process is not None
            server.process.send_signal(signal.SIGTERM)
            server.process.wait(LONGEST_STOP + AMPLE)
            for each in hanging:
                each.close()
        wait_until(lambda: not is_listening(server))


def begin_request(server: Server) -> socket.socket:
    """One that needs the database."""
    client = socket.create_connection(("127.0.0.1", server.port))
    client.sendall(b"GET /api/tables HTTP/1.1\r\nHost: levada\r\n\r\n")
    return client


def is_listening(server: Server) -> bool:
    with socket.socket() as trial:
        return trial.connect_ex(("127.0.0.1", server.port)) == 0


@pytest.mark.parametrize("by", [signal.SIGTERM, signal.SIGINT])
def test_told_twice_it_ends_at_once(postgres: Postgres, tmp_path: Path, by: signal.Signals) -> None:
    with (
        serving(postgres.database(), tmp_path / "log") as server,
        postgres.hanging(),
        closing(begin_request(server)),
    ):
        assert server.process is not None
        server.process.send_signal(by)
        time.sleep(1)
        assert server.process.poll() is None, "it waits for the request"
        server.process.send_signal(by)
        assert server.process.wait(AMPLE) == 1
    assert "told twice to stop" in server.log.read_text()


def test_a_server_that_is_not_yet_ready_ends_at_once(postgres: Postgres, tmp_path: Path) -> None:
    """It waits for the database, and nobody waits for it."""
    server = Server(postgres.database(), tmp_path / "log")
    with postgres.away():
        server.begin()
        wait_until(lambda: WAITS in server.log.read_text())
        assert server.process is not None
        server.process.terminate()
        assert server.process.wait(AMPLE) in (0, -signal.SIGTERM)


def test_a_stop_has_a_bound_for_every_part_of_it(tmp_path: Path) -> None:
    """A client that is gone without a word is not waited for."""
    with (
        serving(sqlite(tmp_path), tmp_path / "log") as server,
        closing(socket.create_connection(("127.0.0.1", server.port))) as idle,
    ):
        idle.sendall(b"GET /healthz HTTP/1.1\r\n")  # and never the rest
        assert server.process is not None
        server.process.send_signal(signal.SIGTERM)
        assert server.process.wait(LONGEST_STOP + AMPLE) == 0


# What a worker may do; processes of their own find these by their name.


def serve_for_ever(_lifeline: Connection, turns: Turns) -> None:
    while True:
        turns.value += 1
        time.sleep(0.01)


def hang_for_ever(_lifeline: Connection, turns: Turns) -> None:
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    turns.value += 1
    time.sleep(1000)


@pytest.fixture
def started() -> Iterator[list[WorkerProcess]]:
    workers: list[WorkerProcess] = []
    yield workers
    for worker in workers:
        if worker.process is not None:
            worker.process.kill()
            worker.process.join()


class Ended:
    """A process that ended before it served."""

    pid, exitcode = 1, 3

    def is_alive(self) -> bool:
        return False

    def close(self) -> None: ...


def test_pauses_grow_while_a_worker_cannot_start() -> None:
    worker = WorkerProcess(serve_for_ever)
    pauses: list[float] = []
    for _ in range(8):
        worker.process = Ended()  # type: ignore[assignment]  # a real one takes seconds to start
        worker.check()
        assert worker.process is None
        worker.check()
        assert worker.process is None, "it is not started before its time"
        pauses.append(worker.pause)
    assert pauses == [0.5, 1, 2, 4, 8, 16, 30, 30]


def test_one_that_has_served_is_replaced_soon(started: list[WorkerProcess]) -> None:
    worker = WorkerProcess(serve_for_ever)
    started.append(worker)
    worker.pause = 30.0
    worker.start()
    wait_until(lambda: worker.turns.value > 0)
    worker.check()
    assert worker.process is not None
    worker.process.kill()
    worker.process.join()
    worker.check()
    assert worker.pause == 0.5


def test_one_that_hangs_is_replaced(
    started: list[WorkerProcess], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(worker_processes, "LONGEST_SILENCE", 3)
    worker = WorkerProcess(hang_for_ever)
    started.append(worker)
    worker.start()
    first = worker.process
    assert first is not None
    wait_until(lambda: worker.turns.value > 0)
    for _ in range(5):
        worker.check()
    first.join(AMPLE)
    assert first.exitcode == -signal.SIGKILL


def test_one_that_starts_is_given_time(started: list[WorkerProcess]) -> None:
    worker = WorkerProcess(time_to_start)
    started.append(worker)
    worker.start()
    for _ in range(1000):
        worker.check()
    assert worker.process is not None
    assert worker.process.is_alive()


def time_to_start(_lifeline: Connection, _turns: Turns) -> None:
    time.sleep(1000)


def test_one_that_does_not_stop_is_killed_and_that_is_a_failure(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(worker_processes, "LONGEST_STOP", 0.5)
    workers = WorkerProcesses(hang_for_ever, 2)
    for worker in workers.all:
        worker.start()
    wait_until(lambda: all(worker.turns.value > 0 for worker in workers.all))
    assert workers.stop() == 1
    assert not any(worker.process and worker.process.is_alive() for worker in workers.all)


def test_those_that_stop_are_no_failure() -> None:
    workers = WorkerProcesses(serve_for_ever, 2)
    for worker in workers.all:
        worker.start()
    assert workers.stop() == 0

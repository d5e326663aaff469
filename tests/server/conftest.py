"""One server for all tests that leave it as it is, and a PostgreSQL of our own."""

import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx
import pytest

from tests.cli import conftest as command_line
from tests.cli.conftest import Run
from tests.server.admin_commands import Admin
from tests.server.clients import Client, Clients
from tests.server.postgres import Postgres
from tests.server.running_server import Server, serving, sqlite


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """On SQLite, without limits, with bots that hardly wait."""
    directory = tmp_path_factory.mktemp("server")
    with serving(sqlite(directory), directory / "log") as running:
        yield running


@pytest.fixture
def ana(server: Server) -> Iterator[httpx.Client]:
    with server.client() as client:
        yield client


@pytest.fixture
def beto(server: Server) -> Iterator[httpx.Client]:
    with server.client() as client:
        yield client


@pytest.fixture
def clients(server: Server) -> Iterator[Clients]:
    """People by their names, each with a browser of their own."""
    with coming_to(server) as come:
        yield come


@contextmanager
def coming_to(server: Server) -> Iterator[Clients]:
    with ExitStack() as open_clients:

        def come(*names: str) -> list[Client]:
            came = [Client(server, name) for name in names]
            for client in came:
                open_clients.enter_context(client.http)
            return came

        yield come


run = command_line.run


@pytest.fixture
def admin(run: Run, monkeypatch: pytest.MonkeyPatch, server: Server) -> Admin:
    return Admin(run, monkeypatch, server.database)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """From a package: it is there wherever the tests are.

    In a folder of its own: pytest closes its folders to others, and PostgreSQL is no root.
    """
    with tempfile.TemporaryDirectory(prefix="levada-postgres-") as directory:
        found = Postgres(Path(directory))
        yield found
        found.stop()


@pytest.fixture(scope="module")
def workers(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Two of them, who learn of each other's tables through the database."""
    log = tmp_path_factory.mktemp("workers") / "log"
    with serving(postgres.database(), log, LEVADA_WORKERS="2") as running:
        yield running


@pytest.fixture(params=["server", "workers"])
def host(request: pytest.FixtureRequest) -> Server:
    found: Server = request.getfixturevalue(request.param)
    return found


@pytest.fixture
def come(host: Server) -> Iterator[Clients]:
    """People by their names, at either host."""
    with coming_to(host) as come:
        yield come


@pytest.fixture(scope="session", params=["sqlite", "postgresql"])
def own_server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Server]:
    """On either database; PostgreSQL with two workers."""
    directory = tmp_path_factory.mktemp("my-data")
    database, workers = sqlite(directory), "1"
    if request.param == "postgresql":
        postgres: Postgres = request.getfixturevalue("postgres")
        database, workers = postgres.database(), "2"
    with serving(database, directory / "log", LEVADA_WORKERS=workers) as server:
        yield server

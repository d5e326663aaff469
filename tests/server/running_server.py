"""A real server for the tests: `levada serve` in a process of its own, on a free port."""

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import psutil

LONGEST_START = 120.0
LEVADA = str(Path(sys.executable).with_name("levada"))


def free_port() -> int:
    with socket.socket() as trial:
        trial.bind(("127.0.0.1", 0))
        return int(trial.getsockname()[1])


@dataclass
class Server:
    """A server that can be killed and started again at the same address."""

    database: str
    log: Path
    settings: dict[str, str] = field(default_factory=dict)
    port: int = field(default_factory=free_port)
    process: subprocess.Popen[bytes] | None = None
    most_files: int | None = None
    """How many it may have open, if fewer than we may."""

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def environment(self) -> dict[str, str]:
        given = {
            "LEVADA_DATABASE": self.database,
            "LEVADA_LIMITS": "false",
            "LEVADA_BOT_PAUSE": "0.01",
            **self.settings,
        }
        return {**os.environ, **given}

    def launcher(self) -> list[str]:
        if self.most_files is None:
            return []
        return ["sh", "-c", f'ulimit -n {self.most_files} && exec "$0" "$@"']

    def start(self, until: str = "/readyz") -> None:
        """Started when it is ready: rules and bots are compiled."""
        self.begin()
        self.wait(until)

    def begin(self) -> None:
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [*self.launcher(), LEVADA, "serve", "--port", str(self.port)],
                env=self.environment(),
                stdout=log,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )

    def wait(self, page: str) -> None:
        end = time.monotonic() + LONGEST_START
        while time.monotonic() < end:
            assert self.process is not None
            assert self.process.poll() is None, self.log.read_text()
            try:
                if httpx.get(f"{self.url}{page}", timeout=2).status_code == 200:
                    return
            except httpx.TransportError:
                time.sleep(0.02)
            time.sleep(0.02)
        raise AssertionError(f"not ready: {self.log.read_text()}")

    def workers(self) -> list[psutil.Process]:
        """The processes that serve, where there are several."""
        assert self.process is not None
        return [
            process
            for process in psutil.Process(self.process.pid).children()
            if "spawn_main" in " ".join(process.cmdline())
        ]

    def kill(self) -> None:
        """As a power cut would: no goodbye, and its workers with it."""
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        """Gracefully."""
        assert self.process is not None
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        return self.process.wait(20)

    def client(self, **given: Any) -> httpx.Client:
        """A browser of its own: it keeps its cookie."""
        return httpx.Client(base_url=self.url, timeout=30, **given)


@contextmanager
def serving(database: str, log: Path, **settings: str) -> Iterator[Server]:
    server = Server(database, log, settings)
    try:
        server.start()
        yield server
    finally:
        server.stop()


def bots(number: int, level: str = "random") -> list[dict[str, Any]]:
    return [{"kind": "bot", "level": level}] * number


def sqlite(directory: Path) -> str:
    return f"sqlite:///{directory / 'tables.db'}"


def levada(*arguments: str, **settings: str) -> subprocess.CompletedProcess[str]:
    """A command to its end, as whoever runs a server gives it."""
    return subprocess.run(
        [LEVADA, *arguments],
        env={**os.environ, **settings},
        capture_output=True,
        text=True,
        check=False,
        timeout=LONGEST_START,
    )

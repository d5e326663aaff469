"""`levada serve`: the server, with its settings from the environment and from flags."""

import logging
import os
import socket
import sys
import tempfile
import threading
import time
import urllib.error
import urllib.request
import webbrowser
from functools import partial
from pathlib import Path
from typing import Any

import uvicorn

from levada.cli.console import remarks
from levada.cli.database_file import sole_server
from levada.cli.errors import UsageError
from levada.cli.server_database import bring_up_to_date, read_settings
from levada.cli.stoppable_server import StoppableServer, run_worker
from levada.cli.worker_processes import WorkerProcesses
from levada.options import OptionError
from levada.server.json_logs import set_up_logs
from levada.server.open_connections import allow_more_files, backlog
from levada.server.operator_players import OperatorPlayers
from levada.server.protocol_limits import LimitedHttpProtocol, LimitedWebSocketProtocol
from levada.server.rate_table import make_shared_table
from levada.server.settings import Settings

log = logging.getLogger("levada.serve")
LARGEST_FRAME = 16_384
LONGEST_WAIT = 60.0
LONGEST_REQUEST = 4
"""Seconds that requests still have once the server is told to stop."""


def serve(flags: dict[str, Any], *, opens_page: bool) -> None:
    settings = read_settings(flags)
    if settings.is_sqlite and settings.workers > 1:
        raise UsageError(
            "--workers: SQLite carries one process; give --database postgresql://… for more"
        )
    check_players(settings, "--players" if flags.get("players") else "LEVADA_PLAYERS")
    settings = settings.model_copy(update={"port": free_port(settings)})
    set_up_logs(settings.log_level)
    with sole_server(settings, address_of(settings)):
        bring_up_to_date(settings)
        hand_on(settings)
        allow_more_files()
        announce(settings)
        if opens_page:
            threading.Thread(target=open_page, args=[address_of(settings)], daemon=True).start()
        run(settings)


def check_players(settings: Settings, setting: str) -> None:
    """A player that cannot be loaded is said in one line, before anything is started."""
    try:
        OperatorPlayers(settings.players, settings.player_seconds).check()
    except OptionError as error:
        raise UsageError(f"{setting}: {error}") from None


def announce(settings: Settings) -> None:
    """To a person at the terminal, or to the log."""
    address = address_of(settings)
    if remarks.is_terminal:
        remarks.print(f"Levada at [bold]{address}[/bold]  (Ctrl-C stops it)")
    else:
        log.info("serving at %s", address)


def hand_on(settings: Settings) -> None:
    """Workers are processes of their own: they read the environment."""
    for name, value in settings.model_dump().items():
        os.environ[f"LEVADA_{name.upper()}"] = (
            ",".join(value) if isinstance(value, tuple) else str(value)
        )


def free_port(settings: Settings) -> int:
    """A port in use is said in one line, before anything is started."""
    try:
        [(family, kind, _, _, address), *_] = socket.getaddrinfo(
            settings.host, settings.port, type=socket.SOCK_STREAM
        )
        with socket.socket(family, kind) as trial:
            if sys.platform != "win32":  # where it would allow a port that is in use
                trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            trial.bind(address)
            return int(trial.getsockname()[1])
    except OSError as error:
        raise UsageError(
            f"cannot listen at {settings.host}:{settings.port}: {error.strerror}; "
            "choose another --host or --port"
        ) from None


def address_of(settings: Settings) -> str:
    host = "localhost" if settings.host in ("127.0.0.1", "0.0.0.0", "::") else settings.host  # noqa: S104 — compared, not listened at
    host = f"[{host}]" if ":" in host else host
    return f"http://{host}:{settings.port}"


def open_page(address: str) -> None:
    """Once it answers."""
    end = time.monotonic() + LONGEST_WAIT
    while time.monotonic() < end:
        try:
            with urllib.request.urlopen(f"{address}/healthz", timeout=1):  # noqa: S310 — our own address
                webbrowser.open(address)
                return
        except (urllib.error.URLError, OSError):
            time.sleep(0.2)


def run(settings: Settings) -> None:
    """Until it is told to stop: the process ends then."""
    config = server_config(settings)
    if settings.workers == 1:
        StoppableServer(config).run()
        return
    with tempfile.TemporaryDirectory(prefix="levada-") as shared:
        os.environ["PROMETHEUS_MULTIPROC_DIR"] = shared
        make_shared_table(Path(shared))
        target = partial(run_worker, config, [config.bind_socket()])
        sys.exit(WorkerProcesses(target, settings.workers).run())


def server_config(settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        "levada.server.app:create",
        factory=True,
        host=settings.host,
        port=settings.port,
        ws=LimitedWebSocketProtocol,
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        http=LimitedHttpProtocol,
        loop="uvloop" if sys.platform != "win32" else "asyncio",
        backlog=backlog(),
        proxy_headers=True,
        forwarded_allow_ips=settings.trusted_proxies,
        access_log=False,
        server_header=False,
        log_config=None,
        timeout_graceful_shutdown=LONGEST_REQUEST,
    )

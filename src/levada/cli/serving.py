"""`levada serve`: the server, with its settings from the environment and from flags."""

import os
import socket
import sys
import tempfile
import threading
import time
import urllib.error
import urllib.request
import webbrowser
from typing import Any

import uvicorn
from pydantic import ValidationError

from levada.cli.console import remarks
from levada.cli.errors import UsageError
from levada.server.settings import Settings

LARGEST_FRAME = 16_384
BACKLOG = 4_096
LONGEST_WAIT = 60.0


def serve(flags: dict[str, Any], *, opens_page: bool) -> None:
    settings = read_settings({name: value for name, value in flags.items() if value is not None})
    if settings.is_sqlite and settings.workers > 1:
        raise UsageError(
            "--workers: SQLite carries one process; give --database postgresql://… for more"
        )
    hand_on(settings)
    check_port(settings)
    address = address_of(settings)
    remarks.print(f"Levada at [bold]{address}[/bold]  (Ctrl-C stops it)")
    if opens_page:
        threading.Thread(target=open_page, args=[address], daemon=True).start()
    with tempfile.TemporaryDirectory(prefix="levada-metrics-") as metrics:
        if settings.workers > 1:
            os.environ["PROMETHEUS_MULTIPROC_DIR"] = metrics
        run(settings)


def read_settings(given: dict[str, Any]) -> Settings:
    try:
        return Settings(**given)
    except ValidationError as error:
        first = error.errors()[0]
        place = ".".join(str(part) for part in first["loc"])
        raise UsageError(f"{place}: {first['msg'].removeprefix('Value error, ')}") from None


def hand_on(settings: Settings) -> None:
    """Workers are processes of their own: they read the environment."""
    for name, value in settings.model_dump().items():
        os.environ[f"LEVADA_{name.upper()}"] = (
            ",".join(value) if isinstance(value, tuple) else str(value)
        )


def check_port(settings: Settings) -> None:
    """A port in use is said in one line, before anything is started."""
    with socket.socket() as trial:
        trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            trial.bind((settings.host, settings.port))
        except OSError as error:
            raise UsageError(
                f"cannot listen at {settings.host}:{settings.port}: {error.strerror}; "
                "choose another --port"
            ) from None


def address_of(settings: Settings) -> str:
    host = "localhost" if settings.host in ("127.0.0.1", "0.0.0.0", "::") else settings.host  # noqa: S104 — compared, not listened at
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
    uvicorn.run(
        "levada.server.app:create",
        factory=True,
        host=settings.host,
        port=settings.port,
        workers=settings.workers if settings.workers > 1 else None,
        ws="websockets-sansio",
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        http="httptools",
        loop="uvloop" if sys.platform != "win32" else "asyncio",
        backlog=BACKLOG,
        proxy_headers=True,
        forwarded_allow_ips=settings.trusted_proxies,
        access_log=False,
        server_header=False,
        log_config=None,
        timeout_graceful_shutdown=5,
    )

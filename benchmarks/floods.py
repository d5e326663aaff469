"""What callers who ask too much cost everybody else; how long a busy server takes to stop."""

import asyncio
import signal
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tests.server.floods import (
    UNREAD,
    flood_with_pongs,
    join_10_000_times,
    longest_ping,
    memory,
    open_socket,
    send_without_reading,
)
from tests.server.running_server import Server, bots, serving, sqlite

from benchmarks.measure import line, seconds
from levada.record import read_records

RECORD = Path("tests/records/santiago-r9-shared-win.json")
OPEN: dict[str, object] = {"kind": "open"}
FLOODS = 4
NAMES = ("protocol pings", "pings", "looks")


def measure() -> None:
    with tempfile.TemporaryDirectory() as directory:
        folder = Path(directory)
        with serving(sqlite(folder), folder / "log", LEVADA_LIMITS="true") as server:
            measure_joins(server)
            measure_pongs(server)
    with tempfile.TemporaryDirectory() as directory:
        folder = Path(directory)
        with serving(sqlite(folder), folder / "log") as server:
            for name, message in zip(NAMES, UNREAD, strict=True):
                measure_unread(server, name, message)
            measure_stop(server)


def table_of(server: Server, *seats: dict[str, object]) -> str:
    with server.client() as client:
        wish = {"game": "exlibris", "seats": [{"kind": "me"}, *seats]}
        return f"/api/tables/{client.post('/api/tables', json=wish).json()['table']}"


def measure_joins(server: Server) -> None:
    table = table_of(server, *[OPEN] * 3)
    before = memory(server)
    _, longest = asyncio.run(join_10_000_times(server, table))
    line("10,000 joins from one address: others wait at most", f"{longest:.2f} s")
    line("  memory after it", f"{memory(server) - before:+.1f} MB")


def measure_pongs(server: Server) -> None:
    table = table_of(server, *[OPEN] * 3)
    line("a ping on a socket, longest of 5 s", f"{longest_ping(server, table, 5):.3f} s")
    with ThreadPoolExecutor(FLOODS) as flooding:
        floods = [flooding.submit(flood_with_pongs, server, table, 6) for _ in range(FLOODS)]
        longest = longest_ping(server, table, 5)
    for each in floods:
        each.result()
    line(f"  while {FLOODS} others send nothing but pongs", f"{longest:.3f} s")


def measure_unread(server: Server, name: str, message: bytes) -> None:
    before = memory(server)
    with open_socket(server, table_of(server, *bots(1))) as raw:
        send_without_reading(raw, message)
        line(f"200,000 {name}, answers not read: memory", f"{memory(server) - before:+.1f} MB")


def measure_stop(server: Server) -> None:
    """While a game is being reviewed and experts think."""
    [record] = read_records(RECORD)
    with server.client() as client:
        made = client.post("/api/records", json=record.as_dict()).json()["table"]
        for _ in range(3):
            wish = {"game": "santiago", "seats": [{"kind": "me"}, *bots(4, "expert")]}
            client.post("/api/tables", json=wish)
        while client.get(f"/api/tables/{made}/review").json()["done"] == 0:
            pass
    assert server.process is not None
    server.process.send_signal(signal.SIGTERM)
    line("stopping while bots think and a review is made", f"{seconds(server.process.wait):.2f} s")

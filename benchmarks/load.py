"""How much a server carries: moves a second by latency, every move committed; server and crowd here.

`python -m benchmarks load` for SQLite, one process; `load_postgres` for PostgreSQL, two workers.
"""

import asyncio
import gc
import statistics
import tempfile
import time
from collections import defaultdict
from pathlib import Path
from urllib.parse import unquote_plus

import httpx
import psutil
import uvloop
from tests.server.postgres import Postgres
from tests.server.running_server import Server, serving, sqlite

from benchmarks.crowd import BARE, PAGE, Habits, Party, disband, gather_crowd
from benchmarks.measure import line

TABLES = 500
RATES = (500, 1000, 1500, 2000)
SECONDS = 12.0
WARM_UP = 3.0
PAUSES = {"LEVADA_BOT_PAUSE": "1.2"}
"""As long as bots wait anywhere."""
TOO_SLOW = 1.0
"""Seconds at the 99th percentile at which the curve ends."""


async def at_rate(parties: list[Party], rate: float, seconds: float) -> tuple[float, list[float]]:
    """Every table moves in its turn, so many a second over all; what came of it, and how soon."""
    for party in parties:
        party.latencies.clear()
    start, sent, late = time.perf_counter(), 0, 0
    while (now := time.perf_counter()) < start + seconds:
        while sent + late < (now - start) * rate:
            is_sent = parties[(sent + late) % len(parties)].move()
            sent, late = (sent + 1, late) if is_sent else (sent, late + 1)
        await asyncio.sleep(0.001)
    await asyncio.sleep(0.5)
    latencies = [latency for party in parties for latency in party.latencies]
    return len(latencies) / seconds, latencies


async def pushed(parties: list[Party], seconds: float) -> tuple[float, list[float]]:
    """Every table moves again as soon as all its seats have seen the last move."""
    for party in parties:
        party.latencies.clear()
        party.is_pushed = True
    start = time.perf_counter()
    for party in parties:
        party.move()
    await asyncio.sleep(seconds)
    took = time.perf_counter() - start
    latencies = [latency for party in parties for latency in party.latencies]
    for party in parties:
        party.is_pushed = False
    await asyncio.sleep(1.0)
    return len(latencies) / took, latencies


def say(what: str, rate: float, latencies: list[float]) -> float:
    ranked = sorted(latencies)
    slowest = ranked[int(len(ranked) * 0.99)] if ranked else float("inf")
    middle = statistics.median(ranked) if ranked else float("inf")
    line(what, f"{rate:.0f}/s, median {middle * 1000:.1f} ms, 99 % {slowest * 1000:.0f} ms")
    return slowest


async def curve(server: Server, habits: Habits) -> None:
    gc.disable()  # the crowd's own pauses are not to be measured
    parties = await gather_crowd(server.url, TABLES, 2026, habits=habits)
    line(f"{TABLES} tables, {sum(len(party.sockets) for party in parties)} sockets", "connected")
    await at_rate(parties, 300, WARM_UP)
    costs = Costs(server, parties)
    say("  pushed: as many as it takes", *await pushed(parties, SECONDS))
    costs.say()
    for rate in RATES:
        parties = await fresh(server.url, parties, habits)
        slowest = say(f"  {rate} moves a second asked", *await at_rate(parties, rate, SECONDS))
        if slowest > TOO_SLOW:
            break
    check_committed(server.url, parties)
    await disband(parties)


class Costs:
    """What a move costs each process of a server, and its people in bytes."""

    def __init__(self, server: Server, parties: list[Party]) -> None:
        self.server = server
        self.parties = parties
        self.before = self.seconds()
        self.bytes, self.moves = self.counted()

    def seconds(self) -> dict[str, float]:
        """Processor time by kind of process."""
        assert self.server.process is not None
        serving = psutil.Process(self.server.process.pid)
        found: dict[str, float] = defaultdict(float)
        database = databases(self.server)
        for process in (serving, *serving.children(recursive=True), *database):
            kind = "database" if process in database else "server"
            times = process.cpu_times()
            found[kind] += times.user + times.system
        return found

    def counted(self) -> tuple[int, int]:
        """Bytes received by everybody, and moves, those of bots included."""
        moves = sum(max(party.seen) for party in self.parties)
        return sum(party.received for party in self.parties), moves

    def spent(self) -> dict[str, float]:
        """Seconds of the processor a move, by kind of process."""
        done = self.counted()[1] - self.moves
        return {kind: (after - self.before[kind]) / done for kind, after in self.seconds().items()}

    def say(self) -> None:
        received, moves = self.counted()
        for kind, cost in self.spent().items():
            line(f"    processor time of the {kind} a move", f"{cost * 1e6:.0f} µs")
        a_move = (received - self.bytes) / (moves - self.moves)
        line("    bytes to all at the table a move", f"{a_move:.0f}")


def databases(server: Server) -> list[psutil.Process]:
    """Of PostgreSQL: the process that was started in the database's folder, and its own."""
    if "host=" not in server.database:
        return []
    folder = unquote_plus(server.database.partition("host=")[2])
    first = next(each for each in psutil.process_iter() if folder in each.cmdline())
    return [first, *first.children(recursive=True)]


async def fresh(url: str, parties: list[Party], habits: Habits) -> list[Party]:
    """New tables where games come to their end."""
    if max(party.moves for party in parties) < 20:
        return parties
    await disband(parties)
    return await gather_crowd(url, TABLES, 2027, habits=habits)


def check_committed(url: str, parties: list[Party]) -> None:
    """Every move somebody saw is in the store: its number is how many there are."""
    party = max(parties, key=lambda party: party.moves)
    head = {"Authorization": f"Bearer {party.tokens[0]}"}
    found = httpx.get(f"{url}/api/tables/{party.table}", headers=head, timeout=30).json()
    assert found["moves"] >= party.moves - 1


async def both_crowds(server: Server) -> None:
    for name, habits in (("as the page asks", PAGE), ("the bare table", BARE)):
        line(name, "")
        await curve(server, habits)


def measure() -> None:
    with tempfile.TemporaryDirectory() as directory:
        folder = Path(directory)
        with serving(sqlite(folder), folder / "log", **PAUSES) as server:
            line("SQLite, one process", "")
            uvloop.run(both_crowds(server))


def measure_postgres() -> None:
    """The same with PostgreSQL and two workers."""
    with tempfile.TemporaryDirectory() as directory:
        folder = Path(directory)
        postgres = Postgres(folder / "postgres")
        try:
            settings = {"LEVADA_WORKERS": "2", **PAUSES}
            with serving(postgres.database(), folder / "log", **settings) as server:
                line("PostgreSQL, two workers", "")
                uvloop.run(both_crowds(server))
        finally:
            postgres.stop()

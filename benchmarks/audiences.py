"""Many who look on at one table, and many tables at which hardly anything happens: time and memory."""

import asyncio
import statistics
import tempfile
import time
from collections.abc import Coroutine
from dataclasses import replace
from pathlib import Path
from typing import Any

import psutil
import uvloop
from tests.server.running_server import Server, serving, sqlite

from benchmarks.crowd import BARE, PAGE, Party, Socket, disband, gather_crowd, open_socket
from benchmarks.measure import line

WATCHERS = 300
MOVES = 40
JOINS = 100
TABLES = 2_000
CALM = replace(BARE, shown=PAGE.shown)


def measure() -> None:
    with tempfile.TemporaryDirectory() as directory:
        folder = Path(directory)
        with serving(sqlite(folder), folder / "log") as server:
            uvloop.run(measure_watchers(server))
    with tempfile.TemporaryDirectory() as directory:
        folder = Path(directory)
        with serving(sqlite(folder), folder / "log") as server:
            uvloop.run(measure_idle_tables(server))


async def measure_watchers(server: Server) -> None:
    [party] = await gather_crowd(server.url, 1, 2026, habits=CALM)
    watchers = Watchers(server, party)
    for _ in range(WATCHERS):
        await watchers.add()
    line(f"{WATCHERS} look on at one table", "")
    told = [await watchers.see_move() for _ in range(MOVES)]
    line("  a move reaches all, median", f"{statistics.median(told) * 1000:.1f} ms")
    line("  the slowest of 40", f"{max(told) * 1000:.1f} ms")
    alone = await waits(party, asyncio.sleep(2.0))
    joined = await waits(party, watchers.join_again())
    line("  a player waits for an answer, median", f"{statistics.median(alone) * 1000:.2f} ms")
    line(f"  while {JOINS} join, one after the other", f"{statistics.median(joined) * 1000:.2f} ms")
    line("  the slowest answer then", f"{max(joined) * 1000:.1f} ms")
    await disband([party])


class Watchers:
    """Everybody who looks on at a table."""

    def __init__(self, server: Server, party: Party) -> None:
        self.host, self.port = "127.0.0.1", server.port
        self.party = party
        self.sockets: list[Socket] = []
        self.told = 0
        self.all_told = asyncio.Event()

    async def add(self) -> None:
        path = f"/api/tables/{self.party.table}/live?show={CALM.shown}"
        self.sockets.append(await open_socket(self.host, self.port, path, "", self.receive))

    def receive(self, message: bytes) -> None:
        if message.startswith(b'{"type":"changes"'):
            self.told += 1
            if self.told == len(self.sockets):
                self.all_told.set()

    async def see_move(self) -> float:
        self.told = 0
        self.all_told.clear()
        start = time.perf_counter()
        while not self.party.move():  # the players may be told a little later than they
            await asyncio.sleep(0.001)
            start = time.perf_counter()
        await self.all_told.wait()
        return time.perf_counter() - start

    async def join_again(self) -> None:
        for socket in self.sockets[:JOINS]:
            socket.transport.close()
        self.sockets = self.sockets[JOINS:]
        for _ in range(JOINS):
            await self.add()


async def waits(party: Party, meanwhile: Coroutine[Any, Any, None]) -> list[float]:
    """How long a player waits for the answer to a ping, again and again while something happens."""
    busy, found = asyncio.ensure_future(meanwhile), []
    answered = asyncio.Event()
    party.sockets[0].receive = lambda message: answered.set() if b'"pong"' in message else None
    while not busy.done():
        answered.clear()
        start = time.perf_counter()
        party.sockets[0].send(b'{"ping":1}')
        await answered.wait()
        found.append(time.perf_counter() - start)
        await asyncio.sleep(0.005)
    return found


async def measure_idle_tables(server: Server) -> None:
    before = memory_of(server)
    parties = await gather_crowd(server.url, TABLES, 2026, habits=CALM)
    sockets = sum(len(party.sockets) for party in parties)
    for party in parties:
        party.move()
    await asyncio.sleep(5.0)
    taken = memory_of(server)
    line(f"{TABLES} tables, {sockets} sockets, one move each: memory", f"{taken:.0f} MB")
    line("  a table with its sockets", f"{(taken - before) / TABLES * 1000:.0f} kB")
    await disband(parties)


def memory_of(server: Server) -> float:
    """Resident, in MB."""
    assert server.process is not None
    return float(psutil.Process(server.process.pid).memory_info().rss / 1e6)

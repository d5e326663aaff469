"""Ways to kill a server, its workers and its database; each waits until it is answered again."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from random import Random

import orjson
import psutil

from levada.server.store.service_clock import BEAT
from tests.server.logbooks import Outage, last_beat
from tests.server.postgres import Postgres
from tests.server.running_server import Server

READY = "rules and bots are ready"
LONG_OUTAGE = 4.0
OFTEN_LONG = 0.05
SHORT_OUTAGE = 1.0


@dataclass(frozen=True)
class Death:
    at: float
    late: float
    """Seconds by which the last beat before it was late."""


@dataclass
class Killer:
    """Kills by chance what it is told to."""

    server: Server
    chance: Random
    postgres: Postgres | None = None
    deaths: list[Death] = field(default_factory=list)
    """Of a server with one process."""

    @property
    def workers(self) -> int:
        return int(self.server.settings.get("LEVADA_WORKERS", "1"))

    def away(self) -> float:
        """Seconds something stays away: mostly no longer than it takes to start it."""
        is_long = self.chance.random() < OFTEN_LONG
        return LONG_OUTAGE if is_long else self.chance.uniform(0, SHORT_OUTAGE)


async def kill_server(killer: Killer) -> None:
    """With all its workers; the next kill may find it not yet ready."""
    server, at = killer.server, time.time()
    server.kill()
    if killer.workers == 1:
        late = max(0.0, at - await last_beat(server.database) - BEAT)
        killer.deaths.append(Death(at, late))
    if killer.chance.random() < OFTEN_LONG:
        await asyncio.sleep(LONG_OUTAGE)
    until = killer.chance.choice(("/healthz", "/readyz"))
    await asyncio.to_thread(server.start, until)


async def kill_worker(killer: Killer) -> None:
    """Any one of them; the next kill waits until it is replaced."""
    ready = len(times_ready(killer.server))
    random_worker(killer).kill()
    await until_ready(killer.server, ready + 1)


async def kill_database(killer: Killer) -> None:
    assert killer.postgres is not None
    killer.postgres.kill()
    await raise_database(killer)


async def kill_worker_and_database(killer: Killer) -> None:
    """The worker that replaces the dead one finds no database."""
    assert killer.postgres is not None
    ready = len(times_ready(killer.server))
    killer.postgres.kill()
    random_worker(killer).kill()
    await raise_database(killer)
    await until_ready(killer.server, ready + 1)


async def raise_database(killer: Killer) -> None:
    assert killer.postgres is not None
    await asyncio.sleep(killer.away())
    await asyncio.to_thread(killer.postgres.rise)
    await asyncio.to_thread(killer.server.wait, killer.chance.choice(("/healthz", "/readyz")))


KILLS: dict[str, Callable[[Killer], Awaitable[None]]] = {
    "server killed": kill_server,
    "worker killed": kill_worker,
    "database killed": kill_database,
    "worker and database killed": kill_worker_and_database,
}


def random_worker(killer: Killer) -> psutil.Process:
    return killer.chance.choice(killer.server.workers())


async def until_ready(server: Server, times: int) -> None:
    while len(times_ready(server)) < times:
        assert server.process is not None
        assert server.process.poll() is None, server.log.read_text()
        await asyncio.sleep(0.05)


def times_ready(server: Server) -> list[float]:
    """When each worker so far was ready, as the log says."""
    lines = [line for line in server.log.read_text().splitlines() if READY in line]
    return [datetime.fromisoformat(orjson.loads(line)["at"]).timestamp() for line in lines]


def outages(deaths: Sequence[Death], ready: Sequence[float]) -> list[Outage]:
    """From each death to when the server was ready, as its log says.

    Whoever asks it is one of many who come back at once, and learns it later.
    """
    found: list[Outage] = []
    for death in deaths:
        if not found or found[-1].end < death.at:
            end = next(time for time in ready if time > death.at)
            found.append(Outage(death.at, end, death.late))
    return found

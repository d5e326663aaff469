"""The service clock, by which players' clocks run: it stands while no worker is alive."""

import asyncio
import time
from contextlib import suppress

from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from levada.server.store.schema import service

BEAT = 0.25
IDLE_BEAT = 30.0
"""Seconds between two beats that are stored with SQLite, while no bot moves and no clock of minutes
runs."""
ABSENCE = 3.0
"""Seconds without a beat that count as an absence although the worker lives: it was stopped, or the
database was away. A shorter time was a moment of much work."""
RECENT = 1.0


class ServiceClock:
    """How long there was a server, in seconds; all workers agree on it.

    Each beat stores the time that the clock shows. Between beats it goes by monotonic time, so that
    nobody gains or loses anything when the wall clock is set.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.is_alone = engine.dialect.name == "sqlite"
        self.beating = asyncio.Lock()
        self.shown = 0.0
        """What it showed when it was last read or stored."""
        self.since: float | None = None
        """When that was, in monotonic time; none while it stands."""
        self.found: float | None = None
        """What was stored when this worker started; none once it has beaten itself."""
        self.stored = -IDLE_BEAT
        """When a beat was last stored, in monotonic time."""

    def now(self) -> float:
        return self.shown + (0.0 if self.since is None else min(self.silence(), ABSENCE))

    def silence(self) -> float:
        """Seconds since the last beat."""
        return 0.0 if self.since is None else time.monotonic() - self.since

    async def begin(self) -> None:
        wall = time.time()
        with suppress(IntegrityError):  # it has run before
            async with self.engine.begin() as connection:
                row = {"id": 1, "beat": wall, "time": wall, "purged": wall}
                await connection.execute(insert(service), row)
        self.found = await self.read()
        self.shown = self.found

    async def follow(self) -> None:
        """Before the first own beat: goes with the other workers, or stands if there are none."""
        stored = await self.read()
        if stored != self.found:
            self.shown, self.since = stored, time.monotonic()

    async def read(self) -> float:
        async with self.engine.connect() as connection:
            return float((await connection.execute(select(service.c.time))).scalar_one())

    async def beat(self, *, is_idle: bool = False) -> None:
        """Stores that a worker is alive; an absence is left out, whether of one or of all."""
        async with self.beating:
            asked = time.monotonic()
            shown = self.shown if self.silence() > ABSENCE else self.now()
            if not (is_idle and self.is_alone and asked - self.stored < IDLE_BEAT):
                shown = await self.store(shown)
                self.stored = time.monotonic()
            self.shown, self.since, self.found = shown, asked, None

    async def store(self, shown: float) -> float:
        """What all workers agree on: the one that is furthest."""
        async with self.engine.begin() as connection:
            row = (await connection.execute(select(service).with_for_update())).one()
            agreed = max(shown, self.after_death(row.time))
            await connection.execute(update(service).values(beat=time.time(), time=agreed))
        return agreed

    def after_death(self, stored: float) -> float:
        """If there was no beat since this worker started, all others are dead.

        They died half a beat after their last one, on average: the errors of many deaths cancel out.
        """
        return stored + BEAT / 2 if stored == self.found else stored

    async def check_writing(self) -> None:
        """Raises unless a beat was stored just now, or can be."""
        if self.found is not None or time.monotonic() - self.stored > RECENT:
            await self.beat()

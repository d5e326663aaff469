"""The server's own clock, which stands while the server does: nobody is charged for our absence."""

import time
from contextlib import suppress

from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from levada.server.store.schema import service

BEAT = 0.25
MISSED = 1.0
"""Seconds of silence after which a worker that starts takes all others for dead."""
ABSENCE = 3.0
"""Seconds of silence that count as an absence although workers live: the machine slept, or the
database was away. A shorter silence was a moment of much work."""


class ServiceClock:
    """Wall time less the time in which no worker was alive; all workers agree on it."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.downtime = 0.0
        self.found: float | None = None
        """The last beat when this worker came; none once somebody has beaten since."""
        self.stands_at = 0.0
        """The wall time beyond which it does not run before the next beat."""

    def now(self) -> float:
        return min(time.time(), self.stands_at) - self.downtime

    async def begin(self) -> None:
        with suppress(IntegrityError):  # it has run before
            async with self.engine.begin() as connection:
                row = {"id": 1, "beat": time.time(), "downtime": 0.0}
                await connection.execute(insert(service), row)
        async with self.engine.connect() as connection:
            self.found = (await connection.execute(select(service.c.beat))).scalar_one()
        await self.follow()

    async def follow(self) -> None:
        """Before the first own beat: goes with the others, or stands where the last one left it."""
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(service))).one()
        now = time.time()
        is_alone = row.beat == self.found and now - row.beat > MISSED
        self.downtime, self.stands_at = row.downtime, row.beat if is_alone else now + ABSENCE

    async def beat(self) -> None:
        """Says that somebody is alive; the first after an absence counts it as such."""
        asked = time.time()  # an absence ends here, however long the database takes
        async with self.engine.begin() as connection:
            row = (await connection.execute(select(service).with_for_update())).one()
            now = time.time()
            downtime = row.downtime + self.absence(row.beat, asked)
            await connection.execute(
                update(service).values(beat=max(now, row.beat), downtime=downtime)
            )
        self.downtime, self.stands_at, self.found = downtime, now + ABSENCE, None

    def absence(self, last: float, now: float) -> float:
        """How long nobody was there since anybody's last beat.

        A worker that has heard no other since it came has found all of them dead. They lived on for
        half a beat, more or less: counted so, the errors of many deaths cancel out.
        """
        silence = now - last
        if last == self.found:
            return silence - BEAT / 2 if silence > MISSED else 0.0
        return silence if silence > ABSENCE else 0.0

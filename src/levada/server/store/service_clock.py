"""The service clock, by which players' clocks run: it stands while no worker is alive."""

import time
from contextlib import suppress

from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from levada.server.store.schema import service

BEAT = 0.25
MISSED = 1.0
"""Seconds without a beat after which a worker that starts takes all others for dead."""
ABSENCE = 3.0
"""Seconds without a beat that count as an absence although workers live: the machine slept, or the
database was away. A shorter time was a moment of much work."""


class ServiceClock:
    """Wall time less the time in which no worker was alive; all workers agree on it."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.downtime = 0.0
        self.found: float | None = None
        """The last beat when this worker started; none once there was another."""
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
        """Before the first own beat: runs with the other workers, or stands at the last beat."""
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(service))).one()
        now = time.time()
        is_alone = row.beat == self.found and now - row.beat > MISSED
        self.downtime, self.stands_at = row.downtime, row.beat if is_alone else now + ABSENCE

    async def beat(self) -> None:
        """Records that a worker is alive; the first beat after an absence adds it to the downtime."""
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

        If there was no other beat since this worker started, all others are dead. They died half a
        beat after their last one, on average: so the errors of many deaths cancel out.
        """
        silence = now - last
        if last == self.found:
            return silence - BEAT / 2 if silence > MISSED else 0.0
        return silence if silence > ABSENCE else 0.0

"""The server's own clock, which stands while the server does: nobody is charged for our absence."""

import time
from contextlib import suppress

from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from levada.server.store.schema import service

BEAT = 0.25
MISSED = 1.0
"""Seconds after which a beat is missed: where all workers miss theirs, none of them is alive."""
ABSENCE = 3.0
"""Seconds without any beat that count as an absence even if nobody died: the machine slept, the
database was away. What is shorter was a moment of much work."""


class ServiceClock:
    """Wall time less the time in which no worker was alive; all workers agree on it."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.downtime = 0.0
        self.stands_at = 0.0
        """The wall time beyond which it does not run before the next beat."""
        self.has_begun = False

    def now(self) -> float:
        return min(time.time(), self.stands_at) - self.downtime

    async def begin(self) -> None:
        with suppress(IntegrityError):  # it has run before
            async with self.engine.begin() as connection:
                row = {"id": 1, "beat": time.time(), "downtime": 0.0}
                await connection.execute(insert(service), row)
        await self.follow()

    async def follow(self) -> None:
        """Before the first own beat: goes with the others, or stands where the last one left it."""
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(service))).one()
        now = time.time()
        self.downtime = row.downtime
        self.stands_at = row.beat if now - row.beat > MISSED else now + MISSED

    async def beat(self) -> None:
        """Says that somebody is alive; the first after an absence counts it as such."""
        asked = time.time()  # an absence ends here, however long the database takes
        async with self.engine.begin() as connection:
            row = (await connection.execute(select(service).with_for_update())).one()
            now = time.time()
            downtime = row.downtime + self.absence(asked - row.beat)
            await connection.execute(
                update(service).values(beat=max(now, row.beat), downtime=downtime)
            )
        self.downtime, self.stands_at, self.has_begun = downtime, now + MISSED, True

    def absence(self, silence: float) -> float:
        """How long nobody was there, of the time since anybody's last beat.

        A worker that starts and hears no other has found all of them dead. They lived on for half
        a beat after their last one, more or less: counted so, the errors of many deaths cancel out.
        """
        if not self.has_begun:
            return silence - BEAT / 2 if silence > MISSED else 0.0
        return silence if silence > ABSENCE else 0.0

"""The server's own clock, which stands while the server does: nobody is charged for our absence."""

import time

from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from levada.server.store.schema import service

BEAT = 0.5
ABSENCE = 3.0
"""Seconds without a beat from any worker after which the server counts as having been away."""


class ServiceClock:
    """Wall time less the time in which no worker was alive; all workers agree on it."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.downtime = 0.0

    def now(self) -> float:
        return time.time() - self.downtime

    async def begin(self) -> None:
        try:
            async with self.engine.begin() as connection:
                row = {"id": 1, "beat": time.time(), "downtime": 0.0}
                await connection.execute(insert(service), row)
        except IntegrityError:  # it has run before
            await self.beat()

    async def beat(self) -> None:
        """Says that somebody is alive; the first after an absence counts it as such."""
        async with self.engine.begin() as connection:
            row = (await connection.execute(select(service).with_for_update())).one()
            now = time.time()
            away = now - row.beat if now - row.beat > ABSENCE else 0.0
            self.downtime = row.downtime + away
            await connection.execute(
                update(service).values(beat=max(now, row.beat), downtime=self.downtime)
            )

"""What one worker does for all of them, for as long as it lives."""

import time

from sqlalchemy import or_
from sqlalchemy.ext.asyncio import AsyncEngine

from levada.server.store.database import INSERTS
from levada.server.store.schema import leases

LEASE = 20.0
"""Seconds without a sign of life after which another worker takes over."""
RENEWED_AFTER = 5.0


class Lease:
    """One thing that only one worker may do at a time."""

    def __init__(self, engine: AsyncEngine, name: str, worker_id: str) -> None:
        self.engine = engine
        self.name = name
        self.worker_id = worker_id
        self.is_alone = engine.dialect.name == "sqlite"
        self.asked = -LEASE
        """When it was last asked for, in monotonic time."""
        self.is_held = False

    def seconds_left(self) -> float:
        if self.is_alone:
            return LEASE
        return self.asked + LEASE - time.monotonic() if self.is_held else 0.0

    async def take(self) -> bool:
        """Whether this worker is the one; asks the database now and then."""
        if not self.is_alone and time.monotonic() - self.asked >= RENEWED_AFTER:
            self.is_held, self.asked = False, time.monotonic()
            self.is_held = await self.ask()
        return self.seconds_left() > 0

    async def ask(self) -> bool:
        now = time.time()
        row = {"name": self.name, "holder": self.worker_id, "until": now + LEASE}
        is_free = or_(leases.c.holder == self.worker_id, leases.c.until < now)
        statement = (
            INSERTS[self.engine.dialect.name](leases)
            .values(row)
            .on_conflict_do_update(index_elements=["name"], set_=row, where=is_free)
            .returning(leases.c.holder)
        )
        async with self.engine.begin() as connection:
            return (await connection.execute(statement)).first() is not None

"""Reviews of finished games: claimed by one worker, kept."""

import time
from contextlib import suppress
from typing import Any

from sqlalchemy import insert, select, update
from sqlalchemy.engine import Row
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from levada.server.store.schema import reviews

CLAIM = 15.0
"""Seconds without progress after which another worker may take a review over."""


class ReviewStore:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def find(self, table_id: str) -> Row[Any] | None:
        statement = select(reviews).where(reviews.c.table_id == table_id)
        async with self.engine.connect() as connection:
            return (await connection.execute(statement)).first()

    async def claim(self, table_id: str) -> bool:
        """Whether this worker is the one to work at it."""
        now = time.time()
        row = {"table_id": table_id, "done": 0, "claimed": now + CLAIM}
        with suppress(IntegrityError):  # it was claimed before
            async with self.engine.begin() as connection:
                await connection.execute(insert(reviews), row)
            return True
        statement = (
            update(reviews)
            .where(
                reviews.c.table_id == table_id,
                reviews.c.review.is_(None),
                reviews.c.claimed < now,
            )
            .values(done=0, claimed=now + CLAIM)
        )
        async with self.engine.begin() as connection:
            return (await connection.execute(statement)).rowcount == 1

    async def progress(self, table_id: str, done: int) -> None:
        await self.write(table_id, done=done, claimed=time.time() + CLAIM)

    async def give_up(self, table_id: str) -> None:
        await self.write(table_id, claimed=0.0)

    async def keep(self, table_id: str, review: bytes, done: int) -> None:
        await self.write(table_id, review=review, done=done)

    async def write(self, table_id: str, **values: Any) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(
                update(reviews).where(reviews.c.table_id == table_id).values(values)
            )

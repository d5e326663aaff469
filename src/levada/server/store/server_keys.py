"""The server's own secret keys: made when they are first needed, the same for all workers."""

from collections.abc import Callable

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncEngine

from levada.server.store.database import INSERTS
from levada.server.store.schema import server_keys


async def server_key(engine: AsyncEngine, name: str, make: Callable[[], bytes]) -> bytes:
    """The key of that name; of several workers that make one at a time, one wins."""
    row = {"name": name, "key": make()}
    statement = INSERTS[engine.dialect.name](server_keys).values(row).on_conflict_do_nothing()
    async with engine.begin() as connection:
        await connection.execute(statement)
        found = await connection.execute(
            select(server_keys.c.key).where(server_keys.c.name == name)
        )
        return bytes(found.scalar_one())

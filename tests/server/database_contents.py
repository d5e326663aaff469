"""What the database holds, read past the server."""

import asyncio
import time
from collections.abc import Callable
from typing import Any

from sqlalchemy import Executable, MetaData, select, update
from sqlalchemy.ext.asyncio import create_async_engine

from levada.server.settings import Settings
from levada.server.store.schema import metadata, tables
from levada.server.table_agreement import DAY

LONGEST_WAIT = 15.0


def rows_of(database: str, schema: MetaData = metadata) -> dict[str, list[dict[str, Any]]]:
    """Every row of every table, by the table's name."""

    async def read() -> dict[str, list[dict[str, Any]]]:
        engine = create_async_engine(Settings(database=database).url)
        async with engine.connect() as connection:
            found = {
                table.name: [
                    {str(name): value for name, value in row.items()}
                    for row in (await connection.execute(select(table))).mappings()
                ]
                for table in schema.sorted_tables
            }
        await engine.dispose()
        return found

    return asyncio.run(read())


def everything_in(database: str) -> str:
    """All of it as text, for looking whether something is in it."""
    return "\n".join(
        value.decode(errors="replace") if isinstance(value, bytes) else str(value)
        for rows in rows_of(database).values()
        for row in rows
        for value in row.values()
    )


def change_rows(database: str, statement: Executable, *rows: dict[str, Any]) -> None:
    """As if time had gone by, or something else that no endpoint allows."""

    async def change() -> None:
        engine = create_async_engine(Settings(database=database).url)
        async with engine.begin() as connection:
            await connection.execute(statement, list(rows) or None)
        await engine.dispose()

    asyncio.run(change())


def set_touched(database: str, table_id: str, days_ago: float) -> None:
    touched = time.time() - days_ago * DAY
    change_rows(database, update(tables).where(tables.c.id == table_id).values(touched=touched))


def wait_until(is_so: Callable[[], bool]) -> None:
    end = time.monotonic() + LONGEST_WAIT
    while not is_so():
        assert time.monotonic() < end, "it never came to that"
        time.sleep(0.02)

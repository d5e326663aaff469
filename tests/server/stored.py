"""What the database holds, read past the server."""

import asyncio
from typing import Any

from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import create_async_engine

from levada.server.settings import Settings
from levada.server.store.schema import metadata, tables


def rows_of(database: str) -> dict[str, list[dict[str, Any]]]:
    """Every row of every table, by the table's name."""

    async def read() -> dict[str, list[dict[str, Any]]]:
        engine = create_async_engine(Settings(database=database).url)
        async with engine.connect() as connection:
            found = {
                table.name: [
                    {str(name): value for name, value in row.items()}
                    for row in (await connection.execute(select(table))).mappings()
                ]
                for table in metadata.sorted_tables
            }
        await engine.dispose()
        return found

    return asyncio.run(read())


def everything_in(database: str) -> str:
    """All of it as text, for looking whether something is in it."""
    return "\n".join(
        value.decode() if isinstance(value, bytes) else str(value)
        for rows in rows_of(database).values()
        for row in rows
        for value in row.values()
    )


def change_table(database: str, table_id: str, **values: Any) -> None:
    """As if time had gone by, or something else that no door allows."""

    async def change() -> None:
        engine = create_async_engine(Settings(database=database).url)
        async with engine.begin() as connection:
            await connection.execute(update(tables).where(tables.c.id == table_id).values(values))
        await engine.dispose()

    asyncio.run(change())


def add_rows(database: str, kind: str, *rows: dict[str, Any]) -> None:
    async def add() -> None:
        engine = create_async_engine(Settings(database=database).url)
        async with engine.begin() as connection:
            await connection.execute(insert(metadata.tables[kind]), list(rows))
        await engine.dispose()

    asyncio.run(add())

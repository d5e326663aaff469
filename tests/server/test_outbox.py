"""What people are to be told is written together with what happened, or not at all."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncEngine

from levada.server.logbook import Change
from levada.server.notification import Notification
from levada.server.settings import Settings
from levada.server.store.database import migrate, open_database
from levada.server.store.journal import Journal
from levada.server.store.outbox import add_notifications
from levada.server.store.schema import outbox
from levada.server.store.tables import TableStore
from levada.server.table import Table
from tests.server.drafts import running
from tests.server.postgres import Postgres
from tests.server.running_server import sqlite

CALL = Notification("your_move", "beto", "table", {"asked": "play"})


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return sqlite(tmp_path)
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.database()


def with_table(database: str, work: Callable[[AsyncEngine, Table], Awaitable[Any]]) -> Any:
    async def run() -> Any:
        engine = open_database(Settings(database=database))
        try:
            await migrate(engine)
            table = running("Ana", "Beto")
            await TableStore(engine).add(table.draft(0.0, 0.0), table.logbook)
            return await work(engine, table)
        finally:
            await engine.dispose()

    return asyncio.run(run())


def change_of(table: Table, **changed: Any) -> Change:
    draft = table.draft(1.0, 1.0)
    draft.record(0, "rename")
    return replace(draft.change(), **changed)


async def kinds_in_outbox(engine: AsyncEngine) -> list[tuple[str, str]]:
    async with engine.connect() as connection:
        found = await connection.execute(select(outbox.c.player_id, outbox.c.kind))
        return [(row.player_id, row.kind) for row in found]


def test_what_loses_its_race_tells_nobody(database: str) -> None:
    async def work(engine: AsyncEngine, table: Table) -> None:
        journal = Journal(engine, "worker")
        assert await journal.write([change_of(table)]) == {"table"}
        assert await journal.write([change_of(table, notifications=[CALL])]) == set()
        assert await kinds_in_outbox(engine) == []

    with_table(database, work)


def test_nobody_is_notified_twice_until_they_have_come_back(database: str) -> None:
    async def work(engine: AsyncEngine, table: Table) -> None:
        journal = Journal(engine, "worker")
        over = Notification("game_over", "beto", "table")
        for notifications, returned, expected in (
            ([CALL], None, [("beto", "your_move")]),
            ([CALL, over], None, [("beto", "your_move"), ("beto", "game_over")]),
            ([], "beto", [("beto", "game_over")]),
            ([CALL], None, [("beto", "game_over"), ("beto", "your_move")]),
        ):
            change = change_of(table, notifications=notifications, returned=returned)
            assert await journal.write([change]) == {"table"}
            table.replay([change.entry])
            assert await kinds_in_outbox(engine) == expected

    with_table(database, work)


def test_others_write_notifications_into_their_own_transactions(database: str) -> None:
    async def work(engine: AsyncEngine, _table: Table) -> None:
        invitation = Notification("invitation", "beto", "elsewhere", {"from": "Ana"})
        async with engine.connect() as connection:
            await add_notifications(connection, [invitation])
            await connection.rollback()
        assert await kinds_in_outbox(engine) == []
        async with engine.begin() as connection:
            await add_notifications(connection, [invitation])
        assert await kinds_in_outbox(engine) == [("beto", "invitation")]

    with_table(database, work)

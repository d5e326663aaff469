"""A worker that stands still in the midst of a commit: others go on, and its late commit loses."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import psutil
from sqlalchemy import select, text
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from levada.server.settings import Settings
from levada.server.store.schema import tables
from tests.server.clients import ME, OPEN, Client
from tests.server.database_contents import rows_of
from tests.server.postgres import Postgres
from tests.server.running_server import Server, serving
from tests.server.sockets import TableSocket

LONGEST_WAIT = 40.0
BLOCKED = text("SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock'")


def worker_of(server: Server, live: TableSocket) -> psutil.Process:
    """The one that has the other end of a socket."""
    port = live.socket.socket.getsockname()[1]
    return next(
        worker
        for worker in server.workers()
        if any(each.raddr and each.raddr.port == port for each in worker.net_connections())
    )


@asynccontextmanager
async def locked(engine: AsyncEngine, table_id: str) -> AsyncIterator[None]:
    """Nobody commits anything at a table."""
    async with engine.begin() as connection:
        row = select(tables.c.id).where(tables.c.id == table_id).with_for_update()
        await connection.execute(row)
        yield


async def until_blocked(engine: AsyncEngine) -> None:
    async with asyncio.timeout(LONGEST_WAIT):
        while True:
            async with engine.connect() as connection:
                if (await connection.execute(BLOCKED)).scalar_one():
                    return
            await asyncio.sleep(0.02)


async def send_until_made(client: httpx.Client, address: str, move: dict[str, Any]) -> None:
    """The store may be said to be away for a moment."""
    async with asyncio.timeout(LONGEST_WAIT):
        while (answer := await asyncio.to_thread(client.post, address, json=move)).is_error:
            assert answer.json()["error"]["code"] == "store", answer.text


def test_a_worker_that_stands_still_in_the_midst_of_a_commit_holds_nobody_up(
    postgres: Postgres, tmp_path: Path
) -> None:
    database = postgres.database()

    async def story(server: Server, ana: Client, beto: Client) -> None:
        table = ana.makes("exlibris", ME, OPEN)
        beto.joins(table)
        engine = create_async_engine(Settings(database=database).url)
        mover = next(each for each in (ana, beto) if each.looks(table)["view"]["legal"])
        seen = mover.looks(table)
        move = {"move": seen["view"]["legal"][0], "n": seen["n"], "key": "only-once"}
        with mover.live(table) as live:
            live.receives("table")
            worker = worker_of(server, live)
            async with locked(engine, table["table"]):
                live.sends(**move)
                await until_blocked(engine)
                worker.suspend()
            try:
                with Client(server, "again").http as again:
                    again.cookies = mover.http.cookies
                    again.timeout = LONGEST_WAIT
                    await send_until_made(again, f"/api/tables/{table['table']}/moves", move)
                assert worker.status() == psutil.STATUS_STOPPED, "it was killed, and not passed by"
            finally:
                worker.resume()
            mover.waits(table, lambda now: now["moves"] == 1)
            assert live.receives("table", lambda now: now["moves"] == 1)
        await engine.dispose()

    with serving(database, tmp_path / "log", LEVADA_WORKERS="2") as server:
        ana, beto = Client(server, "Ana"), Client(server, "Beto")
        with ana.http, beto.http:
            asyncio.run(story(server, ana, beto))
    assert [row["key"] for row in rows_of(database)["entries"] if row["key"]] == ["only-once"]

"""Where moves are committed: whatever waits goes into one transaction, and is sent out after it."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import orjson
from sqlalchemy import bindparam, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from levada.server.logbook import Change
from levada.server.metrics import BATCHES, COMMITS
from levada.server.store.database import INSERTS
from levada.server.store.outbox import add_notifications, note_returns
from levada.server.store.rated_games import write_rated
from levada.server.store.schema import attendance, deals, entries, tables

MOST_AT_ONCE = 200
CHANNEL = "levada"
TABLES_A_NOTIFICATION = 100  # PostgreSQL lets a notification be 8,000 bytes

CHANGED = ("version", "state", "room", "to_act", "due", "touched")
UPDATE = (
    update(tables)
    .where(tables.c.id == bindparam("table"))
    .values({name: bindparam(f"new_{name}") for name in CHANGED})
)


@dataclass
class Waiting:
    change: Change
    is_written: asyncio.Future[bool] = field(
        default_factory=lambda: asyncio.get_running_loop().create_future()
    )


class Journal:
    """Appends changes to logbooks: of two changes with the same version, one is committed."""

    def __init__(self, engine: AsyncEngine, worker_id: str) -> None:
        self.engine = engine
        self.worker_id = worker_id
        self.waiting: list[Waiting] = []
        self.has_work = asyncio.Event()
        self.append_once = (
            INSERTS[engine.dialect.name](entries)
            .on_conflict_do_nothing()
            .returning(entries.c.table_id)
        )

    async def append(self, change: Change) -> bool:
        """Whether the change was committed; if not, somebody else's was first."""
        waiting = Waiting(change)
        self.waiting.append(waiting)
        self.has_work.set()
        with COMMITS.time():
            return await waiting.is_written

    async def run(self) -> None:
        while True:
            await self.has_work.wait()
            batch, self.waiting = self.waiting[:MOST_AT_ONCE], self.waiting[MOST_AT_ONCE:]
            if not self.waiting:
                self.has_work.clear()
            # A cancelled request may have been sent again: both changes would count as committed.
            batch = [each for each in batch if not each.is_written.done()]
            if batch:
                await self.commit(batch)

    async def commit(self, batch: list[Waiting]) -> None:
        """One transaction for all; if it fails, each sender gets the error."""
        try:
            BATCHES.observe(len(batch))
            won = await self.write_what_can_be([waiting.change for waiting in batch])
        except Exception as error:  # noqa: BLE001 — every sender gets it
            for waiting in batch:
                if not waiting.is_written.done():
                    waiting.is_written.set_exception(error)
            return
        for waiting in batch:
            if not waiting.is_written.done():
                waiting.is_written.set_result(waiting.change.table in won)

    async def write_what_can_be(self, changes: list[Change]) -> set[str]:
        """A table deleted meanwhile takes no entry, and must not keep the others from theirs."""
        try:
            return await self.write(changes)
        except IntegrityError:
            if len(changes) == 1:
                return set()
            return set().union(*[await self.write_what_can_be([each]) for each in changes])

    async def write(self, changes: list[Change]) -> set[str]:
        changes.sort(key=lambda change: change.table)  # two workers lock rows in one order
        async with self.engine.begin() as connection:
            lines = [{"table_id": change.table, **vars(change.entry)} for change in changes]
            won = set((await connection.execute(self.append_once, lines)).scalars())
            winners = [change for change in changes if change.table in won]
            if winners:
                await connection.execute(UPDATE, [new_row(change) for change in winners])
                await write_notifications(connection, winners)
                await write_rare(connection, winners)
                await self.tell_workers(connection, winners)
        return won

    async def tell_workers(self, connection: AsyncConnection, changes: list[Change]) -> None:
        """PostgreSQL delivers it when the transaction is committed, and not before."""
        if connection.dialect.name != "postgresql":
            return
        news = [[change.table, change.entry.version] for change in changes]
        for first in range(0, len(news), TABLES_A_NOTIFICATION):
            payload = {
                "worker": self.worker_id,
                "tables": news[first : first + TABLES_A_NOTIFICATION],
            }
            await connection.execute(
                select(func.pg_notify(CHANNEL, orjson.dumps(payload).decode()))
            )


def new_row(change: Change) -> dict[str, Any]:
    return {"table": change.table, **{f"new_{name}": change.row[name] for name in CHANGED}}


async def write_notifications(connection: AsyncConnection, changes: list[Change]) -> None:
    """Of all changes at once: most moves are somebody's return, and bring the next one theirs."""
    await note_returns(
        connection,
        [(change.returned, change.table) for change in changes if change.returned is not None],
    )
    await add_notifications(
        connection, [each for change in changes for each in change.notifications]
    )


async def write_rare(connection: AsyncConnection, changes: list[Change]) -> None:
    """What happens once at a table, or now and then."""
    for change in changes:
        if change.deal is not None:
            await add_deal(connection, change.table, change.deal)
        if change.result is not None:
            await connection.execute(
                update(tables).where(tables.c.id == change.table).values(result=change.result)
            )
        if change.seated is not None:
            await connection.execute(
                delete(attendance).where(attendance.c.table_id == change.table)
            )
            await add_seated(connection, change.table, change.seated)
        if change.rated is not None:
            await write_rated(connection, change.table, change.rated)


async def add_deal(connection: AsyncConnection, table: str, deal: bytes) -> None:
    await connection.execute(insert(deals), {"table_id": table, "deal": deal})


async def add_seated(
    connection: AsyncConnection, table: str, people: Sequence[tuple[int, str]]
) -> None:
    rows = [{"table_id": table, "seat": seat, "player_id": player} for seat, player in people]
    if rows:
        await connection.execute(insert(attendance), rows)

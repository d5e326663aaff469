"""The tables in this worker's memory, and the one way in which they change."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterable, Sequence
from contextlib import AsyncExitStack, suppress

from levada.server.logbook import Entry
from levada.server.metrics import MOVES, TABLES
from levada.server.refusals import Refusal, absent
from levada.server.store.journal import Journal
from levada.server.store.store import Store
from levada.server.supervision import contained
from levada.server.table import Draft, Table

MOST_TABLES = 5_000
Command = Callable[[Draft], None]


async def nothing_to_wait_for() -> None:
    return


class TableRegistry:
    """Loads tables, commits changes through the journal, and calls back after each."""

    def __init__(self, store: Store, journal: Journal) -> None:
        self.store = store
        self.journal = journal
        self.tables: dict[str, Table] = {}
        self.loading: dict[str, asyncio.Lock] = {}
        self.uncertain: set[str] = set()
        """Tables whose last change may not be known here: committed or not, or another worker's."""
        self.on_change: Callable[[Table], None] = lambda _table: None
        """After every change, wherever it was made."""
        self.on_own_change: Callable[[Table], None] = lambda _table: None
        """After a change made by this worker, which starts the bots' moves that follow."""
        self.add_notifications: Command = lambda _draft: None
        """Before every commit: who is to be told of it."""
        self.is_in_use: Callable[[str], bool] = lambda _table: False
        self.wait_for_rules: Callable[[], Awaitable[None]] = nothing_to_wait_for

    async def table(self, table_id: str) -> Table:
        found = self.tables.get(table_id) or await self.load(table_id)
        if table_id in self.uncertain:
            await self.resolve(found)
        return found

    async def resolve(self, table: Table) -> None:
        """Reads what its last change was, unless that is known by now."""
        async with table.lock:
            if table.id in self.uncertain:
                await self.refresh(table)

    async def resolve_all(self) -> None:
        """Those connected to them wait, although nobody may ask again. One that fails stays here."""
        self.uncertain &= self.tables.keys()
        for table in [self.tables[table_id] for table_id in self.uncertain]:
            with contained("a table whose last change is uncertain"):
                await self.resolve(table)

    async def caught_up(self, table_id: str) -> Table:
        """A table as the store has it now."""
        found = await self.table(table_id)
        async with found.lock:
            await self.refresh(found)
        return found

    async def table_for(self, table_id: str, player: str | None) -> Table:
        """For somebody who looks, to whom another worker may just have acknowledged a change."""
        found = await self.table(table_id)
        if self.store.is_alone and (player is None or found.room.seats_of(player)):
            return found
        if await self.store.tables.version(table_id) == found.version:
            return found
        return await self.caught_up(table_id)

    async def load(self, table_id: str) -> Table:
        """Replays a table from the store, once however many ask.

        It waits for the rules: otherwise they would be compiled here, and block the worker.
        """
        await self.wait_for_rules()
        async with self.loading.setdefault(table_id, asyncio.Lock()):
            if table_id not in self.tables:
                found = await self.store.tables.load(table_id)
                if found is None:
                    self.loading.pop(table_id, None)
                    raise absent("no_table", "there is no such table")
                self.keep(found)
        self.loading.pop(table_id, None)
        return self.tables[table_id]

    def keep(self, table: Table) -> None:
        self.evict_one()
        self.tables[table.id] = table
        TABLES.set(len(self.tables))

    def forget(self, ids: Iterable[str]) -> None:
        for table_id in ids:
            self.tables.pop(table_id, None)
        TABLES.set(len(self.tables))

    def evict_one(self) -> None:
        """Drops the table longest in memory that nobody is connected to; the store has it."""
        if len(self.tables) >= MOST_TABLES:
            idle = (
                each
                for each, table in self.tables.items()
                if not self.is_in_use(each) and not table.lock.locked()
            )
            self.tables.pop(next(idle, ""), None)

    async def add(self, draft: Draft) -> Table:
        """A table made just now."""
        await self.store.tables.add(draft)
        return self.adopt_new(draft)

    def adopt_new(self, draft: Draft) -> Table:
        """A table that was written just now."""
        table = draft.table
        table.room, table.state = draft.room, draft.state
        if draft.dealt is not None:
            table.dealt = draft.dealt
            table.lay_out()
        self.keep(table)
        self.on_change(table)
        self.on_own_change(table)
        return table

    async def add_played(self, draft: Draft, logbook: Sequence[Entry]) -> Table:
        """A table that comes with moves already made."""
        await self.store.tables.add(draft, logbook)
        table = await self.load(draft.table.id)
        self.on_own_change(table)
        return table

    async def remove(self, table_id: str) -> None:
        self.forget([table_id])
        await self.store.tables.remove(table_id)

    async def change(self, table_id: str, command: Command) -> Table:
        """Every change of a table: decided on a draft, committed, adopted, then sent out."""
        table = await self.table(table_id)
        async with table.lock:
            draft = await self.commit(table, command)
            draft.adopt()
        if draft.number is not None:
            MOVES.labels(draft.by or "person").inc()
        self.on_change(table)
        self.on_own_change(table)
        return table

    async def commit(self, table: Table, command: Command) -> Draft:
        """Calls the command again, on the table as it is now, if another worker was faster.

        Also if it was refused, and the table had not caught up with another worker.
        """
        while True:
            draft = table.draft(self.store.clock.now(), time.time())
            try:
                command(draft)
            except Refusal:
                if await self.refresh(table):
                    continue
                raise
            self.add_notifications(draft)
            self.uncertain.add(table.id)
            if await self.journal.append(draft.change()):
                self.uncertain.discard(table.id)
                return draft
            if not await self.refresh(table):
                self.forget([table.id])
                raise absent("no_table", "there is no such table any more")

    async def refresh(self, table: Table) -> bool:
        """Catches up with the store; whether there was anything new. The table's lock is held."""
        is_new = await self.store.tables.refresh(table)
        self.uncertain.discard(table.id)
        if is_new:
            self.on_change(table)
        return is_new

    async def catch_up(self, news: Iterable[tuple[str, int]]) -> None:
        """Another worker has changed tables: all of them that are known here catch up at once."""
        changed = dict(news)
        # A table that is being loaded may have been read before the change.
        for table_id in changed.keys() & self.loading.keys():
            with suppress(Refusal):
                await self.load(table_id)
        behind = [
            (table, version)
            for table_id, version in changed.items()
            if (table := self.tables.get(table_id)) is not None and table.version < version
        ]
        async with AsyncExitStack() as locks:
            for table, _ in behind:
                await locks.enter_async_context(table.lock)
            late = await self.store.tables.refresh_many(behind)
            for table in late:
                await self.store.tables.refresh(table)
        for table, _ in behind:
            self.on_change(table)

    async def catch_up_all(self) -> None:
        """After notifications may have been missed."""
        self.uncertain |= self.tables.keys()
        await self.resolve_all()

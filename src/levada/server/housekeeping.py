"""Deletes old tables, and players who sit at none that is kept."""

import asyncio
import gc
import logging
import random
import time
from dataclasses import dataclass

from levada.server.authentication import Authentication
from levada.server.settings import Settings
from levada.server.store.schema import tables
from levada.server.store.store import Store
from levada.server.store.worker_messages import WorkerMessages
from levada.server.supervision import store_may_fail
from levada.server.table_agreement import DAY
from levada.server.table_registry import TableRegistry

log = logging.getLogger("levada.housekeeping")
HOUR = 3600.0
AT_ONCE = 50
MOST_SKIPPED = 10 * DAY
"""By how much the wall clock may be later than at the last purge: more than that, and it may have
been set wrong, which would delete what is not old."""


@dataclass(frozen=True)
class Deadlines:
    """In wall time: what was last touched before them is deleted."""

    finished_before: float
    untouched_before: float


@dataclass(frozen=True)
class Purged:
    tables: int
    players: list[str]


def deadlines(settings: Settings) -> Deadlines:
    now = time.time()
    return Deadlines(now - settings.keep_days * DAY, now - settings.abandon_days * DAY)


async def purge(store: Store, ends: Deadlines) -> Purged:
    gone = 0
    while found := await store.tables.purge(**vars(ends), most=AT_ONCE):
        gone += found
    await store.tournaments.purge(**vars(ends))
    await store.rating_count.delete_unfinished()
    await store.outbox.purge(written_before=ends.untouched_before)
    people = await store.people.purge(made_before=ends.finished_before)
    await store.sign_ins.purge(time.time())
    await store.audit.purge(before=ends.finished_before)
    await store.note_purge(time.time())
    await store.overwrite_deleted()
    return Purged(gone, people)


async def doubt(store: Store, ends: Deadlines) -> str | None:
    """Why somebody should look before a purge; none if it would be like any other."""
    last = await store.last_purge()
    skipped = 0.0 if last is None else time.time() - last
    if skipped <= MOST_SKIPPED:
        return None
    number = await store.tables.count_old(**vars(ends))
    if number == 0:
        return None
    return (
        f"{number:,} tables would go, and the clock is {skipped / DAY:,.0f} days later than at the "
        "last purge; if it is right: levada admin purge --yes"
    )


class Housekeeping:
    """Of one worker. Several may run at a time: what one has deleted, the others do not find."""

    def __init__(
        self,
        registry: TableRegistry,
        authentication: Authentication,
        worker_messages: WorkerMessages,
        settings: Settings,
    ) -> None:
        self.registry = registry
        self.authentication = authentication
        self.worker_messages = worker_messages
        self.settings = settings

    async def run(self) -> None:
        while True:
            with store_may_fail("housekeeping"):
                await self.clean()
            gc.collect()
            await asyncio.sleep(HOUR * random.uniform(0.8, 1.2))  # noqa: S311 — no secret

    async def clean(self) -> None:
        store = self.registry.store
        await store.waiting.purge(store.clock.now())
        await self.delete_old()
        await self.forget_deleted()

    async def delete_old(self) -> None:
        store, ends = self.registry.store, deadlines(self.settings)
        if why := await doubt(store, ends):
            log.warning("nothing is deleted: %s", why)
            return
        purged = await purge(store, ends)
        if purged.tables or purged.players:
            log.info("purged %d tables and %d players", purged.tables, len(purged.players))
        for player in purged.players:
            await self.worker_messages.send(forgotten=player)

    async def forget_deleted(self) -> None:
        """Drops from memory what `levada admin` or another worker has deleted or changed."""
        store = self.registry.store
        known = list(self.registry.tables)
        self.registry.forget(set(known) - await store.existing(tables, known))
        if store.is_alone:  # nobody tells it what a command has done
            await self.registry.catch_up_all()
        await self.authentication.refresh()

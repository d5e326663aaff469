"""One worker of the server: everything it is made of, started and stopped together."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Any

from sqlalchemy.exc import SQLAlchemyError

from levada.server.access import Access
from levada.server.hall import Hall
from levada.server.housekeeping import Housekeeping
from levada.server.limits import Limits
from levada.server.live import Live
from levada.server.metrics import FAULTS
from levada.server.presence import SIGN_OF_LIFE, Attendance
from levada.server.reviewer import Reviewer
from levada.server.settings import Settings
from levada.server.steward import Steward
from levada.server.store.bell import Bell
from levada.server.store.database import migrate, open_database
from levada.server.store.journal import Journal
from levada.server.store.store import Store
from levada.server.tokens import new_id
from levada.server.warmth import Warmth

log = logging.getLogger("levada.office")
LONGEST_GOODBYE = 5.0


class Office:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.worker = new_id()
        engine = open_database(settings)
        self.store = Store(engine, open_database(settings, waits_for_disk=False))
        self.bell = Bell(engine, self.worker)
        self.journal = Journal(engine, self.worker)
        self.hall = Hall(self.store, self.journal)
        self.attendance = Attendance(self.bell)
        self.live = Live(self.store.clock, self.attendance)
        self.access = Access(self.store.people)
        self.limits = Limits(are_on=settings.limits)
        self.threads = ThreadPoolExecutor(settings.bot_threads, "bot")
        self.warmth = Warmth(self.threads)
        self.steward = Steward(self.hall, self.warmth, self.threads, settings.bot_pause)
        self.reviewer = Reviewer(self.hall, self.warmth)
        self.housekeeping = Housekeeping(self.hall, self.access, self.bell, settings)
        self.hall.on_change = self.live.tell
        self.hall.on_own_change = self.steward.consider
        self.hall.is_in_use = self.live.is_in_use
        self.hall.rules_are_ready = self.warmth.all_rules
        self.tasks: list[asyncio.Task[None]] = []

    @asynccontextmanager
    async def at_work(self) -> AsyncIterator[None]:
        await migrate(self.store.engine)
        await self.store.clock.begin()
        for work in self.works():
            task = asyncio.create_task(work)
            task.add_done_callback(note_failure)
            self.tasks.append(task)
        await self.bell.listens.wait()
        try:
            yield
        finally:
            await self.stop()

    def works(self) -> list[Coroutine[Any, Any, None]]:
        return [
            self.journal.run(),
            self.bell.run(self.hear, self.hall.hear_all),
            self.warmth.run(),
            self.steward.keep_time(),
            self.steward.run(),
            self.reviewer.run(),
            self.housekeeping.run(),
            self.show_life(),
            self.attendance.spread(),
        ]

    async def stop(self) -> None:
        """Sockets are told to come back, what waits is written, then everything ends."""
        await self.live.close()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(LONGEST_GOODBYE):
                while self.journal.waiting:
                    await asyncio.sleep(0.01)
        working = [*self.tasks, *self.steward.turns.values()]
        for task in working:
            task.cancel()
        await asyncio.gather(*working, return_exceptions=True)
        self.reviewer.is_stopping.set()
        for threads in (self.threads, self.reviewer.threads):
            await asyncio.to_thread(threads.shutdown, wait=True, cancel_futures=True)
        await self.store.engine.dispose()
        await self.store.hasty_engine.dispose()

    async def hear(self, news: dict[str, Any]) -> None:
        """What another worker rings for."""
        worker = news["worker"]
        if worker not in self.attendance.heard_from:
            await self.attendance.say(self.attendance.here)
        self.attendance.live(worker)
        await self.hall.hear(news.get("tables", ()))
        self.tell_again(self.attendance.hear(worker, news.get("here", {})))
        if "said" in news:
            await self.pass_on(*news["said"])
        if "muted" in news:
            player, other, muted = news["muted"]
            self.live.mute(player, other, muted=muted)
        if "forgotten" in news:
            self.access.forget(news["forgotten"])
        if "gone" in news:
            self.hall.forget([news["gone"]])

    async def pass_on(self, table_id: str, message_id: int) -> None:
        if self.live.is_in_use(table_id):
            for message in await self.store.talk.said(table_id, (), message_id - 1, 1):
                self.live.say(table_id, message)

    def tell_again(self, tables: list[str]) -> None:
        for table_id in tables:
            if table_id in self.hall.tables:
                self.live.tell(self.hall.tables[table_id])

    async def show_life(self) -> None:
        while not self.bell.is_alone:
            try:
                await self.bell.ring()
            except (SQLAlchemyError, OSError) as error:
                log.warning("nobody hears us: %s", type(error).__name__)
            self.tell_again(self.attendance.bury())
            await asyncio.sleep(SIGN_OF_LIFE)


def note_failure(task: asyncio.Task[None]) -> None:
    """Nothing of the office ends by itself but what is done; a fault must not go unseen."""
    if not task.cancelled() and task.exception() is not None:
        FAULTS.inc()
        log.critical("a part of the server has failed", exc_info=task.exception())

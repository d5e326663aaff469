"""The notifier between workers: PostgreSQL's LISTEN and NOTIFY, or nothing where there is one process."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any

import asyncpg
import orjson
from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncEngine

from levada.server.store.database import STORE_ERRORS
from levada.server.store.journal import CHANNEL

log = logging.getLogger("levada.notifier")
PAUSE_BEFORE_RECONNECTING = 0.5
CONNECTION_ERRORS = (asyncpg.PostgresError, asyncpg.InterfaceError, *STORE_ERRORS)
LONGEST_SILENCE = 15.0
"""Seconds. Every worker rings more often and hears itself: if not, its connection ended unnoticed."""
Listener = Callable[[dict[str, Any]], Awaitable[None]]


class Notifier:
    """Rings at the other workers, and hears them."""

    def __init__(self, engine: AsyncEngine, worker_id: str) -> None:
        self.engine = engine
        self.worker_id = worker_id
        self.is_alone = engine.dialect.name == "sqlite"
        self.received: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.is_listening = asyncio.Event()

    async def notify(self, **news: Any) -> None:
        """For what is not part of a transaction: talk, presence, somebody forgotten."""
        if self.is_alone:
            return
        payload = orjson.dumps({"worker": self.worker_id, **news}).decode()
        async with self.engine.begin() as connection:
            await connection.execute(select(func.pg_notify(CHANNEL, payload)))

    async def run(self, listener: Listener, missed: Callable[[], Awaitable[None]]) -> None:
        """Passes on what is heard; `missed` is called whenever something may have been."""
        if self.is_alone:
            self.is_listening.set()
            return
        while True:
            try:
                await self.listen(listener, missed)
            except CONNECTION_ERRORS as error:
                log.warning("not listening, trying again: %s", type(error).__name__)
                await asyncio.sleep(PAUSE_BEFORE_RECONNECTING)

    async def listen(self, listener: Listener, missed: Callable[[], Awaitable[None]]) -> None:
        url = self.engine.url.set(drivername="postgresql")
        connection = await asyncpg.connect(url.render_as_string(hide_password=False))
        self.received = asyncio.Queue()  # the last connection's end, and what `missed` makes up for
        try:
            await connection.add_listener(CHANNEL, self.on_notification)
            connection.add_termination_listener(self.on_termination)
            await missed()
            self.is_listening.set()
            while True:
                news = await asyncio.wait_for(self.received.get(), LONGEST_SILENCE)
                if "disconnected" in news:
                    raise ConnectionError("the listening connection has ended")
                if news["worker"] != self.worker_id:
                    await listener(news)
        finally:
            await connection.close(timeout=1)

    def on_notification(
        self, _connection: Any, _process: int, _channel: str, payload: object
    ) -> None:
        self.received.put_nowait(orjson.loads(str(payload)))

    def on_termination(self, _connection: Any) -> None:
        self.received.put_nowait({"disconnected": True})

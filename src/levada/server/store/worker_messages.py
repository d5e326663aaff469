"""Messages between workers: LISTEN and NOTIFY of PostgreSQL; none with SQLite."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any

import asyncpg
import orjson
from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncEngine

from levada.server.store.database import LONGEST_ANSWER, STORE_ERRORS
from levada.server.store.journal import CHANNEL

log = logging.getLogger("levada.worker_messages")
PAUSE_BEFORE_RECONNECTING = 0.5
LONGEST_SILENCE = 15.0
"""Seconds. A worker receives its own heartbeat more often: if not, its connection is dead."""
Listener = Callable[[dict[str, Any]], Awaitable[None]]


class WorkerMessages:
    """Sends messages to the other workers, and listens to theirs."""

    def __init__(self, engine: AsyncEngine, worker_id: str) -> None:
        self.engine = engine
        self.worker_id = worker_id
        self.is_alone = engine.dialect.name == "sqlite"
        self.received: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.is_listening = asyncio.Event()

    async def send(self, **news: Any) -> None:
        """For what is not part of a transaction: chat, presence, deleted players and tables."""
        if self.is_alone:
            return
        payload = orjson.dumps({"worker": self.worker_id, **news}).decode()
        async with self.engine.begin() as connection:
            await connection.execute(select(func.pg_notify(CHANNEL, payload)))

    async def run(self, listener: Listener, missed: Callable[[], Awaitable[None]]) -> None:
        """Calls `listener` for each message, `missed` whenever some may have been lost."""
        if self.is_alone:
            self.is_listening.set()
            return
        while True:
            try:
                await self.listen(listener, missed)
            except STORE_ERRORS as error:
                log.warning("not listening, trying again: %s", type(error).__name__)
                await asyncio.sleep(PAUSE_BEFORE_RECONNECTING)

    async def listen(self, listener: Listener, missed: Callable[[], Awaitable[None]]) -> None:
        url = self.engine.url.set(drivername="postgresql")
        connection = await asyncpg.connect(
            url.render_as_string(hide_password=False), timeout=LONGEST_ANSWER
        )
        self.received = asyncio.Queue()  # without what the last connection left in it
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

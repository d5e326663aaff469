"""Chat messages, and reports to whoever runs the server."""

from collections.abc import Collection, Sequence
from typing import Any

from sqlalchemy import insert, select, update
from sqlalchemy.engine import Row
from sqlalchemy.ext.asyncio import AsyncEngine

from levada.server.chat_message import ChatMessage
from levada.server.store.schema import messages, reports

COLUMNS = [
    messages.c[name] for name in ("id", "player_id", "seat", "phrase", "values", "text", "at")
]


class ChatStore:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def add(self, table_id: str, **said: Any) -> ChatMessage:
        statement = insert(messages).values(table_id=table_id, **said).returning(*COLUMNS)
        async with self.engine.begin() as connection:
            return ChatMessage(*(await connection.execute(statement)).one())

    async def latest(
        self, table_id: str, muted: Collection[str], after: int, most: int
    ) -> list[ChatMessage]:
        """The latest messages after one, but for those of people the reader has muted."""
        statement = (
            select(*COLUMNS)
            .where(
                messages.c.table_id == table_id,
                messages.c.id > after,
                messages.c.player_id.not_in(muted),
            )
            .order_by(messages.c.id.desc())
            .limit(most)
        )
        async with self.engine.connect() as connection:
            return [
                ChatMessage(*row) for row in reversed((await connection.execute(statement)).all())
            ]

    async def report(
        self,
        player: str,
        text: str,
        at: float,
        *,
        table: str | None = None,
        about: str | None = None,
    ) -> None:
        """About a table, or about something else, such as `account Ana`."""
        subject = {"table_id": table, "about": about}
        row = {**subject, "player_id": player, "text": text, "at": at, "closed": False}
        async with self.engine.begin() as connection:
            await connection.execute(insert(reports), row)

    async def open_reports(self) -> Sequence[Row[Any]]:
        statement = select(reports).where(~reports.c.closed).order_by(reports.c.id)
        async with self.engine.connect() as connection:
            return (await connection.execute(statement)).all()

    async def close_report(self, number: int) -> bool:
        statement = update(reports).where(reports.c.id == number).values(closed=True)
        async with self.engine.begin() as connection:
            return (await connection.execute(statement)).rowcount == 1

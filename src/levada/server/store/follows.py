"""Who follows whom, whom they have muted by name, who is invited where."""

import time
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Select, delete, exists, select
from sqlalchemy.ext.asyncio import AsyncEngine

from levada.server.notification import Notification
from levada.server.store.database import INSERTS
from levada.server.store.outbox import add_notifications
from levada.server.store.schema import (
    accounts,
    attendance,
    follows,
    invitations,
    mutes,
    tables,
    waiting,
)
from levada.server.store.tables import SUMMARY, summary
from levada.server.table_types import ListedTable

MOST_TABLES = 50


@dataclass(frozen=True)
class Person:
    """Somebody with an account, as others see them."""

    name: str
    kind: str


class FollowStore:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def follow(self, player: str, other: str, *, followed: bool) -> None:
        pair = (follows.c.player_id == player) & (follows.c.followed_id == other)
        row = {"player_id": player, "followed_id": other}
        add = INSERTS[self.engine.dialect.name](follows).values(row).on_conflict_do_nothing()
        async with self.engine.begin() as connection:
            await connection.execute(add if followed else delete(follows).where(pair))

    async def followed_by(self, player: str) -> list[Person]:
        return await self.people(follows.c.followed_id, follows.c.player_id == player)

    async def muted_by(self, player: str) -> list[Person]:
        """Those with an account; whom else somebody has muted is known by no name."""
        return await self.people(mutes.c.muted_id, mutes.c.player_id == player)

    async def people(self, who: Any, which: Any) -> list[Person]:
        statement = (
            select(accounts.c.name, accounts.c.kind)
            .join(who.table, who == accounts.c.player_id)
            .where(which, accounts.c.closed.is_(None))
            .order_by(accounts.c.folded)
        )
        async with self.engine.connect() as connection:
            return [Person(*row) for row in await connection.execute(statement)]

    async def tables_of_followed(self, player: str) -> list[ListedTable]:
        """Listed tables that gather or run, at which somebody sits whom they follow."""
        sits = (
            exists()
            .where(attendance.c.table_id == tables.c.id)
            .where(attendance.c.player_id == follows.c.followed_id)
            .where(follows.c.player_id == player)
        )
        statement = (
            select(*SUMMARY)
            .where(tables.c.listed, tables.c.state.in_(("open", "running")), sits)
            .order_by(tables.c.touched.desc())
            .limit(MOST_TABLES)
        )
        async with self.engine.connect() as connection:
            return [summary(row) for row in await connection.execute(statement)]

    async def waiting_followed(self, player: str, seen_after: float) -> dict[str, str]:
        """Whom they follow and who waits for others, by name: the game they wait for."""
        statement = (
            select(waiting.c.account, waiting.c.game)
            .join(follows, follows.c.followed_id == waiting.c.player_id)
            .where(
                follows.c.player_id == player,
                waiting.c.account.is_not(None),
                waiting.c.table_id.is_(None),
                waiting.c.seen > seen_after,
            )
        )
        async with self.engine.connect() as connection:
            return {row.account: row.game for row in await connection.execute(statement)}

    async def invite(self, by: str, notification: Notification) -> None:
        """To the table that the notification is about; somebody invited there already is not told again."""
        row = {"table_id": notification.subject, "player_id": notification.player, "by_id": by}
        add = INSERTS[self.engine.dialect.name](invitations).on_conflict_do_nothing()
        async with self.engine.begin() as connection:
            added = await connection.execute(add.values(**row, at=time.time()))
            if added.rowcount == 1:
                await add_notifications(connection, [notification])

    async def decline(self, table_id: str, player: str) -> None:
        which = (invitations.c.table_id == table_id) & (invitations.c.player_id == player)
        async with self.engine.begin() as connection:
            await connection.execute(delete(invitations).where(which))

    async def invited_to(self, player: str) -> list[str]:
        """Every table, over or not."""
        statement = select(invitations.c.table_id).where(invitations.c.player_id == player)
        async with self.engine.connect() as connection:
            return list((await connection.execute(statement)).scalars())

    async def invitations_of(self, player: str) -> list[dict[str, Any]]:
        """To tables that still gather, and at which they do not sit yet."""
        sits = (
            exists()
            .where(attendance.c.table_id == tables.c.id)
            .where(attendance.c.player_id == player)
        )
        statement: Select[Any] = (
            select(*SUMMARY, accounts.c.name.label("by"), invitations.c.at)
            .join(invitations, invitations.c.table_id == tables.c.id)
            .join(accounts, accounts.c.player_id == invitations.c.by_id)
            .where(invitations.c.player_id == player, tables.c.state == "open", ~sits)
            .order_by(invitations.c.at.desc())
            .limit(MOST_TABLES)
        )
        async with self.engine.connect() as connection:
            return [
                {"by": row.by, "at": row.at, "table": summary(row)}
                for row in await connection.execute(statement)
            ]

"""How each person is notified, and of what."""

import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from sqlalchemy import Select, delete, func, insert, select, union, update
from sqlalchemy.engine import Row
from sqlalchemy.ext.asyncio import AsyncEngine

from levada.server.notification import NOTIFICATION_KINDS, NotificationKind
from levada.server.store.database import INSERTS
from levada.server.store.schema import (
    attendance,
    mail_addresses,
    notification_settings,
    push_subscriptions,
    silenced_tables,
    tables,
    webhooks,
)

MOST_MOVES = 100
"""Of a feed."""


@dataclass(frozen=True)
class NotificationSettings:
    """What somebody has not chosen is as it stands here."""

    language: str = "en"
    time_zone: str = "UTC"
    quiet_from: int | None = None
    quiet_until: int | None = None
    """Minutes after midnight, in that time zone."""
    kinds: Sequence[NotificationKind] = NOTIFICATION_KINDS


def settings_in(row: Row[Any]) -> NotificationSettings:
    """Of a row with the columns of the settings, which are empty if nothing was chosen."""
    if row.language is None:
        return NotificationSettings()
    return NotificationSettings(
        *(getattr(row, name) for name in NotificationSettings.__dataclass_fields__)
    )


@dataclass(frozen=True)
class Channels:
    """All ways to somebody."""

    pushes: Sequence[Row[Any]]
    webhooks: Sequence[Row[Any]]
    mail: Row[Any] | None


class NotificationStore:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.insert = INSERTS[engine.dialect.name]

    async def wanted(self, player: str | None = None) -> dict[str, frozenset[NotificationKind]]:
        """Of everybody who can be notified, or of one: of what they want to be told."""
        statement = select(reachable.c.player_id, notification_settings.c.kinds).outerjoin(
            notification_settings, notification_settings.c.player_id == reachable.c.player_id
        )
        if player is not None:
            statement = statement.where(reachable.c.player_id == player)
        async with self.engine.connect() as connection:
            found = await connection.execute(statement)
            return {
                row.player_id: frozenset(NOTIFICATION_KINDS if row.kinds is None else row.kinds)
                for row in found
            }

    async def settings(self, player: str) -> tuple[NotificationSettings, bool]:
        """And whether there is a feed."""
        statement = select(notification_settings).where(notification_settings.c.player_id == player)
        async with self.engine.connect() as connection:
            row = (await connection.execute(statement)).first()
        return (
            (NotificationSettings(), False)
            if row is None
            else (settings_in(row), row.feed is not None)
        )

    async def save_settings(self, player: str, settings: NotificationSettings) -> None:
        await self.write_settings(player, asdict(settings))

    async def save_feed(self, player: str, fingerprint: str | None) -> None:
        await self.write_settings(player, {"feed": fingerprint})

    async def write_settings(self, player: str, values: dict[str, Any]) -> None:
        row = {**asdict(NotificationSettings()), **values, "player_id": player}
        statement = self.insert(notification_settings).values(row)
        async with self.engine.begin() as connection:
            await connection.execute(
                statement.on_conflict_do_update(index_elements=["player_id"], set_=values)
            )

    async def player_of_feed(self, fingerprint: str) -> tuple[str, NotificationSettings] | None:
        statement = select(notification_settings).where(notification_settings.c.feed == fingerprint)
        async with self.engine.connect() as connection:
            row = (await connection.execute(statement)).first()
        return None if row is None else (row.player_id, settings_in(row))

    async def channels(self, player: str) -> Channels:
        async with self.engine.connect() as connection:
            pushes = await connection.execute(of_player(push_subscriptions, player))
            hooks = await connection.execute(of_player(webhooks, player))
            mail = await connection.execute(
                select(mail_addresses).where(mail_addresses.c.player_id == player)
            )
            return Channels(pushes.all(), hooks.all(), mail.first())

    async def add_push(self, row: dict[str, Any]) -> str:
        """A browser that subscribes again has one subscription still, and is one person's."""
        kept = {name: value for name, value in row.items() if name not in ("id", "endpoint")}
        is_it = push_subscriptions.c.endpoint == row["endpoint"]
        is_anothers = push_subscriptions.c.player_id != row["player_id"]
        statement = (
            self.insert(push_subscriptions)
            .values(row)
            .on_conflict_do_update(index_elements=["endpoint"], set_=kept)
            .returning(push_subscriptions.c.id)
        )
        async with self.engine.begin() as connection:
            await connection.execute(delete(push_subscriptions).where(is_it, is_anothers))
            return str((await connection.execute(statement)).scalar_one())

    async def add_webhook(self, row: dict[str, Any]) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(insert(webhooks), row)

    async def remove(self, kind: str, player: str, channel: str) -> bool:
        """Whether there was one; what was to be sent by it goes along."""
        table = {"push": push_subscriptions, "webhook": webhooks}[kind]
        statement = delete(table).where(table.c.id == channel, table.c.player_id == player)
        async with self.engine.begin() as connection:
            return (await connection.execute(statement)).rowcount == 1

    async def save_address(self, player: str, address: str, fingerprint: str) -> None:
        """Until the link with that fingerprint was opened, nothing else is sent there."""
        row = {
            "player_id": player,
            "address": address,
            "is_confirmed": False,
            "fingerprint": fingerprint,
            "asked": time.time(),
        }
        async with self.engine.begin() as connection:
            await connection.execute(
                self.insert(mail_addresses)
                .values(row)
                .on_conflict_do_update(index_elements=["player_id"], set_=row)
            )

    async def confirm_address(self, fingerprint: str, asked_after: float) -> str | None:
        """Whose address it is, if the link is still good."""
        statement = (
            update(mail_addresses)
            .where(
                mail_addresses.c.fingerprint == fingerprint, mail_addresses.c.asked > asked_after
            )
            .values(is_confirmed=True)
            .returning(mail_addresses.c.player_id)
        )
        async with self.engine.begin() as connection:
            found = (await connection.execute(statement)).first()
        return None if found is None else str(found.player_id)

    async def remove_address(self, player: str) -> bool:
        statement = delete(mail_addresses).where(mail_addresses.c.player_id == player)
        async with self.engine.begin() as connection:
            return (await connection.execute(statement)).rowcount == 1

    async def moves_of(self, player: str) -> Sequence[Row[Any]]:
        """The running tables at which somebody has a seat."""
        theirs = select(attendance.c.table_id).where(attendance.c.player_id == player)
        statement = (
            select(tables)
            .where(tables.c.id.in_(theirs), tables.c.state == "running")
            .order_by(tables.c.touched.desc())
            .limit(MOST_MOVES)
        )
        async with self.engine.connect() as connection:
            return (await connection.execute(statement)).all()

    async def silence(self, player: str, table_id: str, *, silent: bool) -> None:
        row = {"player_id": player, "table_id": table_id}
        is_it = (silenced_tables.c.player_id == player) & (silenced_tables.c.table_id == table_id)
        async with self.engine.begin() as connection:
            await connection.execute(delete(silenced_tables).where(is_it))
            if silent:
                await connection.execute(insert(silenced_tables), row)

    async def is_silenced(self, player: str, table_id: str) -> bool:
        is_it = (silenced_tables.c.player_id == player) & (silenced_tables.c.table_id == table_id)
        async with self.engine.connect() as connection:
            found = await connection.execute(select(func.count()).where(is_it))
            return bool(found.scalar_one())


reachable = union(
    select(push_subscriptions.c.player_id),
    select(webhooks.c.player_id),
    select(mail_addresses.c.player_id).where(mail_addresses.c.is_confirmed),
).subquery()


def of_player(table: Any, player: str) -> Select[Any]:
    return select(table).where(table.c.player_id == player).order_by(table.c.created)

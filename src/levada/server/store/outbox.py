"""What people are to be told: written together with what happened, decided on and sent after that."""

import time
from collections import defaultdict
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Select, bindparam, delete, exists, func, insert, select, update
from sqlalchemy.engine import Row
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from levada.contract import Seat
from levada.server.notification import Notification, once_for
from levada.server.store.database import INSERTS
from levada.server.store.notifications import NotificationSettings, settings_in
from levada.server.store.schema import (
    attendance,
    deliveries,
    mail_addresses,
    notification_settings,
    outbox,
    push_subscriptions,
    silenced_tables,
    tables,
    webhooks,
)


async def add_notifications(
    connection: AsyncConnection, notifications: Sequence[Notification]
) -> None:
    """In the transaction of what they tell; one that is not to be repeated is written once."""
    now = time.time()
    rows = [
        {
            "player_id": notification.player,
            "kind": notification.kind,
            "subject": notification.subject,
            "values": notification.values,
            "once": notification.once,
            "written": now,
            "due": now,
        }
        for notification in notifications
    ]
    if rows:
        statement = INSERTS[connection.dialect.name](outbox).on_conflict_do_nothing()
        await connection.execute(statement, rows)


NOTE_RETURN = delete(outbox).where(outbox.c.once == bindparam("told_once"))


async def note_returns(connection: AsyncConnection, returns: Sequence[tuple[str, str]]) -> None:
    """Whoever has come back to a table is not told late, and may be told again."""
    rows = [{"told_once": once_for(player, table_id)} for player, table_id in returns]
    if rows:
        await connection.execute(NOTE_RETURN, rows)


@dataclass
class Person:
    """What decides whether and where somebody is told something."""

    settings: NotificationSettings = field(default_factory=NotificationSettings)
    seats: list[tuple[str, Seat]] = field(default_factory=list)
    silenced: set[str] = field(default_factory=set)
    pushes: list[Row[Any]] = field(default_factory=list)
    webhooks: list[Row[Any]] = field(default_factory=list)
    address: str | None = None


@dataclass(frozen=True)
class Undecided:
    id: int
    notification: Notification
    due: float
    written: float


class OutboxStore:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def undecided(self, due_before: float, most: int) -> list[Undecided]:
        statement = select(outbox).where(outbox.c.due < due_before)
        async with self.engine.connect() as connection:
            found = await connection.execute(statement.order_by(outbox.c.due).limit(most))
            return [Undecided(row.id, notification_in(row), row.due, row.written) for row in found]

    async def tables(self, ids: Collection[str]) -> dict[str, Row[Any]]:
        statement = select(tables).where(tables.c.id.in_(ids))
        async with self.engine.connect() as connection:
            return {row.id: row for row in await connection.execute(statement)}

    async def people(self, ids: Collection[str]) -> dict[str, Person]:
        people: dict[str, Person] = defaultdict(Person)

        def of_them(table: Any) -> Select[Any]:
            return select(table).where(table.c.player_id.in_(ids))

        async with self.engine.connect() as connection:
            for row in await connection.execute(of_them(notification_settings)):
                people[row.player_id].settings = settings_in(row)
            for row in await connection.execute(of_them(attendance)):
                people[row.player_id].seats.append((row.table_id, row.seat))
            for row in await connection.execute(of_them(silenced_tables)):
                people[row.player_id].silenced.add(row.table_id)
            for row in await connection.execute(of_them(push_subscriptions)):
                people[row.player_id].pushes.append(row)
            for row in await connection.execute(of_them(webhooks)):
                people[row.player_id].webhooks.append(row)
            is_confirmed = mail_addresses.c.is_confirmed
            for row in await connection.execute(of_them(mail_addresses).where(is_confirmed)):
                people[row.player_id].address = row.address
        return people

    async def drop(self, notification: Undecided) -> None:
        """It is not told."""
        async with self.engine.begin() as connection:
            await connection.execute(delete(outbox).where(as_it_was(notification)))

    async def put_off(self, notification: Undecided, until: float) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(
                update(outbox).where(as_it_was(notification)).values(due=until)
            )

    async def send(self, notification: Undecided, ways: Sequence[dict[str, Any]]) -> None:
        """Unless whoever is to be told has come back since it was read."""
        async with self.engine.begin() as connection:
            decided = update(outbox).where(as_it_was(notification)).values(due=None)
            if (await connection.execute(decided)).rowcount == 1:
                common = {"notification_id": notification.id, "due": time.time(), "attempts": 0}
                rows = [{**NO_WAY, **way, **common} for way in ways]
                await connection.execute(insert(deliveries), rows)

    async def ready(self, busy: Collection[str], most: int) -> Sequence[Row[Any]]:
        """What can be sent now, with all that is needed for it; not to those who are busy."""
        is_ready = (deliveries.c.due < time.time()) & deliveries.c.receiver.not_in(busy)
        statement = READY.where(is_ready).order_by(deliveries.c.due).limit(most)
        async with self.engine.connect() as connection:
            return (await connection.execute(statement)).all()

    async def done(self, delivery: Row[Any]) -> None:
        """It is sent, or given up. That it is somebody's move is kept until they have come back."""
        has_more = exists().where(deliveries.c.notification_id == outbox.c.id)
        is_finished = (
            (outbox.c.id == delivery.notification_id) & outbox.c.once.is_(None) & ~has_more
        )
        async with self.engine.begin() as connection:
            await connection.execute(delete(deliveries).where(deliveries.c.id == delivery.id))
            await connection.execute(delete(outbox).where(is_finished))

    async def try_again(self, delivery: Row[Any], at: float) -> None:
        statement = update(deliveries).where(deliveries.c.id == delivery.id)
        async with self.engine.begin() as connection:
            await connection.execute(statement.values(due=at, attempts=delivery.attempts + 1))

    async def remove_channel(self, delivery: Row[Any]) -> None:
        """A subscription that its service no longer knows."""
        async with self.engine.begin() as connection:
            for table, channel in (
                (push_subscriptions, delivery.push_id),
                (webhooks, delivery.webhook_id),
            ):
                if channel is not None:
                    await connection.execute(delete(table).where(table.c.id == channel))

    async def purge(self, *, written_before: float) -> int:
        """What is left of people and tables that are no longer there, or never came back."""
        statement = delete(outbox).where(outbox.c.written < written_before)
        async with self.engine.begin() as connection:
            return (await connection.execute(statement)).rowcount


NO_WAY = {"push_id": None, "webhook_id": None, "mail_to": None}
SENT_WITH = (
    *deliveries.c,
    *(outbox.c[name] for name in ("player_id", "kind", "subject", "values")),
    *(notification_settings.c[name] for name in NotificationSettings.__dataclass_fields__),
    *(push_subscriptions.c[name] for name in ("endpoint", "public_key", "auth")),
    *(webhooks.c[name] for name in ("url", "shape", "secret")),
    mail_addresses.c.address,
    tables.c.room,
    func.coalesce(push_subscriptions.c.origin, webhooks.c.origin).label("origin"),
)
READY = (
    select(*SENT_WITH)
    .join(outbox, outbox.c.id == deliveries.c.notification_id)
    .outerjoin(tables, tables.c.id == outbox.c.subject)
    .outerjoin(notification_settings, notification_settings.c.player_id == outbox.c.player_id)
    .outerjoin(push_subscriptions, push_subscriptions.c.id == deliveries.c.push_id)
    .outerjoin(webhooks, webhooks.c.id == deliveries.c.webhook_id)
    .outerjoin(mail_addresses, mail_addresses.c.player_id == deliveries.c.mail_to)
)


def notification_in(row: Row[Any]) -> Notification:
    return Notification(row.kind, row.player_id, row.subject, row.values)


def as_it_was(notification: Undecided) -> Any:
    return (outbox.c.id == notification.id) & (outbox.c.due == notification.due)

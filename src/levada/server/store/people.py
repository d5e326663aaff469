"""Players: added, found by their secret, shown what is kept about them, deleted."""

from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, delete, exists, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from levada.server.room import ROOM, Room
from levada.server.store.rated_games import make_nameless
from levada.server.store.schema import (
    accounts,
    attendance,
    call_settings,
    devices,
    mail_addresses,
    messages,
    mutes,
    outbox,
    players,
    push_subscriptions,
    rated_seats,
    reports,
    silenced_tables,
    tables,
    webhooks,
)

THEIR_OWN = {
    "messages": [
        messages.c[name] for name in ("table_id", "seat", "phrase", "values", "text", "at")
    ],
    "rated_games": [rated_seats.c[name] for name in ("table_id", "seat", "place", "points")],
    "reports": [reports.c[name] for name in ("table_id", "text", "at", "closed")],
    "call_settings": [
        call_settings.c[name]
        for name in ("language", "time_zone", "quiet_from", "quiet_until", "kinds")
    ],
    "pushes": [push_subscriptions.c.endpoint, push_subscriptions.c.created],
    "webhooks": [webhooks.c[name] for name in ("table_id", "url", "shape", "created")],
    "mail": [mail_addresses.c.address, mail_addresses.c.is_confirmed],
    "silenced_tables": [silenced_tables.c.table_id],
    "notices": [outbox.c[name] for name in ("kind", "subject", "values", "written")],
}
"""What somebody has written or chosen, by the name under which they are shown it."""


@dataclass(frozen=True)
class Player:
    """Somebody known by a secret: a guest, or the holder of an account."""

    id: str
    name: str
    created: float
    account: str | None = None
    """Its public name; a guest has none."""
    is_program: bool = False


@dataclass(frozen=True)
class Device:
    """One secret of a player: they may have several, each in another browser or program."""

    fingerprint: str
    label: str
    """Browser and system, in plain words."""
    seen: float
    """The day it was last here."""


KNOWN = (
    select(
        players.c.id,
        players.c.name,
        players.c.created,
        accounts.c.name.label("account"),
        accounts.c.kind,
        devices.c.label,
        devices.c.seen,
    )
    .join(devices, devices.c.player_id == players.c.id)
    .outerjoin(accounts, accounts.c.player_id == players.c.id)
)


async def add_device(
    connection: AsyncConnection, player: str, device: Device, created: float
) -> None:
    row = {"player_id": player, "created": created, **vars(device)}
    await connection.execute(insert(devices), row)


class PeopleStore:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def add(self, player: Player, device: Device) -> None:
        """A guest, with their first device."""
        row = {"id": player.id, "name": player.name, "created": player.created}
        async with self.engine.begin() as connection:
            await connection.execute(insert(players), row)
            await add_device(connection, player.id, device, player.created)

    async def find(self, fingerprint: str) -> tuple[Player, Device] | None:
        statement = KNOWN.where(devices.c.fingerprint == fingerprint)
        async with self.engine.connect() as connection:
            row = (await connection.execute(statement)).first()
        if row is None:
            return None
        player = Player(row.id, row.name, row.created, row.account, row.kind == "program")
        return player, Device(fingerprint, row.label, row.seen)

    async def note_seen(self, device: Device) -> None:
        statement = update(devices).where(devices.c.fingerprint == device.fingerprint)
        async with self.engine.begin() as connection:
            await connection.execute(statement.values(label=device.label, seen=device.seen))

    async def rename(self, player: str, name: str) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(
                update(players).where(players.c.id == player).values(name=name)
            )

    async def kept_about(self, player: str) -> dict[str, Any]:
        """Everything: where they sit, what they said, how many they muted, what they reported.

        Whom they muted is not told: by their ids people would be known from table to table.
        """
        rooms = await self.rooms_with(player)
        kept: dict[str, Any] = {
            "seats": [
                {"table_id": table_id, "seat": seat, "name": chair.name, "tie": tie}
                for table_id, room in rooms.items()
                for seat, chair in enumerate(room.chairs)
                if (tie := chair.tie_to(player)) is not None
            ],
            "made": [table_id for table_id, room in rooms.items() if room.maker == player],
            "mutes": len(await self.muted_by(player)),
        }
        async with self.engine.connect() as connection:
            for what, columns in THEIR_OWN.items():
                whose = columns[0].table.c.player_id
                found = await connection.execute(select(*columns).where(whose == player))
                kept[what] = [
                    {str(name): value for name, value in row.items()} for row in found.mappings()
                ]
        return kept

    async def rooms_with(self, player: str) -> dict[str, Room]:
        """Every table whose room names a player: seated, its maker, gone, or awaited."""
        statement = select(tables.c.id, tables.c.room).where(self.has_in_room(player))
        async with self.engine.connect() as connection:
            found = await connection.execute(statement.order_by(tables.c.created))
            return {row.id: ROOM.validate_json(row.room) for row in found}

    def has_in_room(self, player: str) -> ColumnElement[bool]:
        """As text: ids are random and long, so no other text contains one."""
        is_sqlite = self.engine.dialect.name == "sqlite"
        position = func.instr if is_sqlite else func.pg_catalog.position
        return position(tables.c.room, player) > 0

    async def forget(self, player: str) -> None:
        """Deletes the player and all rows that refer to them."""
        about_them = (
            delete(attendance).where(attendance.c.player_id == player),
            delete(messages).where(messages.c.player_id == player),
            delete(reports).where(reports.c.player_id == player),
            delete(outbox).where(outbox.c.player_id == player),
            delete(mutes).where(or_(mutes.c.player_id == player, mutes.c.muted_id == player)),
            delete(players).where(players.c.id == player),
        )
        async with self.engine.begin() as connection:
            for statement in about_them:
                await connection.execute(statement)
            await make_nameless(connection, player)

    async def purge(self, *, made_before: float) -> list[str]:
        """Deletes guests made that long ago who have no seat at any table that is kept."""
        has_a_seat = exists().where(attendance.c.player_id == players.c.id)
        has_account = exists().where(accounts.c.player_id == players.c.id)
        is_old = players.c.created < made_before
        statement = delete(players).where(is_old, ~has_a_seat, ~has_account)
        async with self.engine.begin() as connection:
            return list((await connection.execute(statement.returning(players.c.id))).scalars())

    async def mute(self, player: str, other: str, *, muted: bool) -> None:
        pair = (mutes.c.player_id == player) & (mutes.c.muted_id == other)
        async with self.engine.begin() as connection:
            await connection.execute(delete(mutes).where(pair))
            if muted:
                row = {"player_id": player, "muted_id": other}
                await connection.execute(insert(mutes), row)

    async def muted_by(self, player: str) -> set[str]:
        statement = select(mutes.c.muted_id).where(mutes.c.player_id == player)
        async with self.engine.connect() as connection:
            return set((await connection.execute(statement)).scalars())

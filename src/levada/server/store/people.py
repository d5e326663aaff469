"""Players: added, found by their secret, shown what is kept about them, deleted."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Row,
    Select,
    delete,
    exists,
    func,
    insert,
    literal,
    select,
    update,
)
from sqlalchemy.ext.asyncio import AsyncEngine

from levada.server.room import ROOM, Room
from levada.server.store.database import INSERTS
from levada.server.store.devices import Device, add_device
from levada.server.store.rated_games import make_nameless
from levada.server.store.schema import (
    accounts,
    attendance,
    audit,
    devices,
    follows,
    mail_addresses,
    messages,
    mutes,
    notification_settings,
    outbox,
    passkeys,
    players,
    push_subscriptions,
    rated_seats,
    reports,
    silenced_tables,
    tables,
    waiting,
    webhooks,
)

THEIR_OWN = {
    "messages": [
        messages.c[name] for name in ("table_id", "seat", "phrase", "values", "text", "at")
    ],
    "reports": [reports.c[name] for name in ("table_id", "about", "text", "at", "closed")],
    "rated_games": [rated_seats.c[name] for name in ("table_id", "seat", "place", "points")],
    "waiting": [waiting.c[name] for name in ("name", "game", "wish", "table_id")],
    "devices": [devices.c[name] for name in ("id", "label", "created", "seen")],
    "passkeys": [passkeys.c[name] for name in ("id", "label", "site", "created", "used")],
    "audit": [audit.c[name] for name in ("at", "actor", "action", "subject", "details")],
    "notification_settings": [
        notification_settings.c[name]
        for name in ("language", "time_zone", "quiet_from", "quiet_until", "kinds")
    ],
    "pushes": [push_subscriptions.c.endpoint, push_subscriptions.c.created],
    "webhooks": [webhooks.c[name] for name in ("table_id", "url", "shape", "created")],
    "mail": [mail_addresses.c.address, mail_addresses.c.is_confirmed],
    "silenced_tables": [silenced_tables.c.table_id],
    "notifications": [outbox.c[name] for name in ("kind", "subject", "values", "written")],
}
"""What is kept by player, by the name under which they are shown it."""
AT_ONCE = 500
GIVEN_ALONG = (messages, reports, push_subscriptions, webhooks)
"""What goes along when a guest turns out to be somebody who is known already: rows by player."""
PAIRS = (
    (mutes.c.player_id, mutes.c.muted_id),
    (mutes.c.muted_id, mutes.c.player_id),
    (follows.c.player_id, follows.c.followed_id),
)
"""The same, of pairs of players: one's own side of each, and the other's."""


@dataclass(frozen=True)
class Player:
    """Somebody known by a secret: a guest, or the holder of an account."""

    id: str
    name: str
    created: float
    account: str | None = None
    """Its public name; a guest has none."""
    is_program: bool = False


KNOWN: Select[Any] = (
    select(
        players.c.id,
        players.c.name,
        players.c.created,
        accounts.c.name.label("account"),
        accounts.c.kind,
        devices.c.fingerprint,
        devices.c.label,
        devices.c.seen,
    )
    .join(devices, devices.c.player_id == players.c.id)
    .outerjoin(accounts, accounts.c.player_id == players.c.id)
)


def player_of(row: Row[Any]) -> Player:
    return Player(row.id, row.name, row.created, row.account, row.kind == "program")


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
        return None if row is None else (player_of(row), Device(fingerprint, row.label, row.seen))

    async def find_all(self, fingerprints: Sequence[str]) -> dict[str, Player]:
        """Those of many that are known, by their fingerprints."""
        found: dict[str, Player] = {}
        async with self.engine.connect() as connection:
            for first in range(0, len(fingerprints), AT_ONCE):
                some = devices.c.fingerprint.in_(fingerprints[first : first + AT_ONCE])
                rows = await connection.execute(KNOWN.where(some))
                found |= {row.fingerprint: player_of(row) for row in rows}
        return found

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
        """Deletes the player and all rows that refer to them: most are deleted along."""
        async with self.engine.begin() as connection:
            name = select(accounts.c.name).where(accounts.c.player_id == player)
            account = (await connection.execute(name)).scalar()
            await connection.execute(delete(reports).where(reports.c.about == f"account {account}"))
            await make_nameless(connection, player)
            for table in (attendance, outbox):  # they do not go along with the player
                await connection.execute(delete(table).where(table.c.player_id == player))
            await connection.execute(delete(players).where(players.c.id == player))

    async def programs_of(self, player: str) -> list[str]:
        """The players that are programs of theirs."""
        statement = select(accounts.c.player_id).where(accounts.c.owner_id == player)
        async with self.engine.connect() as connection:
            return list((await connection.execute(statement)).scalars())

    async def merge(self, old: str, new: str) -> None:
        """What one player said, reported, muted and follows is another's; the first is deleted."""
        async with self.engine.begin() as connection:
            for table in GIVEN_ALONG:
                await connection.execute(
                    update(table).where(table.c.player_id == old).values(player_id=new)
                )
            for one, other in PAIRS:
                # A pair that is there already stays as it is, and nobody is paired with themselves.
                again = select(literal(new), other).where(one == old, other != new)
                into = INSERTS[connection.dialect.name](one.table)
                await connection.execute(
                    into.from_select([one.name, other.name], again).on_conflict_do_nothing()
                )
            await connection.execute(delete(players).where(players.c.id == old))

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

"""Players: added, found by their secret, shown what is kept about them, deleted."""

from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, delete, exists, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from levada.server.room import ROOM, Room
from levada.server.store.schema import attendance, messages, mutes, players, reports, tables

THEIR_OWN = {
    "messages": [
        messages.c[name] for name in ("table_id", "seat", "phrase", "values", "text", "at")
    ],
    "reports": [reports.c[name] for name in ("table_id", "text", "at", "closed")],
}
"""What somebody has written, by the name under which they are shown it."""


@dataclass(frozen=True)
class Player:
    id: str
    name: str
    created: float


class PeopleStore:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def add(self, player: Player, fingerprint: str) -> None:
        row = {**vars(player), "fingerprint": fingerprint}
        async with self.engine.begin() as connection:
            await connection.execute(insert(players), row)

    async def find(self, fingerprint: str) -> Player | None:
        columns = players.c.id, players.c.name, players.c.created
        statement = select(*columns).where(players.c.fingerprint == fingerprint)
        async with self.engine.connect() as connection:
            row = (await connection.execute(statement)).first()
        return None if row is None else Player(*row)

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
            delete(mutes).where(or_(mutes.c.player_id == player, mutes.c.muted_id == player)),
            delete(players).where(players.c.id == player),
        )
        async with self.engine.begin() as connection:
            for statement in about_them:
                await connection.execute(statement)

    async def purge(self, *, made_before: float) -> list[str]:
        """Deletes players made that long ago who have no seat at any table that is kept."""
        has_a_seat = exists().where(attendance.c.player_id == players.c.id)
        statement = delete(players).where(players.c.created < made_before, ~has_a_seat)
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

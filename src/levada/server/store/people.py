"""Players: made, known again by their secret, shown what is kept about them, forgotten."""

from dataclasses import dataclass
from typing import Any

from sqlalchemy import delete, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from levada.server.store.schema import attendance, messages, mutes, players, reports


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
        """Everything: where they sit, what they said, whom they muted, what they reported."""
        wanted = {
            "seats": select(attendance.c.table_id, attendance.c.seat).where(
                attendance.c.player_id == player
            ),
            "messages": select(
                messages.c.table_id, messages.c.phrase, messages.c.text, messages.c.at
            ).where(messages.c.player_id == player),
            "mutes": select(mutes.c.muted_id).where(mutes.c.player_id == player),
            "reports": select(reports.c.table_id, reports.c.text, reports.c.at).where(
                reports.c.player_id == player
            ),
        }
        async with self.engine.connect() as connection:
            return {
                what: [
                    {str(name): value for name, value in row.items()}
                    for row in (await connection.execute(statement)).mappings()
                ]
                for what, statement in wanted.items()
            }

    async def tables_of(self, player: str) -> list[str]:
        statement = select(attendance.c.table_id).where(attendance.c.player_id == player)
        async with self.engine.connect() as connection:
            return sorted(set((await connection.execute(statement)).scalars()))

    async def forget(self, player: str) -> None:
        """Deletes the player and all that hangs on them."""
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

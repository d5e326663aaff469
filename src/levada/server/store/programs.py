"""Programs: players of their own, with an account that belongs to somebody."""

from dataclasses import dataclass

from sqlalchemy import delete, func, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from levada.server.accounts.names import folded
from levada.server.store.devices import Device, add_device
from levada.server.store.people import Player
from levada.server.store.schema import accounts, devices, players


@dataclass(frozen=True)
class Program:
    player_id: str
    name: str
    created: float
    seen: float | None
    """The day its token was last used."""


class ProgramStore:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def of(self, owner: str) -> list[Program]:
        account = accounts.c.player_id, accounts.c.name, accounts.c.created
        statement = (
            select(*account, func.max(devices.c.seen))
            .outerjoin(devices, devices.c.player_id == accounts.c.player_id)
            .where(accounts.c.owner_id == owner)
            .group_by(*account)
            .order_by(accounts.c.created)
        )
        async with self.engine.connect() as connection:
            return [Program(*row) for row in await connection.execute(statement)]

    async def add(self, owner: str, program: Player, device: Device) -> bool:
        """Whether the name was free."""
        name, now = program.name, program.created
        account = {"name": name, "folded": folded(name), "kind": "program", "created": now}
        try:
            async with self.engine.begin() as connection:
                player = {"id": program.id, "name": name, "created": now}
                await connection.execute(insert(players), player)
                await connection.execute(
                    insert(accounts), {"player_id": program.id, "owner_id": owner, **account}
                )
                await add_device(connection, program.id, device, now)
        except IntegrityError:
            return False
        return True

    async def renew(self, program: str, device: Device, now: float) -> None:
        """A new token; the old one opens nothing any more."""
        async with self.engine.begin() as connection:
            await connection.execute(delete(devices).where(devices.c.player_id == program))
            await add_device(connection, program, device, now)

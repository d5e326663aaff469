"""Devices: each has a secret that stands for its player."""

from dataclasses import dataclass

from sqlalchemy import ColumnElement, delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from levada.server.store.schema import devices


@dataclass(frozen=True)
class Device:
    """One secret of a player: they may have several, each in another browser or program."""

    fingerprint: str
    label: str
    """Browser and system, in plain words."""
    seen: float
    """The day it was last here."""


@dataclass(frozen=True)
class KnownDevice:
    """As its owner is shown it, but for the fingerprint."""

    id: int
    fingerprint: str
    label: str
    created: float
    seen: float


async def add_device(
    connection: AsyncConnection, player: str, device: Device, created: float
) -> None:
    row = {"player_id": player, "created": created, **vars(device)}
    await connection.execute(insert(devices), row)


class DeviceStore:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def add(self, player: str, device: Device, created: float) -> None:
        async with self.engine.begin() as connection:
            await add_device(connection, player, device, created)

    async def of(self, player: str) -> list[KnownDevice]:
        """The one used last first."""
        columns = [devices.c[name] for name in KnownDevice.__dataclass_fields__]
        statement = select(*columns).where(devices.c.player_id == player)
        newest = (devices.c.seen.desc(), devices.c.created.desc())
        async with self.engine.connect() as connection:
            return [
                KnownDevice(*row) for row in await connection.execute(statement.order_by(*newest))
            ]

    async def remove(self, player: str, device: int) -> bool:
        """Whether there was one."""
        return await self.delete((devices.c.player_id == player) & (devices.c.id == device))

    async def remove_with(self, fingerprint: str) -> bool:
        return await self.delete(devices.c.fingerprint == fingerprint)

    async def remove_others(self, player: str, fingerprint: str) -> bool:
        others = devices.c.fingerprint != fingerprint
        return await self.delete((devices.c.player_id == player) & others)

    async def delete(self, which: ColumnElement[bool]) -> bool:
        async with self.engine.begin() as connection:
            return (await connection.execute(delete(devices).where(which))).rowcount > 0

"""All tables that know somebody, changed together: erased from, given to another, renamed."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from itertools import islice

from levada.server import seat_commands
from levada.server.refusals import Refusal
from levada.server.room import Room
from levada.server.store.worker_messages import WorkerMessages
from levada.server.table_registry import Command, TableRegistry

AT_ONCE = 50


@dataclass
class PlayerTables:
    registry: TableRegistry
    worker_messages: WorkerMessages

    async def erase(self, player: str) -> None:
        """A record they brought goes as a whole, with its names."""

        async def erase_from(table_id: str, room: Room) -> None:
            if room.ended == "uploaded" and room.maker == player:
                await self.registry.remove(table_id)
                await self.worker_messages.send(gone=table_id)
            else:
                await self.change(table_id, lambda draft: seat_commands.erase_player(draft, player))

        await self.for_each(player, erase_from)

    async def give(self, old: str, new: str) -> None:
        """All that one player has is another's."""

        async def give_at(table_id: str, _room: Room) -> None:
            await self.change(table_id, lambda draft: seat_commands.replace_player(draft, old, new))

        await self.for_each(old, give_at)

    async def rename(self, player: str, old: str, new: str) -> None:
        """The account's name, wherever a seat or a tournament shows it."""
        store = self.registry.store
        await store.tournaments.rename(player, new, store.clock.now())

        async def rename_at(table_id: str, _room: Room) -> None:
            await self.change(table_id, lambda draft: seat_commands.rename_account(draft, old, new))

        await self.for_each(player, rename_at)

    async def for_each(self, player: str, work: Callable[[str, Room], Awaitable[None]]) -> None:
        """Several at a time, so that they are committed together."""
        rooms = iter((await self.registry.store.people.rooms_with(player)).items())
        while some := list(islice(rooms, AT_ONCE)):
            await asyncio.gather(*(work(*each) for each in some))

    async def change(self, table_id: str, command: Command) -> None:
        try:
            await self.registry.change(table_id, command)
        except Refusal as refusal:
            if refusal.code not in ("no_table", "not_seated"):
                raise

"""Makes tables of people who wait, as soon as their wishes fit."""

import asyncio
import random
import time
from collections.abc import Sequence

from levada.server.game_start import start_if_full
from levada.server.matchmaking.gatherings import Gathering, Waiting, gather
from levada.server.ratings.rating import FIRST_POINTS
from levada.server.room import Chair, Room
from levada.server.store.waiting import SeatedMeanwhile, WaitingPlayer
from levada.server.supervision import contained, store_may_fail
from levada.server.table import Draft, Table
from levada.server.table_registry import TableRegistry
from levada.server.tokens import new_id
from levada.server.warmup import Warmup

LOOK_EVERY = 1.0


class Matchmaker:
    def __init__(self, registry: TableRegistry, warmup: Warmup) -> None:
        self.registry = registry
        self.store = registry.store
        self.warmup = warmup
        self.looking = asyncio.Lock()

    async def run(self) -> None:
        """Wishes change by themselves as well: whoever has waited long enough takes bots."""
        while True:
            with store_may_fail("who waits for others"):
                await self.make_tables()
            await asyncio.sleep(LOOK_EVERY)

    async def make_tables(self) -> None:
        async with self.looking:
            now = self.store.clock.now()
            people = await self.store.waiting.everybody(now)
            for gathering in gather(await self.with_what_counts(people), now):
                with contained("a table of people who wait"):
                    await self.make_table(gathering, {each.player: each for each in people})

    async def with_what_counts(self, people: Sequence[WaitingPlayer]) -> list[Waiting]:
        avoided = await self.store.waiting.avoided_by([each.player for each in people])
        return [
            Waiting(
                each.player,
                each.wish,
                each.since,
                FIRST_POINTS if each.rating is None else each.rating,
                each.is_program,
                frozenset(avoided.get(each.player, ())),
            )
            for each in people
        ]

    async def make_table(self, gathering: Gathering, known: dict[str, WaitingPlayer]) -> None:
        await self.warmup.rules_of(gathering.agreement.game)
        people = [known[each.player] for each in gathering.people]
        draft = self.drafted(gathering, people)
        self.registry.add_notifications(draft)
        try:
            await self.store.waiting.seat(draft, [each.player for each in people])
        except SeatedMeanwhile:
            return  # the others are asked again at the next look
        self.registry.adopt_new(draft)

    def drafted(self, gathering: Gathering, people: Sequence[WaitingPlayer]) -> Draft:
        """Who sits where is drawn; nobody is its maker."""
        agreement = gathering.agreement
        chairs = [
            Chair("person", each.player, each.name, each.account, is_program=each.is_program)
            for each in people
        ]
        bots = gathering.seats - len(people)
        chairs += [Chair("bot", level=agreement.stand_in) for _ in range(bots)]
        random.SystemRandom().shuffle(chairs)
        table = Table(new_id(), agreement, time.time(), Room(chairs, "", ""))
        draft = table.draft(self.store.clock.now(), table.created)
        start_if_full(draft)
        return draft

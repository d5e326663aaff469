"""Sends what people are to be told: one worker at a time, to each receiver one after another."""

import asyncio
import logging
import random
import time
from collections import defaultdict
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from typing import Any

from sqlalchemy.engine import Row

from levada.server.metrics import DELIVERIES
from levada.server.notifications.decision import LOOK_AGAIN, Presence, decide, ways_to
from levada.server.notifications.notified_people import NotifiedPeople
from levada.server.notifications.outgoing import LONGEST_REQUEST, NotSent
from levada.server.notifications.sender import Outcome, Sender
from levada.server.presence import PresenceTracker
from levada.server.store.leases import Lease
from levada.server.store.outbox import OutboxStore, Person, Undecided
from levada.server.supervision import contained, store_may_fail

log = logging.getLogger("levada.deliverer")
LOOK_EVERY = 0.5
AT_ONCE = 100
MOST_LANES = 32
"""Receivers that are sent to at the same time."""
REST = 30.0
"""Seconds in which a receiver that could not be reached is left alone."""
PAUSES = (10.0, 60.0, 300.0, 1_800.0, 7_200.0, 21_600.0)
"""Seconds before each next try; after the last, a message is given up."""


class Deliverer:
    """Whatever is not noted as sent is sent again: after a kill, at most the one in flight to each
    receiver."""

    def __init__(
        self,
        outbox: OutboxStore,
        lease: Lease,
        presence_tracker: PresenceTracker,
        sender: Sender,
        notified_people: NotifiedPeople,
    ) -> None:
        self.outbox = outbox
        self.lease = lease
        self.presence_tracker = presence_tracker
        self.sender = sender
        self.settings = sender.settings
        self.notified_people = notified_people
        self.lanes: dict[str, asyncio.Task[None]] = {}
        """By receiver."""
        self.resting: dict[str, float] = {}
        self.began = time.monotonic()
        self.has_work = asyncio.Event()
        self.is_stopping = False

    async def run(self) -> None:
        while not self.is_stopping:
            self.has_work.clear()
            with store_may_fail("messages to people"):
                if await self.lease.take():
                    await self.decide_all()
                    await self.start_lanes()
            with suppress(TimeoutError):
                await asyncio.wait_for(self.has_work.wait(), LOOK_EVERY)

    async def stop(self) -> None:
        """What is in flight is waited for: sent and not noted, it would be sent again."""
        self.is_stopping = True
        if self.lanes:
            await asyncio.wait(self.lanes.values(), timeout=LONGEST_REQUEST)

    async def decide_all(self) -> None:
        if time.monotonic() - self.began < self.settings.notify_after:
            return  # after a restart, people's pages come back first
        before = time.time() - self.settings.notify_after  # what is due is waited on for so long
        found = await self.outbox.undecided(before, AT_ONCE)
        if not found:
            return
        tables = await self.outbox.tables({each.notification.subject for each in found})
        people = await self.outbox.people({each.notification.player for each in found})
        for each in found:
            notification, is_decided = each.notification, False
            with contained("a notification"):
                await self.decide_one(
                    each, people[notification.player], tables.get(notification.subject)
                )
                is_decided = True
            if not is_decided:
                await self.outbox.put_off(each, time.time() + LOOK_AGAIN)
        if len(found) == AT_ONCE:
            self.has_work.set()

    async def decide_one(self, each: Undecided, person: Person, table: Row[Any] | None) -> None:
        decision = decide(each, person, table, self.seen(each, person), time.time())
        ways = ways_to(person, each.notification, self.settings.allowed_ways)
        if decision == "send" and ways:
            await self.outbox.send(each, ways)
        elif isinstance(decision, float):
            await self.outbox.put_off(each, decision - self.settings.notify_after)
        else:
            await self.outbox.drop(each)

    def seen(self, each: Undecided, person: Person) -> Presence:
        seen = {table for table, seat in person.seats if self.presence_tracker.is_seen(table, seat)}
        return Presence(each.notification.table in seen, bool(seen))

    async def start_lanes(self) -> None:
        now = time.monotonic()
        self.resting = {host: until for host, until in self.resting.items() if until > now}
        free = MOST_LANES - len(self.lanes)
        if free <= 0:
            return
        by_receiver: dict[str, list[Row[Any]]] = defaultdict(list)
        for delivery in await self.outbox.ready({*self.lanes, *self.resting}, AT_ONCE):
            by_receiver[delivery.receiver].append(delivery)
        for receiver, waiting in list(by_receiver.items())[:free]:
            lane = self.lanes[receiver] = asyncio.create_task(self.send_all(receiver, waiting))
            lane.add_done_callback(partial(self.end_lane, receiver))

    def end_lane(self, receiver: str, _lane: asyncio.Task[None]) -> None:
        del self.lanes[receiver]
        self.has_work.set()

    async def send_all(self, receiver: str, waiting: Sequence[Row[Any]]) -> None:
        """Until the receiver cannot be reached, or another worker may have taken over."""
        for delivery in waiting:
            if self.is_stopping or self.lease.seconds_left() < LONGEST_REQUEST:
                return
            with store_may_fail("a message to somebody"):
                if await self.send(delivery):
                    continue
            self.resting[receiver] = time.monotonic() + REST
            return

    async def send(self, delivery: Row[Any]) -> bool:
        """Whether the receiver has answered at all."""
        way = way_of(delivery)
        outcome: Outcome | None = "failed"
        with contained("a message to somebody"):
            try:
                outcome = await self.sender.send(delivery)
            except NotSent as error:
                log.info("not sent by %s: %s", way, error)
                outcome = None
        DELIVERIES.labels(way, outcome or "unreachable").inc()
        if outcome == "sent":
            await self.outbox.done(delivery)
        elif outcome == "gone":
            await self.outbox.remove_channel(delivery)
            await self.notified_people.changed(delivery.player_id)
        elif delivery.attempts >= len(PAUSES):
            await self.outbox.done(delivery)
        else:
            pause = PAUSES[delivery.attempts] * random.uniform(0.8, 1.2)  # noqa: S311 — no secret
            await self.outbox.try_again(delivery, time.time() + pause)
        return outcome is not None


def way_of(delivery: Row[Any]) -> str:
    if delivery.push_id is not None:
        return "push"
    return "webhook" if delivery.webhook_id is not None else "mail"

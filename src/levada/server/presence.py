"""Who is connected where: each worker announces its own sockets to the others."""

import asyncio
import time
from collections.abc import Iterable
from contextlib import suppress
from typing import Any

from levada.server.store.database import STORE_ERRORS
from levada.server.store.worker_messages import WorkerMessages
from levada.server.visibility import Presence

ANNOUNCE_EVERY = 0.2
TABLES_A_NOTIFICATION = 50
HEARTBEAT = 5.0
SILENT_AFTER = 12.0
"""Seconds after which a worker that has sent nothing counts as gone, and its sockets with it."""

FORGOTTEN_AFTER = 3600.0
"""Seconds after which it no longer matters when somebody went: they are away."""


class PresenceTracker:
    """What is known of every worker's sockets, by table."""

    def __init__(self, worker_messages: WorkerMessages) -> None:
        self.worker_messages = worker_messages
        self.here: dict[str, Presence] = {}
        self.elsewhere: dict[str, dict[str, Presence]] = {}
        """By worker, then by table."""
        self.last_seen: dict[str, float] = {}
        self.away_since: dict[tuple[str, int], float] = {}
        self.began = time.monotonic()
        self.unannounced: set[str] = set()
        """Tables at which connections of this worker have changed since the last announcement."""

    def at(self, table_id: str) -> Presence:
        known = [self.here.get(table_id, Presence())]
        known += [tables[table_id] for tables in self.elsewhere.values() if table_id in tables]
        seats = {seat for presence in known for seat in presence.seats}
        seen = {seat for presence in known for seat in presence.seen}
        return Presence(seats, sum(presence.watchers for presence in known), seen)

    def is_seen(self, table_id: str, seat: int) -> bool:
        """Whether somebody at a seat has the table before their eyes, on any worker."""
        return seat in self.at(table_id).seen

    def note(self, table_id: str, presence: Presence) -> bool:
        """The sockets of this worker have changed; whether that makes a difference."""
        before = self.here.get(table_id, Presence())
        if presence == before:
            return False
        gone = set(before.seats) - set(presence.seats)
        if presence.seats or presence.watchers:
            self.here[table_id] = presence
        else:
            self.here.pop(table_id, None)
        self.note_gone(table_id, gone)
        if not self.worker_messages.is_alone:
            self.unannounced.add(table_id)
        return (presence.seats, presence.watchers) != (before.seats, before.watchers)

    async def run(self) -> None:
        """Announces changes in batches: after a restart all sockets come at once."""
        while not self.worker_messages.is_alone:
            await asyncio.sleep(ANNOUNCE_EVERY)
            with suppress(*STORE_ERRORS):  # announced again when workers find each other
                await self.announce(self.unannounced)

    async def announce(self, tables: Iterable[str]) -> None:
        wanted = list(tables)
        self.unannounced.difference_update(wanted)
        for first in range(0, len(wanted), TABLES_A_NOTIFICATION):
            some = {
                table: self.here.get(table, Presence())
                for table in wanted[first:][:TABLES_A_NOTIFICATION]
            }
            await self.worker_messages.send(
                here={
                    table: [list(each.seats), each.watchers, list(each.seen)]
                    for table, each in some.items()
                }
            )

    def note_gone(self, table_id: str, seats: set[int]) -> None:
        now = time.monotonic()
        for seat in seats:
            self.away_since.pop((table_id, seat), None)  # the order is that of going
            self.away_since[table_id, seat] = now
        while self.away_since and next(iter(self.away_since.values())) < now - FORGOTTEN_AFTER:
            self.away_since.pop(next(iter(self.away_since)))

    def has_been_away(self, table_id: str, seat: int, seconds: float) -> bool:
        """A seat not seen since this worker started has been away since then at least."""
        if seat in self.at(table_id).seats:
            return False
        since = self.away_since.get((table_id, seat), self.began)
        return time.monotonic() - since >= seconds

    def receive(self, worker: str, here: dict[str, Any]) -> list[str]:
        """What another worker announces; the tables at which something has changed."""
        known = self.elsewhere.setdefault(worker, {})
        for table_id, (seats, watchers, *seen) in here.items():
            gone = set(known.get(table_id, Presence()).seats) - set(seats)
            known[table_id] = Presence(seats, watchers, *seen)  # older workers do not say who sees
            if not seats and not watchers:
                del known[table_id]
            self.note_gone(table_id, gone)
        return list(here)

    def note_alive(self, worker: str) -> None:
        self.last_seen[worker] = time.monotonic()

    def forget_silent_workers(self) -> list[str]:
        """The tables at which something has changed because a worker is gone."""
        end = time.monotonic() - SILENT_AFTER
        dead = [worker for worker, seen in self.last_seen.items() if seen < end]
        changed: list[str] = []
        for worker in dead:
            del self.last_seen[worker]
            for table_id, presence in self.elsewhere.pop(worker, {}).items():
                self.note_gone(table_id, set(presence.seats))
                changed.append(table_id)
        return changed

"""One worker of the server: everything it is made of, started and stopped together."""

import asyncio
import contextlib
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from levada.server.authentication import Authentication
from levada.server.bot_runner import AskedPlayers, BotRunner
from levada.server.clock_runner import ClockRunner
from levada.server.connections import Connections
from levada.server.fair_threads import FairThreads
from levada.server.housekeeping import Housekeeping
from levada.server.link_preview.rasterizer import Pictures
from levada.server.matchmaker import Matchmaker
from levada.server.notifications.deliverer import Deliverer
from levada.server.notifications.notified_people import NotifiedPeople
from levada.server.notifications.sender import Sender
from levada.server.open_connections import OpenConnections
from levada.server.operator_players import OperatorPlayers
from levada.server.player_tables import PlayerTables
from levada.server.presence import HEARTBEAT, PresenceTracker
from levada.server.rate_limits import Limits
from levada.server.rating_runner import RatingRunner
from levada.server.review_runner import ReviewRunner
from levada.server.settings import Settings
from levada.server.store.database import migrate, once_it_answers, open_database
from levada.server.store.journal import Journal
from levada.server.store.leases import Lease
from levada.server.store.store import Store
from levada.server.store.worker_messages import WorkerMessages
from levada.server.supervision import Run, Supervisor, store_may_fail
from levada.server.table import Table
from levada.server.table_registry import TableRegistry
from levada.server.tokens import new_id
from levada.server.tournament_runner import TournamentRunner
from levada.server.warmup import Warmup

LONGEST_COMMIT = 5.0
LONGEST_LAST_ANSWER = 1.0
"""Seconds for which a worker that stops waits: for commits, and for threads of SQLite."""


class Worker:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.worker_id = new_id()
        engine = open_database(settings, is_patient=False)
        beats = open_database(settings, is_patient=False, waits_for_disk=False)
        self.store = Store(engine, beats)
        self.worker_messages = WorkerMessages(engine, self.worker_id)
        self.journal = Journal(engine, self.worker_id)
        self.registry = TableRegistry(self.store, self.journal)
        self.presence_tracker = PresenceTracker(self.worker_messages)
        self.player_tables = PlayerTables(self.registry, self.worker_messages)
        self.connections = Connections(self.store.clock, self.presence_tracker)
        self.limits = Limits(are_on=settings.limits)
        self.authentication = Authentication(self.store.people, self.limits)
        self.open_connections = OpenConnections(settings)
        self.pictures = Pictures()
        self.threads = FairThreads(settings.bot_threads, "bots")
        self.review_threads = FairThreads(1, "reviews")
        self.player_threads = FairThreads(settings.bot_threads, "players")
        self.operator_players = OperatorPlayers(settings.players, settings.player_seconds)
        self.warmup = Warmup()
        self.bot_runner = BotRunner(
            self.registry,
            self.warmup,
            self.threads,
            AskedPlayers(self.operator_players, self.player_threads),
            self.connections,
            longest_pause=settings.bot_pause,
        )
        self.clock_runner = ClockRunner(self.registry, self.bot_runner)
        self.review_runner = ReviewRunner(
            self.store.reviews, self.worker_messages, self.warmup, self.review_threads
        )
        self.tournament_runner = TournamentRunner(
            self.registry, Lease(engine, "tournaments", self.worker_id)
        )
        self.rating_runner = RatingRunner(self.store.rating_count)
        self.matchmaker = Matchmaker(self.registry, self.warmup)
        self.housekeeping = Housekeeping(
            self.registry, self.authentication, self.worker_messages, settings
        )
        self.notified_people = NotifiedPeople(self.store.notifications, self.worker_messages)
        self.sender = Sender(settings)
        self.deliverer = Deliverer(
            self.store.outbox,
            Lease(engine, "deliverer", self.worker_id),
            self.presence_tracker,
            self.sender,
            self.notified_people,
        )
        self.registry.add_notifications = self.notified_people.add_notifications
        self.registry.on_change = self.connections.broadcast
        self.registry.on_own_change = self.note_own_change
        self.registry.is_in_use = self.connections.is_in_use
        self.registry.wait_for_rules = self.warmup.all_rules
        self.supervisor = Supervisor(self.background_tasks())

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        await once_it_answers(self.begin)
        self.supervisor.start()
        await self.worker_messages.is_listening.wait()
        try:
            yield
        finally:
            await self.stop()

    async def begin(self) -> None:
        await migrate(self.store.engine)
        await self.store.clock.begin()
        await self.sender.begin(self.store.engine)
        await self.notified_people.read_all()

    def background_tasks(self) -> dict[str, Run]:
        """By the name under which `/readyz` and the metrics report them."""
        return {
            "journal": self.journal.run,
            "worker_messages": lambda: self.worker_messages.run(self.receive, self.catch_up),
            "warmup": self.warmup.run,
            "service_clock": self.clock_runner.run_service_clock,
            "clock_runner": self.clock_runner.run,
            "tournaments": self.tournament_runner.run,
            "ratings": self.rating_runner.run,
            "matchmaker": self.matchmaker.run,
            "housekeeping": self.housekeeping.run,
            "heartbeat": self.run_heartbeat,
            "presence": self.presence_tracker.run,
            "deliverer": self.deliverer.run,
        }

    def note_own_change(self, table: Table) -> None:
        self.bot_runner.start_moves(table)
        self.rating_runner.note_change(table)

    async def stop(self) -> None:
        """Sockets are closed, waiting changes are committed, then everything ends.

        A bot that thinks is not waited for. Whoever runs the process ends it if a database that
        hangs keeps a task from its end.
        """
        await self.connections.close()
        await wait_until(lambda: not self.journal.waiting)
        await self.deliverer.stop()
        await self.supervisor.stop()
        await self.bot_runner.stop()
        await self.review_runner.stop()
        for threads in (self.threads, self.review_threads, self.player_threads):
            threads.stop()
        await asyncio.to_thread(self.operator_players.close)
        await self.sender.outgoing.close()
        # Whatever was cancelled gives its connection back first: it would wait for a closed one.
        await wait_until(lambda: not self.store.connections_in_use)
        await self.store.engine.dispose()
        await self.store.clock_engine.dispose()
        # SQLite's threads answer to this loop: one that is still busy would find it closed.
        await wait_until(
            lambda: not any(map(is_of_sqlite, threading.enumerate())), LONGEST_LAST_ANSWER
        )

    async def catch_up(self) -> None:
        """After notifications may have been missed."""
        await self.notified_people.read_all()
        await self.registry.catch_up_all()

    async def receive(self, news: dict[str, Any]) -> None:
        """A notification of another worker."""
        sender = news["worker"]
        if sender not in self.presence_tracker.last_seen:
            await self.presence_tracker.announce(self.presence_tracker.here)
        self.presence_tracker.note_alive(sender)
        await self.registry.catch_up(news.get("tables", ()))
        for table_id in self.presence_tracker.receive(sender, news.get("here", {})):
            self.connections.presence_changed(table_id)
        if "said" in news:
            await self.deliver_message(*news["said"])
        if "asked" in news:
            self.review_runner.note_asked(news["asked"])
        if "muted" in news:
            player, other, muted = news["muted"]
            self.connections.mute(player, other, muted=muted)
        if "forgotten" in news:
            self.authentication.forget(news["forgotten"])
            await self.notified_people.read(news["forgotten"])
        if "notified" in news:
            await self.notified_people.read(news["notified"])
        if "signed_out" in news:
            self.drop_devices(news["signed_out"])
        if "gone" in news:
            self.registry.forget([news["gone"]])

    async def forget_cached(self, player: str) -> None:
        """Their row has changed: all workers look it up again."""
        self.authentication.forget(player)
        await self.notified_people.read(player)
        await self.worker_messages.send(forgotten=player)

    async def sign_out(self, player: str) -> None:
        """Devices of theirs are no longer theirs, at any worker."""
        self.drop_devices(player)
        await self.worker_messages.send(signed_out=player)

    def drop_devices(self, player: str) -> None:
        self.authentication.forget(player)
        self.connections.disconnect(player)

    async def deliver_message(self, table_id: str, message_id: int) -> None:
        if self.connections.is_in_use(table_id):
            for message in await self.store.chat.latest(table_id, (), message_id - 1, 1):
                self.connections.broadcast_message(table_id, message)

    async def run_heartbeat(self) -> None:
        while not self.worker_messages.is_alone:
            with store_may_fail("the heartbeat"):
                await self.worker_messages.send()
            for table_id in self.presence_tracker.forget_silent_workers():
                self.connections.presence_changed(table_id)
            await asyncio.sleep(HEARTBEAT)


def is_of_sqlite(thread: threading.Thread) -> bool:
    return "_connection_worker_thread" in thread.name


async def wait_until(is_so: Callable[[], bool], longest: float = LONGEST_COMMIT) -> None:
    """Or until it has taken too long."""
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(longest):
            while not is_so():
                await asyncio.sleep(0.01)

"""Everybody connected to one table: what happens there is sent to each as their seat sees it."""

import asyncio
import time
from dataclasses import replace

import orjson

from levada.server import visibility
from levada.server.connection import Connection
from levada.server.presence import PresenceTracker
from levada.server.refusals import Refusal
from levada.server.socket_messages import PresenceMessage
from levada.server.store.service_clock import ServiceClock
from levada.server.table import Table
from levada.server.table_messages import SentTable, TableMessages
from levada.server.visibility import Presence

TELL_PRESENCE_EVERY = 1.0
"""Seconds between two messages about who is there: of many who come, all hear of all."""


class Audience:
    """The sockets of this worker at one table, and what all of them have been sent."""

    def __init__(
        self, table: Table, clock: ServiceClock, presence_tracker: PresenceTracker
    ) -> None:
        self.table = table
        self.clock = clock
        self.presence_tracker = presence_tracker
        self.connections: list[Connection] = []
        self.seating: tuple[str | None, ...] = ()
        """Who had which seat when the askers were last worked out."""
        self.sent: SentTable | None = None
        self.telling_presence: asyncio.TimerHandle | None = None
        self.told_presence_at = 0.0

    def join(self, connection: Connection) -> None:
        """Its first message is the whole table, with the logbook as far as the seat may read it."""
        self.connections.append(connection)
        self.update_asker(connection)
        self.note_presence()
        self.send_whole(connection)

    def leave(self, connection: Connection) -> None:
        self.connections.remove(connection)
        self.note_presence()
        if not self.connections and self.telling_presence is not None:
            self.telling_presence.cancel()

    def broadcast(self, table: Table) -> None:
        """After a change: those that see the same share what is worked out and encoded."""
        self.table = table
        self.update_askers()
        if self.telling_presence is not None:
            self.tell_presence()  # or the chairs sent now would be older than what some have
        before, self.sent = self.sent, self.current_table()
        messages = TableMessages(table, before, self.sent)
        for connection in self.connections:
            if not connection.is_refused:
                self.send(connection, messages)

    def send_whole(self, connection: Connection) -> None:
        """The whole table, to one connection; what all were sent is not worked out again."""
        if connection.is_refused:
            return
        table = self.table
        if self.sent is None or not self.sent.serves(table, connection.asker):
            self.sent = self.current_table()
        present = self.sent.with_presence(self.presence_tracker.at(table.id)).with_parts(
            {"clock": visibility.clock(table, self.clock.now())}
        )
        self.send(connection, TableMessages(table, None, present))

    def send(self, connection: Connection, messages: TableMessages) -> None:
        connection.send(messages.message_for(connection))
        connection.sent_version, connection.sent_as = self.table.version, connection.asker

    def current_table(self) -> SentTable:
        """The table as it stands now."""
        wants_aids = any(each.wants_aids for each in self.connections)
        now, presence = self.clock.now(), self.presence_tracker.at(self.table.id)
        public = visibility.public_parts(self.table, now, presence, with_aids=wants_aids)
        return SentTable(self.table.version, public, has_aids=wants_aids)

    def update_askers(self) -> None:
        """Who looks through which seat is worked out again when seats change hands."""
        room = self.table.room
        seating = (self.table.state, room.maker, *(chair.player for chair in room.chairs))
        if self.seating != seating:
            self.seating = seating
            for connection in self.connections:
                self.update_asker(connection)
            self.note_presence()

    def update_asker(self, connection: Connection) -> None:
        """Works out the seat a connection looks through, and closes it if it may not look."""
        own = self.table.room.seats_of(connection.player)
        wanted = connection.wanted if connection.wanted in own else None
        try:
            asker = visibility.asker_of(self.table, connection.player, wanted)
            connection.asker = replace(asker, wants_aids=connection.wants_aids)
        except Refusal as refusal:
            connection.refuse(refusal)

    def note_presence(self) -> None:
        """The sockets of this worker have changed."""
        room = self.table.room
        seats = {seat for each in self.connections for seat in room.seats_of(each.player)}
        in_sight = [each for each in self.connections if not each.is_hidden]
        seen = {seat for each in in_sight for seat in room.seats_of(each.player)}
        watchers = sum(each.asker.seat is None for each in self.connections)
        presence = Presence(sorted(seats), watchers, sorted(seen))
        if self.presence_tracker.note(self.table.id, presence):
            self.presence_changed()

    def presence_changed(self) -> None:
        """Here or on another worker: it is told soon, and not too often."""
        if self.telling_presence is None and self.connections:
            wait = self.told_presence_at + TELL_PRESENCE_EVERY - time.monotonic()
            loop = asyncio.get_running_loop()
            self.telling_presence = loop.call_later(max(0.0, wait), self.tell_presence)

    def tell_presence(self) -> None:
        if self.telling_presence is not None:
            self.telling_presence.cancel()
            self.telling_presence = None
        self.told_presence_at = time.monotonic()
        presence = self.presence_tracker.at(self.table.id)
        message: PresenceMessage = {
            "type": "presence",
            "here": sorted(presence.seats),
            "watchers": presence.watchers,
        }
        text = orjson.dumps(message)
        for connection in self.connections:
            connection.send(text)
        if self.sent is not None:
            self.sent = self.sent.with_presence(presence)

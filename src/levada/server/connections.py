"""All sockets of this worker, by table."""

import asyncio

import orjson

from levada.server import visibility
from levada.server.audience import Audience
from levada.server.chat_message import ChatMessage
from levada.server.connection import Connection
from levada.server.metrics import SOCKETS
from levada.server.presence import PresenceTracker
from levada.server.rate_limits import OpenFrom
from levada.server.socket_messages import SaidMessage
from levada.server.store.service_clock import ServiceClock
from levada.server.table import Table

GOING_AWAY = 1012
LONGEST_GOODBYE = 2.0


class Connections:
    def __init__(self, clock: ServiceClock, presence_tracker: PresenceTracker) -> None:
        self.clock = clock
        self.presence_tracker = presence_tracker
        self.by_table: dict[str, Audience] = {}
        self.open_from = OpenFrom()
        self.is_closing = False

    def is_in_use(self, table_id: str) -> bool:
        return table_id in self.by_table

    def is_watched(self, table_id: str) -> bool:
        """Whether anybody is connected to it, here or at another worker."""
        known = self.presence_tracker.at(table_id)
        return self.is_in_use(table_id) or bool(known.seats) or bool(known.watchers)

    def join(self, table: Table, connection: Connection) -> None:
        visibility.asker_of(table, connection.player)  # raises if it may not look
        if table.id not in self.by_table:
            self.by_table[table.id] = Audience(table, self.clock, self.presence_tracker)
        self.open_from.add(connection.address, 1)
        SOCKETS.inc()
        self.by_table[table.id].join(connection)

    def leave(self, table: Table, connection: Connection) -> None:
        audience = self.by_table[table.id]
        audience.leave(connection)
        if not audience.connections:
            del self.by_table[table.id]
        self.open_from.add(connection.address, -1)
        SOCKETS.dec()

    def broadcast(self, table: Table) -> None:
        """After every change of a table."""
        if table.id in self.by_table:
            self.by_table[table.id].broadcast(table)

    def presence_changed(self, table_id: str) -> None:
        """On another worker."""
        if table_id in self.by_table:
            self.by_table[table_id].presence_changed()

    def hide(self, table: Table, connection: Connection, *, hidden: bool) -> None:
        """Somebody's page is no longer before their eyes, or is again."""
        connection.is_hidden = hidden
        self.by_table[table.id].note_presence()

    def send_whole(self, table: Table, connection: Connection) -> None:
        """The whole table, through the seat that the connection wants to look through."""
        audience = self.by_table[table.id]
        audience.update_asker(connection)
        audience.send_whole(connection)

    def mute(self, player: str, other: str, *, muted: bool) -> None:
        for audience in self.by_table.values():
            for connection in audience.connections:
                if connection.player == player:
                    (connection.muted.add if muted else connection.muted.discard)(other)

    def disconnect(self, player: str) -> None:
        """Devices of theirs were removed: those that were not connect again."""
        for audience in self.by_table.values():
            for connection in audience.connections:
                if connection.player == player and connection.closing is None:
                    connection.start_closing(GOING_AWAY, "devices")

    def broadcast_message(self, table_id: str, message: ChatMessage) -> None:
        if table_id not in self.by_table:
            return
        said: SaidMessage = {"type": "said", "message": visibility.message_view(message)}
        text = orjson.dumps(said)
        for connection in self.by_table[table_id].connections:
            if message.player_id not in connection.muted:
                connection.send(text)

    async def close(self) -> None:
        """The close code tells clients to come back; what was acknowledged is in the store."""
        self.is_closing = True
        everyone = [each for here in self.by_table.values() for each in here.connections]
        for connection in everyone:
            if connection.closing is None:
                connection.start_closing(GOING_AWAY, "restart")
        closing = [each.closing for each in everyone if each.closing is not None]
        if closing:
            await asyncio.wait(closing, timeout=LONGEST_GOODBYE)

"""Open sockets by table: after every change each gets the whole table as its seat sees it."""

import asyncio
from collections import defaultdict, deque
from collections.abc import Iterable
from dataclasses import replace
from typing import Any

import orjson
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from levada.contract import Seat
from levada.server import visibility
from levada.server.chat_message import ChatMessage
from levada.server.metrics import SOCKETS
from levada.server.presence import PresenceTracker
from levada.server.rate_limits import OpenFrom
from levada.server.refusals import Refusal
from levada.server.socket_messages import SaidMessage, ServerMessage, TableMessage
from levada.server.store.service_clock import ServiceClock
from levada.server.table import Table
from levada.server.visibility import Asker, Presence

MOST_UNSENT = 200
LONGEST_CLOSE = 5.0
TOO_SLOW, GOING_AWAY, NOT_ALLOWED = 1013, 1012, 4403


class Connection:
    """One socket at one table."""

    def __init__(
        self,
        socket: WebSocket,
        player: str | None,
        address: str,
        muted: set[str],
        *,
        wants_aids: bool = False,
    ) -> None:
        self.socket = socket
        self.player = player
        self.address = address
        self.muted = muted
        self.wants_aids = wants_aids
        """Whether it wants aids and events."""
        self.wanted: Seat | None = None
        """The own seat it asked to look through, of several at one screen."""
        self.asker = Asker(None, is_maker=False)
        self.sent_version = 0
        """The version of the table it has seen."""
        self.unsent: deque[str] = deque()
        self.sending: asyncio.Task[None] | None = None
        self.receiving: asyncio.Task[Any] | None = None
        self.is_dropped = False
        self.is_refused = False
        """It may no longer look at the table, and is being closed."""

    def send(self, text: str) -> None:
        """Messages are sent in order; nobody waits for a slow reader."""
        if self.is_dropped:
            return
        self.unsent.append(text)
        if len(self.unsent) > MOST_UNSENT:
            self.drop()
        elif self.sending is None:
            self.sending = asyncio.create_task(self.send_unsent())

    def drop(self) -> None:
        """For a client that does not read: nothing more is sent to it or received from it."""
        self.is_dropped = True
        self.unsent.clear()
        for task in (self.sending, self.receiving):
            if task is not None:
                task.cancel()

    async def receive(self) -> Any:
        """The next message. A drop cancels this wait, and not the work on a message."""
        self.receiving = asyncio.current_task()
        try:
            await asyncio.sleep(0)  # so that a client with many messages does not block others
            if not self.is_dropped:
                return await self.socket.receive()
        except asyncio.CancelledError:
            if not self.is_dropped:
                raise
        finally:
            self.receiving = None
        raise WebSocketDisconnect(TOO_SLOW)

    async def send_unsent(self) -> None:
        try:
            while self.unsent:
                await self.socket.send_text(self.unsent.popleft())
        except (WebSocketDisconnect, RuntimeError):
            self.unsent.clear()  # the client has gone; `receive` raises too
        finally:
            self.sending = None

    def send_json(self, message: ServerMessage) -> None:
        self.send(orjson.dumps(message).decode())

    async def close(self, code: int, reason: str) -> None:
        if self.socket.application_state == WebSocketState.CONNECTED:
            try:
                async with asyncio.timeout(LONGEST_CLOSE):
                    await self.socket.close(code, reason)
            except (RuntimeError, TimeoutError):
                return  # closed by the client meanwhile, or it does not read


class Connections:
    """All sockets of this worker, by table."""

    def __init__(self, clock: ServiceClock, presence_tracker: PresenceTracker) -> None:
        self.clock = clock
        self.presence_tracker = presence_tracker
        self.by_table: dict[str, list[Connection]] = defaultdict(list)
        self.open_from = OpenFrom()
        self.seatings: dict[str, tuple[str | None, ...]] = {}
        """Who had which seat when the askers were last worked out, by table."""
        self.closing: set[asyncio.Task[None]] = set()
        self.is_closing = False

    def is_in_use(self, table_id: str) -> bool:
        return table_id in self.by_table

    def join(self, table: Table, connection: Connection) -> None:
        """Its first message has the whole logbook, as far as the seat may read it."""
        visibility.asker_of(
            table, connection.player, connection.wanted
        )  # raises if it may not look
        self.by_table[table.id].append(connection)
        self.open_from.add(connection.address, 1)
        SOCKETS.inc()
        self.seatings.pop(table.id, None)
        self.broadcast(table)

    def leave(self, table: Table, connection: Connection) -> None:
        here = self.by_table[table.id]
        here.remove(connection)
        self.open_from.add(connection.address, -1)
        SOCKETS.dec()
        if not here:
            del self.by_table[table.id]
            del self.seatings[table.id]
        self.note_presence(table)
        self.broadcast(table)

    def note_presence(self, table: Table) -> None:
        here = self.by_table.get(table.id, [])
        seats = {seat for each in here for seat in table.room.seats_of(each.player)}
        watchers = sum(each.asker.seat is None for each in here)
        self.presence_tracker.note(table.id, Presence(sorted(seats), watchers))

    def broadcast(self, table: Table) -> None:
        """Each connection gets the table as its seat sees it; those that see the same share it."""
        if table.id not in self.by_table:
            return
        self.update_askers(table)
        now = self.clock.now()
        presence = self.presence_tracker.at(table.id)
        seen: dict[tuple[Asker, int], str] = {}
        for connection in self.by_table[table.id]:
            if connection.is_refused:
                continue
            key = connection.asker, connection.sent_version
            if key not in seen:
                seen[key] = encode(table, *key, now, presence)
            connection.sent_version = table.version
            connection.send(seen[key])

    def send_table(self, table: Table, connection: Connection) -> None:
        """The whole table again, to one connection."""
        if self.update_asker(table, connection):
            presence = self.presence_tracker.at(table.id)
            sent_version = connection.sent_version = table.version
            connection.send(
                encode(table, connection.asker, sent_version, self.clock.now(), presence)
            )

    def mute(self, player: str, other: str, *, muted: bool) -> None:
        for here in self.by_table.values():
            for connection in here:
                if connection.player == player:
                    (connection.muted.add if muted else connection.muted.discard)(other)

    def update_askers(self, table: Table) -> None:
        """Who looks through which seat is worked out again when seats change hands."""
        room = table.room
        seating = (table.state, room.maker, *(chair.player for chair in room.chairs))
        if self.seatings.get(table.id) != seating:
            self.seatings[table.id] = seating
            for connection in self.by_table[table.id]:
                self.update_asker(table, connection)
            self.note_presence(table)

    def update_asker(self, table: Table, connection: Connection) -> bool:
        """Works out the seat a connection looks through; whether it may look at all."""
        own = table.room.seats_of(connection.player)
        wanted = connection.wanted if connection.wanted in own else None
        try:
            asker = visibility.asker_of(table, connection.player, wanted)
            connection.asker = replace(asker, wants_aids=connection.wants_aids)
        except Refusal as refusal:
            connection.send_json({"type": "refused", "key": None, "error": refusal.as_dict()})
            connection.is_refused = True
            self.close_each([connection], NOT_ALLOWED, refusal.code)
        return not connection.is_refused

    def broadcast_message(self, table_id: str, message: ChatMessage) -> None:
        said: SaidMessage = {"type": "said", "message": visibility.message_view(message)}
        text = orjson.dumps(said).decode()
        for connection in self.by_table.get(table_id, ()):
            if message.player_id not in connection.muted:
                connection.send(text)

    def close_each(self, connections: Iterable[Connection], code: int, reason: str) -> None:
        for connection in connections:
            task = asyncio.create_task(connection.close(code, reason))
            self.closing.add(task)
            task.add_done_callback(self.closing.discard)

    async def close(self) -> None:
        """The close code tells clients to come back; what was acknowledged is in the store."""
        self.is_closing = True
        everyone = [each for here in self.by_table.values() for each in here]
        self.close_each(everyone, GOING_AWAY, "restart")
        if self.closing:
            await asyncio.wait(list(self.closing), timeout=2)


def encode(table: Table, asker: Asker, sent_version: int, now: float, presence: Presence) -> str:
    message: TableMessage = {
        "type": "table",
        **visibility.view(table, asker, now, presence),
        "news": visibility.history(table, asker, sent_version),
    }
    return orjson.dumps(message).decode()

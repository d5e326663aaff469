"""The sockets: every change reaches each connected seat as its own full view."""

import asyncio
from collections import Counter, defaultdict, deque
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
from levada.server.refusals import Refusal
from levada.server.socket_messages import SaidMessage, ServerMessage, TableMessage
from levada.server.store.service_clock import ServiceClock
from levada.server.table import Table
from levada.server.visibility import Asker, Presence

MOST_UNSENT = 200
LONGEST_GOODBYE = 5.0
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
        self.told = 0
        """The version of the table it has seen."""
        self.unsent: deque[str] = deque()
        self.sending: asyncio.Task[None] | None = None
        self.listening: asyncio.Task[Any] | None = None
        self.is_dropped = False
        self.is_barred = False
        """It may no longer look at the table, and is being told so."""

    def send(self, text: str) -> None:
        """In order, without making anybody else wait for a slow reader."""
        if self.is_dropped:
            return
        self.unsent.append(text)
        if len(self.unsent) > MOST_UNSENT:
            self.drop()
        elif self.sending is None:
            self.sending = asyncio.create_task(self.drain())

    def drop(self) -> None:
        """Whoever does not read is no longer written to, and no longer listened to either."""
        self.is_dropped = True
        self.unsent.clear()
        for task in (self.sending, self.listening):
            if task is not None:
                task.cancel()

    async def listen(self) -> Any:
        """The next message. Only this wait is cut short: what a message asked for is finished."""
        self.listening = asyncio.current_task()
        try:
            await asyncio.sleep(0)  # of many messages at once, each lets the others in between
            if not self.is_dropped:
                return await self.socket.receive()
        except asyncio.CancelledError:
            if not self.is_dropped:
                raise
        finally:
            self.listening = None
        raise WebSocketDisconnect(TOO_SLOW)

    async def drain(self) -> None:
        try:
            while self.unsent:
                await self.socket.send_text(self.unsent.popleft())
        except (WebSocketDisconnect, RuntimeError):
            self.unsent.clear()  # it has gone; whoever reads from it sees that too
        finally:
            self.sending = None

    def send_json(self, message: ServerMessage) -> None:
        self.send(orjson.dumps(message).decode())

    async def leave(self, code: int, reason: str) -> None:
        if self.socket.application_state == WebSocketState.CONNECTED:
            try:
                async with asyncio.timeout(LONGEST_GOODBYE):
                    await self.socket.close(code, reason)
            except (RuntimeError, TimeoutError):
                return  # closed by the other side meanwhile, or it does not read


class Connections:
    """All sockets of this worker, by table."""

    def __init__(self, clock: ServiceClock, attendance: PresenceTracker) -> None:
        self.clock = clock
        self.presence_tracker = attendance
        self.connections: dict[str, list[Connection]] = defaultdict(list)
        self.open_from: Counter[str] = Counter()
        """How many sockets an address has."""
        self.seatings: dict[str, tuple[str | None, ...]] = {}
        """Who had which seat when it was last settled who sees what, by table."""
        self.leaving: set[asyncio.Task[None]] = set()
        self.is_closing = False

    def is_in_use(self, table_id: str) -> bool:
        return table_id in self.connections

    def join(self, table: Table, connection: Connection) -> None:
        """The first message has the whole logbook, as far as the seat may read it."""
        visibility.look(table, connection.player, connection.wanted)  # or it is refused at the door
        self.connections[table.id].append(connection)
        self.open_from[connection.address] += 1
        SOCKETS.inc()
        self.seatings.pop(table.id, None)
        self.tell(table)

    def part(self, table: Table, connection: Connection) -> None:
        here = self.connections[table.id]
        here.remove(connection)
        self.open_from[connection.address] -= 1
        if not self.open_from[connection.address]:
            del self.open_from[connection.address]
        SOCKETS.dec()
        if not here:
            del self.connections[table.id]
            del self.seatings[table.id]
        self.note_attendance(table)
        self.tell(table)

    def note_attendance(self, table: Table) -> None:
        here = self.connections.get(table.id, [])
        seats = {seat for each in here for seat in table.room.seats_of(each.player)}
        watchers = sum(each.asker.seat is None for each in here)
        self.presence_tracker.note(table.id, Presence(sorted(seats), watchers))

    def tell(self, table: Table) -> None:
        """Each connection gets the table as its seat sees it; those that see the same share it."""
        if table.id not in self.connections:
            return
        self.look_around(table)
        now = self.clock.now()
        presence = self.presence_tracker.at(table.id)
        seen: dict[tuple[Asker, int], str] = {}
        for connection in self.connections[table.id]:
            if connection.is_barred:
                continue
            sight = connection.asker, connection.told
            if sight not in seen:
                seen[sight] = encode(table, *sight, now, presence)
            connection.told = table.version
            connection.send(seen[sight])

    def show(self, table: Table, connection: Connection) -> None:
        """The whole table again, to one connection."""
        if self.look_again(table, connection):
            presence = self.presence_tracker.at(table.id)
            told = connection.told = table.version
            connection.send(encode(table, connection.asker, told, self.clock.now(), presence))

    def mute(self, player: str, other: str, *, muted: bool) -> None:
        for here in self.connections.values():
            for connection in here:
                if connection.player == player:
                    (connection.muted.add if muted else connection.muted.discard)(other)

    def look_around(self, table: Table) -> None:
        """Seats change hands now and then: who looks through which is settled anew when they do."""
        room = table.room
        seating = (table.state, room.maker, *(chair.player for chair in room.chairs))
        if self.seatings.get(table.id) != seating:
            self.seatings[table.id] = seating
            for connection in self.connections[table.id]:
                self.look_again(table, connection)
            self.note_attendance(table)

    def look_again(self, table: Table, connection: Connection) -> bool:
        """Seats change hands: what a connection may see is settled each time anew."""
        own = table.room.seats_of(connection.player)
        wanted = connection.wanted if connection.wanted in own else None
        try:
            asker = visibility.look(table, connection.player, wanted)
            connection.asker = replace(asker, wants_aids=connection.wants_aids)
        except Refusal as refusal:
            connection.send_json({"type": "refused", "key": None, "error": refusal.as_dict()})
            connection.is_barred = True
            self.dismiss([connection], NOT_ALLOWED, refusal.code)
        return not connection.is_barred

    def say(self, table_id: str, message: ChatMessage) -> None:
        said: SaidMessage = {"type": "said", "message": visibility.message_seen(message)}
        text = orjson.dumps(said).decode()
        for connection in self.connections.get(table_id, ()):
            if message.player_id not in connection.muted:
                connection.send(text)

    def dismiss(self, connections: Iterable[Connection], code: int, reason: str) -> None:
        for connection in connections:
            task = asyncio.create_task(connection.leave(code, reason))
            self.leaving.add(task)
            task.add_done_callback(self.leaving.discard)

    async def close(self) -> None:
        """Clients are told to come back; what was acknowledged is in the store."""
        self.is_closing = True
        everyone = [each for here in self.connections.values() for each in here]
        self.dismiss(everyone, GOING_AWAY, "restart")
        if self.leaving:
            await asyncio.wait(list(self.leaving), timeout=2)


def encode(table: Table, asker: Asker, told: int, now: float, presence: Presence) -> str:
    message: TableMessage = {
        "type": "table",
        **visibility.view(table, asker, now, presence),
        "news": visibility.history(table, asker, told),
    }
    return orjson.dumps(message).decode()

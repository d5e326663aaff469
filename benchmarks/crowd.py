"""A crowd of players for the load run: sockets as light as can be, so that the server is measured."""

import asyncio
import base64
import os
import random
import re
import time
from collections.abc import Callable, Coroutine, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, cast

import httpx
import orjson

SEATS = 4
SHORT, MIDDLE = 126, 127
TEXT, CLOSE, PING = 1, 8, 9
VERSION = re.compile(rb'"version":(\d+)')


class Socket(asyncio.Protocol):
    """A WebSocket client with nothing in it that the run does not need."""

    def __init__(self, receive: Callable[[bytes], None]) -> None:
        self.receive = receive
        self.buffer = b""
        self.is_open = False
        self.opened = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)

    def connection_lost(self, _error: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("refused"))

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.is_open:
            head, end, rest = self.buffer.partition(b"\r\n\r\n")
            if not end:
                return
            assert b" 101 " in head.split(b"\r\n")[0], head
            self.is_open, self.buffer = True, rest
            self.opened.set_result(None)
        while self.take_frame():
            pass

    def take_frame(self) -> bool:
        buffer = self.buffer
        if len(buffer) < 2:
            return False
        length, start = buffer[1] & 127, 2
        if length == SHORT:
            length, start = int.from_bytes(buffer[2:4], "big"), 4
        elif length == MIDDLE:
            length, start = int.from_bytes(buffer[2:10], "big"), 10
        if len(buffer) < start + length:
            return False
        kind, payload = buffer[0] & 15, buffer[start : start + length]
        self.buffer = buffer[start + length :]
        if kind == TEXT:
            self.receive(payload)
        elif kind == PING:
            self.send(payload, kind=10)
        return True

    def send(self, payload: bytes, kind: int = TEXT) -> None:
        """Masked with zeros, which is a mask as any other."""
        size = len(payload)
        head = bytes([128 | kind])
        head += (
            bytes([128 | size]) if size < SHORT else bytes([128 | SHORT]) + size.to_bytes(2, "big")
        )
        self.transport.write(head + bytes(4) + payload)


async def open_socket(
    host: str, port: int, path: str, token: str, receive: Callable[[bytes], None]
) -> Socket:
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(lambda: Socket(receive), host, port)
    key = base64.b64encode(os.urandom(16)).decode()
    known = f"Authorization: Bearer {token}\r\n" if token else ""
    socket.transport.write(
        f"GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
        f"{known}\r\n".encode()
    )
    await socket.opened
    return socket


@dataclass(frozen=True)
class Habits:
    """How a crowd behaves."""

    shown: str = "changes"
    """What its sockets ask to be shown: as the page does, or nothing more than the table."""
    tables_a_watcher: int = 10
    """One table in so many has somebody who looks on; one in as many has bots on half its seats."""
    tables_a_bot: int = 10
    moves_a_message: int = 50
    """One move in so many is followed by something said."""
    moves_a_comeback: int = 200
    """One move in so many is followed by somebody's socket being opened anew."""


PAGE = Habits()
BARE = Habits(
    shown="", tables_a_watcher=0, tables_a_bot=0, moves_a_message=0, moves_a_comeback=0
)  # a program that wants no more than the table
SAID = orjson.dumps({"text": "Good evening"})


@dataclass
class Party:
    """The people at one table, each with a socket, and whoever looks on. They move by chance."""

    table: str
    tokens: list[str]
    chance: random.Random
    habits: Habits = BARE
    has_watcher: bool = False
    sockets: list[Socket] = field(default_factory=list)
    seen: list[int] = field(init=False)
    """By socket: the last version of the table."""
    legal: list[list[str]] = field(init=False)
    numbers: list[int] = field(init=False)
    """By socket: its moves, and the number the next is sent with."""
    sent_at: float = 0.0
    sent_version: int = 0
    moves: int = 0
    received: int = 0
    """Bytes."""
    is_over: bool = False
    is_pushed: bool = False
    """Whether it moves again as soon as it can."""
    latencies: list[float] = field(default_factory=list)
    coming_back: asyncio.Task[None] | None = None
    when_told: Callable[["Party"], object] = lambda _party: None

    def __post_init__(self) -> None:
        if self.has_watcher:
            self.tokens = [*self.tokens, ""]
        self.seen = [0] * len(self.tokens)
        self.legal = [[] for _ in self.tokens]
        self.numbers = [0] * len(self.tokens)

    async def open(self, host: str, port: int) -> None:
        self.address = host, port
        for place in range(len(self.tokens)):
            self.sockets.append(await self.open_one(place))

    def open_one(self, place: int) -> Coroutine[Any, Any, Socket]:
        path = f"/api/tables/{self.table}/live?show={self.habits.shown}&after={self.seen[place]}"
        return open_socket(*self.address, path, self.tokens[place], self.receiver(place))

    def receiver(self, place: int) -> Callable[[bytes], None]:
        def receive(message: bytes) -> None:
            self.received += len(message)
            found = VERSION.search(message, 0, 160)
            if found is not None:
                self.see(place, int(found[1]), message)
            elif b'"refused"' in message[:40]:
                raise AssertionError(message)

        return receive

    def see(self, place: int, version: int, message: bytes) -> None:
        self.seen[place] = version
        if b'"legal":["' in message or (self.legal[place] and b'"legal":[]' not in message):
            self.note_turn(place, orjson.loads(message))
        elif b'"legal":[]' in message:
            self.legal[place] = []
        if b'"state":"over"' in message[:160]:
            self.is_over = True
        if self.sent_at and min(self.seen) >= self.sent_version:
            self.latencies.append(time.perf_counter() - self.sent_at)
            self.sent_at = 0.0
            self.when_told(self)
        if self.is_pushed:
            self.move()

    def note_turn(self, place: int, message: dict[str, Any]) -> None:
        """Of the whole table, or of its changes."""
        own = message.get("own", {"table": message, "view": message.get("view")})
        self.numbers[place] = own["table"].get("n", self.numbers[place])
        self.legal[place] = own["view"].get("legal", self.legal[place])

    def move(self) -> bool:
        """Sends the next move, if it is somebody's turn and everybody has seen the last."""
        turns = [place for place, legal in enumerate(self.legal) if legal]
        if self.sent_at or self.is_over or not turns or self.coming_back is not None:
            return False
        place = turns[0]
        move = self.chance.choice(slow_moves(self.legal[place]))
        self.legal[place] = []
        self.sent_version = self.seen[place] + 1
        self.sent_at = time.perf_counter()
        self.moves += 1
        self.sockets[place].send(orjson.dumps({"move": move, "n": self.numbers[place]}))
        self.follow_habits()
        return True

    def follow_habits(self) -> None:
        habits = self.habits
        if habits.moves_a_message and self.chance.randrange(habits.moves_a_message) == 0:
            self.sockets[0].send(SAID)
        if habits.moves_a_comeback and self.chance.randrange(habits.moves_a_comeback) == 0:
            place = self.chance.randrange(len(self.sockets))
            self.coming_back = asyncio.create_task(self.come_back(place))

    async def come_back(self, place: int) -> None:
        """As a phone that was away for a moment."""
        self.sockets[place].transport.close()
        self.sockets[place] = await self.open_one(place)
        self.coming_back = None


async def disband(parties: list[Party]) -> None:
    for party in parties:
        for socket in party.sockets:
            socket.transport.close()
    await asyncio.sleep(0.1)


def slow_moves(legal: list[str]) -> list[str]:
    """Whoever keeps the extra canal is asked again in every round: games last longer."""
    return [move for move in legal if not move.startswith("extra")] or legal


async def gather_crowd(
    url: str,
    parties: int,
    seed: int,
    seats: int = SEATS,
    habits: Habits = BARE,
    *,
    tokens: list[str] | None = None,
    agreement: Mapping[str, Any] = MappingProxyType({}),
) -> list[Party]:
    """Tables full of people, guests unless their tokens are given, all of them connected."""
    host, port = url.removeprefix("http://").split(":")
    async with httpx.AsyncClient(base_url=url, timeout=60) as client:
        people = tokens or [
            (await client.post("/api/players", json={})).json()["token"] for _ in range(seats)
        ]
        found = [
            await seat_party(client, people, number, seed, habits, agreement)
            for number in range(parties)
        ]
    for party in found:
        await party.open(host, int(port))
    return found


async def seat_party(
    client: httpx.AsyncClient,
    tokens: list[str],
    number: int,
    seed: int,
    habits: Habits,
    agreement: Mapping[str, Any],
) -> Party:
    has_bots = habits.tables_a_bot > 0 and number % habits.tables_a_bot == 0
    has_watcher = habits.tables_a_watcher > 0 and number % habits.tables_a_watcher == 1
    people = tokens[: len(tokens) // 2] if has_bots else tokens
    bots = [{"kind": "bot", "level": "novice"}] * (len(tokens) - len(people))
    seats = [{"kind": "me"}, *[{"kind": "open"}] * (len(people) - 1), *bots]
    head = {"Authorization": f"Bearer {tokens[0]}"}
    wish = {"game": "santiago", "seats": seats, **agreement}
    made = await client.post("/api/tables", json=wish, headers=head)
    assert made.status_code == 201, made.text
    table = made.json()["table"]
    for token in people[1:]:
        head = {"Authorization": f"Bearer {token}"}
        answer = await client.post(f"/api/tables/{table}/join", json={}, headers=head)
        assert answer.status_code == 200, answer.text
    chance = random.Random(seed + number)  # noqa: S311 — a benchmark's own chance
    return Party(table, people, chance, habits, has_watcher)

"""A crowd of players for the load run: sockets as light as can be, so that the server is measured."""

import asyncio
import base64
import os
import random
import re
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import cast

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
    socket.transport.write(
        f"GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
        f"Authorization: Bearer {token}\r\n\r\n".encode()
    )
    await socket.opened
    return socket


@dataclass
class Party:
    """The people at one table, each with a socket. They move by chance."""

    table: str
    tokens: list[str]
    chance: random.Random
    sockets: list[Socket] = field(default_factory=list)
    version: int = 0
    """The last that every seat has seen."""
    seen: list[int] = field(init=False)
    sent_at: float = 0.0
    sent_version: int = 0
    moves: int = 0
    is_over: bool = False
    next_move: tuple[int, bytes] | None = None
    latencies: list[float] = field(default_factory=list)
    when_told: Callable[["Party"], object] = lambda _party: None

    def __post_init__(self) -> None:
        self.seen = [0] * len(self.tokens)

    async def open(self, host: str, port: int) -> None:
        path = f"/api/tables/{self.table}/live"
        for seat, token in enumerate(self.tokens):
            receive = self.receiver(seat)
            self.sockets.append(await open_socket(host, port, path, token, receive))

    def receiver(self, seat: int) -> Callable[[bytes], None]:
        def receive(message: bytes) -> None:
            found = VERSION.search(message, 0, 120)
            if found is not None:
                self.see(seat, int(found[1]), message)
            elif b'"refused"' in message[:40]:
                raise AssertionError(message)

        return receive

    def see(self, seat: int, version: int, message: bytes) -> None:
        self.seen[seat] = version
        if b'"legal":[]' not in message:
            view = orjson.loads(message)
            move = self.chance.choice(slow_moves(view["view"]["legal"]))
            self.next_move = seat, orjson.dumps({"move": move, "n": view["n"]})
        elif b'"state":"over"' in message[:120]:
            self.is_over = True
        if self.sent_at and min(self.seen) >= self.sent_version:
            self.latencies.append(time.perf_counter() - self.sent_at)
            self.sent_at = 0.0
            self.when_told(self)

    def move(self) -> bool:
        """Sends the next move, if everybody has seen the last."""
        if self.sent_at or self.next_move is None or self.is_over:
            return False
        seat, message = self.next_move
        self.next_move = None
        self.sent_version = self.seen[seat] + 1
        self.sent_at = time.perf_counter()
        self.moves += 1
        self.sockets[seat].send(message)
        return True


async def disband(parties: list[Party]) -> None:
    for party in parties:
        for socket in party.sockets:
            socket.transport.close()
    await asyncio.sleep(0.1)


def slow_moves(legal: list[str]) -> list[str]:
    """Whoever keeps the extra canal is asked again in every round: games last longer."""
    return [move for move in legal if not move.startswith("extra")] or legal


async def gather_crowd(url: str, parties: int, seed: int, seats: int = SEATS) -> list[Party]:
    """Tables full of people, all of them connected."""
    host, port = url.removeprefix("http://").split(":")
    async with httpx.AsyncClient(base_url=url, timeout=60) as client:
        tokens = [
            (await client.post("/api/players", json={})).json()["token"] for _ in range(seats)
        ]
        found = [await seat_party(client, tokens, seed + number) for number in range(parties)]
    for party in found:
        await party.open(host, int(port))
    return found


async def seat_party(client: httpx.AsyncClient, tokens: list[str], seed: int) -> Party:
    seats = [{"kind": "me"}, *[{"kind": "open"}] * (len(tokens) - 1)]
    head = {"Authorization": f"Bearer {tokens[0]}"}
    made = await client.post("/api/tables", json={"game": "santiago", "seats": seats}, headers=head)
    table = made.json()["table"]
    for token in tokens[1:]:
        head = {"Authorization": f"Bearer {token}"}
        answer = await client.post(f"/api/tables/{table}/join", json={}, headers=head)
        assert answer.status_code == 200, answer.text
    return Party(table, tokens, random.Random(seed))  # noqa: S311 — a benchmark's own chance

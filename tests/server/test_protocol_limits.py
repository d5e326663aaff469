"""Below the endpoints: frames, heads, trailers, connections and readers are all bounded."""

import asyncio
import socket
import struct
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import ExitStack, asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvloop
from starlette.types import Receive, Scope, Send
from uvicorn import Config
from uvicorn.server import ServerState

from levada.server import open_connections, protocol_limits
from levada.server.open_connections import OpenConnections
from levada.server.settings import Settings
from tests.server.floods import PING, PONG, UPGRADE, open_socket
from tests.server.running_server import Server, bots, sqlite

TRAILERS = 300
POLICY_VIOLATION = 1008
MEGABYTE = 1_000_000
Talk = Callable[[], Awaitable[None]]


@pytest.fixture
def table(server: Server) -> str:
    with server.client() as client:
        wish = {"game": "exlibris", "seats": [{"kind": "me"}, *bots(1)]}
        return f"/api/tables/{client.post('/api/tables', json=wish).json()['table']}"


def everything_from(raw: socket.socket) -> bytes:
    """Until the server closes the connection."""
    found = b""
    with suppress(ConnectionError):
        while more := raw.recv(65_536):
            found += more
    return found


@pytest.mark.parametrize("frame", [PONG, PING])
def test_a_flood_of_control_frames_ends_the_socket(
    server: Server, table: str, frame: bytes
) -> None:
    """`python -m benchmarks floods` measures what others wait meanwhile."""
    with open_socket(server, table) as raw:
        with suppress(ConnectionError):  # it may be closed while we are still sending
            raw.sendall(frame * 20_000)
        assert struct.pack("!H", POLICY_VIOLATION) in everything_from(raw)


def test_a_ping_now_and_then_is_answered(server: Server, table: str) -> None:
    with open_socket(server, table) as raw:
        raw.sendall(b"\x89\x84\0\0\0\0here" + PONG * 20)
        found = b""
        while b"\x8a\x04here" not in found:
            found += raw.recv(65_536)


def sent_before_the_end(server: Server, head: bytes, filling: bytes) -> int:
    """How many bytes of a request without end the server takes before it closes the connection."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=10) as raw:
        raw.sendall(head)
        sent = 0
        with suppress(ConnectionError, TimeoutError):
            for _ in range(TRAILERS):
                raw.sendall(filling * (100_000 // len(filling)))
                sent += 100_000
    return sent


CHUNKED = (
    b"POST /api/players HTTP/1.1\r\nhost: levada\r\ncontent-type: application/json\r\n"
    b"transfer-encoding: chunked\r\n\r\n"
)


@pytest.mark.parametrize(
    ("head", "filling"),
    [
        (CHUNKED + b"2\r\n{}\r\n0\r\n", b"x-trailer: abcdefgh\r\n"),
        (CHUNKED, b"1\r\n \r\n"),
        (CHUNKED + b"1;", b"x"),
        (CHUNKED, b"ffff\r\n" + b" " * 0xFFFF + b"\r\n"),
    ],
)
def test_requests_have_an_end(server: Server, head: bytes, filling: bytes) -> None:
    """Trailers, framing of chunks, and a body that goes on after it was refused."""
    assert sent_before_the_end(server, head, filling) < TRAILERS * 100_000
    assert httpx.get(f"{server.url}/healthz").status_code == 200


@pytest.mark.parametrize(
    ("hosts", "status"),
    [
        (b"", b"400"),
        (b"host: a\r\nhost: b\r\n", b"400"),
        (b"host: a\r\nHost: a\r\n", b"400"),
        (b"host: a\r\n", b"200"),
    ],
)
@pytest.mark.parametrize("upgrade", [b"", UPGRADE])
def test_a_request_names_one_host(
    server: Server, hosts: bytes, status: bytes, upgrade: bytes
) -> None:
    with socket.create_connection(("127.0.0.1", server.port), timeout=10) as raw:
        raw.sendall(b"GET /healthz HTTP/1.1\r\n" + hosts + upgrade + b"\r\n")
        answer = raw.recv(12)
    assert answer.endswith(status) or (upgrade and status == b"200" and answer.endswith(b"403"))


def test_malformed_requests_do_not_fill_the_log(server: Server) -> None:
    for nonsense in (b"nonsense\r\n\r\n", b"GET / HTTP/1.1\r\n\r\n"):
        with socket.create_connection(("127.0.0.1", server.port), timeout=10) as raw:
            raw.sendall(nonsense)
            assert raw.recv(12).endswith(b"400")
    assert "Invalid HTTP request" not in server.log.read_text()


def test_a_check_of_the_oldest_kind_needs_no_host(server: Server) -> None:
    with socket.create_connection(("127.0.0.1", server.port), timeout=10) as raw:
        raw.sendall(b"GET /healthz HTTP/1.0\r\n\r\n")
        assert raw.recv(12).endswith(b"200")


def test_only_so_many_requests_wait_for_their_answers(server: Server) -> None:
    request = b"GET /api/games HTTP/1.1\r\nhost: levada\r\n\r\n"
    with socket.create_connection(("127.0.0.1", server.port), timeout=10) as raw:
        raw.sendall(request * 1000)
        answers = everything_from(raw)
    assert answers.count(b"HTTP/1.1 200") <= protocol_limits.MOST_PIPELINED + 1
    assert answers.count(b"HTTP/1.1 400") == 1


def test_whoever_keeps_connections_open_takes_no_files_from_others(tmp_path: Path) -> None:
    server = Server(sqlite(tmp_path), tmp_path / "log", most_files=300)
    server.start()
    with ExitStack() as idle:
        idle.callback(server.stop)
        for _ in range(600):
            idle.enter_context(socket.create_connection(("127.0.0.1", server.port), timeout=10))
        for _ in range(20):
            assert httpx.get(f"{server.url}/api/games", timeout=10).status_code == 200
    assert "connections are open, all that 300 files allow" in server.log.read_text()


class Listening:
    """A small application behind our protocols, within this process."""

    def __init__(self, **settings: Any) -> None:
        given = {"trusted_proxies": "192.0.2.1", **settings}
        self.open_connections = OpenConnections(Settings(**given))
        self.clients: list[asyncio.StreamWriter] = []
        self.address = ("", 0)

    async def answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.accept"})
            await asyncio.sleep(60)  # it reads nothing
        headers = [(b"content-length", b"%d" % (10 * MEGABYTE))]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": bytes(10 * MEGABYTE)})

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        state = {"open_connections": self.open_connections}
        config = Config(
            self.answer,
            log_config=None,
            lifespan="off",
            interface="asgi3",
            ws=protocol_limits.LimitedWebSocketProtocol,
        )
        served = ServerState()
        server = await asyncio.get_running_loop().create_server(
            lambda: protocol_limits.LimitedHttpProtocol(config, served, state), "127.0.0.1", 0
        )
        self.address = server.sockets[0].getsockname()
        try:
            yield
        finally:
            server.close()
            for task in served.tasks:
                task.cancel()
            for transport in list(self.open_connections.addresses):
                transport.abort()
            for client in self.clients:
                client.close()
            await asyncio.sleep(0.05)  # until all are closed

    async def connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        reader, writer = await asyncio.open_connection(*self.address, limit=10_000)
        self.clients.append(writer)
        return reader, writer


def talk(listening: Listening, talking: Talk) -> None:
    async def run() -> None:
        async with listening.running():
            await asyncio.wait_for(talking(), 20)

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(run())


async def until(condition: Callable[[], bool]) -> None:
    while not condition():
        await asyncio.sleep(0.01)


def test_whoever_reads_nothing_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(open_connections, "CHECKED_EVERY", 0.05)
    listening = Listening()

    async def ask_and_not_read() -> None:
        _reader, writer = await listening.connect()
        writer.write(b"GET / HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n")
        await until(lambda: bool(listening.open_connections.unread))
        await until(lambda: not listening.open_connections.addresses)

    talk(listening, ask_and_not_read)


def test_whoever_reads_slowly_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(open_connections, "CHECKED_EVERY", 0.1)
    listening = Listening()

    async def ask_and_read() -> None:
        reader, writer = await listening.connect()
        writer.write(b"GET / HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n")
        read = 0
        while more := await reader.read(500_000):
            read += len(more)
            await asyncio.sleep(0.01)
        assert read > 10 * MEGABYTE

    talk(listening, ask_and_read)


def test_an_address_has_only_so_many_connections(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(open_connections, "MOST_FROM_ONE_ADDRESS", 5)
    for settings, expected in (({}, 5), ({"limits": False}, 8), ({"trusted_proxies": "*"}, 8)):
        listening = Listening(**settings)

        async def connect(listening: Listening = listening, expected: int = expected) -> None:
            streams = [await listening.connect() for _ in range(8)]
            cut = [reader for reader, _ in streams[expected:]]
            assert [await reader.read() for reader in cut] == [b""] * len(cut)
            assert len(listening.open_connections.addresses) == expected
            for _, writer in streams:
                writer.close()
            await until(lambda: not listening.open_connections.open_from.counts)

        talk(listening, connect)


def test_when_all_files_are_used_the_longest_waiting_go_first() -> None:
    listening = Listening()
    listening.open_connections.most = 5

    async def connect() -> None:
        asking, *idle = [await listening.connect() for _ in range(5)]
        asking[1].write(b"GET / HTTP/1.1\r\nhost: a\r\n\r\n")
        await asking[0].readuntil(b"\r\n\r\n")
        late = [await listening.connect() for _ in range(2)]
        assert [await reader.read() for reader, _ in idle[:2]] == [b"", b""]
        assert not any(reader.at_eof() for reader, _ in (asking, *idle[2:], *late))

    talk(listening, connect)


def test_messages_are_parsed_no_further_than_they_are_read(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    queues: list[asyncio.Queue[Any]] = []
    made = protocol_limits.LimitedWebSocketProtocol.connection_made

    def note(protocol: protocol_limits.LimitedWebSocketProtocol, transport: Any) -> None:
        made(protocol, transport)
        queues.append(protocol.queue)

    monkeypatch.setattr(protocol_limits.LimitedWebSocketProtocol, "connection_made", note)
    listening = Listening()

    async def flood() -> None:
        reader, writer = await listening.connect()
        writer.write(b"GET / HTTP/1.1\r\nhost: a\r\n" + UPGRADE + b"\r\n")
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"\x81\x81\0\0\0\0x" * 30_000)
        await until(lambda: not queues[0].empty())
        await asyncio.sleep(0.1)
        assert queues[0].qsize() <= protocol_limits.PIECE / 6

    talk(listening, flood)

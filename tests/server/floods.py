"""Callers who ask more than anybody should: for the tests of limits, and for measuring them."""

import asyncio
import base64
import os
import socket
import time
from contextlib import suppress
from random import Random

import httpx
from websockets.sync.client import connect

from tests.server.running_server import Server

CALLERS, JOINS_EACH = 20, 500


def request_to_join(table: str, address: str) -> bytes:
    lines = (
        f"POST {table}/join HTTP/1.1",
        "host: levada",
        f"x-forwarded-for: {address}",
        "content-type: application/json",
        "content-length: 2",
    )
    return "\r\n".join([*lines, "", "{}"]).encode()


async def join_again_and_again(port: int, table: str, times: int, seed: int) -> list[httpx.Headers]:
    """Strangers without a cookie; each says it comes from somewhere else, the proxy knows better."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    chance, answers = Random(seed), []
    for _ in range(times):
        made_up = ".".join(str(chance.randrange(256)) for _ in range(4))
        writer.write(request_to_join(table, f"{made_up}, 203.0.113.7"))
        status, *lines = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")[:-2]
        headers = httpx.Headers(dict(line.split(": ", 1) for line in lines))
        headers["status"] = status.split()[1]
        await reader.readexactly(int(headers["content-length"]))
        answers.append(headers)
    writer.close()
    await writer.wait_closed()
    return answers


async def join_10_000_times(server: Server, table: str) -> tuple[list[httpx.Headers], float]:
    """What the joins were answered, and the longest that somebody else waited meanwhile."""
    each = (join_again_and_again(server.port, table, JOINS_EACH, seed) for seed in range(CALLERS))
    joining = asyncio.gather(*each)
    longest = 0.0
    async with httpx.AsyncClient(base_url=server.url, timeout=60) as beto:
        while not joining.done():
            began = time.monotonic()
            assert (await beto.get("/api/games")).status_code == 200
            longest = max(longest, time.monotonic() - began)
            await asyncio.sleep(0.1)
    return [answer for answers in await joining for answer in answers], longest


UPGRADE = (
    b"connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n"
    b"sec-websocket-key: " + base64.b64encode(os.urandom(16)) + b"\r\n"
)


def open_socket(server: Server, table: str) -> socket.socket:
    """By hand, to break the rules of the protocol."""
    raw = socket.create_connection(("127.0.0.1", server.port), timeout=10)
    host = server.url.removeprefix("http://")
    raw.sendall(f"GET {table}/live HTTP/1.1\r\nhost: {host}\r\n".encode() + UPGRADE + b"\r\n")
    assert raw.recv(12) == b"HTTP/1.1 101"
    return raw


PING = b"\x89\xfd\0\0\0\0" + b"x" * 125
PONG = b"\x8a\x80\0\0\0\0"
TEXT = b"\x81\x8a\0\0\0\0"
UNREAD = (PING, TEXT + b'{"ping":1}', TEXT + b'{"look":0}')
"""Messages that are each answered: a ping of the protocol, and two of ours."""


def send_without_reading(raw: socket.socket, message: bytes) -> None:
    """200,000 messages, or as many as the server takes from somebody who reads no answer."""
    raw.settimeout(2)
    try:
        for _ in range(400):
            raw.sendall(message * 500)
    except (TimeoutError, ConnectionError):
        return


def flood_with_pongs(server: Server, table: str, seconds: float) -> None:
    """As fast as they are taken; on a new socket whenever one is closed."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        with (
            suppress(ConnectionError, TimeoutError, AssertionError),
            open_socket(server, table) as raw,
        ):
            while time.monotonic() < end:
                raw.sendall(PONG * 10_000)


def longest_ping(server: Server, table: str, seconds: float) -> float:
    """The longest that a message on a socket waits for its answer."""
    longest, end = 0.0, time.monotonic() + seconds
    with connect(f"{server.url.replace('http', 'ws', 1)}{table}/live", max_queue=None) as live:
        while time.monotonic() < end:
            began = time.monotonic()
            live.send('{"ping": 1}')
            while '"pong"' not in str(live.recv(timeout=60)):
                pass
            longest = max(longest, time.monotonic() - began)
            time.sleep(0.05)
    return longest


def memory(server: Server) -> float:
    """Of the server, in MB."""
    lines = httpx.get(f"{server.url}/metrics").text.splitlines()
    [found] = (line for line in lines if line.startswith("process_resident_memory_bytes"))
    return float(found.split()[1]) / 1e6

"""Requests to addresses that people have given us: to public hosts only, small, and soon over."""

import asyncio
import socket
import ssl
from collections.abc import Awaitable, Callable, Collection, Iterable, Mapping
from typing import Any

import httpcore

from levada.server.notifications.public_addresses import is_public, parse_target

LONGEST_REQUEST = 8.0
LONGEST_STEP = 5.0
"""Seconds for a request as a whole, and for each step of it."""
MOST_READ = 2_000
"""Bytes of an answer. Nothing in it matters, but a connection can be used again after it."""
MOST_CONNECTIONS = 40
Resolve = Callable[[str, int], Awaitable[list[str]]]


class NotSent(Exception):  # noqa: N818 — nothing is wrong here: the other side does not answer
    """The host cannot be reached, does not answer in time, or is none that we send to."""


async def resolve(host: str, port: int) -> list[str]:
    loop = asyncio.get_running_loop()
    found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return [str(place[0]) for *_, place in found]


class PublicBackend(httpcore.AsyncNetworkBackend):
    """Looks a name up once, and connects to that very address if it is public.

    A name that was public when it was checked, and is not when it is connected to, would lead into
    our own network.
    """

    def __init__(self, named_hosts: Collection[str], resolve: Resolve) -> None:
        self.named_hosts = named_hosts
        self.resolve = resolve
        self.network: httpcore.AsyncNetworkBackend = httpcore.AnyIOBackend()

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        try:
            addresses = await self.resolve(host, port)
        except OSError:
            raise httpcore.ConnectError("there is no such host") from None
        is_named = host in self.named_hosts or f"{host}:{port}" in self.named_hosts
        if not addresses or not (is_named or all(map(is_public, addresses))):
            raise httpcore.ConnectError("the host has no public address")
        return await self.network.connect_tcp(
            addresses[0], port, timeout, local_address, socket_options
        )

    async def sleep(self, seconds: float) -> None:
        await self.network.sleep(seconds)


class Outgoing:
    """The one client by which anything is sent to an address that somebody has given."""

    def __init__(self, named_hosts: Collection[str], resolve: Resolve = resolve) -> None:
        self.named_hosts = named_hosts
        self.pool = httpcore.AsyncConnectionPool(
            ssl_context=ssl.create_default_context(),
            max_connections=MOST_CONNECTIONS,
            keepalive_expiry=LONGEST_STEP,
            network_backend=PublicBackend(named_hosts, resolve),
        )

    async def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> int:
        """The status of the answer; a redirect is one, and is not followed."""
        parse_target(url, self.named_hosts)
        steps = dict.fromkeys(("connect", "read", "write", "pool"), LONGEST_STEP)
        try:
            async with (
                asyncio.timeout(LONGEST_REQUEST),
                self.pool.stream(
                    "POST",
                    url,
                    headers=[("user-agent", "Levada"), *headers.items()],
                    content=body,
                    extensions={"timeout": steps},
                ) as response,
            ):
                await read_a_little(response)
                return response.status
        except TimeoutError:
            raise NotSent("no answer in time") from None
        except (
            httpcore.NetworkError,
            httpcore.TimeoutException,
            httpcore.ProtocolError,
            OSError,
        ) as error:
            raise NotSent(str(error) or type(error).__name__) from None

    async def close(self) -> None:
        await self.pool.aclose()


async def read_a_little(response: httpcore.Response) -> None:
    read = 0
    async for part in response.aiter_stream():
        read += len(part)
        if read >= MOST_READ:
            return

"""Rates: how often one player, or one address, may do something."""

import asyncio
import math
import time
from collections import Counter
from dataclasses import dataclass
from functools import cache, lru_cache
from ipaddress import IPv6Address, IPv6Network, ip_address

from starlette.requests import HTTPConnection

from levada.server.rate_table import RateTable
from levada.server.refusals import Refusal


@dataclass(frozen=True)
class Rate:
    """A token bucket: its size, and how fast it fills up again."""

    burst: int
    per_minute: float

    def refilled(self, level: float, seconds: float) -> float:
        return min(self.burst, level + seconds * self.per_minute / 60)


@cache
def multiplied(rate: Rate, factor: int) -> Rate:
    return Rate(rate.burst * factor, rate.per_minute * factor)


class Bucket:
    """What one connection may still do."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.level = float(rate.burst)
        self.at = time.monotonic()

    def take(self) -> bool:
        """Whether there was something left."""
        now = time.monotonic()
        self.level, self.at = self.rate.refilled(self.level, now - self.at), now
        if self.level < 1:
            return False
        self.level -= 1
        return True


RATES = {
    "requests": Rate(1000, 1500),
    "tokens": Rate(60, 60),
    "health": Rate(10, 60),
    "players": Rate(20, 10),
    "tables": Rate(20, 10),
    "tournaments": Rate(5, 1),
    "joins": Rate(30, 30),
    "moves": Rate(60, 240),
    "chat": Rate(10, 20),
    "reports": Rate(3, 1),
    "records": Rate(10, 5),
    "hints": Rate(10, 20),
    "me": Rate(10, 5),
    "passkeys": Rate(20, 10),
    "codes": Rate(5, 1),
    "invitations": Rate(10, 1),
    "notifications": Rate(5, 2),
    "sockets": Rate(60, 60),
    "messages": Rate(300, 1200),
    "reads": Rate(300, 600),
    "changes": Rate(60, 60),
    "pictures": Rate(10, 10),
}
ADDRESS_FACTOR = 8
"""The limits of an address are this many times a player's: a school or a club may share it."""
WIDER_FACTORS = {56: 16, 48: 32}
"""Of IPv6 networks by their prefix: whoever is given one has many of those that count as one."""
MOST_SOCKETS = 400
"""Open at a time from one address."""


def network_of(host: str) -> str:
    """IPv6 addresses count by their network: whoever has one has 2**64."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if isinstance(address, IPv6Address):
        return str(address.ipv4_mapped or IPv6Address(address.packed[:8] + bytes(8)))
    return host


def address_of(connection: HTTPConnection) -> str:
    return network_of(connection.client.host) if connection.client else ""


@lru_cache(4096)
def networks_around(network: str) -> tuple[tuple[str, int], ...]:
    """All that an address is counted by, each with its factor."""
    try:
        address = ip_address(network)
    except ValueError:
        return ((network, ADDRESS_FACTOR),)
    wider = WIDER_FACTORS.items() if isinstance(address, IPv6Address) else ()
    return (
        (network, ADDRESS_FACTOR),
        *((str(IPv6Network((address, prefix), strict=False)), factor) for prefix, factor in wider),
    )


class Limits:
    """A bucket for each caller and kind of request, shared by all workers of a server."""

    def __init__(self, *, are_on: bool) -> None:
        self.are_on = are_on
        self.buckets = RateTable()

    def count(self, kind: str, player: str | None, address: str) -> None:
        """Counts a request; raises a Refusal with the seconds to wait if there were too many."""
        wait = self.try_to_count(kind, player, address)
        if wait > 0:
            seconds = math.ceil(wait)
            raise Refusal(
                429, "too_many", f"too often; wait {seconds} s", what=kind, seconds=seconds
            )

    async def wait_and_count(self, kind: str, player: str | None, address: str) -> None:
        """Waits until a request is within its rate, and counts it."""
        while (wait := self.try_to_count(kind, player, address)) > 0:
            await asyncio.sleep(wait)

    def try_to_count(self, kind: str, player: str | None, address: str) -> float:
        """The seconds to wait; the request is counted if there are none."""
        if not self.are_on:
            return 0.0
        rate, now = RATES[kind], time.monotonic()
        callers = [
            (self.buckets.find(f"{kind} address {network}"), multiplied(rate, factor))
            for network, factor in networks_around(address)
        ]
        if player is not None:
            callers.append((self.buckets.find(f"{kind} player {player}"), rate))
        levels = [of.refilled(slot.level, now - slot.written) for slot, of in callers]
        wait = max(
            max(0.0, 1 - level) * 60 / of.per_minute
            for level, (_, of) in zip(levels, callers, strict=True)
        )
        if wait == 0:
            for level, (slot, _) in zip(levels, callers, strict=True):
                self.buckets.write(slot, level - 1, now)
        return wait

    def check_open(self, sockets: "OpenFrom", address: str) -> None:
        """Refusal if an address that has so many may not open another."""
        if self.are_on and sockets.has(address, MOST_SOCKETS):
            text = f"more than {MOST_SOCKETS} sockets from one address"
            raise Refusal(429, "too_many_sockets", text, most=MOST_SOCKETS)


class OpenFrom:
    """How many of something an address, and each network around it, has open."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()

    def add(self, address: str, number: int) -> None:
        for network, _ in networks_around(address):
            self.counts[network] += number
            if not self.counts[network]:
                del self.counts[network]

    def has(self, address: str, most: int) -> bool:
        """Whether an address has so many, or a network around it several times as many."""
        return any(
            self.counts[network] * ADDRESS_FACTOR >= most * factor
            for network, factor in networks_around(address)
        )

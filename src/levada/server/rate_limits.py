"""Rates: how often one player, or one address, may do something."""

import asyncio
import math
import time
from collections import OrderedDict
from dataclasses import dataclass
from ipaddress import IPv6Address, ip_address

from levada.server.refusals import Refusal

MOST_BUCKETS = 50_000


@dataclass(frozen=True)
class Rate:
    """A token bucket: its size, and how fast it fills up again."""

    burst: int
    per_minute: float


RATES = {
    "players": Rate(20, 10),
    "tables": Rate(20, 10),
    "joins": Rate(30, 30),
    "moves": Rate(60, 240),
    "chat": Rate(10, 20),
    "reports": Rate(3, 1),
    "records": Rate(10, 5),
    "hints": Rate(10, 20),
    "me": Rate(10, 5),
    "sockets": Rate(60, 60),
    "messages": Rate(300, 1200),
    "reads": Rate(300, 600),
    "changes": Rate(60, 60),
    "pictures": Rate(10, 10),
}
ADDRESS_FACTOR = 8
"""The limits of an address are this many times a player's: a school or a club may share it."""
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


class Limits:
    """A bucket for each caller and kind of request."""

    def __init__(self, *, are_on: bool) -> None:
        self.are_on = are_on
        self.buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

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
        rate = RATES[kind]
        wide = Rate(rate.burst * ADDRESS_FACTOR, rate.per_minute * ADDRESS_FACTOR)
        callers = [(f"address {address}", wide)]
        if player is not None:
            callers.append((f"player {player}", rate))
        wait = max(self.wait(kind, caller, of) for caller, of in callers)
        if wait == 0:
            for caller, of in callers:
                self.take(kind, caller, of)
        return wait

    def check_open(self, sockets: int) -> None:
        """Refusal if an address that has so many may not open another."""
        if self.are_on and sockets >= MOST_SOCKETS:
            text = f"more than {MOST_SOCKETS} sockets from one address"
            raise Refusal(429, "too_many_sockets", text, most=MOST_SOCKETS)

    def level(self, kind: str, caller: str, rate: Rate) -> float:
        level, at = self.buckets.get((kind, caller), (float(rate.burst), 0.0))
        return min(rate.burst, level + (time.monotonic() - at) * rate.per_minute / 60)

    def wait(self, kind: str, caller: str, rate: Rate) -> float:
        return max(0.0, 1 - self.level(kind, caller, rate)) * 60 / rate.per_minute

    def take(self, kind: str, caller: str, rate: Rate) -> None:
        self.buckets[kind, caller] = (self.level(kind, caller, rate) - 1, time.monotonic())
        self.buckets.move_to_end((kind, caller))
        while len(self.buckets) > MOST_BUCKETS:
            self.buckets.popitem(last=False)

"""The connections of one worker: how many it holds open, and how slowly they may be read."""

import asyncio
import logging
import sys
import time
from asyncio import Transport
from collections import OrderedDict

from levada.server.metrics import CUT
from levada.server.rate_limits import OpenFrom, network_of
from levada.server.settings import Settings

if sys.platform != "win32":
    import resource

log = logging.getLogger("levada.connections")
MOST_FILES = 65_536
FEWEST = 20
FILES_OF_OTHERS = 100
"""Kept for the database, logs and files of the page."""
LONGEST_BACKLOG = 4_096
MOST_FROM_ONE_ADDRESS = 600
CHECKED_EVERY = 10.0
LEAST_READ = 10_000
"""Bytes that a reader takes in that time, while there are so many."""
MOST_SLOW_CHECKS = 3
REMARKS_EVERY = 60.0


def allow_more_files() -> None:
    """Raises what this process may open to what the system lets it have."""
    if sys.platform != "win32":
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
        if soft != resource.RLIM_INFINITY and soft < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def files_allowed() -> int:
    if sys.platform == "win32":
        return MOST_FILES
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return MOST_FILES if soft == resource.RLIM_INFINITY else min(soft, MOST_FILES)


def backlog() -> int:
    """How many the system accepts for us before we have counted them."""
    return min(LONGEST_BACKLOG, files_allowed() // 4)


class OpenConnections:
    """Files are always left for the next caller: whoever has waited longest to ask goes first."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.most = max(FEWEST, files_allowed() - backlog() - FILES_OF_OTHERS)
        self.addresses: dict[Transport, str] = {}
        self.open_from = OpenFrom()
        self.waiting: OrderedDict[Transport, None] = OrderedDict()
        """Those whose next request has not arrived, the longest waiting first."""
        self.unread: dict[Transport, tuple[int, int]] = {}
        """Of slow readers: the bytes not yet read, and how often they were seen to be slow."""
        self.check: asyncio.TimerHandle | None = None
        self.last_remark = -REMARKS_EVERY

    def add(self, transport: Transport) -> None:
        peer = transport.get_extra_info("peername")
        host = peer[0] if isinstance(peer, tuple) else ""
        is_held = self.settings.limits and not self.settings.trusts(host)
        address = self.addresses[transport] = network_of(host)
        is_excess = is_held and self.open_from.has(address, MOST_FROM_ONE_ADDRESS)
        self.open_from.add(address, 1)
        self.waiting[transport] = None
        if is_excess:
            self.cut(transport, "address")
        elif len(self.addresses) > self.most:
            self.remark()
            self.cut(next(iter(self.waiting)), "full")
        if self.check is None:
            self.check = asyncio.get_running_loop().call_later(CHECKED_EVERY, self.check_readers)

    def remove(self, transport: Transport) -> None:
        address = self.addresses.pop(transport, None)
        if address is not None:
            self.open_from.add(address, -1)
        self.waiting.pop(transport, None)
        self.unread.pop(transport, None)

    def note_request(self, transport: Transport) -> None:
        self.waiting.pop(transport, None)

    def note_answer(self, transport: Transport) -> None:
        if transport in self.addresses:
            self.waiting[transport] = None

    def check_readers(self) -> None:
        """Cuts off who takes almost nothing of what waits for them; closed ones are here too."""
        self.unread, before = {}, self.unread
        for transport in list(self.addresses):
            if left := transport.get_write_buffer_size():
                last, times = before.get(transport, (left, 0))
                is_slow = last - left < LEAST_READ
                self.unread[transport] = left, times + 1 if is_slow else 0
                if is_slow and times + 1 > MOST_SLOW_CHECKS:
                    self.cut(transport, "unread")
        self.check = None
        if self.addresses:
            self.check = asyncio.get_running_loop().call_later(CHECKED_EVERY, self.check_readers)

    def cut(self, transport: Transport, why: str) -> None:
        CUT.labels(why).inc()
        self.remove(transport)
        transport.abort()

    def remark(self) -> None:
        now = time.monotonic()
        if now - self.last_remark >= REMARKS_EVERY:
            self.last_remark = now
            log.warning(
                "%d connections are open, all that %d files allow; those that wait longest for "
                "a request are closed",
                self.most,
                files_allowed(),
            )

"""Levels of buckets in memory that all workers of a server share.

No lock is taken, so that a worker that stands still holds up nobody: of two workers that count the
same caller in the same microsecond one may go uncounted.
"""

import hashlib
import math
import mmap
import os
import struct
from functools import lru_cache
from pathlib import Path

FILE = "LEVADA_RATE_TABLE"
"""The variable with the file that the workers of one server share; `levada serve` sets it."""
SLOT = struct.Struct("<Qdd")
SLOTS_A_SET = 8
SETS = 8_192
SLOTS = SETS * SLOTS_A_SET * SLOT.size
SECRET = 16
"""Bytes after the slots: without them nobody can choose whose slot they push out."""


def empty_table() -> bytes:
    return bytes(SLOTS) + os.urandom(SECRET)


def make_shared_table(directory: Path) -> None:
    """For the workers that are started from now on."""
    file = directory / "rates"
    file.write_bytes(empty_table())
    os.environ[FILE] = str(file)


class RateTable:
    """A table of fixed size: whoever has been quiet longest makes room for somebody new."""

    def __init__(self) -> None:
        file = os.environ.get(FILE)
        if file is None:
            self.memory = mmap.mmap(-1, SLOTS + SECRET)
            self.memory[:] = empty_table()
        else:
            with Path(file).open("r+b") as shared:
                self.memory = mmap.mmap(shared.fileno(), SLOTS + SECRET)
        self.secret = self.memory[SLOTS:]

    def read(self, caller: str) -> tuple[float, float] | None:
        """The level that was written last, and when."""
        key, at = self.find(caller)
        found, level, written = SLOT.unpack_from(self.memory, at)
        return (level, written) if found == key else None

    def write(self, caller: str, level: float, now: float) -> None:
        key, at = self.find(caller)
        SLOT.pack_into(self.memory, at, key, level, now)

    def find(self, caller: str) -> tuple[int, int]:
        """The key of a caller, and where it is, or else where it would be written."""
        key, first = place_of(caller, self.secret)
        oldest, oldest_written = first, math.inf
        for at in range(first, first + SLOTS_A_SET * SLOT.size, SLOT.size):
            found, _, written = SLOT.unpack_from(self.memory, at)
            if found == key:
                return key, at
            if written < oldest_written:
                oldest, oldest_written = at, written
        return key, oldest


@lru_cache(8_192)
def place_of(caller: str, secret: bytes) -> tuple[int, int]:
    """The key of a caller, which is never 0, and where its set of slots begins."""
    digest = hashlib.blake2b(caller.encode(), key=secret, digest_size=8).digest()
    number = int.from_bytes(digest)
    return number | 1, number % SETS * SLOTS_A_SET * SLOT.size

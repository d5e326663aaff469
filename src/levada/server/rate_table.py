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
from typing import NamedTuple

FILE = "LEVADA_RATE_TABLE"
"""The variable with the file that the workers of one server share; `levada serve` sets it."""
SLOT = struct.Struct("<Qdd")
SLOTS_A_SET = 8
SET = struct.Struct("<" + "Qdd" * SLOTS_A_SET)
SETS = 8_192
SLOTS = SETS * SET.size
SECRET = 16
"""Bytes after the slots: without them nobody can choose whose slot they push out."""


def empty_table() -> bytes:
    return bytes(SLOTS) + os.urandom(SECRET)


def make_shared_table(directory: Path) -> None:
    """For the workers that are started from now on."""
    file = directory / "rates"
    file.write_bytes(empty_table())
    os.environ[FILE] = str(file)


class Slot(NamedTuple):
    """The level of a caller that was written last, and when; without end if none was."""

    at: int
    key: int
    level: float
    written: float


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

    def find(self, caller: str) -> Slot:
        """Where a caller is, or else where they would be written, instead of the most quiet."""
        key, first = place_of(caller, self.secret)
        found = SET.unpack_from(self.memory, first)
        keys, written = found[::3], found[2::3]
        if key in keys:
            n = keys.index(key)
            return Slot(first + n * SLOT.size, key, found[3 * n + 1], written[n])
        n = written.index(min(written))
        return Slot(first + n * SLOT.size, key, math.inf, 0.0)

    def write(self, slot: Slot, level: float, now: float) -> None:
        SLOT.pack_into(self.memory, slot.at, slot.key, level, now)


@lru_cache(8_192)
def place_of(caller: str, secret: bytes) -> tuple[int, int]:
    """The key of a caller, which is never 0, and where its set of slots begins."""
    digest = hashlib.blake2b(caller.encode(), key=secret, digest_size=8).digest()
    number = int.from_bytes(digest)
    return number | 1, number % SETS * SET.size

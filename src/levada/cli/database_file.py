"""The SQLite file of a server: one server has it, and nobody else may read it."""

import logging
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from levada.cli.errors import UsageError
from levada.cli.server_database import check_file, in_plain_words
from levada.server.settings import Settings

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

log = logging.getLogger("levada.serve")


@contextmanager
def sole_server(settings: Settings, address: str) -> Iterator[None]:
    """Holds a lock that ends with the process, however it ends; `levada admin` needs none."""
    if not settings.is_sqlite:
        yield
        return
    file = settings.sqlite_file
    with in_plain_words(settings):
        check_file(file)
    keep_private(file)
    lock = beside(file.resolve(), ".lock")
    lock.touch(mode=0o600)
    with lock.open("r+", encoding="utf-8") as held:
        try:
            lock_now(held)
        except OSError:
            who = held.read().strip()
            raise UsageError(f"{file} has a server already: {who}") from None
        held.truncate()
        held.write(f"process {os.getpid()} at {address}\n")
        held.flush()
        yield


def lock_now(file: IO[str]) -> None:
    """Raises if another process has it."""
    if sys.platform == "win32":
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
    else:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def keep_private(file: Path) -> None:
    """Running deals are in it. SQLite makes the files beside it with the permissions it has."""
    for each in (file, beside(file, "-wal"), beside(file, "-shm")):
        if sys.platform != "win32" and each.exists() and each.stat().st_mode & 0o077:
            log.warning("%s could be read by others; now only its owner may", each.name)
            each.chmod(0o600)


def beside(file: Path, ending: str) -> Path:
    return file.with_name(file.name + ending)

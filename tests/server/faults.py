"""Faults that last for a while and then end by themselves, while games are played."""

import asyncio
import os
import resource
import signal
from collections.abc import Awaitable, Callable
from urllib.parse import urlsplit

from tests.server.kills import Killer, random_worker

SECONDS = 5.0
"""That a fault lasts: longer than anybody waits for an answer, so that moves are sent again."""
MINUTES = 150.0
SLOW_COMMIT = 2.0
FULL = 4_096
"""Bytes at which no file can grow any more."""


async def fill_disk(killer: Killer) -> None:
    """Of SQLite: for this process every file is as long as it may get."""
    assert killer.server.process is not None
    pid = killer.server.process.pid
    soft, hard = resource.prlimit(pid, resource.RLIMIT_FSIZE)
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (FULL, hard))
    await asyncio.sleep(SECONDS)
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (soft, hard))


async def stop_worker(killer: Killer) -> None:
    """It stands still, whatever it has in hand, and comes back when others have gone on."""
    pid = random_worker(killer).pid
    os.kill(pid, signal.SIGSTOP)
    await asyncio.sleep(SECONDS)
    os.kill(pid, signal.SIGCONT)


async def forbid_writing(killer: Killer) -> None:
    tell(killer, "ALTER SYSTEM SET default_transaction_read_only = on", "SELECT pg_reload_conf()")
    await asyncio.sleep(SECONDS)
    writable = "SET default_transaction_read_only = off"
    again = "ALTER SYSTEM RESET default_transaction_read_only"
    tell(killer, writable, again, "SELECT pg_reload_conf()")


async def slow_commits(killer: Killer) -> None:
    """As on a disk that takes seconds."""
    body = f"BEGIN PERFORM pg_sleep({SLOW_COMMIT}); RETURN NULL; END"
    tell(
        killer,
        f"CREATE FUNCTION dawdle() RETURNS trigger LANGUAGE plpgsql AS $${body}$$",
        "CREATE TRIGGER dawdle AFTER INSERT ON entries EXECUTE FUNCTION dawdle()",
    )
    await asyncio.sleep(4 * SLOW_COMMIT)
    tell(killer, "DROP FUNCTION dawdle CASCADE")


async def take_database_away(killer: Killer, seconds: float = SECONDS) -> None:
    assert killer.postgres is not None
    await asyncio.to_thread(killer.postgres.fall)
    await asyncio.sleep(seconds)
    await asyncio.to_thread(killer.postgres.rise)


async def take_database_away_for_minutes(killer: Killer) -> None:
    await take_database_away(killer, MINUTES)


def tell(killer: Killer, *statements: str) -> None:
    """The database of this run."""
    assert killer.postgres is not None
    name = urlsplit(killer.server.database).path.removeprefix("/")
    killer.postgres.server.psql("\n".join([f"\\c {name}", *(f"{each};" for each in statements)]))


FAULTS: dict[str, Callable[[Killer], Awaitable[None]]] = {
    "disk full": fill_disk,
    "worker stopped": stop_worker,
    "database read-only": forbid_writing,
    f"{SLOW_COMMIT:.0f} s a commit": slow_commits,
    "database away": take_database_away,
    "database away for minutes": take_database_away_for_minutes,
}

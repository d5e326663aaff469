"""Faults that last for seconds or minutes: what people are told, and how soon games go on."""

import tempfile
import time
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path

import httpx

from tests.server.clients import ME, Client, screen
from tests.server.database_contents import wait_until
from tests.server.floods import memory, open_socket
from tests.server.kill_run import Tally
from tests.server.running_server import Server, serving, sqlite
from tests.soak.kills import play_on_postgres, play_on_sqlite
from tests.soak.summary import Row

TIMES = 5
ON_POSTGRES = ("worker stopped", "database away", "database read-only", "2 s a commit")
FOR_MINUTES = "database away for minutes"
UNREAD_SOCKETS = 50
LONGEST_SILENCE = 90.0
SLOWEST_MOVE = 1.0


def check_faults(seed: int) -> list[Row]:
    found = {
        "SQLite": play_on_sqlite(seed, ("disk full",), TIMES),
        "PostgreSQL": play_on_postgres(seed, ON_POSTGRES, TIMES * len(ON_POSTGRES)),
        "PostgreSQL, minutes": play_on_postgres(seed, (FOR_MINUTES,), 1),
    }
    rows = [row for where, tally in found.items() for row in recoveries(where, tally)]
    return [*rows, *check_sockets()]


def recoveries(where: str, tally: Tally) -> Sequence[Row]:
    told = f"people were told: {'; '.join(sorted(tally.told)) or 'nothing'}"
    return [
        Row(
            f"{kind}: nothing is lost, and games go on by themselves",
            f"{where}, {times} times; {told}",
            f"the next move was acknowledged at most {tally.recovery(kind):.2f} s after its end; "
            f"{tally.acknowledged:,} moves acknowledged, 0 lost, 0 made twice, 0 tables stuck",
        )
        for kind, times in tally.kinds.items()
    ]


def check_sockets() -> list[Row]:
    with tempfile.TemporaryDirectory() as directory:
        home = Path(directory)
        with serving(sqlite(home), home / "log") as server:
            return [vanish(server), read_nothing(server)]


def vanish(server: Server) -> Row:
    """A client that is gone without a word: it answers no ping, and its end is not closed."""
    ana = Client(server, "Ana")
    with ana.http:
        path = f"/api/tables/{ana.makes('exlibris', ME, screen('Beto'))['table']}"
        began = time.monotonic()
        with open_socket(server, path):
            assert open_sockets(server) == 1
            while open_sockets(server):
                assert time.monotonic() < began + LONGEST_SILENCE, "it is held for ever"
                time.sleep(0.5)
    noticed = time.monotonic() - began
    return Row("a half-open socket is let go", "no answer to a ping", f"after {noticed:.0f} s")


def read_nothing(server: Server) -> Row:
    """Watchers who do not read what they are sent keep nobody waiting."""
    ana, before, slowest = Client(server, "Ana"), memory(server), 0.0
    with ana.http, ExitStack() as watchers:
        table = ana.makes("santiago", ME, screen("Beto"), screen("Caio"))
        for _ in range(UNREAD_SOCKETS):
            watchers.enter_context(open_socket(server, f"/api/tables/{table['table']}"))
        seen = ana.looks(table)
        while seen["state"] == "running":
            seat = seen["view"]["to_act"][0]
            began = time.monotonic()
            seen = ana.moves(table, seat=seat)
            slowest = max(slowest, time.monotonic() - began)
        grown = memory(server) - before
    assert slowest < SLOWEST_MOVE, f"a move took {slowest:.2f} s"
    wait_until(lambda: open_sockets(server) == 0)
    return Row(
        "a client that reads nothing keeps nobody waiting",
        f"{UNREAD_SOCKETS} watchers of a whole game of Santiago",
        f"the slowest move took {slowest * 1000:.0f} ms with both its requests; {grown:.0f} MB more",
    )


def open_sockets(server: Server) -> int:
    lines = httpx.get(f"{server.url}/metrics", timeout=30).text.splitlines()
    return int(float(next(line for line in lines if line.startswith("levada_sockets ")).split()[1]))

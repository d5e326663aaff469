"""What it costs a move that its people can be notified and that it counts for their ratings.

The load run's crowd, pushed, in turns: guests, and people with accounts and a webhook each at rated tables.
"""

import gc
import statistics
import tempfile
from dataclasses import dataclass
from pathlib import Path

import uvloop
from tests.server.account_holders import with_accounts
from tests.server.clients import Client
from tests.server.receiver import receiving
from tests.server.running_server import Server, serving, sqlite

from benchmarks.crowd import PAGE, SEATS, disband, gather_crowd
from benchmarks.load import PAUSES, TABLES, WARM_UP, Costs, at_rate, pushed
from benchmarks.measure import line

ROUNDS = 3
SECONDS = 8.0
PACE = {"kind": "clock", "minutes": 600}
"""A rated table has a clock; so have those it is compared with."""


@dataclass(frozen=True)
class Load:
    moves_a_second: float
    server_seconds_a_move: float


async def take(server: Server, people: list[Client], *, is_rated: bool) -> Load:
    tokens = [client.http.headers["Authorization"].removeprefix("Bearer ") for client in people]
    parties = await gather_crowd(
        server.url,
        TABLES,
        2026,
        habits=PAGE,
        tokens=tokens or None,
        agreement={"pace": PACE, "rated": is_rated, "take_back": False},
    )
    await at_rate(parties, 300, WARM_UP)
    costs = Costs(server, parties)
    rate, _ = await pushed(parties, SECONDS)
    spent = costs.spent()["server"]
    await disband(parties)
    return Load(rate, spent)


async def compare(server: Server, people: list[Client]) -> None:
    gc.disable()  # the crowd's own pauses are not to be measured
    guests, known = [], []
    for _ in range(ROUNDS):
        guests.append(await take(server, [], is_rated=False))
        known.append(await take(server, people, is_rated=True))
    for name, loads in (("guests", guests), ("rated, with a webhook each", known)):
        rate = statistics.median(load.moves_a_second for load in loads)
        cost = statistics.median(load.server_seconds_a_move for load in loads)
        line(f"  {name}", f"{rate:.0f}/s, {cost * 1e6:.0f} µs of the server a move")
    ratios = [
        after.server_seconds_a_move / before.server_seconds_a_move
        for before, after in zip(guests, known, strict=True)
    ]
    line("  processor time of a move, in ratio", ", ".join(f"{ratio:.3f}" for ratio in ratios))


def measure() -> None:
    with tempfile.TemporaryDirectory() as directory, receiving() as receiver:
        folder = Path(directory)
        settings = {"LEVADA_WEBHOOK_HOSTS": receiver.host, **PAUSES}
        with serving(sqlite(folder), folder / "log", **settings) as server:
            line(f"{TABLES} tables, {ROUNDS} rounds of {SECONDS:.0f} s each", "")
            people = with_accounts(server, *(f"Player {number}" for number in range(SEATS)))
            for client in people:
                client.does("POST me/notifications/webhooks", {"url": f"{receiver.url}/"})
            uvloop.run(compare(server, people))

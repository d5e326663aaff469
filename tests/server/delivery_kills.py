"""Messages are delivered while the server is killed again and again: none may be lost, and only the one
in flight may come twice."""

import asyncio
import time
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from random import Random

import orjson

from levada.server.notification import Notification
from levada.server.settings import Settings
from levada.server.store.database import open_database
from levada.server.store.outbox import add_notifications
from tests.server.clients import Client
from tests.server.receiver import Receiver, receiving
from tests.server.running_server import Server

LONGEST_MOMENT = 0.03
"""Seconds by which a kill comes later than the message it waits for."""
LONGEST_SILENCE = 90.0


@dataclass(frozen=True)
class Delivered:
    messages: int
    kills: int
    twice: int
    """Messages that came more than once."""

    def __str__(self) -> str:
        return (
            f"{self.messages:,} messages, {self.kills} kills: 0 lost, {self.twice} came twice, "
            "each by another kill"
        )


def deliver_while_killed(
    database: str, log: Path, *, messages: int, kills: int, seed: int, workers: int = 1
) -> Delivered:
    chance = Random(seed)
    with receiving() as receiver:
        settings = {"LEVADA_NOTIFY_AFTER": "0", "LEVADA_WEBHOOK_HOSTS": receiver.host}
        server = Server(database, log, {**settings, "LEVADA_WORKERS": str(workers)})
        server.start("/healthz")
        try:
            player = called_by(server, receiver)
            server.stop()
            asyncio.run(write_notifications(database, player, messages))
            server.start("/healthz")
            for number in range(1, kills + 1):
                wait_for(receiver, messages * number // (kills + 1))
                time.sleep(chance.uniform(0, LONGEST_MOMENT))
                server.kill()
                server.start("/healthz")
            wait_for(receiver, messages)
        finally:
            server.kill()
    came = names_in(receiver)
    assert set(came) == {str(number) for number in range(messages)}, f"seed {seed}"
    assert max(came.values()) <= 2, f"seed {seed}"
    twice = sum(times > 1 for times in came.values())
    assert twice <= kills, f"seed {seed}: {twice} came twice by {kills} kills"
    return Delivered(messages, kills, twice)


def called_by(server: Server, receiver: Receiver) -> str:
    """Somebody with a webhook."""
    ana = Client(server, "Ana")
    with ana.http:
        ana.does("POST me/notifications/webhooks", {"url": f"{receiver.url}/"})
        return str(ana.does("GET me")["id"])


async def write_notifications(database: str, player: str, number: int) -> None:
    engine = open_database(Settings(database=database))
    notifications = [
        Notification("invitation", player, "table", {"from": str(n)}) for n in range(number)
    ]
    async with engine.begin() as connection:
        await add_notifications(connection, notifications)
    await engine.dispose()


def wait_for(receiver: Receiver, number: int) -> None:
    """So many different messages."""
    last, at = 0, time.monotonic()
    while (found := len(names_in(receiver))) < number:
        if found > last:
            last, at = found, time.monotonic()
        assert time.monotonic() < at + LONGEST_SILENCE, f"{found} of {number} have come"
        time.sleep(0.01)


def names_in(receiver: Receiver) -> Counter[str]:
    """How often each message came, by what it says."""
    said = [orjson.loads(each.body)["title"] for each in list(receiver.received)]
    return Counter(title.split(" ")[0] for title in said)

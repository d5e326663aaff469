"""What cannot be delivered is tried again, later and later, and has an end; one worker delivers."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from levada.server.notification import Notification
from levada.server.notifications.decision import LOOK_AGAIN, Presence, decide
from levada.server.notifications.deliverer import PAUSES, Deliverer
from levada.server.notifications.outgoing import NotSent
from levada.server.notifications.quiet_hours import end_of_quiet
from levada.server.settings import Settings
from levada.server.store.database import migrate, open_database
from levada.server.store.devices import Device
from levada.server.store.leases import Lease
from levada.server.store.notifications import NotificationSettings, NotificationStore
from levada.server.store.outbox import OutboxStore, Person, Undecided, add_notifications
from levada.server.store.people import PeopleStore, Player
from levada.server.store.schema import deliveries, leases, outbox
from levada.server.store.server_keys import server_key
from tests.server.postgres import Postgres
from tests.server.running_server import sqlite

INVITATION = Notification("invitation", "beto", "elsewhere", {"from": "Ana"})
WEBHOOK = {
    "id": "hook", "player_id": "beto", "table_id": None, "url": "https://a.example/", "shape": "json",
    "secret": "", "origin": "", "created": 0.0,
}  # fmt: skip
AWAY = Presence(here=False, anywhere=False)


def on(database: str, work: Callable[[AsyncEngine], Awaitable[Any]]) -> Any:
    async def run() -> Any:
        engine = open_database(Settings(database=database))
        try:
            await migrate(engine)
            return await work(engine)
        finally:
            await engine.dispose()

    return asyncio.run(run())


class Sender:
    """Answers as it is told."""

    def __init__(self, *outcomes: Any) -> None:
        self.settings = Settings(notify_after=0.0)
        self.outcomes = list(outcomes)
        self.sent = 0

    async def send(self, _delivery: Any) -> Any:
        self.sent += 1
        outcome = self.outcomes.pop(0) if len(self.outcomes) > 1 else self.outcomes[0]
        if isinstance(outcome, Exception):
            raise outcome
        return outcome


class Nobody:
    """No presence, and nobody to tell that something has changed."""

    def is_seen(self, _table: str, _seat: int) -> bool:
        return False

    async def changed(self, _player: str) -> None:
        return


async def deliverer_for(engine: AsyncEngine, sender: Sender) -> Deliverer:
    """With one invitation that is to be sent to a webhook."""
    await PeopleStore(engine).add(Player("beto", "Beto", 0.0), Device("fingerprint", "", 0.0))
    await NotificationStore(engine).add_webhook(dict(WEBHOOK))
    async with engine.begin() as connection:
        await add_notifications(connection, [INVITATION])
    lease = Lease(engine, "deliverer", "worker")
    nobody: Any = Nobody()
    stand_in: Any = sender
    found = Deliverer(OutboxStore(engine), lease, nobody, stand_in, nobody)
    await found.decide_all()
    return found


async def once(deliverer: Deliverer) -> None:
    """All that is due is tried once."""
    deliverer.resting.clear()
    await deliverer.start_lanes()
    await asyncio.gather(*deliverer.lanes.values())


async def waiting(engine: AsyncEngine) -> list[tuple[int, float]]:
    async with engine.connect() as connection:
        found = await connection.execute(select(deliveries))
        return [(row.attempts, row.due - time.time()) for row in found]


async def make_due(engine: AsyncEngine) -> None:
    async with engine.begin() as connection:
        await connection.execute(update(deliveries).values(due=0.0))


@pytest.mark.parametrize("trouble", ["failed", NotSent("no answer"), ZeroDivisionError()])
def test_what_fails_is_tried_again_later_and_later_and_then_given_up(
    tmp_path: Path, trouble: Any
) -> None:
    async def work(engine: AsyncEngine) -> None:
        deliverer = await deliverer_for(engine, Sender(trouble))
        for number, pause in enumerate(PAUSES, 1):
            await once(deliverer)
            ((attempts, seconds),) = await waiting(engine)
            assert attempts == number
            assert 0.7 * pause < seconds <= 1.2 * pause
            await once(deliverer)
            assert len(await waiting(engine)) == 1, "not before its time"
            await make_due(engine)
        await once(deliverer)
        assert await waiting(engine) == []
        assert await notifications_in(engine) == 0

    on(sqlite(tmp_path), work)


async def notifications_in(engine: AsyncEngine) -> int:
    async with engine.connect() as connection:
        return len((await connection.execute(select(outbox.c.id))).all())


def test_what_succeeds_at_last_is_sent_no_more(tmp_path: Path) -> None:
    async def work(engine: AsyncEngine) -> None:
        sender = Sender("failed", "sent")
        deliverer = await deliverer_for(engine, sender)
        for _ in range(3):
            await once(deliverer)
            await make_due(engine)
        assert (sender.sent, await waiting(engine), await notifications_in(engine)) == (2, [], 0)

    on(sqlite(tmp_path), work)


def test_a_receiver_that_cannot_be_reached_is_left_alone_for_a_while(tmp_path: Path) -> None:
    async def work(engine: AsyncEngine) -> None:
        sender = Sender(NotSent("no answer"))
        deliverer = await deliverer_for(engine, sender)
        await once(deliverer)
        await make_due(engine)
        await deliverer.start_lanes()
        assert not deliverer.lanes
        assert sender.sent == 1

    on(sqlite(tmp_path), work)


def test_what_falls_into_quiet_hours_is_looked_at_when_they_end(tmp_path: Path) -> None:
    async def work(engine: AsyncEngine) -> None:
        minute = int(time.time() // 60 % 1440)
        sender = Sender("sent")
        sender.settings = Settings(notify_after=5.0)
        deliverer = await deliverer_for(engine, sender)
        quiet = NotificationSettings("en", "UTC", (minute - 60) % 1440, (minute + 60) % 1440)
        await NotificationStore(engine).save_settings("beto", quiet)
        deliverer.began -= 10.0
        async with engine.begin() as connection:
            await connection.execute(update(outbox).values(due=0.0))
        await deliverer.decide_all()
        async with engine.connect() as connection:
            due = (await connection.execute(select(outbox.c.due))).scalar_one()
        assert 3_500 - 5 < due - time.time() <= 3_600 - 5

    on(sqlite(tmp_path), work)


def test_one_worker_at_a_time_and_the_next_when_it_is_silent(postgres: Postgres) -> None:
    async def work(engine: AsyncEngine) -> None:
        first, second = (Lease(engine, "deliverer", name) for name in ("first", "second"))
        assert await first.take()
        assert not await second.take()
        assert first.seconds_left() > 0 == second.seconds_left()
        async with engine.begin() as connection:
            await connection.execute(update(leases).values(until=0.0))
        assert await second.ask()
        assert not await first.ask()

    on(postgres.database(), work)


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_workers_that_make_a_key_at_once_have_the_same(
    kind: str, postgres: Postgres, tmp_path: Path
) -> None:
    database = sqlite(tmp_path) if kind == "sqlite" else postgres.database()

    async def work(engine: AsyncEngine) -> None:
        keys = iter(range(9))
        found = await asyncio.gather(
            *(server_key(engine, "push", lambda: bytes([next(keys)])) for _ in range(5))
        )
        assert len(set(found)) == 1
        assert await server_key(engine, "push", lambda: b"another") == found[0]

    on(database, work)


UNDECIDED = Undecided(1, INVITATION, 0.0, written=1_000.0)


def test_somebody_seen_elsewhere_is_told_later_and_somebody_at_the_table_not_at_all() -> None:
    elsewhere, here = Presence(here=False, anywhere=True), Presence(here=True, anywhere=True)
    assert decide(UNDECIDED, Person(), None, AWAY, 1_000.0) == "send"
    assert decide(UNDECIDED, Person(), None, elsewhere, 1_000.0) == 1_000.0 + LOOK_AGAIN
    assert decide(UNDECIDED, Person(), None, here, 1_000.0) == "drop"
    assert decide(UNDECIDED, Person(), None, AWAY, 1_000.0 + 90_000) == "drop", "old news"


def test_what_is_not_wanted_or_silenced_is_not_told() -> None:
    unwanted = Person(NotificationSettings(kinds=["your_move"]))
    assert decide(UNDECIDED, unwanted, None, AWAY, 1_000.0) == "drop"
    assert decide(UNDECIDED, Person(silenced={"elsewhere"}), None, AWAY, 1_000.0) == "drop"


NIGHT = (22 * 60, 8 * 60)
MIDNIGHT = 1_800_050_400.0 - 1_800_050_400.0 % 86_400
"""In UTC; in Warsaw it is one o'clock in winter."""


@pytest.mark.parametrize(
    ("hour", "zone", "expected"),
    [
        (21.9, "UTC", None),
        (22.0, "UTC", 32.0),
        (3.0, "UTC", 8.0),
        (8.0, "UTC", None),
        (21.0, "Europe/Warsaw", 31.0),
        (7.0, "Europe/Warsaw", None),
    ],
)
def test_quiet_hours_go_over_midnight_in_ones_own_time(
    hour: float, zone: str, expected: float | None
) -> None:
    found = end_of_quiet(MIDNIGHT + hour * 3600, zone, *NIGHT)
    assert found == (None if expected is None else MIDNIGHT + expected * 3600)


def test_without_quiet_hours_there_is_no_quiet() -> None:
    assert end_of_quiet(0.0, "UTC", None, None) is None
    assert end_of_quiet(0.0, "UTC", 60, 60) is None

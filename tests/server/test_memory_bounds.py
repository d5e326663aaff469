"""What the server keeps in memory for its callers has an end, whatever they do."""

import asyncio
import json
from pathlib import Path
from typing import Any, cast

import pytest
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from levada.fair_deal import seal
from levada.server import presence
from levada.server.connection import TOO_SLOW, Connection
from levada.server.presence import FORGOTTEN_AFTER, PresenceTracker
from levada.server.protocol_limits import SEND_TEXT
from levada.server.record_upload import LONGEST_SALT
from levada.server.store.worker_messages import WorkerMessages
from levada.server.visibility import Presence
from tests.server.clients import Clients


class Reader:
    """The other end of a socket: it takes so many messages, then no more, and says nothing."""

    def __init__(self, takes: int) -> None:
        self.takes = takes
        self.taken: list[bytes] = []
        self.application_state = WebSocketState.CONNECTED
        self.scope = {"state": {SEND_TEXT: self.send_text}}

    def send_text(self, text: bytes) -> bool:
        if len(self.taken) < self.takes:
            self.taken.append(text)
            return True
        return False

    async def receive(self) -> Any:
        await asyncio.Event().wait()


def connected(reader: Reader) -> Connection:
    return Connection(cast(WebSocket, reader), None, "192.0.2.1", set(), shown="")


def test_who_does_not_read_is_dropped() -> None:
    async def send() -> None:
        reader = Reader(5)
        connection = connected(reader)
        receiving = asyncio.create_task(connection.receive())
        await asyncio.sleep(0)
        for n in range(10):
            connection.send(b"%d" % n)
        assert connection.is_dropped
        assert reader.taken == [b"0", b"1", b"2", b"3", b"4"]
        with pytest.raises(WebSocketDisconnect) as ended:
            await receiving
        assert ended.value.code == TOO_SLOW

    asyncio.run(send())


def test_who_is_dropped_while_a_message_is_seen_to_is_not_listened_to_again() -> None:
    async def drop() -> None:
        connection = connected(Reader(0))
        connection.drop()
        with pytest.raises(WebSocketDisconnect):
            await connection.receive()

    asyncio.run(drop())


def test_a_server_that_stops_is_not_held_up_by_listening() -> None:
    async def stop() -> None:
        receiving = asyncio.create_task(connected(Reader(0)).receive())
        await asyncio.sleep(0)
        receiving.cancel()
        with pytest.raises(asyncio.CancelledError):
            await receiving

    asyncio.run(stop())


class Silent:
    """One worker hears no other."""

    is_alone = True


class Clock:
    now = 10_000.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(presence, "time", clock)
    return clock


def test_who_went_long_ago_is_away_without_being_kept(clock: Clock) -> None:
    tracker = PresenceTracker(cast(WorkerMessages, Silent()))
    for n in range(1000):
        tracker.note(f"table {n}", Presence([0, 1], 0))
        tracker.note(f"table {n}", Presence([], 0))
        clock.now += FORGOTTEN_AFTER / 10
        assert not tracker.has_been_away(f"table {n}", 0, FORGOTTEN_AFTER)
    assert len(tracker.away_since) <= 2 * 11
    assert tracker.has_been_away("table 0", 1, 60)
    assert not tracker.here


def test_who_comes_and_goes_was_there_until_the_last_time(clock: Clock) -> None:
    tracker = PresenceTracker(cast(WorkerMessages, Silent()))
    for _ in range(2):
        tracker.note("table", Presence([0], 0))
        tracker.note("table", Presence([], 0))
        clock.now += 50
    assert not tracker.has_been_away("table", 0, 60)
    clock.now += 10
    assert tracker.has_been_away("table", 0, 60)


def test_nothing_is_kept_of_tables_another_worker_has_left(clock: Clock) -> None:
    tracker = PresenceTracker(cast(WorkerMessages, Silent()))
    for n in range(100):
        tracker.receive("other", {f"table {n}": [[0], 2]})
        assert tracker.at(f"table {n}").watchers == 2
        tracker.receive("other", {f"table {n}": [[], 0]})
    assert tracker.elsewhere == {"other": {}}
    assert not tracker.has_been_away("table 99", 0, 60)


def test_a_record_is_not_made_large_by_its_salt(clients: Clients) -> None:
    """It may be a megabyte, and would be sent with every view."""
    [ana] = clients("Ana")
    path = Path(__file__).parents[1] / "records" / "exlibris-end-by-city.json"
    record = json.loads(path.read_bytes())
    for salt, is_taken in (("a" * LONGEST_SALT, True), ("a" * (LONGEST_SALT + 1), False)):
        hashed = seal(record["game"], record["options"], record["setup"], salt)
        record["deal"] = {"hash": hashed, "salt": salt}
        assert ana.ask("POST records", record).is_success == is_taken

"""A server asked to stop: what it has acknowledged is kept, sockets are told to come back, it ends."""

import asyncio
import json
import signal
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from levada.record import read_records
from levada.server.authentication import COOKIE
from tests.server.clients import ME, Client, screen
from tests.server.database_contents import rows_of, wait_until
from tests.server.postgres import Postgres
from tests.server.running_server import Server, bots, serving, sqlite

PEOPLE = 6
ACKNOWLEDGED_BEFORE = 100
LONGEST_STOP = 60.0
COME_BACK = 1012
RECORD = Path(__file__).parents[1] / "records" / "santiago-r9-shared-win.json"


@dataclass
class Hurrier:
    """Somebody who plays all seats of a table without a pause, until the socket closes."""

    url: str
    everybody_is_here: asyncio.Barrier
    acknowledged: Callable[[], None]
    chance: Random
    table: str = ""
    sent: tuple[int, str] | None = None
    made: dict[int, str] = field(default_factory=dict)
    """Acknowledged moves by their number."""
    seen: dict[str, Any] = field(default_factory=dict)

    async def play(self) -> int | None:
        """The code with which the server closed the socket."""
        async with httpx.AsyncClient(base_url=self.url, timeout=30) as client:
            wish = {"game": "santiago", "seats": [ME, screen("Beto"), screen("Caio")]}
            self.table = (await client.post("/api/tables", json=wish)).json()["table"]
            cookie = {"Cookie": f"{COOKIE}={client.cookies[COOKIE]}"}
        live = f"{self.url.replace('http', 'ws')}/api/tables/{self.table}/live"
        async with connect(live, additional_headers=cookie) as socket:
            await self.everybody_is_here.wait()
            with suppress(ConnectionClosed):
                while True:
                    await self.receive(socket, json.loads(await socket.recv()))
        return socket.close_code

    async def receive(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        if message["type"] == "table":
            self.seen = message
        elif message["type"] == "done":
            assert self.sent is not None
            assert message["n"] == self.sent[0]
            self.made |= [self.sent]
            self.sent = None
            self.acknowledged()
        if self.sent is None and self.seen["view"]["to_act"]:
            await socket.send(json.dumps(self.next_message(self.seen["view"]["to_act"][0])))

    def next_message(self, seat: int) -> dict[str, Any]:
        if self.seen["seat"] != seat:
            return {"look": seat}
        self.sent = self.seen["n"], self.chance.choice(self.seen["view"]["legal"])
        number, move = self.sent
        return {"move": move, "n": number, "key": f"{number}", "seat": seat}


async def stop_in_the_middle(server: Server) -> list[Hurrier]:
    """Asks it to stop while moves are on their way."""
    assert server.process is not None
    process = server.process
    acknowledgements: list[None] = []

    def note() -> None:
        acknowledgements.append(None)
        if len(acknowledgements) == ACKNOWLEDGED_BEFORE:
            process.send_signal(signal.SIGTERM)

    barrier = asyncio.Barrier(PEOPLE)
    people = [Hurrier(server.url, barrier, note, Random(seed)) for seed in range(PEOPLE)]
    codes = await asyncio.gather(*(person.play() for person in people))
    assert codes == [COME_BACK] * PEOPLE
    return people


@pytest.mark.parametrize("workers", ["1", "2"])
def test_every_acknowledged_move_is_kept(workers: str, postgres: Postgres, tmp_path: Path) -> None:
    database = sqlite(tmp_path) if workers == "1" else postgres.database()
    with serving(database, tmp_path / "log", LEVADA_WORKERS=workers) as server:
        people = asyncio.run(stop_in_the_middle(server))
        assert server.process is not None
        assert server.process.wait(LONGEST_STOP) == 0
    moves = [row for row in rows_of(database)["entries"] if row["number"] is not None]
    for person in people:
        kept = {move["number"]: move["words"] for move in moves if move["table_id"] == person.table}
        assert {number: kept.get(number) for number in person.made} == person.made
        assert len(kept) - len(person.made) <= 1, "at most the one that was on its way"
    assert [line for line in errors(server) if line["level"] != "info"] == []


def errors(server: Server) -> list[dict[str, Any]]:
    return [json.loads(line) for line in server.log.read_text().splitlines()]


@pytest.mark.parametrize(("by", "status"), [(signal.SIGTERM, 0), (signal.SIGINT, 130)])
def test_nobody_waits_for_reviews_and_bots(by: signal.Signals, status: int, tmp_path: Path) -> None:
    [record] = read_records(RECORD)
    with serving(sqlite(tmp_path), tmp_path / "log") as server:
        ana = Client(server, "Ana")
        with ana.http:
            finished = ana.does("POST records", record.as_dict())
            ana.does("GET review", at=finished)
            for _ in range(3):
                ana.makes("santiago", ME, *bots(4, "expert"))
            wait_until(lambda: ana.does("GET review", at=finished)["done"] > 0)
        assert server.process is not None
        server.process.send_signal(by)
        assert server.process.wait(LONGEST_STOP) == status
    [review] = rows_of(server.database)["reviews"]
    assert review["review"] is None, "it was waited for"
    assert {line["level"] for line in errors(server)} == {"info"}

"""The application in one world, asked without a network between; its clock and ids stand still."""

import asyncio
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import orjson
import pytest
from fastapi import FastAPI

from levada.server import authentication
from levada.server.api import tables
from levada.server.app import create_app
from levada.server.bot_runner import BotRunner
from levada.server.logbook import Entry
from levada.server.protocol_limits import SEND_TEXT
from levada.server.settings import Settings
from levada.server.store import database
from levada.server.store.devices import Device
from levada.server.store.people import Player
from levada.server.store.service_clock import ServiceClock
from levada.server.store.tables import TableStore
from levada.server.supervision import Run
from levada.server.table import Draft, Table
from levada.server.tokens import fingerprint
from levada.server.worker import Worker
from tests.server.running_server import sqlite
from tests.server.two_worlds import HUSH, World

PEOPLE = range(5)
WAYS = ("?show=changes", "?show=true", "")
"""In which a socket can be asked for."""
VISITOR = 9
"""Somebody known here who sits nowhere."""


def token_of(person: int) -> str:
    return f"{HUSH}: token of {person}"


def id_of(person: int) -> str:
    return f"{HUSH}: player {person}"


@dataclass(frozen=True)
class Answer:
    status: int
    headers: list[tuple[bytes, bytes]]
    body: bytes

    @property
    def whole(self) -> bytes:
        """All of it that goes over the wire."""
        return b"\n".join([b"%d" % self.status, self.body, *map(b": ".join, self.headers)])

    @property
    def json(self) -> Any:
        return orjson.loads(self.body)


@dataclass
class Served:
    """One world's application. The same people are known in every world."""

    app: FastAPI

    @property
    def worker(self) -> Worker:
        worker: Worker = self.app.state.worker
        return worker

    async def ask(self, person: int | None, method: str, path: str, body: Any = None) -> Answer:
        """One request, by somebody or by a stranger."""
        sent: list[Any] = []
        content = b"" if body is None else orjson.dumps(body)

        async def receive() -> dict[str, Any]:
            return {"type": "http.request", "body": content, "more_body": False}

        async def send(message: Any) -> None:
            sent.append(message)

        await self.app(scope("http", path, person, method=method), receive, send)
        body_sent = b"".join(message["body"] for message in sent[1:])
        return Answer(sent[0]["status"], sent[0]["headers"], body_sent)

    async def begin(self, draft: Draft, logbook: Sequence[Entry], world: World) -> None:
        """A running table of this world, replayed from the store like any other."""
        await self.worker.store.tables.add(draft, logbook)
        add_riches(await self.worker.registry.table(draft.table.id), world)


def add_riches(table: Table, world: World) -> None:
    """Money is no part of a set-up: it is put into the hands of the seats."""
    if "money" in (world.start.dtype.names or ()):
        assert table.match is not None
        riches = world.start["money"] - table.match.at(0).games["money"]
        for games in (*table.match.states, table.match.games):
            games["money"] += riches


def scope(kind: str, path: str, person: int | None, **more: Any) -> dict[str, Any]:
    path, _, query = path.partition("?")
    headers = [(b"host", b"levada"), (b"content-type", b"application/json")]
    if person is not None:
        headers.append((b"authorization", f"Bearer {token_of(person)}".encode()))
    return {
        "type": kind,
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "scheme": kind,
        "path": path,
        "raw_path": path.encode(),
        "query_string": query.encode(),
        "root_path": "",
        "headers": headers,
        "client": ("127.0.0.1", 1),
        "server": ("levada", 80),
        "state": {},
        **more,
    }


class Socket:
    """One end of a socket; everything that comes out of it is handed on."""

    def __init__(self, served: Served, table_id: str, person: int | None) -> None:
        self.to_server: asyncio.Queue[Any] = asyncio.Queue()
        self.from_server: asyncio.Queue[Any] = asyncio.Queue()
        self.to_server.put_nowait({"type": "websocket.connect"})
        asked = scope(
            "websocket",
            f"/api/tables/{table_id}/live{Random(table_id).choice(WAYS)}",
            person,
            subprotocols=[],
            state={SEND_TEXT: self.receive_text},
        )
        running = served.app(asked, self.to_server.get, self.from_server.put)
        self.running = asyncio.ensure_future(running)
        self.pings = count()

        self.is_open = True

    def receive_text(self, text: bytes) -> bool:
        self.from_server.put_nowait({"type": "websocket.send", "text": text.decode()})
        return True

    async def send(self, message: Any) -> None:
        text = message if isinstance(message, str) else orjson.dumps(message).decode()
        await self.to_server.put({"type": "websocket.receive", "text": text})

    async def heard(self) -> list[bytes]:
        """All that came until now: the answer to a ping comes after everything else."""
        ping = next(self.pings)
        await self.send({"ping": ping})
        heard = []
        while self.is_open and (message := await self.from_server.get()) != pong(ping):
            heard.append(orjson.dumps(message, default=list))
            self.is_open = message["type"] != "websocket.close"
        return heard

    async def close(self) -> None:
        await self.to_server.put({"type": "websocket.disconnect", "code": 1000})
        await self.running


def pong(number: int) -> dict[str, Any]:
    text = orjson.dumps({"type": "pong", "pong": number}).decode()
    return {"type": "websocket.send", "text": text}


class Stillness:
    """The time and the ids of all worlds: they go on only when they are told to."""

    def __init__(self) -> None:
        self.seconds = 1_000_000_000.0
        self.ids = count()

    def go_on(self) -> None:
        self.seconds += 1.5
        self.begin_again()

    def begin_again(self) -> None:
        """For the other world at the same time."""
        self.ids = count()

    def time(self) -> float:
        return self.seconds

    def new_id(self) -> str:
        return f"{self.seconds * 2:.0f}-{next(self.ids)}"

    def hold(self, patch: pytest.MonkeyPatch) -> None:
        patch.setattr(time, "time", self.time)
        patch.setattr(ServiceClock, "now", lambda _clock: self.time())
        for module in (authentication, tables):
            patch.setattr(module, "new_id", self.new_id)
            patch.setattr(module, "new_secret", self.new_id)
        patch.setattr(Worker, "background_tasks", tasks_on_request)
        patch.setattr(BotRunner, "start_moves", lambda _runner, _table: None)
        patch.setattr(TableStore, "refresh", nothing_new)
        patch.setattr(database, "sqlite_pragmas", lambda _: pragmas_in_haste("OFF"))


pragmas_in_haste = database.sqlite_pragmas


def tasks_on_request(worker: Worker) -> dict[str, Run]:
    """Nothing that happens by itself."""
    return {
        "journal": worker.journal.run,
        "worker_messages": lambda: worker.worker_messages.run(
            worker.receive, worker.registry.catch_up_all
        ),
    }


async def nothing_new(_store: TableStore, _table: Table) -> bool:
    """No other worker changes a table; to look each time would be most of the work."""
    return False


@asynccontextmanager
async def served(directory: Path) -> AsyncIterator[Served]:
    directory.mkdir()
    settings = Settings(database=sqlite(directory), limits=False)
    app = create_app(settings)
    async with app.router.lifespan_context(app):
        found = Served(app)
        for ready in (*found.worker.warmup.rules.values(), *found.worker.warmup.bots.values()):
            ready.set()
        for person in (*PEOPLE, VISITOR):
            player = Player(id_of(person), f"person {person}", 0.0)
            await found.worker.store.people.add(
                player, Device(fingerprint(token_of(person)), "", 0.0)
            )
        yield found

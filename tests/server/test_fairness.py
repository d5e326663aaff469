"""Nobody starves anybody: whoever wants much thought waits for it, and others do not."""

import asyncio
import threading
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
from fastapi import FastAPI
from sqlalchemy import select

from levada import game_review
from levada.advice import Advice, coach
from levada.server import bot_runner, review_runner
from levada.server.app import create_app
from levada.server.settings import Settings
from levada.server.store.schema import tables
from levada.server.worker import Worker
from tests.server.clients import ME, OPEN
from tests.server.running_server import bots, sqlite
from tests.server.test_finished_games import short_record

LONGEST_WAIT = 60.0
Json = dict[str, Any]


class Service:
    """A worker in this process, and people who ask it."""

    def __init__(self, worker: Worker, *people: httpx.AsyncClient) -> None:
        self.worker = worker
        self.people = people

    async def until(self, is_so: Callable[[], bool | Awaitable[bool]]) -> None:
        async with asyncio.timeout(LONGEST_WAIT):
            while True:
                found = is_so()
                if found if isinstance(found, bool) else await found:
                    return
                await asyncio.sleep(0.01)

    def moves(self, table: str) -> int:
        return self.worker.registry.tables[table].version

    async def due(self, table: str) -> float | None:
        statement = select(tables.c.due).where(tables.c.id == table)
        async with self.worker.store.engine.connect() as connection:
            found: float | None = (await connection.execute(statement)).scalar_one()
        return found


async def make(person: httpx.AsyncClient, *seats: Json, **agreed: Any) -> str:
    wish = {"game": "exlibris", "seats": seats, "options": {"first": 1}, **agreed}
    made = await person.post("/api/tables", json=wish)
    assert made.status_code == 201, made.text
    return str(made.json()["table"])


@asynccontextmanager
async def serving(directory: Path) -> AsyncIterator[Service]:
    """Ready, with Ana and Beto."""
    app = create_app(Settings(database=sqlite(directory), limits=False, bot_pause=0))
    async with app.router.lifespan_context(app), browser(app) as ana, browser(app) as beto:
        await app.state.worker.warmup.is_complete.wait()
        yield Service(app.state.worker, ana, beto)


def browser(app: FastAPI) -> httpx.AsyncClient:
    return httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://levada")


class Gate:
    """Where thoughts stand until it is opened."""

    def __init__(self) -> None:
        self.is_open = threading.Event()
        self.came: list[str] = []

    def wait(self, who: str) -> None:
        self.came.append(who)
        self.is_open.wait(LONGEST_WAIT)


@pytest.fixture
def gate(monkeypatch: pytest.MonkeyPatch) -> Gate:
    """Before each expert's move."""
    gate = Gate()
    choose_move = bot_runner.choose_move

    def choose(match: Any, seat: int, level: Any) -> str:
        if "expert" in str(level):
            gate.wait("expert")
        return choose_move(match, seat, level)

    monkeypatch.setattr(bot_runner, "choose_move", choose)
    return gate


def test_a_novice_moves_while_experts_have_all_threads(tmp_path: Path, gate: Gate) -> None:
    async def story() -> None:
        async with serving(tmp_path) as service:
            ana, beto = service.people
            for _ in range(10):
                await make(ana, ME, *bots(1, "expert"))
            await service.until(lambda: len(gate.came) == 2)
            table = await make(beto, ME, *bots(1, "novice"))
            await service.until(lambda: service.moves(table) > 0)
            gate.is_open.set()

    asyncio.run(story())


def test_somebody_s_hint_comes_before_another_s_many_experts(tmp_path: Path, gate: Gate) -> None:
    async def story() -> None:
        async with serving(tmp_path) as service:
            ana, beto = service.people
            for _ in range(10):
                await make(ana, ME, *bots(1, "expert"))
            await service.until(lambda: len(gate.came) == 2)
            table = await make(beto, ME, OPEN, hints=True, options={"first": 0})
            await beto.post(f"/api/tables/{table}/start", json={"fill": "novice"})
            hint = asyncio.create_task(beto.post(f"/api/tables/{table}/hint"))
            await asyncio.sleep(0)
            gate.is_open.set()
            assert (await hint).status_code == 200
            assert len(gate.came) < 6, "it waited for all of them"

    asyncio.run(story())


def test_bots_alone_stand_still_until_somebody_looks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nor does the server look after such a table meanwhile."""
    monkeypatch.setattr("levada.server.table.BOT_GRACE", 0.1)

    async def story() -> None:
        async with serving(tmp_path) as service:
            ana, beto = service.people
            table = await make(ana, *bots(2))
            await service.until(lambda: is_not_due(service, table))
            assert service.moves(table) == 0
            await service.until(lambda: is_seen_over(beto, table))

    asyncio.run(story())


async def is_seen_over(person: httpx.AsyncClient, table: str) -> bool:
    """Asking is looking."""
    return bool((await person.get(f"/api/tables/{table}")).json()["state"] == "over")


async def is_not_due(service: Service, table: str) -> bool:
    return await service.due(table) is None


def test_a_game_in_which_bots_stand_in_for_all_people_stands_still_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("levada.server.table.BOT_GRACE", 0.1)

    async def story() -> None:
        async with serving(tmp_path) as service:
            ana, _ = service.people
            table = await make(ana, ME, *bots(1), options={"first": 0})
            await ana.post(f"/api/tables/{table}/seats/0/bot")
            left = service.moves(table)
            await service.until(lambda: is_not_due(service, table))
            assert service.moves(table) == left
            await ana.delete(f"/api/tables/{table}/seats/0/bot")
            legal = (await ana.get(f"/api/tables/{table}")).json()["view"]["legal"]
            await ana.post(f"/api/tables/{table}/moves", json={"move": legal[0], "n": 0})
            await service.until(lambda: service.moves(table) >= left + 3)

    asyncio.run(story())


def test_a_move_for_somebody_absent_that_takes_long_keeps_no_other_table_waiting(
    tmp_path: Path, gate: Gate
) -> None:
    async def story() -> None:
        async with serving(tmp_path) as service:
            ana, beto = service.people
            pace = {"kind": "days", "days": 0.000001}
            agreed: Json = {"pace": pace, "options": {"first": 0}}
            await make(ana, ME, *bots(1), stand_in="expert", **agreed)
            await service.until(lambda: len(gate.came) == 1)
            table = await make(beto, ME, *bots(1), stand_in="novice", **agreed)
            await service.until(lambda: service.moves(table) > 0)
            gate.is_open.set()

    asyncio.run(story())


@pytest.fixture
def coaching(monkeypatch: pytest.MonkeyPatch) -> Gate:
    """Before each move that is reviewed; what comes is the name of the game."""
    gate = Gate()

    def wait_and_coach(match: Any, *given: Any, **named: Any) -> Advice:
        gate.wait(match.game.name)
        return coach(match, *given, **named)

    monkeypatch.setattr(game_review, "coach", wait_and_coach)
    return gate


async def bring(person: httpx.AsyncClient, game: str = "exlibris", name: str = "") -> str:
    """A game of four moves; the address of its review."""
    record = short_record(game)
    record["seats"] = [name or "Ana", *record["seats"][1:]]
    brought = await person.post("/api/records", json=record)
    assert brought.status_code == 201, brought.text
    return f"/api/tables/{brought.json()['table']}/review"


async def is_ready(person: httpx.AsyncClient, review: str) -> bool:
    return (await person.get(review)).status_code == 200


def test_reviews_of_two_people_take_turns(tmp_path: Path, coaching: Gate) -> None:
    async def story() -> None:
        async with serving(tmp_path) as service:
            ana, beto = service.people
            reviews = [await bring(ana, name=f"Ana {n}") for n in range(3)]
            for review in reviews:
                assert (await ana.get(review)).status_code == 202
            await service.until(lambda: len(coaching.came) == 1)
            review = await bring(beto, "santiago")
            assert (await beto.get(review)).status_code == 202
            coaching.is_open.set()
            await service.until(lambda: is_ready(beto, review))
            last = len(coaching.came) - coaching.came[::-1].index("santiago")
            assert last <= 9, f"four moves, and each time one of Ana's before: {coaching.came}"
            for each in reviews:
                await service.until(partial(is_ready, ana, each))

    asyncio.run(story())


def test_a_person_has_three_reviews_at_a_time(
    tmp_path: Path, coaching: Gate, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A further one is refused while all three are asked for; else it takes the oldest one's place."""

    async def story() -> None:
        async with serving(tmp_path) as service:
            ana, beto = service.people
            reviews = [await bring(ana, name=f"Ana {n}") for n in range(4)]
            found = [await ana.get(review) for review in reviews]
            assert [answer.status_code for answer in found] == [202, 202, 202, 429]
            assert found[3].json()["error"]["values"]["what"] == "reviews"
            assert (await beto.get(await bring(beto))).status_code == 202
            monkeypatch.setattr(review_runner, "PATIENCE", 0.0)
            assert (await ana.get(reviews[3])).status_code == 202
            coaching.is_open.set()
            for review in reviews[1:]:
                await service.until(partial(is_ready, ana, review))
            await service.until(lambda: is_ready(ana, reviews[0]))

    asyncio.run(story())


def test_a_review_nobody_waits_for_stands_back(
    tmp_path: Path, coaching: Gate, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with serving(tmp_path) as service:
            ana, _ = service.people
            left, wanted = [await bring(ana, name) for name in ("exlibris", "santiago")]
            await ana.get(left)
            await service.until(lambda: coaching.came == ["exlibris"])
            for request in service.worker.review_runner.requests.values():
                request.asked -= review_runner.PATIENCE
            await ana.get(wanted)
            coaching.is_open.set()
            await service.until(lambda: is_ready(ana, wanted))
            assert coaching.came[:5] == ["exlibris", *["santiago"] * 4]
            await service.until(lambda: is_ready(ana, left))

    asyncio.run(story())


def test_a_second_hint_is_refused_while_the_first_is_not_ready(tmp_path: Path, gate: Gate) -> None:
    async def story() -> None:
        async with serving(tmp_path) as service:
            ana, _ = service.people
            for _ in range(2):
                await make(ana, ME, *bots(1, "expert"))
            await service.until(lambda: len(gate.came) == 2)
            table = await make(ana, ME, *bots(1), hints=True, options={"first": 0})
            first = asyncio.create_task(ana.post(f"/api/tables/{table}/hint"))
            await service.until(lambda: hint_waits(service, ana, table))
            second = await ana.post(f"/api/tables/{table}/hint")
            assert (second.status_code, second.json()["error"]["values"]["what"]) == (429, "hints")
            gate.is_open.set()
            assert (await first).status_code == 200
            assert (await ana.post(f"/api/tables/{table}/hint")).status_code == 200

    asyncio.run(story())


async def hint_waits(service: Service, person: httpx.AsyncClient, table: str) -> bool:
    player = (await person.get("/api/me")).json()["id"]
    return service.worker.threads.is_waiting(player, table)


def test_who_asks_another_worker_for_a_review_still_waits_for_it(
    tmp_path: Path, coaching: Gate, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The one that was not asked first tells the other, which notes that somebody waits."""

    async def story() -> None:
        async with serving(tmp_path) as service:
            ana, _ = service.people
            review = await bring(ana)
            await ana.get(review)
            await service.until(lambda: len(coaching.came) == 1)
            worker = service.worker
            [request] = worker.review_runner.requests.values()
            table = request.table_id
            sent: list[Json] = []

            async def send(**news: Any) -> None:
                sent.append({"worker": "another", **news})

            another = review_runner.ReviewRunner(
                worker.store.reviews, worker.worker_messages, worker.warmup, worker.review_threads
            )
            with monkeypatch.context() as patched:
                patched.setattr(worker.worker_messages, "send", send)
                kept = await worker.store.reviews.find(table)
                assert await another.progress(table, request.match, request.person, kept) == 0
            assert another.requests == {}
            request.asked -= review_runner.PATIENCE
            assert not review_runner.is_waited_for(request)
            for news in sent:
                await worker.receive(news)
            assert review_runner.is_waited_for(request)
            coaching.is_open.set()
            await service.until(lambda: is_ready(ana, review))

    asyncio.run(story())

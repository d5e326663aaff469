"""Background tasks that fail: reported by /readyz, counted, restarted; one bad table stops no other."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractContextManager, asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy.exc import SQLAlchemyError

from levada.server import supervision
from levada.server.app import create_app
from levada.server.clock_runner import ClockRunner
from levada.server.metrics import FAULTS, TASK_FAILURES
from levada.server.settings import Settings
from levada.server.supervision import BackgroundTask, contained, store_may_fail
from levada.server.worker import Worker
from tests.server.running_server import bots, sqlite

LONGEST_WAIT = 60.0
TASKS = (
    "journal",
    "worker_messages",
    "warmup",
    "service_clock",
    "clock_runner",
    "tournaments",
    "ratings",
    "matchmaker",
    "housekeeping",
    "heartbeat",
    "presence",
    "deliverer",
)

BOT_BEGINS = {
    "game": "exlibris",
    "seats": [{"kind": "me"}, *bots(1)],
    "options": {"first": 1},
}


class Fault(Exception):  # noqa: N818 — the name of the thing
    """Made by a test."""


class Clock:
    """Instead of `time`: it goes when it is told to."""

    now = 0.0

    def monotonic(self) -> float:
        return self.now


def fail_with(error: type[Exception]) -> None:
    raise error


def failures(task: str) -> float:
    return float(TASK_FAILURES.labels(task)._value.get())


def faults() -> float:
    return float(FAULTS._value.get())


@asynccontextmanager
async def serving(directory: Path) -> AsyncIterator[tuple[Worker, httpx.AsyncClient]]:
    """The whole application, in this process."""
    app = create_app(Settings(database=sqlite(directory), limits=False, bot_pause=0))
    async with app.router.lifespan_context(app):
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://levada") as client:
            yield app.state.worker, client


async def wait_for(client: httpx.AsyncClient, status: str) -> int:
    """The status code once /readyz says so."""
    async with asyncio.timeout(LONGEST_WAIT):
        while True:
            answer = await client.get("/readyz")
            if answer.json()["status"] == status:
                return answer.status_code
            await asyncio.sleep(0.01)


def failing_first(run: Callable[[], Any], is_repaired: asyncio.Event) -> Callable[[], Any]:
    """What fails until it is repaired."""

    async def run_or_fail() -> None:
        if not is_repaired.is_set():
            raise Fault
        await run()

    return run_or_fail


def test_every_task_of_a_worker_is_tested_here(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as (worker, _):
            assert tuple(worker.background_tasks()) == TASKS

    asyncio.run(story())


@pytest.mark.parametrize("name", TASKS)
def test_a_task_that_fails_is_reported_counted_and_restarted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    async def story() -> None:
        is_repaired = asyncio.Event()
        tasks_of = Worker.background_tasks

        def tasks_with_a_fault(worker: Worker) -> dict[str, supervision.Run]:
            worker.worker_messages.is_listening.set()  # without it the application would not start
            tasks = tasks_of(worker)
            return {**tasks, name: failing_first(tasks[name], is_repaired)}

        monkeypatch.setattr(Worker, "background_tasks", tasks_with_a_fault)
        monkeypatch.setattr(supervision, "FIRST_PAUSE", 0.05)
        before = failures(name)
        async with serving(tmp_path) as (worker, client):
            if name == "warmup":
                for ready in (*worker.warmup.rules.values(), *worker.warmup.bots.values()):
                    ready.set()
                worker.warmup.is_complete.set()
            assert await wait_for(client, f"background tasks are down: {name}") == 503
            is_repaired.set()
            assert await wait_for(client, "ready") == 200
            assert failures(name) > before

    asyncio.run(story())


def test_a_task_that_keeps_failing_waits_longer_and_stays_down(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    clock = Clock()
    monkeypatch.setattr(supervision, "time", clock)
    pauses: list[float] = []

    async def wait(seconds: float) -> None:
        pauses.append(seconds)
        assert task.is_down
        clock.now += seconds
        if len(pauses) == 9:
            raise asyncio.CancelledError

    async def run() -> None:
        assert task.is_down == bool(pauses)
        clock.now += 0.4  # it runs for a moment each time
        raise Fault

    monkeypatch.setattr(asyncio, "sleep", wait)
    task = BackgroundTask("a test", run)
    with pytest.raises(asyncio.CancelledError):
        asyncio.run(task.supervise())
    assert pauses == [0.5, 1, 2, 4, 8, 16, 30, 30, 30]


def test_a_task_is_up_again_when_it_has_run_as_long_as_it_waited(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    clock = Clock()
    monkeypatch.setattr(supervision, "time", clock)
    task = BackgroundTask("a test", not_run)
    seen = [task.is_down]
    task.note_failure(ran=10.0)
    seen.append(task.is_down)
    task.started = clock.now = 100.0
    seen.append(task.is_down)
    clock.now += supervision.FIRST_PAUSE
    assert [*seen, task.is_down] == [False, True, True, False]


async def not_run() -> None:
    raise AssertionError


def test_a_failure_is_forgiven_after_a_long_run() -> None:
    task = BackgroundTask("a test", not_run)
    task.note_failure(ran=1.0)
    task.note_failure(ran=1.0)
    assert task.pause == 2 * supervision.FIRST_PAUSE
    task.note_failure(ran=supervision.FORGIVEN_AFTER + 1)
    assert task.pause == supervision.FIRST_PAUSE


def test_a_task_that_comes_to_its_end_is_not_down() -> None:
    async def run() -> None:
        return

    task = BackgroundTask("a test", run)
    task.note_failure(ran=0.0)
    asyncio.run(task.supervise())
    assert not task.is_down


def test_a_failure_is_logged_with_its_trace(caplog: pytest.LogCaptureFixture) -> None:
    before = faults()
    with caplog.at_level(logging.INFO), contained("a table"):
        fail_with(Fault)
    assert faults() == before + 1
    assert [(line.levelname, line.message) for line in caplog.records] == [
        ("ERROR", "a table has failed")
    ]
    assert "Fault" in caplog.text


@pytest.mark.parametrize("guard", [contained, store_may_fail])
def test_a_database_that_is_away_is_no_fault_of_ours(
    caplog: pytest.LogCaptureFixture, guard: Callable[[str], AbstractContextManager[None]]
) -> None:
    before = faults()
    with caplog.at_level(logging.INFO), guard("a table"):
        fail_with(SQLAlchemyError)
    assert faults() == before
    assert [line.levelname for line in caplog.records] == ["WARNING"]


def test_a_fault_of_ours_is_not_taken_for_the_database() -> None:
    with pytest.raises(Fault), store_may_fail("a table"):
        raise Fault


@pytest.mark.parametrize("error", [Fault, SQLAlchemyError])
def test_one_bad_table_does_not_stop_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: type[Exception]
) -> None:
    """Every bot's move is left to the clock runner, and the table that has waited longest fails."""

    async def story() -> None:
        check_table = ClockRunner.check_table
        bad: list[str] = []

        async def check_or_fail(runner: ClockRunner, table_id: str, due: float) -> None:
            if table_id in bad:
                raise error
            await check_table(runner, table_id, due)

        monkeypatch.setattr(ClockRunner, "check_table", check_or_fail)
        monkeypatch.setattr("levada.server.table.BOT_GRACE", 0.1)
        before = faults()
        async with serving(tmp_path) as (worker, client):
            await wait_for(client, "ready")
            worker.registry.on_own_change = lambda _table: None
            for _ in range(3):
                made = await client.post("/api/tables", json=BOT_BEGINS)
                bad[:] = bad or [made.json()["table"]]
            async with asyncio.timeout(LONGEST_WAIT):
                while not all_but(bad[0], worker):
                    await asyncio.sleep(0.05)
            assert worker.registry.tables[bad[0]].version == 0
            assert await wait_for(client, "ready") == 200
        assert (faults() > before) == (error is Fault)

    asyncio.run(story())


def all_but(bad: str, worker: Worker) -> bool:
    """Whether a move was made at every other table."""
    return all(table.version for each, table in worker.registry.tables.items() if each != bad)


def test_a_table_whose_last_change_is_uncertain_does_not_stop_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with serving(tmp_path) as (worker, client):
            await wait_for(client, "ready")
            for _ in range(3):
                wish = {"game": "exlibris", "seats": [{"kind": "me"}, {"kind": "open"}]}
                await client.post("/api/tables", json=wish)
            bad, *others = worker.registry.tables.values()
            refresh = worker.registry.refresh

            async def refresh_or_fail(table: Any) -> bool:
                if table is bad:
                    raise Fault
                return await refresh(table)

            monkeypatch.setattr(worker.registry, "refresh", refresh_or_fail)
            worker.registry.uncertain |= {bad.id, *(table.id for table in others)}
            async with asyncio.timeout(LONGEST_WAIT):
                while not worker.registry.uncertain.isdisjoint(table.id for table in others):
                    await asyncio.sleep(0.05)
            await worker.housekeeping.forget_deleted()
            assert bad.id in worker.registry.uncertain
            assert worker.supervisor.down == []

    asyncio.run(story())


def test_a_bot_that_fails_is_logged_and_counted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with serving(tmp_path) as (worker, client):
            await wait_for(client, "ready")

            async def fail(*_given: Any) -> str:
                raise Fault

            monkeypatch.setattr(worker.bot_runner, "choose", fail)
            before = faults()
            await client.post("/api/tables", json=BOT_BEGINS)
            async with asyncio.timeout(LONGEST_WAIT):
                while faults() == before or worker.bot_runner.turns:
                    await asyncio.sleep(0.01)
            assert await wait_for(client, "ready") == 200

    asyncio.run(story())

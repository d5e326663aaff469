"""Workers on one store: none of them stays behind it, whatever it has missed."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from levada.server import play_commands
from levada.server.game_start import make_room, start_if_full
from levada.server.logbook import Change
from levada.server.seat_commands import sit
from levada.server.settings import Settings
from levada.server.store.database import migrate, open_database
from levada.server.store.journal import Journal
from levada.server.store.store import Store
from levada.server.store.worker_messages import WorkerMessages
from levada.server.table import Draft, Table
from levada.server.table_agreement import Agreement, SeatWish
from levada.server.table_registry import Command, TableRegistry
from levada.server.tokens import new_id
from tests.server.postgres import Postgres
from tests.server.running_server import sqlite

AT_ONCE = 10.0
SAME_SCREEN = SeatWish(kind="screen")


@asynccontextmanager
async def worker(engine: AsyncEngine) -> AsyncIterator[TableRegistry]:
    """A registry with its journal, and no worker_messages: it hears what the test tells it."""
    store = Store(engine, engine)
    await store.clock.begin()
    journal = Journal(engine, new_id())
    writing = asyncio.create_task(journal.run())
    yield TableRegistry(store, journal)
    writing.cancel()


@asynccontextmanager
async def two_workers(directory: Path) -> AsyncIterator[tuple[TableRegistry, TableRegistry]]:
    engine = open_database(Settings(database=sqlite(directory)))
    await migrate(engine)
    async with worker(engine) as one, worker(engine) as other:
        yield one, other
    await engine.dispose()


async def new_table(registry: TableRegistry, other: SeatWish = SAME_SCREEN) -> str:
    """Ana and somebody else; at one screen the game begins at once."""
    agreement = Agreement(game="exlibris")
    room = make_room(agreement, [SeatWish(kind="me"), other], "ana", "Ana", "secret")
    draft = Table(new_id(), agreement, 0.0, room).draft(0.0, 0.0)
    start_if_full(draft)
    return (await registry.add(draft)).id


def first_legal(table: Table) -> Command:
    """The move of whoever is to move at a table as it is known somewhere."""
    assert table.match is not None
    seat, words = table.to_act[0], table.match.legal()[0]
    number = table.numbering.number_for(seat)

    def command(draft: Draft) -> None:
        play_commands.move(draft, seat, words, number, None)

    return command


def test_a_worker_that_is_behind_looks_again_before_it_refuses(tmp_path: Path) -> None:
    async def story() -> None:
        async with two_workers(tmp_path) as (one, other):
            table_id = await new_table(one)
            await other.table(table_id)
            table = await one.change(table_id, first_legal(await one.table(table_id)))
            after = await other.change(table_id, first_legal(table))
            assert [entry.number for entry in after.logbook] == [0, 1]

    asyncio.run(story())


def test_who_has_just_sat_down_is_known_to_every_worker(tmp_path: Path) -> None:
    async def story() -> None:
        async with two_workers(tmp_path) as (one, other):
            table_id = await new_table(one, SeatWish(kind="open"))
            await other.table(table_id)
            await one.change(table_id, lambda draft: sit(draft, "beto", "Beto", None, "link"))
            assert (await other.table_for(table_id, "beto")).room.seats_of("beto") == [1]

    asyncio.run(story())


def test_what_one_worker_has_acknowledged_every_worker_shows(postgres: Postgres) -> None:
    """Before the message of it has come."""

    async def story() -> None:
        engine = open_database(Settings(database=postgres.database()))
        await migrate(engine)
        async with worker(engine) as one, worker(engine) as other:
            table_id = await new_table(one)
            for player in ("ana", "somebody else", None):
                await other.table(table_id)
                table = await one.change(table_id, first_legal(await one.table(table_id)))
                assert (await other.table_for(table_id, player)).version == table.version
        await engine.dispose()

    asyncio.run(story())


def test_a_change_is_heard_by_a_worker_that_is_just_loading_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with two_workers(tmp_path) as (one, other):
            table_id = await new_table(one)
            is_read, goes_on = asyncio.Event(), asyncio.Event()
            load = other.store.tables.load

            async def load_slowly(table_id: str) -> Table | None:
                found = await load(table_id)
                is_read.set()
                await goes_on.wait()
                return found

            monkeypatch.setattr(other.store.tables, "load", load_slowly)
            loading = asyncio.create_task(other.table(table_id))
            await is_read.wait()
            table = await one.change(table_id, first_legal(await one.table(table_id)))
            hearing = asyncio.create_task(other.catch_up([(table_id, table.version)]))
            await asyncio.sleep(0)
            goes_on.set()
            await hearing
            assert (await loading).version == table.version

    asyncio.run(story())


def test_a_change_whose_commit_was_not_confirmed_is_shown_when_it_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with two_workers(tmp_path) as (one, _):
            table_id = await new_table(one)
            table = await one.table(table_id)
            write = one.journal.write

            async def write_and_lose_the_connection(changes: list[Change]) -> set[str]:
                await write(changes)
                raise SQLAlchemyError("the connection was lost")

            monkeypatch.setattr(one.journal, "write", write_and_lose_the_connection)
            with pytest.raises(SQLAlchemyError):
                await one.change(table_id, first_legal(table))
            assert table.version == 0
            shown: list[int] = []
            one.on_change = lambda table: shown.append(table.version)
            assert one.uncertain == {table_id}
            await one.resolve_all()
            assert shown == [table.version] == [1]
            assert one.uncertain == set()

    asyncio.run(story())


def test_whoever_gave_up_does_not_win_for_another(tmp_path: Path) -> None:
    """Two changes wait to be written at one table; who sent the first was cancelled."""

    async def story() -> None:
        async with two_workers(tmp_path) as (one, _):
            table = await one.table(await new_table(one))
            assert table.match is not None
            journal = Journal(one.store.engine, new_id())
            asked = []
            for words in table.match.legal()[:2]:
                draft = table.draft(0.0, 0.0)
                play_commands.move(draft, table.to_act[0], words, 0, None)
                asked.append(asyncio.create_task(journal.append(draft.change())))
            await asyncio.sleep(0)
            asked[0].cancel()
            writing = asyncio.create_task(journal.run())
            assert await asked[1]
            writing.cancel()
            kept = await one.store.tables.load(table.id)
            assert kept is not None
            assert [entry.words for entry in kept.logbook] == table.match.legal()[1:2]

    asyncio.run(story())


def test_messages_are_received_again_after_a_listener_failed(postgres: Postgres) -> None:
    async def story() -> None:
        engine = open_database(Settings(database=postgres.database()))
        worker_messages, other = WorkerMessages(engine, "one"), WorkerMessages(engine, "other")
        heard: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        made_up_for = 0

        async def listener(news: dict[str, Any]) -> None:
            if "trouble" in news:
                raise SQLAlchemyError("the database was away")
            heard.put_nowait(news)

        async def missed() -> None:
            nonlocal made_up_for
            made_up_for += 1

        async with listening(worker_messages, listener, missed), asyncio.timeout(AT_ONCE):
            await other.send(trouble=True)
            while made_up_for < 2:
                await asyncio.sleep(0.01)
            await other.send(said="hello")
            assert (await heard.get())["said"] == "hello"
            assert made_up_for == 2
        await engine.dispose()

    asyncio.run(story())


def test_a_worker_that_does_not_hear_itself_listens_anew(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("levada.server.store.worker_messages.LONGEST_SILENCE", 0.05)

    async def story() -> None:
        engine = open_database(Settings(database=postgres.database()))
        listened_anew = asyncio.Event()
        worker_messages = WorkerMessages(engine, "one")

        async def missed() -> None:
            if worker_messages.is_listening.is_set():
                listened_anew.set()

        async with listening(worker_messages, ignore, missed), asyncio.timeout(AT_ONCE):
            await listened_anew.wait()
        await engine.dispose()

    asyncio.run(story())


async def ignore(_news: dict[str, Any]) -> None:
    return


@asynccontextmanager
async def listening(
    worker_messages: WorkerMessages,
    listener: Callable[[dict[str, Any]], Awaitable[None]],
    missed: Callable[[], Awaitable[None]],
) -> AsyncIterator[None]:
    task = asyncio.create_task(worker_messages.run(listener, missed))
    await worker_messages.is_listening.wait()
    yield
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)

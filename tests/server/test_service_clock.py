"""The server's own clock: it stands while no worker is alive, and only then."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from sqlalchemy.ext.asyncio import AsyncEngine

from levada.server.settings import Settings
from levada.server.store.database import migrate, open_database
from levada.server.store.service_clock import ABSENCE, BEAT, MISSED, ServiceClock
from tests.server.running_server import sqlite

NOON = 1_000_000.0
Story = Callable[[AsyncEngine], Awaitable[None]]


class Wall:
    """The wall clock of a test, which goes when it is told to."""

    def __init__(self) -> None:
        self.time = NOON

    def let_pass(self, seconds: float) -> None:
        self.time += seconds


@pytest.fixture
def wall(monkeypatch: pytest.MonkeyPatch) -> Wall:
    clock = Wall()
    monkeypatch.setattr("levada.server.store.service_clock.time.time", lambda: clock.time)
    return clock


@pytest.fixture
def tell(tmp_path: Path) -> Callable[[Story], None]:
    """Lets a story happen on a database of its own."""

    async def happen(story: Story) -> None:
        engine = open_database(Settings(database=sqlite(tmp_path)))
        await migrate(engine)
        try:
            await story(engine)
        finally:
            await engine.dispose()

    return lambda story: asyncio.run(happen(story))


async def worker(engine: AsyncEngine) -> ServiceClock:
    """A worker that serves."""
    clock = ServiceClock(engine)
    await clock.begin()
    await clock.beat()
    return clock


async def live(clock: ServiceClock, wall: Wall, beats: int) -> None:
    for _ in range(beats):
        wall.let_pass(BEAT)
        await clock.beat()


@pytest.mark.parametrize("down", [2.0, 4.0, 86_400.0])
def test_time_while_nobody_is_alive_is_not_counted(
    wall: Wall, tell: Callable[[Story], None], down: float
) -> None:
    async def story(engine: AsyncEngine) -> None:
        first = await worker(engine)
        await live(first, wall, 4)
        before = first.now()
        wall.let_pass(down)
        assert (await worker(engine)).now() - before == pytest.approx(0.0, abs=BEAT)

    tell(story)


def test_many_deaths_do_not_add_up(wall: Wall, tell: Callable[[Story], None]) -> None:
    """Each comes somewhere between two beats; by the clock they come in the middle."""

    async def story(engine: AsyncEngine) -> None:
        clock = await worker(engine)
        start, alive = clock.now(), 0.0
        for death in range(20):
            await live(clock, wall, 4)
            lived_on = BEAT * (death % 5) / 4
            wall.let_pass(lived_on)
            alive += 4 * BEAT + lived_on
            wall.let_pass(2.3)
            clock = await worker(engine)
        assert clock.now() - start == pytest.approx(alive, abs=0.01)

    tell(story)


def test_the_clock_stands_until_tables_can_be_played_on(
    wall: Wall, tell: Callable[[Story], None]
) -> None:
    async def story(engine: AsyncEngine) -> None:
        before = (await worker(engine)).now()
        wall.let_pass(5.0)
        starting = ServiceClock(engine)
        await starting.begin()
        assert starting.now() == before
        wall.let_pass(60.0)  # it compiles the rules
        assert starting.now() == before
        await starting.beat()
        assert starting.now() - before == pytest.approx(0.0, abs=BEAT)

    tell(story)


def test_a_worker_that_starts_beside_another_counts_nothing(
    wall: Wall, tell: Callable[[Story], None]
) -> None:
    async def story(engine: AsyncEngine) -> None:
        other = await worker(engine)
        wall.let_pass(MISSED)
        newcomer = await worker(engine)
        await other.beat()
        assert newcomer.now() == other.now() == wall.time

    tell(story)


def test_workers_that_are_slow_to_beat_are_not_taken_for_dead(
    wall: Wall, tell: Callable[[Story], None]
) -> None:
    async def story(engine: AsyncEngine) -> None:
        other = await worker(engine)
        newcomer = ServiceClock(engine)
        await newcomer.begin()
        await live(other, wall, 1)
        wall.let_pass(ABSENCE)
        await newcomer.beat()
        assert newcomer.now() == wall.time

    tell(story)


def test_a_worker_that_is_not_ready_goes_with_one_that_is(
    wall: Wall, tell: Callable[[Story], None]
) -> None:
    async def story(engine: AsyncEngine) -> None:
        await worker(engine)
        wall.let_pass(5.0)
        slow = ServiceClock(engine)
        await slow.begin()
        quick = await worker(engine)
        await live(quick, wall, 4)
        await slow.follow()
        assert slow.now() == quick.now()
        await slow.beat()
        assert slow.now() == quick.now()

    tell(story)


def test_an_absence_is_counted_once_by_many_workers(
    wall: Wall, tell: Callable[[Story], None]
) -> None:
    async def story(engine: AsyncEngine) -> None:
        before = (await worker(engine)).now()
        wall.let_pass(10.0)
        workers = [await worker(engine) for _ in range(3)]
        assert {clock.now() for clock in workers} == {before + BEAT / 2}

    tell(story)


def test_a_slow_moment_is_no_absence_and_a_long_one_is(
    wall: Wall, tell: Callable[[Story], None]
) -> None:
    async def story(engine: AsyncEngine) -> None:
        clock = await worker(engine)
        wall.let_pass(ABSENCE)
        await clock.beat()
        assert clock.now() == wall.time
        wall.let_pass(ABSENCE + 1)
        await clock.beat()
        assert clock.now() == wall.time - ABSENCE - 1

    tell(story)


def test_a_worker_that_cannot_beat_lets_no_time_pass(
    wall: Wall, tell: Callable[[Story], None]
) -> None:
    """The database was away: the first to reach it counts that, the others may not yet know."""

    async def story(engine: AsyncEngine) -> None:
        first, second = await worker(engine), await worker(engine)
        before = second.now()
        wall.let_pass(30.0)
        await first.beat()
        assert second.now() - before == ABSENCE
        await second.beat()
        assert second.now() == first.now() == before

    tell(story)


def test_the_clock_of_a_new_database_shows_the_time(
    tell: Callable[[Story], None],
) -> None:
    async def story(engine: AsyncEngine) -> None:
        before = time.time()
        clock = await worker(engine)
        assert before <= clock.now() <= time.time()

    tell(story)

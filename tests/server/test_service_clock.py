"""The server's own clock: it stands while no worker is alive, and only then."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from sqlalchemy.ext.asyncio import AsyncEngine

from levada.server.settings import Settings
from levada.server.store import service_clock
from levada.server.store.database import migrate, open_database
from levada.server.store.service_clock import ABSENCE, BEAT, IDLE_BEAT, ServiceClock
from tests.server.database_contents import rows_of
from tests.server.running_server import sqlite

NOON = 1_000_000.0
HOUR = 3600.0
Story = Callable[[AsyncEngine], Awaitable[None]]


class Time:
    """Instead of `time`: it goes when it is told to, and its wall clock can be set."""

    def __init__(self) -> None:
        self.passed = 0.0
        self.wall = NOON

    def let_pass(self, seconds: float) -> None:
        self.passed += seconds

    def monotonic(self) -> float:
        return self.passed

    def time(self) -> float:
        return self.wall + self.passed


@pytest.fixture
def clocks(monkeypatch: pytest.MonkeyPatch) -> Time:
    told = Time()
    monkeypatch.setattr(service_clock, "time", told)
    return told


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


async def live(clock: ServiceClock, clocks: Time, beats: int) -> None:
    for _ in range(beats):
        clocks.let_pass(BEAT)
        await clock.beat()


@pytest.mark.parametrize("down", [0.2, 0.9, 2.0, 4.0, 86_400.0])
def test_time_while_nobody_is_alive_is_not_counted(
    clocks: Time, tell: Callable[[Story], None], down: float
) -> None:
    async def story(engine: AsyncEngine) -> None:
        first = await worker(engine)
        await live(first, clocks, 4)
        before = first.now()
        clocks.let_pass(down)
        assert (await worker(engine)).now() - before == BEAT / 2

    tell(story)


@pytest.mark.parametrize("step", [-HOUR, HOUR, 400 * 24 * HOUR])
def test_nobody_gains_or_loses_when_the_wall_clock_is_set(
    clocks: Time, tell: Callable[[Story], None], step: float
) -> None:
    async def story(engine: AsyncEngine) -> None:
        first, second = await worker(engine), await worker(engine)
        before = first.now()
        for change in (step, -step):
            clocks.wall += change
            await live(first, clocks, 2)
            await second.beat()
        passed = 4 * BEAT
        clocks.wall += step
        restarted = await worker(engine)
        shown = [clock.now() - before for clock in (first, second, restarted)]
        assert shown == pytest.approx([passed] * 3, abs=BEAT)

    tell(story)


def test_many_deaths_do_not_add_up(clocks: Time, tell: Callable[[Story], None]) -> None:
    """Each comes somewhere between two beats; by the clock they come in the middle."""

    async def story(engine: AsyncEngine) -> None:
        clock = await worker(engine)
        start, alive = clock.now(), 0.0
        for death in range(20):
            await live(clock, clocks, 4)
            lived_on = BEAT * (death % 5) / 4
            clocks.let_pass(lived_on)
            alive += 4 * BEAT + lived_on
            clocks.let_pass(2.3)
            clock = await worker(engine)
        assert clock.now() - start == pytest.approx(alive, abs=0.01)

    tell(story)


def test_the_clock_stands_until_tables_can_be_played_on(
    clocks: Time, tell: Callable[[Story], None]
) -> None:
    async def story(engine: AsyncEngine) -> None:
        before = (await worker(engine)).now()
        clocks.let_pass(5.0)
        starting = ServiceClock(engine)
        await starting.begin()
        assert starting.now() == before
        clocks.let_pass(60.0)  # it compiles the rules
        await starting.follow()
        assert starting.now() == before
        await starting.beat()
        assert starting.now() - before == BEAT / 2

    tell(story)


def test_a_worker_that_starts_beside_another_counts_nothing(
    clocks: Time, tell: Callable[[Story], None]
) -> None:
    async def story(engine: AsyncEngine) -> None:
        other = await worker(engine)
        before = other.now()
        newcomer = ServiceClock(engine)
        await newcomer.begin()
        await live(other, clocks, 4)
        await newcomer.beat()
        assert newcomer.now() == other.now() == before + 4 * BEAT

    tell(story)


def test_a_worker_that_was_slow_to_beat_is_caught_up_with(
    clocks: Time, tell: Callable[[Story], None]
) -> None:
    async def story(engine: AsyncEngine) -> None:
        other = await worker(engine)
        before = other.now()
        clocks.let_pass(ABSENCE)
        newcomer = await worker(engine)
        await other.beat()
        await newcomer.beat()
        assert newcomer.now() == other.now() == before + ABSENCE

    tell(story)


def test_a_worker_that_is_not_ready_goes_with_one_that_is(
    clocks: Time, tell: Callable[[Story], None]
) -> None:
    async def story(engine: AsyncEngine) -> None:
        await worker(engine)
        clocks.let_pass(5.0)
        slow = ServiceClock(engine)
        await slow.begin()
        quick = await worker(engine)
        await live(quick, clocks, 4)
        await slow.follow()
        assert slow.now() == quick.now()
        await slow.beat()
        assert slow.now() == quick.now()

    tell(story)


def test_an_absence_is_left_out_by_many_workers(
    clocks: Time, tell: Callable[[Story], None]
) -> None:
    async def story(engine: AsyncEngine) -> None:
        before = (await worker(engine)).now()
        clocks.let_pass(10.0)
        starting = [ServiceClock(engine) for _ in range(3)]
        for clock in starting:
            await clock.begin()
        for clock in starting:
            await clock.beat()
        assert {clock.now() for clock in starting} == {before + BEAT / 2}

    tell(story)


def test_a_slow_moment_is_no_absence_and_a_long_one_is(
    clocks: Time, tell: Callable[[Story], None]
) -> None:
    async def story(engine: AsyncEngine) -> None:
        clock = await worker(engine)
        before = clock.now()
        clocks.let_pass(ABSENCE)
        await clock.beat()
        assert clock.now() == before + ABSENCE
        clocks.let_pass(ABSENCE + 1)
        await clock.beat()
        assert clock.now() == before + ABSENCE

    tell(story)


def test_a_worker_that_cannot_beat_lets_no_time_pass(
    clocks: Time, tell: Callable[[Story], None]
) -> None:
    """The database was away: the first to reach it leaves that out, the others may not yet know."""

    async def story(engine: AsyncEngine) -> None:
        first, second = await worker(engine), await worker(engine)
        before = second.now()
        clocks.let_pass(30.0)
        await first.beat()
        assert second.now() - before == ABSENCE
        await second.beat()
        assert second.now() == first.now() == before

    tell(story)


def test_little_is_written_while_no_clock_runs(
    clocks: Time, tell: Callable[[Story], None], tmp_path: Path
) -> None:
    async def story(engine: AsyncEngine) -> None:
        clock = await worker(engine)
        before, written = clock.now(), 0
        stored = clock.stored
        for _ in range(int(2 * IDLE_BEAT / BEAT)):
            clocks.let_pass(BEAT)
            await clock.beat(is_idle=True)
            written += clock.stored != stored
            stored = clock.stored
        assert written == 2
        assert clock.now() - before == pytest.approx(2 * IDLE_BEAT)

    tell(story)
    [row] = rows_of(sqlite(tmp_path))["service"]
    assert row["time"] == pytest.approx(NOON + 2 * IDLE_BEAT, abs=1.0)


def test_the_clock_of_a_new_database_shows_the_time(
    tell: Callable[[Story], None],
) -> None:
    async def story(engine: AsyncEngine) -> None:
        before = time.time()
        clock = await worker(engine)
        assert before <= clock.now() <= time.time() + BEAT

    tell(story)

"""Threads shared fairly: the order in which people and their tables are served."""

import asyncio
import sys
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from os import PRIO_PROCESS, getpriority

import pytest

from levada.server.fair_threads import NICENESS, FairThreads


class Thinker:
    """Thinks in threads that stand until they are let go; notes what was begun."""

    def __init__(self, threads: int) -> None:
        self.threads = FairThreads(threads, "test")
        self.begun: list[str] = []
        self.may_go = threading.Semaphore(0)
        self.tasks: dict[str, asyncio.Task[str]] = {}

    def think(self, thought: str) -> str:
        self.begun.append(thought)
        self.may_go.acquire()
        return thought

    async def wants(self, *thoughts: str) -> None:
        """Each is a person, a table and a number, such as `ana 1 a`."""
        for thought in thoughts:
            person, table, _ = thought.split()
            work = self.threads.run(person, table, self.think, thought)
            self.tasks[thought] = asyncio.create_task(work)
        await asyncio.sleep(0)

    async def begin(self, number: int) -> None:
        while len(self.begun) < number:
            await asyncio.sleep(0.001)

    async def let_go(self) -> list[str]:
        """One after the other; the order in which all were begun."""
        while pending := [task for task in self.tasks.values() if not task.done()]:
            following = len(self.begun) + bool(self.threads.waiting)
            self.may_go.release()
            await asyncio.wait(pending, return_when=asyncio.FIRST_COMPLETED)
            await self.begin(following)
        return self.begun


@asynccontextmanager
async def thinking(threads: int = 1) -> AsyncIterator[Thinker]:
    thinker = Thinker(threads)
    try:
        yield thinker
    finally:
        thinker.may_go.release(1000)
        thinker.threads.stop()


def test_somebody_else_waits_for_what_runs_and_for_no_more() -> None:
    async def story() -> list[str]:
        async with thinking() as thinker:
            await thinker.wants(*(f"ana {table} a" for table in range(5)))
            await thinker.begin(1)
            await thinker.wants("beto 9 a", "beto 9 b")
            return await thinker.let_go()

    order = asyncio.run(story())
    assert [thought[0] for thought in order] == ["a", "b", "a", "b", "a", "a", "a"]


def test_a_person_s_tables_take_turns() -> None:
    async def story() -> list[str]:
        async with thinking() as thinker:
            await thinker.wants("ana 1 a", "ana 1 b", "ana 1 c", "ana 1 d")
            await thinker.begin(1)
            await thinker.wants("ana 2 a")
            return await thinker.let_go()

    assert asyncio.run(story()) == ["ana 1 a", "ana 1 b", "ana 2 a", "ana 1 c", "ana 1 d"]


def test_a_free_thread_goes_to_who_has_the_fewest() -> None:
    """Even if the other has waited longer."""

    async def story() -> list[str]:
        async with thinking(threads=2) as thinker:
            await thinker.wants("ana 1 a", "ana 2 a", "ana 3 a")
            await thinker.begin(2)
            await thinker.wants("beto 9 a")
            return (await thinker.let_go())[2:]

    assert asyncio.run(story()) == ["beto 9 a", "ana 3 a"]


def test_alone_a_person_has_all_threads() -> None:
    async def story() -> None:
        async with thinking(threads=3) as thinker:
            await thinker.wants("ana 1 a", "ana 1 b", "ana 1 c")
            await thinker.begin(3)

    asyncio.run(story())


def test_what_nobody_waits_for_any_more_is_not_begun() -> None:
    async def story() -> list[str]:
        async with thinking() as thinker:
            await thinker.wants("ana 1 a", "ana 1 b", "ana 1 c")
            await thinker.begin(1)
            thinker.tasks["ana 1 b"].cancel()
            return await thinker.let_go()

    assert asyncio.run(story()) == ["ana 1 a", "ana 1 c"]


def test_a_thread_is_taken_until_the_thought_ends_though_nobody_waits() -> None:
    async def story() -> None:
        async with thinking() as thinker:
            await thinker.wants("ana 1 a")
            await thinker.begin(1)
            thinker.tasks["ana 1 a"].cancel()
            await thinker.wants("ana 1 b")
            await asyncio.sleep(0.01)
            assert thinker.begun == ["ana 1 a"]
            thinker.may_go.release()
            await thinker.begin(2)

    asyncio.run(story())


def test_what_goes_wrong_is_told_and_others_go_on() -> None:
    async def story() -> None:
        threads = FairThreads(1, "test")
        with pytest.raises(ValueError, match="wrong"):
            await threads.run("ana", "1", fail)
        assert await threads.run("ana", "1", int, "7") == 7
        threads.stop()

    def fail() -> None:
        raise ValueError("wrong")

    asyncio.run(story())


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux has a priority for each thread")
def test_thoughts_are_less_urgent_than_answers() -> None:
    async def story() -> int:
        threads = FairThreads(1, "test")
        found = await threads.run(
            "ana", "1", lambda: getpriority(PRIO_PROCESS, threading.get_native_id())
        )
        threads.stop()
        return found

    assert asyncio.run(story()) == min(19, getpriority(PRIO_PROCESS, 0) + NICENESS)

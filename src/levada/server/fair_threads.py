"""Threads for what thinks long, shared fairly: each person in turn, and of a person each table in turn."""

import asyncio
import os
import sys
import threading
import time
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from typing import Any, TypeVar

from levada.server.metrics import THOUGHT_WAITS

Result = TypeVar("Result")
NICENESS = 5
"""A thought has a third of the processor's time that an answer has, where both want it."""
MOST_REMEMBERED = 1_000
"""People of whom it is known when they were last served; all others were so longer ago."""


@dataclass
class Job:
    work: Callable[[], Any]
    done: asyncio.Future[Any]
    since: float = field(default_factory=time.monotonic)


class FairThreads:
    """However much one person wants, another waits for what is running and for no more.

    A free thread goes to somebody who has the fewest, and of these to who was served longest ago.
    """

    def __init__(self, threads: int, name: str) -> None:
        self.threads = threads
        self.name = name
        self.executor = ThreadPoolExecutor(threads, name, lower_priority)
        self.running: dict[asyncio.Future[Any], str] = {}
        """For whom the threads work."""
        self.waiting: dict[str, dict[str, deque[Job]]] = {}
        """By person, then by table: the next to be served stands first."""
        self.served: dict[str, float] = {}
        """When people were last given a thread, in that order."""

    async def run(
        self, person: str, table: str, work: Callable[..., Result], *given: Any
    ) -> Result:
        """Works in a thread once it is the person's and the table's turn."""
        job = Job(partial(work, *given), asyncio.get_running_loop().create_future())
        self.waiting.setdefault(person, {}).setdefault(table, deque()).append(job)
        self.start_waiting()
        result: Result = await job.done
        return result

    def is_waiting(self, person: str, table: str) -> bool:
        return table in self.waiting.get(person, {})

    def start_waiting(self) -> None:
        while self.waiting and len(self.running) < self.threads:
            person = min(self.waiting, key=self.standing)
            job = self.next_of(person)
            if not job.done.cancelled():
                self.start(person, job)

    def standing(self, person: str) -> tuple[int, float]:
        """Whoever has the least is served next."""
        return list(self.running.values()).count(person), self.served.get(person, 0.0)

    def next_of(self, person: str) -> Job:
        """Takes a person's next job; its table goes to the end of those that wait."""
        tables = self.waiting[person]
        table = next(iter(tables))
        jobs = tables.pop(table)
        job = jobs.popleft()
        if jobs:
            tables[table] = jobs
        if not tables:
            del self.waiting[person]
        return job

    def start(self, person: str, job: Job) -> None:
        now = time.monotonic()
        THOUGHT_WAITS.labels(self.name).observe(now - job.since)
        self.served.pop(person, None)
        self.served[person] = now
        if len(self.served) > MOST_REMEMBERED:
            self.served.pop(next(iter(self.served)))
        working = asyncio.get_running_loop().run_in_executor(self.executor, job.work)
        self.running[working] = person
        working.add_done_callback(partial(self.finish, job))

    def finish(self, job: Job, working: asyncio.Future[Any]) -> None:
        """Nobody may wait for it any more; the thread was busy all the same."""
        del self.running[working]
        error = None if working.cancelled() else working.exception()
        if job.done.cancelled() or working.cancelled():
            job.done.cancel()
        elif error is not None:
            job.done.set_exception(error)
        else:
            job.done.set_result(working.result())
        self.start_waiting()

    def stop(self) -> None:
        """What waits is dropped; a thought that runs comes to its end, and nobody waits for it."""
        self.waiting.clear()
        self.executor.shutdown(wait=False, cancel_futures=True)
        for working in self.running:
            working.cancel()


def lower_priority() -> None:
    """This thread's alone, where the system can: moves and answers come before thoughts."""
    if sys.platform == "linux":
        thread = threading.get_native_id()
        os.setpriority(os.PRIO_PROCESS, thread, os.getpriority(os.PRIO_PROCESS, thread) + NICENESS)

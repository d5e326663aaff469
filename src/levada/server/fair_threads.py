"""Threads for what thinks long, shared fairly: each person in turn, and of a person each table in turn."""

import asyncio
import os
import sys
import threading
import time
from collections import Counter, deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from typing import Any, TypeVar

from levada.server.metrics import THOUGHT_WAITS

Result = TypeVar("Result")


@dataclass
class Job:
    work: Callable[[], Any]
    done: asyncio.Future[Any]
    since: float = field(default_factory=time.monotonic)


class FairThreads:
    """However much one person wants, another waits for what is running and for no more.

    Where people wait, a free thread goes to one who has the fewest, and of these to who has waited longest.
    """

    def __init__(self, threads: int, name: str, niceness: int) -> None:
        self.threads = threads
        self.name = name
        self.executor = ThreadPoolExecutor(threads, name, partial(lower_priority, niceness))
        self.running: Counter[str] = Counter()
        """How many threads each person has."""
        self.waiting: dict[str, dict[str, deque[Job]]] = {}
        """By person, then by table; in both, whose turn comes first stands first."""

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
        while self.waiting and self.running.total() < self.threads:
            person = min(self.waiting, key=lambda person: self.running[person])
            job = self.next_of(person)
            if not job.done.cancelled():
                self.start(person, job)

    def next_of(self, person: str) -> Job:
        """Takes the next job; the person and the table go to the end of those that wait."""
        tables = self.waiting.pop(person)
        table = next(iter(tables))
        jobs = tables.pop(table)
        job = jobs.popleft()
        if jobs:
            tables[table] = jobs
        if tables:
            self.waiting[person] = tables
        return job

    def start(self, person: str, job: Job) -> None:
        THOUGHT_WAITS.labels(self.name).observe(time.monotonic() - job.since)
        self.running[person] += 1
        working = asyncio.get_running_loop().run_in_executor(self.executor, job.work)
        working.add_done_callback(partial(self.finish, person, job))

    def finish(self, person: str, job: Job, working: asyncio.Future[Any]) -> None:
        """Nobody may wait for it any more; the thread was busy all the same."""
        self.running -= Counter([person])  # and forgets who has none
        error = None if working.cancelled() else working.exception()
        if job.done.cancelled() or working.cancelled():
            job.done.cancel()
        elif error is not None:
            job.done.set_exception(error)
        else:
            job.done.set_result(working.result())
        self.start_waiting()

    async def stop(self) -> None:
        """What waits is dropped; what runs is waited for."""
        self.waiting.clear()
        await asyncio.to_thread(self.executor.shutdown, wait=True, cancel_futures=True)


def lower_priority(niceness: int) -> None:
    """This thread's alone, where the system can: moves and answers come before thoughts."""
    if sys.platform == "linux":
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), niceness)

"""Background tasks: started together, restarted when they fail, counted, reported while down."""

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine, Iterable, Iterator
from contextlib import contextmanager
from typing import Any

from levada.server.metrics import FAULTS, TASK_FAILURES
from levada.server.store.database import STORE_ERRORS

log = logging.getLogger("levada.supervision")
FIRST_PAUSE = 0.5
LONGEST_PAUSE = 30.0
FORGIVEN_AFTER = 300.0
"""Seconds of running after which an earlier failure no longer lengthens the pause."""
Run = Callable[[], Coroutine[Any, Any, None]]


def next_pause(last: float) -> float:
    """Seconds before the next try, each time twice as long."""
    return min(2 * last, LONGEST_PAUSE) if last else FIRST_PAUSE


class BackgroundTask:
    """Runs something again whenever it fails, after a pause that doubles from failure to failure."""

    def __init__(self, name: str, run: Run) -> None:
        self.name = name
        self.run = run
        self.pause = 0.0
        """Seconds waited before the last restart; none if it has not failed."""
        self.started: float | None = None
        """None while it waits for a restart."""

    async def supervise(self) -> None:
        while True:
            self.started = time.monotonic()
            try:
                await self.run()
            except Exception:
                log.critical("background task %s has failed", self.name, exc_info=True)
                self.note_failure(time.monotonic() - self.started)
            else:
                self.pause = 0.0  # it had an end, and has reached it
                return
            await asyncio.sleep(self.pause)

    def note_failure(self, ran: float) -> None:
        FAULTS.inc()
        TASK_FAILURES.labels(self.name).inc()
        self.pause = next_pause(0.0 if ran > FORGIVEN_AFTER else self.pause)
        self.started = None

    @property
    def is_down(self) -> bool:
        """It has failed, and has not yet run again for as long as it waited for its restart.

        So a task that keeps failing stays down, although it runs for a moment now and then.
        """
        if self.pause == 0:
            return False
        return self.started is None or time.monotonic() - self.started < self.pause


class Supervisor:
    """The background tasks of a worker."""

    def __init__(self, runs: dict[str, Run]) -> None:
        self.tasks = [BackgroundTask(name, run) for name, run in runs.items()]
        self.running: list[asyncio.Task[None]] = []

    def start(self) -> None:
        self.running = [asyncio.create_task(task.supervise()) for task in self.tasks]

    async def stop(self) -> None:
        await cancel_all(self.running)

    @property
    def down(self) -> list[str]:
        """The names of the tasks that have failed and are not yet reliable again."""
        return [task.name for task in self.tasks if task.is_down]


async def cancel_all(tasks: Iterable[asyncio.Task[None]]) -> None:
    """Returns when all of them have ended."""
    cancelled = list(tasks)
    for task in cancelled:
        task.cancel()
    await asyncio.gather(*cancelled, return_exceptions=True)


@contextmanager
def store_may_fail(what: str) -> Iterator[None]:
    """For work that is tried again: the database being away is logged, and no fault of ours."""
    try:
        yield
    except STORE_ERRORS as error:
        log.warning("%s: the store does not answer: %s", what, type(error).__name__)


@contextmanager
def contained(what: str) -> Iterator[None]:
    """For one of many: if it fails, that is logged and counted, and the others go on."""
    with store_may_fail(what):
        try:
            yield
        except STORE_ERRORS:
            raise
        except Exception:
            FAULTS.inc()
            log.exception("%s has failed", what)

"""Workers as processes of their own: replaced when they end or hang, stopped together."""

import logging
import multiprocessing
import signal
import time
from collections.abc import Callable
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess

from levada.cli.interrupts import INTERRUPTED
from levada.cli.stoppable_server import LONGEST_STOP, Turns, status_after
from levada.server.supervision import next_pause

log = logging.getLogger("levada.serve")
SPAWN = multiprocessing.get_context("spawn")
CHECK_EVERY = 0.25
LONGEST_SILENCE = 120
"""Checks at which a worker that has served shows no sign of life, before it is killed: half a minute.

Checks are counted and not seconds, so that a machine that slept has killed nobody."""
CLEAN_ENDS = (0, INTERRUPTED, -signal.SIGTERM)
"""Exit statuses of a worker that was told to stop; a terminal's Ctrl-C reaches it too."""
PATIENCE = 1.0
"""Seconds a worker has beyond the time in which it ends itself."""
Target = Callable[[Connection, Turns], None]


class WorkerProcess:
    """One of the workers: a process, and another one whenever it has ended."""

    def __init__(self, target: Target, lifeline: Connection | None = None) -> None:
        self.target = target
        self.lifeline = lifeline
        self.process: SpawnProcess | None = None
        self.turns = Turns()
        self.turns_seen = 0
        self.silent_checks = 0
        self.pause = 0.0
        self.resumes = 0.0
        """When, by monotonic time, it is started again."""

    def start(self) -> None:
        self.turns = SPAWN.RawValue(Turns)
        self.turns_seen = self.silent_checks = 0
        self.process = SPAWN.Process(target=self.target, args=(self.lifeline, self.turns))
        self.process.start()

    def check(self) -> None:
        """Starts it if there is none, kills it if it hangs."""
        if self.process is None:
            if time.monotonic() >= self.resumes:
                self.start()
        elif not self.process.is_alive():
            self.note_end(self.process)
        elif self.is_silent():
            log.error("worker %d does not answer and is killed", self.process.pid)
            self.process.kill()

    def note_end(self, process: SpawnProcess) -> None:
        """One that has served is replaced soon; the pauses of one that cannot start grow."""
        has_served = self.turns.value > 0
        self.pause = next_pause(0.0 if has_served else self.pause)
        self.resumes = time.monotonic() + self.pause
        self.process = None
        log.error(
            "worker %d has ended with status %s; another is started in %g s",
            process.pid,
            process.exitcode,
            self.pause,
        )
        process.close()

    def is_silent(self) -> bool:
        if self.turns.value != self.turns_seen or self.turns.value == 0:
            self.turns_seen, self.silent_checks = self.turns.value, 0
        else:
            self.silent_checks += 1
        return self.silent_checks >= LONGEST_SILENCE


class WorkerProcesses:
    """All workers of a server. They end with their parent, whose end closes the lifeline."""

    def __init__(self, target: Target, number: int) -> None:
        lifeline, self.held_end = SPAWN.Pipe(duplex=False)
        self.all = [WorkerProcess(target, lifeline) for _ in range(number)]
        self.signals: list[int] = []

    def run(self) -> int:
        """Until a signal tells it to stop; the exit status."""
        for each in (signal.SIGTERM, signal.SIGINT):
            signal.signal(each, lambda number, _frame: self.signals.append(number))
        while not self.signals:
            for worker in self.all:
                worker.check()
            time.sleep(CHECK_EVERY)
        return self.stop()

    def stop(self) -> int:
        """All are told, and killed if they take too long or a second signal comes."""
        running = [worker.process for worker in self.all if worker.process is not None]
        for process in running:
            process.terminate()
        end = time.monotonic() + LONGEST_STOP + PATIENCE
        while any(process.is_alive() for process in running):
            if time.monotonic() > end or len(self.signals) > 1:
                log.error("workers do not stop and are killed")
                break
            time.sleep(0.05)
        for process in running:
            process.kill()
            process.join()
        is_clean = all(process.exitcode in CLEAN_ENDS for process in running)
        told_by = self.signals[0] if self.signals else signal.SIGTERM
        return status_after(told_by) if is_clean else 1

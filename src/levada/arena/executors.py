"""Who plays the games: this process or several; each takes the next task when it is free."""

import signal
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import NoReturn, TypeAlias

from levada.arena.game_task import Played, Task, play
from levada.players.engine_pool import ENGINES

STOP_SECONDS = 5.0

Games: TypeAlias = Generator[Played, None, None]
Executor: TypeAlias = Callable[[Iterator[Task]], Games]
"""Plays tasks and gives the games as they end. Tasks are taken no earlier than they are begun."""


def alone(tasks: Iterator[Task]) -> Games:
    try:
        for task in tasks:
            yield play(task)
    finally:
        ENGINES.close()


def in_processes(workers: int, prepare: Callable[[], None]) -> Executor:
    """So many processes, started afresh when all is prepared; that is safe beside threads."""

    def play_all(tasks: Iterator[Task]) -> Games:
        prepare()
        started: list[Worker] = []
        try:
            started += [Worker() for _ in range(workers)]
            busy = {worker.pipe: worker for worker in started if worker.begins(tasks)}
            while busy:
                for pipe in wait(list(busy)):
                    assert isinstance(pipe, Connection)
                    worker = busy.pop(pipe)
                    yield worker.game()
                    if worker.begins(tasks):
                        busy[pipe] = worker
        finally:
            for worker in started:
                worker.process.terminate()
            for worker in started:
                worker.wait_for_end()

    return play_all


@contextmanager
def worker_checked() -> Iterator[None]:
    try:
        yield
    except (EOFError, ConnectionError):
        raise RuntimeError("a worker of the arena has died; what it said is above") from None


class Worker:
    """A process that plays one task after another."""

    def __init__(self) -> None:
        context = get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process: BaseProcess = context.Process(target=serve, args=(theirs,), daemon=True)
        with ctrl_c_blocked():  # else one that is just starting would print a traceback
            self.process.start()
        theirs.close()

    def begins(self, tasks: Iterator[Task]) -> bool:
        """Hands over the next task, if there is one."""
        task = next(tasks, None)
        if task is not None:
            with worker_checked():
                self.pipe.send(task)
        return task is not None

    def game(self) -> Played:
        with worker_checked():
            played = self.pipe.recv()
        assert isinstance(played, Played)
        return played

    def wait_for_end(self) -> None:
        self.process.join(STOP_SECONDS)
        self.process.kill()  # where a player's code does not let it end
        self.process.join()
        self.process.close()
        self.pipe.close()


@contextmanager
def ctrl_c_blocked() -> Iterator[None]:
    """Ctrl-C waits until this is over, and never reaches a process started meanwhile."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def serve(pipe: Connection) -> None:
    """What a worker does until the pipe is closed or it is stopped; its engines end with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # where it could not be blocked
    signal.signal(signal.SIGTERM, stop_serving)
    try:
        while True:
            pipe.send(play(pipe.recv()))
    except (EOFError, BrokenPipeError, KeyboardInterrupt):
        return
    finally:
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
        ENGINES.close()


def stop_serving(_signal: int, _frame: object) -> NoReturn:
    raise KeyboardInterrupt  # which is not taken for a player's own

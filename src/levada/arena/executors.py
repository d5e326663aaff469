"""Who plays the games: this process or several; each takes the next task when it is free."""

import signal
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import TypeAlias

from levada.arena.game_task import Played, Task, play

Games: TypeAlias = Generator[Played, None, None]
Executor: TypeAlias = Callable[[Iterator[Task]], Games]
"""Plays tasks and gives the games as they end. Tasks are taken no earlier than they are begun."""


def alone(tasks: Iterator[Task]) -> Games:
    for task in tasks:
        yield play(task)


def in_processes(workers: int, prepare: Callable[[], None]) -> Executor:
    """So many processes, started afresh when all is prepared; that is safe beside threads."""

    def play_all(tasks: Iterator[Task]) -> Games:
        prepare()
        executor: list[Worker] = []
        try:
            executor += [Worker() for _ in range(workers)]
            busy = {worker.pipe: worker for worker in executor if worker.begins(tasks)}
            while busy:
                for pipe in wait(list(busy)):
                    assert isinstance(pipe, Connection)
                    worker = busy.pop(pipe)
                    yield worker.game()
                    if worker.begins(tasks):
                        busy[pipe] = worker
        finally:
            for worker in executor:
                worker.dismiss()

    return play_all


@contextmanager
def from_the_living() -> Iterator[None]:
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
        with deaf_to_ctrl_c():  # a child hears of Ctrl-C before it can say that it will not
            self.process.start()
        theirs.close()

    def begins(self, tasks: Iterator[Task]) -> bool:
        """Hands over the next task, if there is one."""
        task = next(tasks, None)
        if task is not None:
            with from_the_living():
                self.pipe.send(task)
        return task is not None

    def game(self) -> Played:
        with from_the_living():
            played = self.pipe.recv()
        assert isinstance(played, Played)
        return played

    def dismiss(self) -> None:
        self.process.terminate()
        self.process.join()
        self.process.close()
        self.pipe.close()


@contextmanager
def deaf_to_ctrl_c() -> Iterator[None]:
    """Ctrl-C waits until this is over; a process begun meanwhile never hears of it."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def serve(pipe: Connection) -> None:
    """The life of a worker: it ends with the pipe, or when it is dismissed."""
    while True:
        try:
            task = pipe.recv()
        except EOFError:
            return
        pipe.send(play(task))

"""Who plays the games: this process or several; each takes the next task when it is free."""

import signal
from collections.abc import Callable, Generator, Iterator
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import TypeAlias

from levada.arena.playing import Played, Task, play

Games: TypeAlias = Generator[Played, None, None]
Crew: TypeAlias = Callable[[Iterator[Task]], Games]
"""Plays tasks and gives the games as they end. Tasks are taken no earlier than they are begun."""


def alone(tasks: Iterator[Task]) -> Games:
    for task in tasks:
        yield play(task)


def in_processes(workers: int) -> Crew:
    """So many processes, started afresh, which is safe beside threads."""

    def play_all(tasks: Iterator[Task]) -> Games:
        crew = [Worker() for _ in range(workers)]
        try:
            busy = {worker.pipe: worker for worker in crew if worker.begins(tasks)}
            while busy:
                for pipe in wait(list(busy)):
                    assert isinstance(pipe, Connection)
                    worker = busy.pop(pipe)
                    yield worker.game()
                    if worker.begins(tasks):
                        busy[pipe] = worker
        finally:
            for worker in crew:
                worker.dismiss()

    return play_all


class Worker:
    """A process that plays one task after another."""

    def __init__(self) -> None:
        context = get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process: BaseProcess = context.Process(target=serve, args=(theirs,), daemon=True)
        self.process.start()
        theirs.close()

    def begins(self, tasks: Iterator[Task]) -> bool:
        """Hands over the next task, if there is one."""
        task = next(tasks, None)
        if task is not None:
            self.pipe.send(task)
        return task is not None

    def game(self) -> Played:
        try:
            played = self.pipe.recv()
        except (EOFError, ConnectionResetError):
            raise RuntimeError("a worker of the arena has died; what it said is above") from None
        assert isinstance(played, Played)
        return played

    def dismiss(self) -> None:
        self.process.terminate()
        self.process.join()
        self.process.close()
        self.pipe.close()


def serve(pipe: Connection) -> None:
    """The life of a worker: it ends with the pipe, or when it is dismissed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever began the games hears of Ctrl-C
    while True:
        try:
            task = pipe.recv()
        except EOFError:
            return
        pipe.send(play(task))

"""Who plays the games: this process or several; each takes the next task when it is free."""

import signal
from collections.abc import Callable, Generator, Iterator, MutableSequence
from contextlib import contextmanager, suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import NoReturn, TypeAlias

from levada.arena.game_task import Played, Task, lost, play
from levada.arena.lineup import seated
from levada.bots.levels import LEVEL_NAMES
from levada.contract import NOBODY
from levada.players import turn_note
from levada.players.engine_pool import ENGINES
from levada.players.failure import Failure

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
                        busy[worker.pipe] = worker
        finally:
            for worker in started:
                worker.process.terminate()
            for worker in started:
                worker.wait_for_end()

    return play_all


class Worker:
    """A process that plays one task after another, and a new one where a player crashed it."""

    def __init__(self) -> None:
        self.turn = get_context("spawn").Array("i", [NOBODY, 0], lock=False)
        """Whose turn it is there."""
        self.task: Task | None = None
        self.start()

    def start(self) -> None:
        context = get_context("spawn")
        self.turn[turn_note.SEAT] = NOBODY
        self.pipe, theirs = context.Pipe()
        self.process: BaseProcess = context.Process(
            target=serve, args=(theirs, self.turn), daemon=True
        )
        with ctrl_c_blocked():  # else one that is just starting would print a traceback
            self.process.start()
        theirs.close()

    def begins(self, tasks: Iterator[Task]) -> bool:
        """Hands over the next task, if there is one."""
        self.task = next(tasks, None)
        if self.task is not None:
            with suppress(ConnectionError):  # it has died, as `game` will find
                self.pipe.send(self.task)
        return self.task is not None

    def game(self) -> Played:
        try:
            played = self.pipe.recv()
        except (EOFError, ConnectionError):
            return self.lost_game()
        assert isinstance(played, Played)
        return played

    def lost_game(self) -> Played:
        """The game of a process that has died: whoever was to move there has lost it."""
        self.process.join()
        assert self.task is not None
        ended = how_ended(self.process.exitcode or 0)
        seat, move = self.turn
        if seat == NOBODY or is_level(seated(self.task.lineup, self.task.rotation)[seat]):
            raise ChildProcessError(
                f"a worker of the arena {ended}; what it said, if anything, is above"
            )
        failure = Failure(seat, move, f"its process {ended}")
        self.process.close()
        self.pipe.close()
        self.start()
        return lost(self.task, failure)

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


def is_level(words: str) -> bool:
    return words.partition(":")[0] in LEVEL_NAMES


def how_ended(status: int) -> str:
    return f"was ended by {signal.Signals(-status).name}" if status < 0 else f"ended with {status}"


def serve(pipe: Connection, turn: MutableSequence[int]) -> None:
    """What a worker does until the pipe is closed or it is stopped; its engines end with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # where it could not be blocked
    signal.signal(signal.SIGTERM, stop_serving)
    turn_note.share(turn)
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

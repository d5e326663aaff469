"""A class of the operator's own, asked in a process of its own.

What hangs or crashes there is ended, and holds up neither the server nor its other players.
"""

import multiprocessing
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from functools import cache
from multiprocessing.connection import Connection

from levada.contract import Games, Seat
from levada.games import game as game_named
from levada.options import OptionError, Options
from levada.players.factory import PlayerFactory
from levada.players.failure import PlayerFailure
from levada.players.player_words import player_named
from levada.players.seated_player import Place
from levada.players.time_limit import START_SECONDS

SPAWN = multiprocessing.get_context("spawn")
READY = "ready"
"""The rules and the player are loaded: from now on its time runs."""


@dataclass(frozen=True)
class Question:
    """A move to be chosen."""

    game: str
    options: Options
    games: Games
    seat: Seat
    seed: int
    number: int
    seconds: float

    @property
    def place(self) -> Place:
        game = game_named(self.game)
        return Place(game, self.options, self.seat, self.seed, self.number, self.seconds)


Answer = tuple[int, ...] | PlayerFailure
"""The actions of a whole move."""


class PlayerProcess:
    """One that loads the player and then answers one question after another."""

    def __init__(self, words: str) -> None:
        self.pipe, other_end = SPAWN.Pipe()
        self.process = SPAWN.Process(
            target=answer_questions, args=(words, other_end), daemon=True, name="levada-player"
        )
        self.process.start()
        other_end.close()

    def receive(self, seconds: float) -> object:
        try:
            if not self.pipe.poll(seconds):
                raise PlayerFailure(f"no answer within {seconds:g} s")
            return self.pipe.recv()
        except (EOFError, ConnectionError):
            self.process.join(1)
            raise PlayerFailure(f"its process ended with status {self.process.exitcode}") from None

    def ask(self, question: Question) -> Answer:
        with suppress(ConnectionError):  # it has ended; how, is found out below
            self.pipe.send(question)
        self.receive(START_SECONDS)  # that it is ready
        answer = self.receive(question.seconds)
        assert isinstance(answer, tuple | PlayerFailure)
        return answer

    def kill(self) -> None:
        self.process.kill()
        self.process.join()
        self.pipe.close()


def answer_questions(words: str, pipe: Connection) -> None:
    """What such a process does, until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C at the terminal is for the server
    with suppress(EOFError, ConnectionError):
        while True:
            question = pipe.recv()
            load(words, question.game)
            pipe.send(READY)
            pipe.send(answer_to(words, question))


@cache
def load(words: str, game: str) -> None:
    game_named(game).warm()
    with suppress(OptionError):  # which is the answer
        player_named(game, words)


def answer_to(words: str, question: Question) -> Answer:
    try:
        return move_of(player_named(question.game, words), question)
    except (PlayerFailure, OptionError) as failure:
        return PlayerFailure(str(failure))


def move_of(factory: PlayerFactory, question: Question) -> tuple[int, ...]:
    """Of a player made anew, or PlayerFailure."""
    seated = factory.seated(question.place)
    try:
        return seated.choose(question.games, question.seat)
    finally:
        seated.leave()


class PlayerProcesses:
    """Those of one player: as many as are asked at the same time, kept for the next moves."""

    def __init__(self, words: str) -> None:
        self.words = words
        self.lock = threading.Lock()
        self.idle: list[PlayerProcess] = []
        self.running: set[PlayerProcess] = set()

    def ask(self, question: Question) -> tuple[int, ...]:
        with self.taken() as process:
            answer = process.ask(question)
        if isinstance(answer, PlayerFailure):
            raise answer
        return answer

    @contextmanager
    def taken(self) -> Iterator[PlayerProcess]:
        """One that owes an answer is ended."""
        process = self.take()
        try:
            yield process
        except BaseException:
            self.discard(process)
            raise
        with self.lock:
            self.idle.append(process)

    def take(self) -> PlayerProcess:
        with self.lock:
            if self.idle:
                return self.idle.pop()
            process = PlayerProcess(self.words)
            self.running.add(process)
            return process

    def discard(self, process: PlayerProcess) -> None:
        with self.lock:
            self.running.discard(process)
        process.kill()

    def close(self) -> None:
        """Ends all of them; whoever is asked has no answer."""
        with self.lock:
            running, self.running, self.idle = self.running, set(), []
        for process in running:
            process.process.kill()

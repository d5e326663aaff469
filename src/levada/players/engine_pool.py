"""The engines this process has running: kept from one game to the next, ended with the run."""

import atexit
import logging
import shlex
import threading
from collections import defaultdict
from collections.abc import Sequence

from levada.players.engine_process import EngineProcess
from levada.players.failure import PlayerFailure
from levada.players.time_limit import START_SECONDS
from levada.value_text import quote

PROTOCOL = "levada"
VERSION = 1
PATIENCE = 5.0
"""Seconds after which it is said what is waited for."""

log = logging.getLogger("levada.players")


class EnginePool:
    """One engine a seat at a time: an engine plays one game after another."""

    def __init__(self) -> None:
        self.lock = threading.Lock()
        self.idle: defaultdict[tuple[str, ...], list[EngineProcess]] = defaultdict(list)
        self.running: set[EngineProcess] = set()

    def take(self, command: Sequence[str]) -> EngineProcess:
        """One that waits, or a new one that has answered the greeting."""
        with self.lock:
            waiting = self.idle[tuple(command)]
            if waiting:
                return waiting.pop()
        engine = EngineProcess(command)
        with self.lock:
            self.running.add(engine)
        try:
            greet(engine)
        except BaseException:
            self.discard(engine)
            raise
        return engine

    def give_back(self, command: Sequence[str], engine: EngineProcess) -> None:
        with self.lock:
            self.idle[tuple(command)].append(engine)

    def discard(self, engine: EngineProcess) -> None:
        """The next game has a new one."""
        with self.lock:
            self.running.discard(engine)
        engine.kill()

    def close(self) -> None:
        """Ends all of them: first those that can be asked to."""
        with self.lock:
            idle = [engine for engines in self.idle.values() for engine in engines]
            busy = self.running.difference(idle)
            self.idle.clear()
            self.running.clear()
        for engine in busy:
            engine.kill()
        for engine in idle:
            engine.quit()


def greet(engine: EngineProcess) -> str:
    """Its name; PlayerFailure where it does not speak the protocol."""
    command = shlex.join(engine.command)
    remark = threading.Timer(PATIENCE, log.warning, ("waiting for %s to greet", command))
    remark.daemon = True
    remark.start()
    try:
        answer = engine.ask(f"{PROTOCOL} {VERSION}", PROTOCOL, START_SECONDS)
    finally:
        remark.cancel()
    version, _, name = answer.partition(" ")
    if version != str(VERSION):
        raise PlayerFailure(f"it speaks protocol {quote(version)}; expected {VERSION}")
    return name


ENGINES = EnginePool()
"""Of this process."""
atexit.register(ENGINES.close)

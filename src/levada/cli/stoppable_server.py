"""uvicorn's server, which ends in time after a signal, whatever hangs."""

import logging
import os
import signal
import socket
import threading
from ctypes import c_uint64
from multiprocessing.connection import Connection
from types import FrameType
from typing import NoReturn

import uvicorn

from levada.cli.interrupts import INTERRUPTED

log = logging.getLogger("levada.serve")
LONGEST_STOP = 15.0
"""Seconds from the signal to the end, at most."""
Turns = c_uint64
"""How often a worker's loop has come round, in memory that it shares with its parent."""


class StoppableServer(uvicorn.Server):
    """The first signal stops it, the second ends it at once."""

    stopped_by: int = signal.SIGTERM

    def handle_exit(self, number: int, _frame: FrameType | None) -> None:
        if not self.started:
            os._exit(status_after(number))  # nothing has been acknowledged yet
        if self.should_exit:
            self.hurry()
            return
        self.should_exit, self.stopped_by = True, number
        text = f"not stopped after {LONGEST_STOP:g} s: ended at once"
        limit = threading.Timer(LONGEST_STOP, end_now, [text])
        limit.daemon = True
        limit.start()

    def hurry(self) -> None:
        end_now("told twice to stop: ended at once")

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> NoReturn:
        """No thread or task is waited for after it: a bot that thinks has nobody to answer."""
        await super().shutdown(sockets)
        os._exit(1 if self.lifespan.shutdown_failed else status_after(self.stopped_by))


class WorkerServer(StoppableServer):
    """One of several workers: whether to hurry is for their parent to say."""

    turns: Turns

    def hurry(self) -> None:
        """A terminal, or systemd, may have sent the same signal to the parent too."""

    async def on_tick(self, counter: int) -> bool:
        self.turns.value += 1
        return await super().on_tick(counter)


def status_after(number: int) -> int:
    """The exit status of a server that a signal has stopped: Ctrl-C has its own, as everywhere."""
    return INTERRUPTED if number == signal.SIGINT else 0


def run_worker(
    config: uvicorn.Config, sockets: list[socket.socket], lifeline: Connection, turns: Turns
) -> None:
    """What a worker's process does. Nothing is sent through the lifeline: it ends with the parent."""
    threading.Thread(target=stop_with_parent, args=[lifeline], daemon=True).start()
    server = WorkerServer(config)
    server.turns = turns
    server.run(sockets)


def stop_with_parent(lifeline: Connection) -> None:
    lifeline.poll(None)
    signal.raise_signal(signal.SIGTERM)


def end_now(why: str) -> NoReturn:
    log.error(why)
    os._exit(1)

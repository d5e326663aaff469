"""A limit in time for a player's own code, in the same process."""

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NoReturn

MOVE_SECONDS = 10.0
"""What a player may take for a move, unless told."""
START_SECONDS = 60.0
"""... and to be ready before a game: libraries and models are loaded then."""


class OutOfTime(BaseException):
    """Raised in a player's code when its time is over; no Exception, which it might catch."""


def end_of_time(_signal: int, _frame: object) -> NoReturn:
    raise OutOfTime


def can_interrupt() -> bool:
    """Signals are POSIX's, and reach the main thread alone; elsewhere nobody is interrupted."""
    is_main = threading.current_thread() is threading.main_thread()
    return is_main and hasattr(signal, "setitimer")


@contextmanager
def time_limit(seconds: float) -> Iterator[None]:
    """OutOfTime after so many seconds, as soon as Python code runs: a call into C is not cut off."""
    if not can_interrupt():
        yield
        return
    before = signal.signal(signal.SIGALRM, end_of_time)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)

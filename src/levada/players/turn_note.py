"""Whose turn it is in this process, noted where another can read it after this one has crashed."""

from collections.abc import Iterator, MutableSequence
from contextlib import contextmanager

from levada.contract import NOBODY, Seat

SEAT, MOVE = range(2)

note: MutableSequence[int] = [NOBODY, 0]
"""The seat whose own code runs, and the move it is asked for; a worker puts shared memory here."""


def share(memory: MutableSequence[int]) -> None:
    global note  # noqa: PLW0603 — one for each process
    note = memory
    note[SEAT] = NOBODY


@contextmanager
def noted(seat: Seat, move: int) -> Iterator[None]:
    note[SEAT], note[MOVE] = seat, move
    try:
        yield
    finally:
        note[SEAT] = NOBODY

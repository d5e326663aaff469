"""What is said of a player that fails: who raised what, and where in its own code."""

import re
from dataclasses import dataclass
from pathlib import Path
from traceback import walk_tb
from types import FrameType

from levada.contract import Seat

ADDRESS = re.compile(r"0x[0-9a-f]{6,}")
LONGEST = 200


class PlayerFailure(Exception):  # noqa: N818 — a player fails
    """A player cannot go on; the text says why, in one line."""


@dataclass(frozen=True)
class Failure:
    """How a game was lost that was not played to its end."""

    seat: Seat
    move: int
    """The move it should have made, the first of the game being 1; 0: before the first."""
    reason: str

    def __str__(self) -> str:
        when = f"move {self.move}" if self.move else "before the first move"
        return f"seat {self.seat}, {when}: {self.reason}"


def reason_of(error: BaseException, module: str) -> str:
    """The error of a player's code, and the line of its module that led to it."""
    text = in_one_line(f"{type(error).__name__}: {error}".removesuffix(": "))
    frames = [frame for frame in walk_tb(error.__traceback__) if is_of(frame[0], module)]
    if not frames:
        return text
    frame, line = frames[-1]
    return f"{text} ({Path(frame.f_code.co_filename).name}, line {line})"


def is_of(frame: FrameType, module: str) -> bool:
    return bool(frame.f_globals.get("__name__") == module)


def in_one_line(text: str) -> str:
    """Cut where it is long, and without addresses in memory, which are others each time."""
    line = ADDRESS.sub("0x…", " ".join(text.split()))
    return line if len(line) <= LONGEST else f"{line[: LONGEST - 1]}…"

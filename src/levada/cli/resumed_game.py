"""A game from a record that a person goes on with: where they sit, and who plays the other seats."""

import shlex
from typing import Any

from levada.cli.coach import read_one
from levada.cli.errors import UsageError
from levada.cli.replay import position, replayed
from levada.contract import Seat
from levada.match import Match

LEVEL = "regular"  # of the bots, unless told
PERSON = "you"
BOT = "bot:"
"""Before its level, in a record that `save` has written."""


def resume(path: str, at: int | None, game: str | None, table: dict[str, Any]) -> Match:
    """The position a record ends with, or one before it, to be played on."""
    record = read_one(path)
    if game not in (None, record.game):
        raise UsageError(f"--from: {path} is a game of {record.game}; leave out {game!r}")
    if table:
        flag = next(iter(table)).replace("_", "-")
        raise UsageError(f"--from: the record says how the table is set up; leave out --{flag}")
    match = replayed(record)
    here = match if at is None else position(match, record, at)
    stopped = "the game is over" if here.is_over else here.obstacle
    if stopped is not None:
        raise UsageError(f"{path}: {stopped}; --at N goes on from an earlier position")
    return here


def seat_in(match: Match) -> Seat:
    """Where the person sat when they saved it; in any other record, whose turn it is."""
    own = [seat for seat, name in enumerate(match.names) if name == PERSON]
    return own[0] if len(own) == 1 else match.to_act[0]


def levels_in(match: Match, person: Seat) -> str:
    """The levels of the bots clockwise from the person, where they were saved."""
    names = [*match.names[person + 1 :], *match.names[:person]]
    if not all(name.startswith(BOT) for name in names):
        return LEVEL
    return shlex.join(name.removeprefix(BOT) for name in names)


def names_shown(match: Match, person: Seat) -> list[str]:
    """By seat: `you`, the names of a record, and `bot 1`, `bot 2`, … where there are none."""
    numbers = iter(range(1, match.players))
    return [
        PERSON if seat == person else f"bot {next(numbers)}" if is_nameless(name) else name
        for seat, name in enumerate(match.names)
    ]


def is_nameless(name: str) -> bool:
    return name == PERSON or name.startswith((BOT, "seat "))

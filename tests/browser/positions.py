"""Positions of whole games that are kept as records: where a phase asks a seat."""

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from levada.match import Match
from levada.record import Record

RECORDS = Path(__file__).parents[1] / "records"


@cache
def record(name: str) -> dict[str, Any]:
    return dict(json.loads((RECORDS / f"{name}.json").read_text()))


@cache
def match(name: str) -> Match:
    return Match.replay(Record.parse(json.dumps(record(name))))


@dataclass(frozen=True)
class Position:
    """The game of a record after n moves, seen by a seat that is asked."""

    name: str
    n: int
    seat: int

    @property
    def match(self) -> Match:
        return match(self.name).at(self.n)


def positions(name: str, phase: str, after: int = 0) -> list[Position]:
    """All of one phase, in their order, after so many moves."""
    game = match(name).game
    return [
        Position(name, n, moves[0])
        for n, (moves, games) in enumerate(zip(match(name).moves, match(name).states, strict=True))
        if n >= after and game.trace(games, 0)["phase"] == phase
    ]

"""A rated game as ratings are worked out from it: who was where at the table, and who came where."""

from collections.abc import Sequence
from dataclasses import dataclass

from levada.bots.levels import LevelName
from levada.games import GameName


@dataclass(frozen=True)
class RatedSeat:
    place: int
    """1 is first; seats that shared a place have the same."""
    player: str | None = None
    level: LevelName | None = None
    """Of a bot."""


@dataclass(frozen=True)
class RatedGame:
    table: str
    game: GameName
    at: float
    """When its last move was made, as committed: games are counted in this order."""
    seats: tuple[RatedSeat, ...]

    @property
    def order(self) -> tuple[float, str]:
        return self.at, self.table

    @property
    def players(self) -> list[str]:
        return [seat.player for seat in self.seats if seat.player is not None]


@dataclass(frozen=True)
class RatedStart:
    """A rated game has begun: by seat, who plays, or the level of the bot."""

    game: GameName
    players: Sequence[str | None]
    levels: Sequence[str | None]


@dataclass(frozen=True)
class RatedEnd:
    """It is over: by seat, who came where. A seat without a place does not count, and nor does a
    game without places."""

    at: float
    places: Sequence[int | None] | None

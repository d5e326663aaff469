"""A rated game as ratings are worked out from it: who was where at the table, and who came where."""

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

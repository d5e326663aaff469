"""A tournament as it stands: who takes part, and every round with its tables."""

from dataclasses import dataclass, field
from typing import Literal

from pydantic import TypeAdapter

from levada.server.tournaments.pairing import History, Pairing, Person
from levada.server.tournaments.points import place_points
from levada.server.tournaments.terms import Terms

State = Literal["open", "running", "over", "cancelled"]


@dataclass
class Entrant:
    """Somebody who has registered."""

    player: str | None
    """None once they had everything deleted."""
    name: str
    """Of their account."""
    is_program: bool
    lot: float
    """Drawn at registration: the lower is ahead where nothing else decides."""
    left_after: int | None = None
    """How many rounds had begun when they withdrew or were removed; whoever goes before is deleted."""


@dataclass
class RoundTable:
    id: str
    seats: list[Person | None]
    """None is a bot."""
    scores: list[int] | None = None
    """Of the game, once it is over."""
    last: list[int] = field(default_factory=list)
    """Seats that left, or forfeited: they are last."""

    @property
    def points(self) -> list[float] | None:
        return None if self.scores is None else place_points(self.scores, self.last)


@dataclass
class Round:
    tables: list[RoundTable]
    byes: list[Person]
    due: float | None = None
    """When bots play on for all, on the service clock."""

    @property
    def pairing(self) -> Pairing:
        return Pairing(tuple(tuple(table.seats) for table in self.tables), tuple(self.byes))

    @property
    def is_over(self) -> bool:
        return all(table.scores is not None for table in self.tables)


@dataclass
class Tournament:
    terms: Terms
    organiser: str | None
    """The player; none once they had everything deleted."""
    organiser_name: str
    seed: int
    """Of all chance in pairing: the same tournament is paired alike."""
    state: State = "open"
    entrants: list[Entrant] = field(default_factory=list)
    rounds: list[Round] = field(default_factory=list)

    @property
    def history(self) -> History:
        return History.of(each.pairing for each in self.rounds)

    @property
    def still_in(self) -> list[Person]:
        """Who has not left."""
        people = enumerate(self.entrants)
        return [person for person, entrant in people if entrant.left_after is None]

    @property
    def players(self) -> set[str]:
        """Whose tournament it is: the organiser's and the entrants'."""
        people = (self.organiser, *(entrant.player for entrant in self.entrants))
        return {player for player in people if player is not None}

    def number_of(self, player: str) -> Person | None:
        players = [entrant.player for entrant in self.entrants]
        return players.index(player) if player in players else None


TOURNAMENT = TypeAdapter(Tournament)
"""Reads what the store kept."""

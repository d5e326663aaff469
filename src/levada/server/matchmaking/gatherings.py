"""Who of those that wait sit down together: a pure function of who waits, and for how long."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from levada.server.matchmaking.wish import Wish
from levada.server.rated_tables import FEWEST_PEOPLE
from levada.server.ratings.rating import FIRST_POINTS
from levada.server.table_agreement import Agreement

MOST_CONSIDERED = 30
"""For one table: those that have waited longest, or whose ratings are nearest."""


@dataclass(frozen=True)
class Waiting:
    """Somebody who waits."""

    player: str
    wish: Wish
    since: float
    rating: float = FIRST_POINTS
    is_program: bool = False
    avoided: frozenset[str] = frozenset()
    """Players with whom they do not want to sit."""

    def takes_bots(self, now: float) -> bool:
        return self.wish.bots_after is not None and now >= self.since + self.wish.bots_after

    def can_sit_with(self, other: "Waiting") -> bool:
        return (
            self.wish.suits(other.wish)
            and self.is_program == other.is_program
            and self.player not in other.avoided
            and other.player not in self.avoided
        )


@dataclass(frozen=True)
class Gathering:
    """A table to be made."""

    people: tuple[Waiting, ...]
    seats: int

    @property
    def agreement(self) -> Agreement:
        """Of the edition that somebody asked for, if anybody did."""
        asked = next((each.wish.edition for each in self.people if each.wish.edition), None)
        agreed = self.people[0].wish.agreement(self.seats, asked)
        assert agreed is not None, "this number suits all of them"
        return agreed


def gather(waiting: Iterable[Waiting], now: float) -> list[Gathering]:
    """The tables to be made now. Afterwards nobody waits who could play.

    Whoever has waited longest is served first, at the largest table that can be made at once. Bots
    sit down only where people alone do not make a table, and all at it have waited long enough.
    """
    left = sorted(waiting, key=lambda each: (each.since, each.player))
    made: list[Gathering] = []
    for first in tuple(left):
        if first in left:
            found = with_people(first, left) or with_bots(first, left, now)
            if found is not None:
                made.append(found)
                left = [each for each in left if each not in found.people]
    return made


def with_people(first: Waiting, left: Sequence[Waiting]) -> Gathering | None:
    for seats in sorted(first.wish.players, reverse=True):
        others = nearest(first, (each for each in left if seats in each.wish.players))
        people = completed((first,), others, seats)
        if people is not None:
            return Gathering(people, seats)
    return None


def with_bots(first: Waiting, left: Sequence[Waiting], now: float) -> Gathering | None:
    """As many people as can be; among tables of as many people, the smaller one."""
    if not first.takes_bots(now):
        return None
    fewest = FEWEST_PEOPLE if first.wish.rated else 1
    for number in range(max(first.wish.players) - 1, fewest - 1, -1):
        for seats in sorted(first.wish.players):
            patient = (each for each in left if seats in each.wish.players and each.takes_bots(now))
            people = seats > number and completed((first,), nearest(first, patient), number)
            if people:
                return Gathering(people, seats)
    return None


def nearest(first: Waiting, others: Iterable[Waiting]) -> list[Waiting]:
    """Who could sit with somebody: by rating where it counts, else by how long they have waited."""
    fitting = [each for each in others if each is not first and first.can_sit_with(each)]
    if first.wish.rated:
        fitting.sort(key=lambda each: abs(each.rating - first.rating))
    return fitting[:MOST_CONSIDERED]


def completed(
    people: tuple[Waiting, ...], others: Sequence[Waiting], number: int
) -> tuple[Waiting, ...] | None:
    """The first group of this number that begins with these people and in which all suit each other."""
    if len(people) == number:
        return people
    for n, other in enumerate(others):
        rest = [each for each in others[n + 1 :] if other.can_sit_with(each)]
        found = completed((*people, other), rest, number)
        if found is not None:
            return found
    return None

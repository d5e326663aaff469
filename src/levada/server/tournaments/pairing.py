"""A round: who sits at which table and seat, and who has a bye. What the pairing looks back on."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations

BOT = -1
"""What fills a free seat counts as one opponent: it is to be met as rarely as any other."""
MOST_SEATS = 5
Person = int
"""An entrant, by the order of registration."""
Seats = tuple[Person | None, ...]
"""The people of a table by seat; None is a bot."""


@dataclass(frozen=True)
class Pairing:
    tables: tuple[Seats, ...]
    byes: tuple[Person, ...] = ()


@dataclass
class History:
    """What has been so far: meetings of every two, seats of each, byes."""

    meetings: Counter[tuple[Person, Person]] = field(default_factory=Counter)
    """The smaller number first."""
    seatings: Counter[tuple[Person, int]] = field(default_factory=Counter)
    byes: Counter[Person] = field(default_factory=Counter)

    @classmethod
    def of(cls, rounds: Iterable[Pairing]) -> "History":
        history = cls()
        for each in rounds:
            history.byes.update(each.byes)
            for seats in each.tables:
                history.meetings.update(meetings_at(seats))
                for seat, person in enumerate(seats):
                    if person is not None:
                        history.seatings[person, seat] += 1
        return history

    def seats_of(self, person: Person, seats: int) -> list[int]:
        """How often somebody had each of so many seats."""
        return [self.seatings[person, seat] for seat in range(seats)]

    def fewest_seats(self, person: Person, seats: int) -> int:
        """The seats that somebody had least often, as a mask: any other unbalances them."""
        counts = self.seats_of(person, seats)
        fewest = min(counts)
        return sum(1 << seat for seat, count in enumerate(counts) if count == fewest)


def people_at(seats: Sequence[Person | None]) -> list[Person]:
    return [person for person in seats if person is not None]


def meetings_at(seats: Seats) -> Iterator[tuple[Person, Person]]:
    """Every two who meet at a table; bots are met as one."""
    people = sorted(people_at(seats))
    yield from combinations([BOT, *people] if None in seats else people, 2)


def with_fewest_byes(people: Sequence[Person], number: int, history: History) -> list[Person]:
    """Nobody has a second bye before all had one; of those who may, the last in the standings."""
    order = sorted(range(len(people)), key=lambda place: (history.byes[people[place]], -place))
    return [people[place] for place in order[:number]]

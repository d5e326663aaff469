"""Who is where: points, and what decides between equals.

1. Points: 12 for the first of a table, 0 for the last, those between in even steps; a bye counts 6.
2. The opponents' points: the average over everybody met, each time; bots do not count.
3. Direct meetings: among those still equal, how often one was ahead of another at a shared table.
4. The share of all points of the game at one's tables, on average.
5. The lot, drawn at registration.

In a knock-out it comes first who got further, then the points of one's last table.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import groupby

from levada.server.tournaments.pairing import Person
from levada.server.tournaments.points import FOR_BYE
from levada.server.tournaments.tournament import Round, RoundTable, Tournament

Key = tuple[float | Fraction, ...]


@dataclass(frozen=True)
class Standing:
    person: Person
    place: int
    points: float
    played: int
    """Tables that are over, and byes."""
    opponents: float
    direct: float
    share: float
    lot: float
    reached: int
    """The last round one was paired in."""


@dataclass
class Record:
    """What one person has done so far."""

    person: Person
    lot: float
    tables: list[tuple[RoundTable, int, float]]
    """Those that are over, with the own seat and points."""
    byes: int
    reached: int
    last_points: float

    @property
    def points(self) -> float:
        return sum(points for *_, points in self.tables) + FOR_BYE * self.byes

    @property
    def share(self) -> Fraction:
        shares = [share_at(table, seat) for table, seat, _ in self.tables]
        return sum(shares, Fraction()) / max(1, len(shares))


def share_at(table: RoundTable, seat: int) -> Fraction:
    """Of all points of the game at a table; whoever is last by leaving has none."""
    assert table.scores is not None
    if seat in table.last:
        return Fraction()
    total = sum(table.scores)
    return Fraction(table.scores[seat], total) if total else Fraction(1, len(table.scores))


def standings(tournament: Tournament) -> list[Standing]:
    """Of all who have taken part, the first first."""
    records = [record_of(tournament, person) for person in range(len(tournament.entrants))]
    by_person = {record.person: record for record in records}
    opponents = {record.person: opponents_of(record, by_person) for record in records}

    def before_meetings(record: Record) -> Key:
        is_knock_out = tournament.terms.system == "knock_out"
        progress = (-record.reached, -record.last_points) if is_knock_out else ()
        return (*progress, -record.points, -opponents[record.person])

    ranked = [
        (record, direct)
        for equals in ties(records, before_meetings)
        for record, direct in by_meetings(equals)
    ]
    return [
        Standing(
            record.person,
            place,
            record.points,
            len(record.tables) + record.byes,
            float(opponents[record.person]),
            direct,
            float(record.share),
            record.lot,
            record.reached,
        )
        for place, (record, direct) in enumerate(ranked, 1)
    ]


def record_of(tournament: Tournament, person: Person) -> Record:
    lot = tournament.entrants[person].lot
    record = Record(person, lot, [], byes=0, reached=0, last_points=0.0)
    for number, each in enumerate(tournament.rounds, 1):
        if person in each.byes:
            record.byes += 1
            record.reached, record.last_points = number, FOR_BYE
        for table in each.tables:
            if person in table.seats:
                add_table(record, table, number)
    return record


def add_table(record: Record, table: RoundTable, number: int) -> None:
    record.reached, record.last_points = number, 0.0
    points = table.points
    if points is not None:
        seat = table.seats.index(record.person)
        record.tables.append((table, seat, points[seat]))
        record.last_points = points[seat]


def opponents_of(record: Record, others: dict[Person, Record]) -> Fraction:
    met = [
        others[other].points
        for table, *_ in record.tables
        for other in table.seats
        if other is not None and other != record.person
    ]
    return Fraction(sum(met)) / max(1, len(met))


def ties(records: Sequence[Record], key: Callable[[Record], Key]) -> Iterator[list[Record]]:
    for _, equals in groupby(sorted(records, key=key), key):
        yield list(equals)


def by_meetings(equals: list[Record]) -> list[tuple[Record, float]]:
    """Equals in their order, with how often each was ahead of another of them."""
    among = {record.person for record in equals}
    ahead = {record.person: times_ahead(record, among) for record in equals}
    order = sorted(equals, key=lambda record: (-ahead[record.person], -record.share, record.lot))
    return [(record, ahead[record.person]) for record in order]


def times_ahead(record: Record, among: set[Person]) -> float:
    """Of others met at a table; being equal counts half."""
    times = 0.0
    for table, own_seat, own in record.tables:
        for seat, points in enumerate(table.points or ()):
            if seat != own_seat and table.seats[seat] in among:
                times += (own > points) + (own == points) / 2
    return times


def going_on(tournament: Tournament) -> list[Person]:
    """Of a knock-out: who is in the next round, the best first."""
    standing = [each.person for each in standings(tournament)]
    if not tournament.rounds:
        return standing
    last = tournament.rounds[-1]
    through = set(last.byes).union(
        *(best_of(table, tournament.terms.go_on, standing) for table in last.tables)
    )
    still_in = set(tournament.still_in)
    return [person for person in standing if person in through & still_in]


def best_of(table: RoundTable, number: int, standing: list[Person]) -> list[Person]:
    """So many of a table, but never all who sat there; of equals those who stand better."""
    points = table.points or []
    people = [
        (-points[seat], standing.index(person), person)
        for seat, person in enumerate(table.seats)
        if person is not None
    ]
    most = max(1, min(number, len(people) - 1))
    return [person for *_, person in sorted(people)[:most]]


def is_final(each: Round) -> bool:
    """Whether a round of a knock-out was its last: one table, and nobody waited."""
    return len(each.tables) == 1 and not each.byes

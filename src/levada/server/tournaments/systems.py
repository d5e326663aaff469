"""The systems by which a round is paired: Swiss, round robin, knock-out of tables."""

from collections.abc import Mapping, Sequence
from itertools import combinations
from random import Random

from levada.server.tournaments.grouping import Groups, TableCost, groups, pairs, seated
from levada.server.tournaments.pairing import History, Pairing, Person, with_fewest_byes
from levada.server.tournaments.table_sizes import TableSizes


def swiss(
    people: Sequence[Person],
    sizes: TableSizes,
    history: History,
    points: Mapping[Person, float],
    chance: Random,
) -> Pairing:
    """By points: `people` are those still in, the best first."""
    byes = with_fewest_byes(people, sizes.byes, history)
    playing = [person for person in people if person not in byes]
    cost = TableCost(history, {person: points[person] for person in playing}, sizes)
    if max(sizes.seats) == 2:
        found = pairs(playing, cost)
    else:
        found = groups(in_order(playing, sizes), sizes.seats, cost, chance)
    return seated_at(found, byes, sizes, history, chance)


def in_order(people: Sequence[Person], sizes: TableSizes) -> Groups:
    """The best at the first table, and so on."""
    rest = iter(people)
    return [[next(rest) for _ in range(number)] for number in sizes.people]


def in_turns(people: Sequence[Person], sizes: TableSizes) -> Groups:
    """The best at different tables: dealt out one by one, to and fro."""
    tables: Groups = [[] for _ in sizes.people]
    rest = list(people)
    for turn in range(max(sizes.people)):
        row = [n for n, number in enumerate(sizes.people) if number > turn]
        for n in row if turn % 2 == 0 else reversed(row):
            tables[n].append(rest.pop(0))
    return tables


def seated_at(
    found: Groups,
    byes: Sequence[Person],
    sizes: TableSizes,
    history: History,
    chance: Random,
) -> Pairing:
    tables = (
        seated(group, seats, history, chance)
        for group, seats in zip(found, sizes.seats, strict=True)
    )
    return Pairing(tuple(tables), tuple(byes))


def knock_out(
    people: Sequence[Person], sizes: TableSizes, history: History, chance: Random
) -> Pairing:
    """The best at different tables, and as few second meetings as can be."""
    byes = with_fewest_byes(people[::-1], sizes.byes, history)
    playing = [person for person in people if person not in byes]
    cost = TableCost(history, dict.fromkeys(playing, 0.0), sizes)
    found = groups(in_turns(playing, sizes), sizes.seats, cost, chance)
    return seated_at(found, byes, sizes, history, chance)


def cover(people: Sequence[Person], sizes: TableSizes, history: History, chance: Random) -> Pairing:
    """A round robin at tables of more than two: as many new meetings in each round as can be."""
    return swiss(people, sizes, history, dict.fromkeys(people, 0.0), chance)


def have_all_met(people: Sequence[Person], history: History) -> bool:
    return all(history.meetings[pair] for pair in combinations(sorted(people), 2))


def circle(
    everybody: Sequence[Person], still_in: set[Person], number: int, *, with_bots: bool
) -> Pairing:
    """Round `number`, from 0, of a round robin of two: all but one move on around a circle.

    Whoever meets nobody, or somebody who has left, has a bye or a bot. Everybody has each seat as
    often as the other, or once more: in a pair the one who stands ahead in the circle sits first, and
    whoever stays in place changes seats.
    """
    ring: list[Person | None] = [*everybody, *[None] * (len(everybody) % 2)]
    *moving, staying = ring
    around = len(moving)
    pair_of_staying = (moving[number % around], staying)
    couples = [pair_of_staying if number % 2 else pair_of_staying[::-1]]
    couples += [
        (moving[(number + step) % around], moving[(number - step) % around])
        for step in range(1, len(ring) // 2)
    ]
    present = [tuple(each if each in still_in else None for each in couple) for couple in couples]
    alone = [
        person for couple in present if None in couple for person in couple if person is not None
    ]
    tables = [
        couple for couple in present if None not in couple or (with_bots and set(couple) != {None})
    ]
    return Pairing(tuple(tables), () if with_bots else tuple(alone))


def rounds_of_circle(everybody: int) -> int:
    return everybody - 1 + everybody % 2

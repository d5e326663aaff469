"""Groups people into tables: as few second meetings as can be, then balanced seats, then points.

Two at a table are matched exactly (a matching of greatest weight). Larger tables are found by a local
search: people of two tables are exchanged as long as that costs less; where second meetings or
unbalanced seats are left, some people are moved by chance and it begins again, a fixed number of
times. All chance comes from a seed, so the same input has the same result.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import combinations, pairwise, permutations
from random import Random

from levada.server.tournaments.pairing import BOT, MOST_SEATS, History, Person, Seats
from levada.server.tournaments.table_sizes import TableSizes

TRIES = 300
"""In a row without anything better, after which the search ends."""
MOST_EXCHANGES = 1_000_000
"""Looked at in all: about two seconds."""
BOT_SEAT = 1 << MOST_SEATS
"""A bot takes whichever is left: one that nobody else could want."""
Groups = list[list[Person]]


class TableCost:
    """What it costs that certain people share a table: a number, the weightiest part first.

    A bot who fills up is one more of them.
    """

    def __init__(self, history: History, points: Mapping[Person, float], sizes: TableSizes) -> None:
        halves = {person: round(2 * number) for person, number in points.items()}
        gap = max(halves.values()) - min(halves.values())
        pairs_of_all = sum(number * (number - 1) // 2 for number in sizes.people)
        self.of_seat = 1 + pairs_of_all * gap**2
        of_meeting = self.of_seat * (1 + len(points))
        everybody = [BOT, *points]
        self.of_pair = {
            one: {
                other: of_meeting * history.meetings[min(one, other), max(one, other)]
                + (0 if BOT in (one, other) else (halves[one] - halves[other]) ** 2)
                for other in everybody
            }
            for one in everybody
        }
        widest = max(sizes.seats)
        self.fewest_seats = {person: history.fewest_seats(person, widest) for person in points}
        self.fewest_seats[BOT] = BOT_SEAT

    def of_company(self, people: Sequence[Person]) -> int:
        return sum(self.of_pair[one][other] for one, other in combinations(people, 2))

    def of_seats(self, people: Sequence[Person], seats: int) -> int:
        """For each who cannot have one of the seats they had least often."""
        everywhere = (1 << seats) - 1 | BOT_SEAT
        masks = sorted([self.fewest_seats[person] & everywhere for person in people])
        return self.of_seat * (len(people) - most_seated(tuple(masks)))


@lru_cache(100_000)
def most_seated(masks: tuple[int, ...]) -> int:
    """How many can have one of the seats of their mask, each another."""
    if not masks:
        return 0
    first, rest = masks[0], masks[1:]
    without = most_seated(rest)
    seats = (1 << seat for seat in range(first.bit_length()) if first >> seat & 1)
    taken = (1 + most_seated(tuple(mask & ~seat for mask in rest)) for seat in seats)
    return max(taken, default=without)


def pairs(people: Sequence[Person], cost: TableCost) -> Groups:
    """Tables of two; somebody may be left to a bot."""
    import networkx as nx  # a fifth of a second, which no start of a server has to wait for

    everybody = [*people, *[BOT] * (len(people) % 2)]
    edges = [
        (one, other, cost.of_company((one, other)) + cost.of_seats((one, other), 2))
        for one, other in combinations(everybody, 2)
    ]
    most = max(each for *_, each in edges)
    graph = nx.Graph()
    graph.add_weighted_edges_from((one, other, most - each) for one, other, each in edges)
    matched = nx.max_weight_matching(graph, maxcardinality=True)
    found = [sorted({one, other} - {BOT}, key=people.index) for one, other in matched]
    return sorted(found, key=lambda group: (-len(group), people.index(group[0])))


def groups(start: Groups, seats: Sequence[int], cost: TableCost, chance: Random) -> Groups:
    """The cheapest groups found from a start."""
    search = Search(start, seats, cost, chance)
    search.exchange_while_cheaper()
    best, least = search.copy(), search.total
    tries = TRIES
    while tries and least >= cost.of_seat and search.tried <= MOST_EXCHANGES:
        search.move_some()
        search.exchange_while_cheaper()
        if search.total < least:
            best, least, tries = search.copy(), search.total, TRIES
        else:
            search.set_up(best)
            tries -= 1
    return [[person for person in group if person != BOT] for group in best]


class Search:
    """Groups that are changed by exchanging two people of two tables."""

    def __init__(
        self, start: Groups, seats: Sequence[int], cost: TableCost, chance: Random
    ) -> None:
        self.seats = seats
        self.cost = cost
        self.chance = chance
        self.tried = 0
        self.places = [(n, i) for n, group in enumerate(start) for i in range(len(group))]
        self.set_up(
            [[*group, BOT] if len(group) < seats[n] else group for n, group in enumerate(start)]
        )

    def set_up(self, groups: Groups) -> None:
        self.groups = [group.copy() for group in groups]
        self.company = [self.cost.of_company(group) for group in groups]
        self.seating = [
            self.cost.of_seats(group, seats)
            for group, seats in zip(groups, self.seats, strict=True)
        ]

    def copy(self) -> Groups:
        return [group.copy() for group in self.groups]

    @property
    def total(self) -> int:
        return sum(self.company) + sum(self.seating)

    def exchange_while_cheaper(self) -> None:
        while self.found_one_cheaper() and self.tried <= MOST_EXCHANGES:
            pass

    def found_one_cheaper(self) -> bool:
        """Tries every two people of different tables once, in an order by chance."""
        self.chance.shuffle(self.places)
        found = False
        for (n, i), (m, j) in combinations(self.places, 2):
            if n != m and self.exchange_if_cheaper(n, i, m, j):
                found = True
        return found

    def exchange_if_cheaper(self, n: int, i: int, m: int, j: int) -> bool:
        """Person i of table n against person j of table m."""
        self.tried += 1
        here, there = self.groups[n], self.groups[m]
        goes, comes = self.cost.of_pair[here[i]], self.cost.of_pair[there[j]]
        here_more = sum([comes[each] - goes[each] for each in here]) - comes[here[i]]
        there_more = sum([goes[each] - comes[each] for each in there]) - goes[there[j]]
        more = here_more + there_more
        seating = self.seating[n] + self.seating[m]
        if more >= seating:
            return False  # however well they sit then
        here[i], there[j] = there[j], here[i]
        after = self.cost.of_seats(here, self.seats[n]), self.cost.of_seats(there, self.seats[m])
        if more + sum(after) >= seating:
            here[i], there[j] = there[j], here[i]
            return False
        self.company[n] += here_more
        self.company[m] += there_more
        self.seating[n], self.seating[m] = after
        return True

    def move_some(self) -> None:
        """Somebody of a table that is too dear, and two others, change places by chance."""
        dear = [
            place
            for place in self.places
            if self.company[place[0]] + self.seating[place[0]] >= self.cost.of_seat
        ]
        moved = [self.chance.choice(dear), *self.chance.sample(self.places, 2)]
        for (n, i), (m, j) in pairwise(moved):
            self.groups[n][i], self.groups[m][j] = self.groups[m][j], self.groups[n][i]
        self.set_up(self.groups)


def seated(people: Sequence[Person], seats: int, history: History, chance: Random) -> Seats:
    """The order at a table in which seats stay most balanced; of equal ones, one by chance."""
    order = list(people)
    chance.shuffle(order)
    had = {person: history.seats_of(person, seats) for person in people}
    least = {person: min(counts) for person, counts in had.items()}

    def imbalance(places: tuple[int, ...]) -> int:
        return sum(
            (had[person][place] - least[person]) ** 2
            for person, place in zip(order, places, strict=True)
        )

    chosen = min(permutations(range(seats), len(order)), key=imbalance)
    by_seat: dict[int, Person] = dict(zip(chosen, order, strict=True))
    return tuple(by_seat.get(seat) for seat in range(seats))

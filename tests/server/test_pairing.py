"""Who meets whom at which seat: what holds for every round of every tournament."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, pairwise
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from levada.server.table_agreement import GameClock
from levada.server.tournaments.next_round import next_round
from levada.server.tournaments.pairing import BOT, History, Pairing, meetings_at, people_at
from levada.server.tournaments.systems import swiss
from levada.server.tournaments.table_sizes import table_sizes
from levada.server.tournaments.terms import Terms
from levada.server.tournaments.tournament import Entrant, Round, RoundTable, Tournament

PACE = GameClock(kind="clock", minutes=5)


def tournament_of(people: int, seed: int = 1, **chosen: object) -> Tournament:
    terms = Terms.model_validate({"title": "Cup", "game": "santiago", "pace": PACE, **chosen})
    lots = Random(seed)
    entrants = [Entrant(f"id{n}", f"P{n}", False, lots.random()) for n in range(people)]
    return Tournament(terms, "organiser", "Ana", seed, "running", entrants)


def play_round(tournament: Tournament, pairing: Pairing, chance: Random) -> None:
    """Scores by chance; low numbers play better."""
    tables = [
        RoundTable(
            f"table{len(tournament.rounds)}-{n}",
            list(seats),
            [chance.randrange(40) + (20 if person is None else 40 - person) for person in seats],
        )
        for n, seats in enumerate(pairing.tables)
    ]
    tournament.rounds.append(Round(tables, list(pairing.byes)))


def play(tournament: Tournament, most: int = 30) -> list[Pairing]:
    """Round by round to the end."""
    chance = Random(tournament.seed)
    while len(tournament.rounds) < most and (pairing := next_round(tournament)) is not None:
        check_round(tournament, pairing)
        play_round(tournament, pairing, chance)
    return [each.pairing for each in tournament.rounds]


def check_round(tournament: Tournament, pairing: Pairing) -> None:
    """Nobody twice, nobody who has left, no table of a size that nobody asked for."""
    seated = [person for seats in pairing.tables for person in people_at(seats)]
    everybody = seated + list(pairing.byes)
    assert len(everybody) == len(set(everybody))
    assert set(everybody) <= set(tournament.still_in)
    sizes = [len(seats) for seats in pairing.tables]
    terms = tournament.terms
    assert all(terms.smallest <= size <= terms.largest for size in sizes)
    assert max(sizes, default=0) - min(sizes, default=0) <= 1
    assert all(people_at(seats) for seats in pairing.tables)


def imbalance(history: History, people: Sequence[int], seats: int) -> int:
    """By how much somebody had one seat more often than another, at the most."""
    counts = [history.seats_of(person, seats) for person in people]
    return max(max(each) - min(each) for each in counts)


sizes_of_tables = st.tuples(st.integers(2, 5), st.integers(2, 5)).map(sorted)


tournaments = st.builds(
    lambda people, sizes, system, **more: tournament_of(
        people,
        system=system,
        rounds=5 if system == "swiss" else None,
        smallest=sizes[0],
        largest=sizes[1],
        **more,
    ),
    people=st.integers(2, 18),
    sizes=sizes_of_tables,
    system=st.sampled_from(["swiss", "round_robin", "knock_out"]),
    remainder=st.sampled_from(["byes", "bots"]),
    seed=st.integers(0, 2**60),
)
leavings = st.lists(st.tuples(st.integers(1, 4), st.integers(0, 17)), max_size=6)


@settings(max_examples=40)
@given(tournaments, leavings)
def test_every_round_is_right_whoever_leaves(
    tournament: Tournament, leaving: list[tuple[int, int]]
) -> None:
    chance = Random(tournament.seed)
    for number in range(5):
        for after, person in leaving:
            if after == number and person < len(tournament.entrants):
                tournament.entrants[person].left_after = number
        pairing = next_round(tournament)
        assert pairing == next_round(tournament), "the same input has the same output"
        if pairing is None:
            return
        check_round(tournament, pairing)
        seated = [person for seats in pairing.tables for person in people_at(seats)]
        if tournament.terms.system != "knock_out":
            assert {*seated, *pairing.byes} == set(tournament.still_in), "nobody is forgotten"
        play_round(tournament, pairing, chance)


@given(st.integers(2, 60), sizes_of_tables, st.booleans())
def test_tables_are_even_and_byes_as_few_as_can_be(
    people: int, sizes: list[int], with_bots: bool
) -> None:
    smallest, largest = sizes
    found = table_sizes(people, smallest, largest, with_bots=with_bots)
    assert sum(found.people) + found.byes == people
    assert all(smallest <= seats <= largest for seats in found.seats)
    assert max(found.seats) - min(found.seats) <= 1
    assert max(found.people) - min(found.people) <= 1
    can_play = (
        number
        for number in range(people, smallest - 1, -1)
        if any(smallest * tables <= number <= largest * tables for tables in range(1, number + 1))
    )
    if not with_bots and people >= smallest:
        assert found.byes == people - next(can_play)
        assert found.people == found.seats


def partitions(people: tuple[int, ...], sizes: tuple[int, ...]) -> Iterator[list[tuple[int, ...]]]:
    """Every way to group people into tables of these sizes."""
    if not people:
        yield []
        return
    first, rest = people[0], people[1:]
    for size in set(sizes):
        left = list(sizes)
        left.remove(size)
        for others in combinations(rest, size - 1):
            after = tuple(person for person in rest if person not in others)
            for more in partitions(after, tuple(left)):
                yield [(first, *others), *more]


def second_meetings(history: History, tables: Sequence[Sequence[int]]) -> int:
    return sum(history.meetings[pair] for seats in tables for pair in meetings_at(tuple(seats)))


@settings(max_examples=25)
@given(
    table=st.sampled_from(
        [(2, 4), (2, 6), (2, 8), (3, 6), (3, 7), (3, 9), (4, 8), (4, 11), (5, 10)]
    ),
    rounds=st.integers(1, 6),
    seed=st.integers(0, 2**60),
)
def test_meetings_are_as_few_as_can_be(table: tuple[int, int], rounds: int, seed: int) -> None:
    """Compared with every way to group the same people, after rounds by chance."""
    largest, people = table
    chance = Random(seed)
    sizes = table_sizes(people, max(2, largest - 1), largest, with_bots=False)
    before = []
    for _ in range(rounds):
        order = iter(chance.sample(range(people), people))
        before.append(Pairing(tuple(tuple(next(order) for _ in range(n)) for n in sizes.people)))
    history = History.of(before)
    points = {person: chance.randrange(24) / 2 for person in range(people)}
    found = swiss(range(people), sizes, history, points, Random(seed))
    fewest = min(
        second_meetings(history, tables)
        for tables in partitions(tuple(range(people)), sizes.people)
    )
    assert second_meetings(history, found.tables) == fewest  # type: ignore[arg-type]  # no bots


@pytest.mark.parametrize(
    ("people", "size", "rounds"),
    [(3, 3, 9), (4, 4, 12), (5, 5, 10), (8, 2, 4), (16, 4, 3), (24, 3, 6), (40, 2, 9), (48, 4, 6)],
)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_seats_are_balanced_within_one_after_every_round(
    people: int, size: int, rounds: int, seed: int
) -> None:
    tournament = tournament_of(people, seed, rounds=rounds, smallest=size, largest=size)
    paired = play(tournament)
    for upto in range(1, rounds + 1):
        assert imbalance(History.of(paired[:upto]), range(people), size) <= 1


def test_those_with_as_many_points_meet() -> None:
    """Nobody has met: the best three sit together, and so on."""
    sizes = table_sizes(9, 3, 3, with_bots=False)
    points = {person: float(9 - person) for person in range(9)}
    found = swiss(range(9), sizes, History(), points, Random(1))
    assert [set(seats) for seats in found.tables] == [{0, 1, 2}, {3, 4, 5}, {6, 7, 8}]


@pytest.mark.parametrize("people", [5, 7, 10, 11])
def test_nobody_has_a_second_bye_before_all_had_one(people: int) -> None:
    tournament = tournament_of(people, rounds=12, smallest=4, largest=4)
    paired = play(tournament)
    for upto in range(1, len(paired) + 1):
        byes = Counter(dict.fromkeys(range(people), 0))
        byes.update(person for each in paired[:upto] for person in each.byes)
        assert max(byes.values()) - min(byes.values()) <= 1


def test_bots_are_met_in_turn() -> None:
    """A bot is one more opponent: nobody meets it twice while others have not."""
    tournament = tournament_of(15, rounds=4, smallest=4, largest=4, remainder="bots")
    history = History.of(play(tournament))
    assert [history.meetings[BOT, person] for person in range(15)].count(1) == 12


@pytest.mark.parametrize("people", range(2, 13))
@pytest.mark.parametrize("remainder", ["byes", "bots"])
def test_in_a_round_robin_of_two_all_meet_once(people: int, remainder: str) -> None:
    tournament = tournament_of(
        people, system="round_robin", smallest=2, largest=2, remainder=remainder
    )
    history = History.of(play(tournament))
    meetings = [history.meetings[pair] for pair in combinations(range(people), 2)]
    assert set(meetings) == {1}
    assert imbalance(history, range(people), 2) <= 1
    assert set(history.byes.values()) <= {1}


@pytest.mark.parametrize(("people", "size"), [(6, 3), (9, 3), (13, 4), (16, 4), (10, 5)])
def test_in_a_round_robin_of_larger_tables_all_meet(people: int, size: int) -> None:
    tournament = tournament_of(people, system="round_robin", smallest=size - 1, largest=size)
    history = History.of(play(tournament))
    assert all(history.meetings[pair] for pair in combinations(range(people), 2))


@given(st.integers(2, 40), sizes_of_tables, st.integers(1, 4), st.sampled_from(["byes", "bots"]))
@settings(max_examples=40)
def test_a_knock_out_ends_with_one_table(
    people: int, sizes: list[int], go_on: int, remainder: str
) -> None:
    smallest, largest = sizes
    tournament = tournament_of(
        people,
        system="knock_out",
        smallest=smallest,
        largest=largest,
        go_on=min(go_on, smallest - 1),
        remainder=remainder,
    )
    paired = play(tournament)
    assert len(paired[-1].tables) == 1
    assert not paired[-1].byes
    numbers = [
        sum(len(people_at(seats)) for seats in each.tables) + len(each.byes) for each in paired
    ]
    assert numbers[0] == people
    assert all(after < before for before, after in pairwise(numbers))

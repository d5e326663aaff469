"""What counts in a tournament, and what decides between equals."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from levada.server.tournaments.points import FOR_FIRST, place_points
from levada.server.tournaments.standings import going_on, standings
from levada.server.tournaments.tournament import Round, RoundTable, Tournament
from tests.server.test_pairing import tournament_of


@pytest.mark.parametrize(
    ("scores", "last", "points"),
    [
        ([9, 4], [], [12, 0]),
        ([9, 4, 5], [], [12, 0, 6]),
        ([1, 2, 3, 4], [], [0, 4, 8, 12]),
        ([1, 2, 3, 4, 5], [], [0, 3, 6, 9, 12]),
        ([7, 7, 3, 1], [], [10, 10, 4, 0]),
        ([5, 5, 5], [], [6, 6, 6]),
        ([90, 4, 5], [0], [0, 6, 12]),
        ([90, 80, 5, 4], [0, 1], [2, 2, 12, 8]),
    ],
)
def test_place_points(scores: list[int], last: list[int], points: list[float]) -> None:
    assert place_points(scores, last) == points


@given(st.lists(st.integers(0, 99), min_size=2, max_size=5), st.sets(st.integers(0, 4)))
def test_a_table_gives_six_each_on_average(scores: list[int], last: set[int]) -> None:
    """So tables of every size, and a bye, count alike."""
    found = place_points(scores, last)
    assert sum(found) == FOR_FIRST / 2 * len(scores)
    assert all((2 * each).is_integer() for each in found)


def tournament_with(
    *rounds: list[tuple[list[int | None], list[int]]], **more: object
) -> Tournament:
    people = 1 + max(p for tables in rounds for seats, _ in tables for p in seats if p is not None)
    tournament = tournament_of(people, **more)  # type: ignore[arg-type]  # as chosen
    for person, entrant in enumerate(tournament.entrants):
        entrant.lot = float(person)
    for tables in rounds:
        made = [RoundTable("", seats, scores) for seats, scores in tables]
        seated = {person for seats, _ in tables for person in seats}
        byes = [person for person in range(people) if person not in seated]
        tournament.rounds.append(Round(made, byes))
    return tournament


def order(tournament: Tournament) -> list[int]:
    return [each.person for each in standings(tournament)]


def test_points_come_first_and_a_bye_counts_six() -> None:
    tournament = tournament_with([([0, 1], [3, 9]), ([2, 3], [5, 5])], [([1, 2], [8, 1])])
    found = {each.person: each.points for each in standings(tournament)}
    assert found == {1: 24, 0: 6, 2: 6, 3: 12}
    assert order(tournament)[:2] == [1, 3]


def test_then_the_opponents_points() -> None:
    """0 and 2 have 12 points each; 0 has met the stronger one."""
    tournament = tournament_with(
        [([0, 1], [0, 9]), ([2, 3], [0, 9])], [([1, 3], [9, 0]), ([0, 2], [5, 5])]
    )
    assert [each.points for each in standings(tournament)] == [24, 12, 6, 6]
    assert order(tournament) == [1, 3, 0, 2]


def test_then_direct_meetings() -> None:
    """Each has beaten one, and 2 the one who stands with it, at a table of three."""
    tournament = tournament_with([([0, 1, 2], [1, 4, 9])], [([0, 1, 2], [9, 4, 1])])
    assert [each.points for each in standings(tournament)] == [12, 12, 12]
    tournament.rounds[1].tables[0].scores = [9, 1, 4]
    assert order(tournament) == [2, 0, 1]


def test_then_the_share_of_the_games_points() -> None:
    tournament = tournament_with([([0, 1], [6, 4]), ([2, 3], [9, 1])])
    assert order(tournament) == [2, 0, 1, 3]


def test_then_the_lot() -> None:
    tournament = tournament_with([([0, 1], [6, 4]), ([2, 3], [6, 4])])
    tournament.entrants[2].lot = -1.0
    assert order(tournament) == [2, 0, 1, 3]


def test_bots_take_places_and_are_nobodys_opponents() -> None:
    tournament = tournament_with([([0, None, 1], [5, 9, 1])])
    found = {each.person: each for each in standings(tournament)}
    assert (found[0].points, found[1].points) == (6, 0)
    assert (found[0].opponents, found[1].opponents) == (0, 6)


def test_a_table_that_still_plays_counts_nothing_yet() -> None:
    tournament = tournament_with([([0, 1], [6, 4]), ([2, 3], [6, 4])])
    tournament.rounds[0].tables[1].scores = None
    assert [(each.points, each.played) for each in standings(tournament)][:2] == [(12, 1), (0, 1)]


def test_in_a_knock_out_whoever_gets_further_is_ahead() -> None:
    knock_out = {"system": "knock_out", "smallest": 3, "largest": 3, "go_on": 1}
    tournament = tournament_with(
        [([0, 1, 2], [9, 5, 1]), ([3, 4, 5], [9, 5, 1]), ([6, 7, 8], [9, 5, 1])], **knock_out
    )
    assert sorted(going_on(tournament)) == [0, 3, 6]
    tournament.rounds.append(Round([RoundTable("", [0, 3, 6], [1, 2, 3])], []))
    assert order(tournament)[:3] == [6, 3, 0]


def test_of_equals_at_a_table_one_goes_on() -> None:
    knock_out = {"system": "knock_out", "smallest": 2, "largest": 2}
    tournament = tournament_with([([0, 1], [7, 7]), ([2, 3], [1, 9])], **knock_out)
    assert going_on(tournament) == [3, 0]


def test_whoever_has_withdrawn_does_not_go_on() -> None:
    knock_out = {"system": "knock_out", "smallest": 2, "largest": 2}
    tournament = tournament_with([([0, 1], [7, 1]), ([2, 3], [1, 9])], **knock_out)
    tournament.entrants[3].left_after = 1
    assert going_on(tournament) == [0]

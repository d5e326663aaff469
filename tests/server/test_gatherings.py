"""Who of those that wait sit down together."""

from collections.abc import Collection
from itertools import combinations
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from levada.server.matchmaking.gatherings import Gathering, Waiting, gather
from levada.server.matchmaking.wish import Wish

NOW = 1000.0


def waits(
    player: str,
    *players: int,
    since: float = 0.0,
    rating: float = 1500.0,
    is_program: bool = False,
    avoided: Collection[str] = (),
    **wish: Any,
) -> Waiting:
    asked = Wish.model_validate({"game": "santiago", "players": list(players), **wish})
    return Waiting(player, asked, since, rating, is_program, frozenset(avoided))


def sat_down(*waiting: Waiting, now: float = NOW) -> list[tuple[str, int]]:
    return [
        (" ".join(each.player for each in made.people), made.seats) for made in gather(waiting, now)
    ]


def test_a_table_is_made_as_soon_as_enough_wait_for_it() -> None:
    assert sat_down(waits("ana", 3), waits("beto", 3)) == []
    assert sat_down(waits("ana", 3), waits("beto", 3), waits("cleo", 2, 3)) == [
        ("ana beto cleo", 3)
    ]


def test_of_those_that_wait_the_largest_table_is_made() -> None:
    three = [waits(name, 2, 3, 4, since=n) for n, name in enumerate(("ana", "beto", "cleo"))]
    assert sat_down(*three) == [("ana beto cleo", 3)]


def test_who_has_waited_longest_is_served_first() -> None:
    late, early, earliest = (
        waits(name, 2, since=n) for name, n in (("ana", 9), ("beto", 5), ("cleo", 1))
    )
    assert sat_down(late, early, earliest) == [("cleo beto", 2)]


def test_different_games_paces_editions_and_rated_or_not_do_not_mix() -> None:
    ana, cleo = waits("ana", 3, edition="trefl"), waits("cleo", 3, edition="trefl")
    for other in ({"game": "exlibris"}, {"pace": "days"}, {"edition": "amigo"}, {"rated": True}):
        assert sat_down(ana, cleo, waits("beto", 3, **other)) == []
    assert gather([ana, cleo, waits("beto", 3)], NOW)[0].agreement.options == {"edition": "trefl"}


def test_who_wants_any_edition_gets_one_that_is_for_as_many() -> None:
    both = [waits("ana", 2), waits("beto", 2)]
    assert gather(both, NOW)[0].agreement.options == {"edition": "trefl"}
    with pytest.raises(ValueError, match="amigo is not for 2 players"):
        waits("ana", 2, edition="amigo")


def test_rated_games_bring_those_together_whose_ratings_are_near() -> None:
    ana = waits("ana", 2, rated=True, rating=1500.0)
    far = waits("beto", 2, rated=True, rating=2000.0, since=1.0)
    near = waits("cleo", 2, rated=True, rating=1550.0, since=2.0)
    assert sat_down(ana, far, near) == [("ana cleo", 2)]


def test_programs_and_people_do_not_mix() -> None:
    assert sat_down(waits("ana", 2), waits("beto", 2, is_program=True)) == []
    both = [waits(name, 2, is_program=True) for name in ("ana", "beto")]
    assert sat_down(*both) == [("ana beto", 2)]


def test_nobody_sits_with_whom_they_avoid() -> None:
    assert sat_down(waits("ana", 2, avoided=["beto"]), waits("beto", 2)) == []
    assert sat_down(waits("ana", 2), waits("beto", 2, avoided=["ana"]), waits("cleo", 2)) == [
        ("ana cleo", 2)
    ]


def test_bots_sit_down_when_all_have_waited_as_long_as_they_wish() -> None:
    ana, beto = waits("ana", 4, bots_after=60), waits("beto", 4, bots_after=90)
    assert sat_down(ana, beto, now=59.0) == []
    assert sat_down(ana, beto, now=89.0) == [("ana", 4)]
    assert sat_down(ana, beto, now=90.0) == [("ana beto", 4)]
    assert sat_down(ana, waits("beto", 4), now=90.0) == [("ana", 4)]


def test_nobody_has_a_rated_game_with_bots_alone() -> None:
    assert sat_down(waits("ana", 4, rated=True, bots_after=0)) == []


wishes = st.builds(
    lambda players, rated, edition, bots: {
        "players": sorted(players), "rated": rated, "edition": edition, "bots_after": bots,
    },
    st.sets(st.integers(2, 5), min_size=1),
    st.booleans(),
    st.sampled_from([None, "trefl"]),
    st.sampled_from([None, 0, 500, 3000]),
)  # fmt: skip


@given(
    st.lists(
        st.tuples(wishes, st.integers(0, 999), st.sets(st.integers(0, 9), max_size=1)), max_size=10
    )
)
def test_afterwards_nobody_waits_who_could_play(
    drawn: list[tuple[dict[str, Any], int, set[int]]],
) -> None:
    waiting = [
        Waiting(
            str(n),
            Wish.model_validate({"game": "santiago", **wish}),
            since,
            avoided=frozenset(map(str, avoided)),
        )
        for n, (wish, since, avoided) in enumerate(drawn)
    ]
    made = gather(waiting, NOW)
    seated = [each.player for table in made for each in table.people]
    assert len(seated) == len(set(seated))
    for table in made:
        assert is_possible(table)
    left = [each for each in waiting if each.player not in seated]
    for number in range(1, 6):
        for people in combinations(left, number):
            assert not any(is_possible(Gathering(people, seats)) for seats in range(2, 6))


def is_possible(table: Gathering) -> bool:
    """As a reader of the wishes would say it."""
    people = table.people
    return (
        len(people) <= table.seats
        and all(table.seats in each.wish.players for each in people)
        and all(one.wish.suits(two.wish) for one, two in combinations(people, 2))
        and not any(two.player in one.avoided for one in people for two in people if one is not two)
        and (len(people) == table.seats or all(each.takes_bots(NOW) for each in people))
        and (len(people) >= 2 or not people[0].wish.rated)
    )

"""Ratings as a fold over games: who rises and falls, in which order, and how much counts."""

import re
from pathlib import Path

import pytest
from benchmarks.ratings import Simulation
from hypothesis import given
from hypothesis import strategies as st

from levada.bots.levels import LEVEL_NAMES
from levada.server.ratings.bot_ratings import BOT_RATINGS, MEASURED
from levada.server.ratings.fold import (
    MEETINGS_IN_FULL,
    MEETINGS_REMEMBERED,
    Fold,
    RatingChange,
)
from levada.server.ratings.placing import places_of
from levada.server.ratings.rated_game import RatedGame, RatedSeat
from levada.server.ratings.rating import FIRST_POINTS, Rating, win_chances

HOUR = 3600.0
BOTS_PAGE = Path(__file__).parents[2] / "docs" / "bots.md"
PEOPLE = ("Ada", "Bea", "Cid", "Dov", "Eve", "Fay")


def played(number: int, *seats: RatedSeat, at: float | None = None) -> RatedGame:
    when = number * HOUR if at is None else at
    return RatedGame(f"table {number:04}", "santiago", when, seats)


def in_order(number: int, *players: str, at: float | None = None) -> RatedGame:
    """The first named came first."""
    seats = [RatedSeat(place, player) for place, player in enumerate(players, start=1)]
    return played(number, *seats, at=at)


def changes_by_player(changes: list[RatingChange]) -> dict[str, float]:
    return {each.player: each.after.rating.points - each.before.rating.points for each in changes}


@pytest.mark.slow
def test_ratings_order_people_as_they_are_and_their_chances_come_true() -> None:
    """The small version of `python -m benchmarks ratings`."""
    simulation = Simulation(people=60).play(3_000)
    assert simulation.order_kept() >= 0.95
    assert all(abs(given - won) < 0.03 for given, won in simulation.deciles())
    assert simulation.within_uncertainty() > 0.9


def test_whoever_comes_first_gains_and_whoever_comes_last_loses() -> None:
    gained = changes_by_player(Fold("santiago").add(in_order(1, "Ada", "Bea", "Cid", "Dov", "Eve")))
    assert list(gained.values()) == sorted(gained.values(), reverse=True)
    assert gained["Ada"] > 0 > gained["Eve"]


def test_equals_who_share_a_place_stay_equal() -> None:
    changes = Fold("santiago").add(played(1, *(RatedSeat(1, each) for each in PEOPLE[:3])))
    assert [each.after.rating.points for each in changes] == pytest.approx([FIRST_POINTS] * 3)


def test_a_rating_is_provisional_until_enough_games() -> None:
    fold = Fold("santiago")
    assert Rating().is_provisional
    for number in range(40):
        fold.add(in_order(number, *(PEOPLE[:4] if number % 2 else PEOPLE[3::-1])))
    assert not fold.standings["Ada"].rating.is_provisional


def test_bots_stay_where_the_arena_puts_them() -> None:
    fold = Fold("santiago")
    changes = fold.add(
        played(1, RatedSeat(1, "Ada"), RatedSeat(2, "Bea"), RatedSeat(3, level="expert"))
    )
    assert [each.player for each in changes] == ["Ada", "Bea"]
    assert fold.rating_of(RatedSeat(1, level="expert")) == BOT_RATINGS["santiago"]["expert"]
    assert BOT_RATINGS["santiago"]["regular"].points == FIRST_POINTS


def test_beating_a_strong_bot_is_worth_more_than_beating_a_weak_one() -> None:
    def gained(level: str) -> float:
        seats = RatedSeat(1, "Ada"), RatedSeat(2, level=level), RatedSeat(3, "Bea")  # type: ignore[arg-type]  # a level by its name
        return changes_by_player(Fold("exlibris").add(played(1, *seats)))["Ada"]

    gains = [gained(level) for level in LEVEL_NAMES]
    assert gains == sorted(gains)


def test_bots_have_the_points_of_the_arena_as_its_page_says() -> None:
    """docs/bots.md has the ladders' ratings; here they are counted from the regular bot."""
    table = BOTS_PAGE.read_text().split("Ratings of the same ladders")[1]
    for level in LEVEL_NAMES:
        found = re.search(rf"^\| {level} \| (\S+) .*?\| (\S+) ", table, re.MULTILINE)
        assert found is not None
        points = [float(each.replace("−", "-")) for each in found.groups()]
        assert [MEASURED["santiago"][level], MEASURED["exlibris"][level]] == points


@pytest.mark.parametrize(
    ("totals", "gone", "places"),
    [
        ([50, 70, 60], [], [3, 1, 2]),
        ([50, 70, 70], [], [3, 1, 1]),
        ([50, 50, 40], [], [1, 1, 3]),
        ([90, 70, 60], [0], [3, 1, 2]),
        ([90, 80, 10, 20], [0, 1], [3, 3, 2, 1]),
        ([0, 0], [1], [1, 2]),
    ],
)
def test_whoever_has_gone_is_last(totals: list[int], gone: list[int], places: list[int]) -> None:
    assert places_of(totals, gone) == places


def test_people_who_meet_too_often_count_less() -> None:
    fold = Fold("santiago")
    weights = [fold.add(in_order(number, "Ada", "Bea"))[0].weight for number in range(20)]
    assert weights[:MEETINGS_IN_FULL] == [1.0] * MEETINGS_IN_FULL
    assert weights[MEETINGS_IN_FULL:] == [10 / met for met in range(11, 21)]
    # With somebody new at the table, half of it is as before.
    with_a_stranger = {each.player: each.weight for each in fold.add(in_order(20, *PEOPLE[:3]))}
    assert with_a_stranger == {"Ada": (1 + 10 / 21) / 2, "Bea": (1 + 10 / 21) / 2, "Cid": 1.0}
    # A month later it is forgotten.
    later = 21 * HOUR + MEETINGS_REMEMBERED
    assert fold.add(in_order(21, "Ada", "Bea", at=later))[0].weight == 1.0


def test_a_thousand_arranged_wins_are_worth_few() -> None:
    """All in one month: nobody climbs by beating the same person again and again."""

    def points_after(games: int) -> float:
        fold = Fold("santiago")
        for number in range(games):
            fold.add(in_order(number, "Ada", "Bea", at=number * 60.0))
        return fold.standings["Ada"].rating.points

    assert points_after(1_000) - points_after(10) < 3 * (points_after(10) - FIRST_POINTS)


def test_chances_add_up_and_favour_the_stronger() -> None:
    chances = win_chances([Rating(1900, 50), Rating(1500, 50), Rating(1500, 50)])
    assert sum(chances) == pytest.approx(1)
    assert chances[0] > 0.75
    assert chances[1] == chances[2]
    sure, unsure = Rating(1900, 0), Rating(1900, 200)
    assert win_chances([sure, Rating(1500, 0)])[0] == pytest.approx(10 / 11)
    assert win_chances([unsure, Rating(1500, 200)])[0] < 10 / 11


Tables = st.lists(
    st.tuples(
        st.permutations(PEOPLE),
        st.integers(2, 5),
        st.lists(st.integers(1, 3), min_size=5, max_size=5),
    ),
    min_size=2,
    max_size=25,
)


@given(tables=Tables, cut=st.integers(0, 24))
def test_a_fold_that_goes_on_elsewhere_finds_the_same_numbers(
    tables: list[tuple[list[str], int, list[int]]], cut: int
) -> None:
    """To the last bit, and whatever people are called: somebody deleted changes nobody's rating."""
    games = [
        played(number, *map(RatedSeat, places[:size], players[:size]))
        for number, (players, size, places) in enumerate(tables)
    ]
    whole = Fold("santiago")
    expected = [whole.add(game) for game in games]
    first = Fold("santiago")
    for game in games[:cut]:
        first.add(game)
    second = Fold("santiago", first.standings, games[:cut])
    assert [second.add(game) for game in games[cut:]] == expected[cut:]
    renamed = Fold("santiago")
    for game in games:
        seats = [RatedSeat(each.place, f"no {hash(each.player)}") for each in game.seats]
        renamed.add(RatedGame(game.table, game.game, game.at, tuple(seats)))
    assert list(renamed.standings.values()) == list(whole.standings.values())

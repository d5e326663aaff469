"""Many games by chance: the same for a seed, however they are played."""

from typing import Any

import numpy as np
import pytest

from levada.compiled_cache import COMPILED
from levada.options import OptionError
from levada.simulation import GAMES_A_TASK, matches, simulate

GAMES = 30 if COMPILED else 6
TABLES: list[tuple[str, dict[str, Any]]] = [
    ("exlibris", {"players": 2}),
    ("exlibris", {"players": 4, "first": 1}),
    ("santiago", {"players": 3, "palms": True}),
    ("santiago", {"players": 5, "edition": "samarkand", "min_offer": 0}),
    ("santiago", {"players": 2, "edition": "trefl", "spring": "anywhere"}),
    ("santiago", {"players": 4, "spare_tile": "planted", "build_named": True}),
]
each_table = pytest.mark.parametrize(("name", "options"), TABLES)


@each_table
def test_move_by_move_the_games_of_a_seed_are_the_same(name: str, options: dict[str, Any]) -> None:
    totals = simulate(name, games=GAMES, seed=7, **options)
    one_by_one = [match.scores for match in matches(name, games=GAMES, seed=7, **options)]
    assert totals.tolist() == one_by_one


@each_table
def test_there_is_a_row_a_game_and_a_column_a_seat(name: str, options: dict[str, Any]) -> None:
    totals = simulate(name, games=3, seed=1, **options)
    assert totals.shape == (3, options["players"])
    assert totals.dtype == np.int64


def test_the_number_of_workers_changes_nothing() -> None:
    many = 2 * GAMES_A_TASK + 17
    alone = simulate("exlibris", games=many, seed=9, workers=1)
    for workers in (2, 5, None):
        assert (simulate("exlibris", games=many, seed=9, workers=workers) == alone).all()


def test_progress_adds_up() -> None:
    told: list[int] = []
    simulate("exlibris", games=2 * GAMES_A_TASK + 17, seed=9, progress=told.append)
    assert sorted(told) == [17, GAMES_A_TASK, GAMES_A_TASK]


def test_game_i_depends_on_the_seed_and_on_i_alone() -> None:
    few, more = (simulate("exlibris", games=games, seed=3) for games in (5, 9))
    assert (more[:5] == few).all()
    assert (simulate("exlibris", games=9, seed=4) != more).any()


def test_games_differ() -> None:
    assert len({tuple(row) for row in simulate("exlibris", games=20, seed=5).tolist()}) > 10


def test_without_a_seed_every_run_is_another() -> None:
    assert (simulate("exlibris", games=20) != simulate("exlibris", games=20)).any()


def test_no_games_are_no_rows() -> None:
    assert simulate("exlibris", games=0, seed=1, players=2).shape == (0, 2)
    assert list(matches("exlibris", games=0, seed=1)) == []


def test_an_error_in_progress_comes_out() -> None:
    def stop(_games: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        simulate("exlibris", games=10, seed=1, progress=stop)


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        ({"games": -1}, "games: -1 is not possible"),
        ({"games": 2.5}, "games"),
        ({"games": "10"}, "games"),
        ({"games": True}, "games"),
        ({"seed": -1}, "seed"),
        ({"seed": 2**63}, "seed"),
        ({"seed": 1.5}, "seed"),
        ({"players": 9}, "players"),
        ({"colour": "red"}, "'colour' is not an option"),
        ({"first": 7}, "first"),
    ],
)
def test_bad_arguments_are_refused(arguments: dict[str, Any], named: str) -> None:
    for run in (simulate, lambda *names, **given: list(matches(*names, **given))):
        with pytest.raises(OptionError, match=named):
            run("exlibris", **{"games": 1, "seed": 1} | arguments)


@pytest.mark.parametrize("workers", [-1, 1.5, "2"])
def test_a_bad_number_of_workers_is_refused(workers: Any) -> None:
    with pytest.raises(OptionError, match="workers"):
        simulate("exlibris", games=1, seed=1, workers=workers)


def test_more_games_than_fit_into_memory_are_refused() -> None:
    with pytest.raises(OptionError, match="more than fit into memory"):
        simulate("exlibris", games=10**17, seed=1)


def test_a_game_that_is_not_there_is_refused() -> None:
    with pytest.raises(OptionError, match="'chess' is not a game here"):
        simulate("chess", games=1)

"""Many games at once for Gymnasium, one seat in each against levels."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import RecordEpisodeStatistics

from levada.contract import IllegalMove
from levada.environments.gymnasium import IDS
from levada.environments.gymnasium_vector import VectorSeatEnvironment
from levada.options import OptionError

TABLES: tuple[dict[str, Any], ...] = (
    {"game": "santiago", "players": 2, "edition": "trefl", "seat": 1},
    {"game": "santiago", "players": 3, "seat": "drawn"},
    {"game": "exlibris", "players": 4, "seat": 2},
)
each_table = pytest.mark.parametrize("table", TABLES, ids=str)


def steps_of(envs: VectorSeatEnvironment, steps: int) -> list[tuple[Any, ...]]:
    """Plays by chance; copies of all that each step gave."""
    envs.action_space.seed(1)
    played = []
    for _ in range(steps):
        seen, rewards, are_over, are_cut, infos = envs.step(envs.action_space.sample())
        assert not are_cut.any()
        given = (seen, rewards, are_over, infos["action_mask"], infos["seat"], infos["totals"])
        played.append(tuple(array.copy() for array in given))
    return played


@each_table
def test_each_row_shows_the_learners_decision(table: dict[str, Any]) -> None:
    envs = VectorSeatEnvironment(num_envs=5, opponents="random", **table)
    envs.reset(seed=3)
    assert envs.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    ended = 0
    for seen, rewards, are_over, masks, seats, totals in steps_of(envs, 60):
        assert seen in envs.observation_space
        assert masks.any(axis=1).all()
        assert not rewards[~are_over].any()
        ended += int(are_over.sum())
        if table["seat"] != "drawn":
            best = totals == totals.max(axis=1, keepdims=True)
            shares = (best / best.sum(axis=1, keepdims=True))[np.arange(5), seats]
            assert rewards[are_over] == pytest.approx(shares[are_over])
    assert ended >= 5
    for row in range(5):
        match = envs.batch.match(row)
        assert np.array_equal(envs.batch.observations[row], match.features(envs.seats[row]))
        assert np.array_equal(envs.batch.masks[row], match.mask(envs.seats[row]))


@each_table
def test_the_same_seed_gives_the_same_games(table: dict[str, Any]) -> None:
    envs = VectorSeatEnvironment(num_envs=3, opponents="random", **table)
    played = []
    for _ in range(2):
        envs.reset(seed=5)
        played.append(steps_of(envs, 20))
    for one, other in zip(*played, strict=True):
        assert all(np.array_equal(*arrays) for arrays in zip(one, other, strict=True))


def test_the_arrays_are_written_in_place() -> None:
    envs = VectorSeatEnvironment("exlibris", 4, opponents="random")
    seen, info = envs.reset(seed=1)
    again, _, _, _, info_again = envs.step(envs.action_space.sample())
    assert again is seen
    assert np.shares_memory(info["action_mask"], info_again["action_mask"])
    assert envs.reset(seed=2)[0] is seen


@pytest.mark.parametrize("name", IDS.values())
def test_gymnasium_makes_it_and_its_wrappers_go_around(name: str) -> None:
    envs = RecordEpisodeStatistics(gymnasium.make_vec(name, num_envs=3, opponents="random"))
    envs.reset(seed=1)
    envs.action_space.seed(1)
    recorded, ended = [], 0
    for _ in range(80):
        _, rewards, are_over, _, infos = envs.step(envs.action_space.sample())
        ended += int(are_over.sum())
        if "episode" in infos:
            assert np.array_equal(infos["_episode"], are_over)
            assert np.array_equal(infos["episode"]["r"][are_over], rewards[are_over])
            recorded += infos["episode"]["l"][are_over].tolist()
    assert len(recorded) == ended > 3
    assert 3 * 80 - 3 * max(recorded) <= sum(recorded) <= 3 * 80


def test_levels_by_seat() -> None:
    envs = VectorSeatEnvironment("exlibris", 2, opponents=["random", "novice"], players=3, seat=1)
    envs.reset(seed=1)
    assert len(steps_of(envs, 10)) == 10


def test_an_illegal_action_is_refused_with_its_row() -> None:
    envs = VectorSeatEnvironment("exlibris", 3, opponents="random")
    envs.reset(seed=1)
    actions = envs.action_space.sample()
    actions[2] = 9
    numbers = envs.batch.lengths.copy()
    with pytest.raises(
        IllegalMove, match=r"row 2, seat 0: action 9 is not legal now; open: 0 \(order A\)"
    ):
        envs.step(actions)
    assert np.array_equal(envs.batch.lengths, numbers)


@pytest.mark.parametrize(
    ("actions", "refusal"),
    [
        (np.zeros(3), "is not possible; expected whole numbers"),
        ([0, 0, "a"], "is not possible; expected whole numbers"),
        ([0, 0, [1]], "is not possible; expected whole numbers"),
        ([0, 0], r"expected a contiguous array of int64 \(3,\), found int64 \(2,\)"),
    ],
    ids=str,
)
def test_actions_of_another_kind_are_refused(actions: Any, refusal: str) -> None:
    envs = VectorSeatEnvironment("exlibris", 3, opponents="random")
    envs.reset(seed=1)
    with pytest.raises(OptionError, match=f"actions: .*{refusal}"):
        envs.step(actions)


def test_a_list_and_smaller_whole_numbers_are_taken() -> None:
    envs = VectorSeatEnvironment("exlibris", 3, opponents="random")
    for kind in (list, np.int32):
        envs.reset(seed=1)
        drawn = envs.action_space.sample()
        envs.step(drawn.tolist() if kind is list else drawn.astype(kind))


def test_reset_comes_first() -> None:
    envs = VectorSeatEnvironment("exlibris", 3, opponents="random")
    with pytest.raises(ResetNeeded, match="reset comes first"):
        envs.step([0, 0, 0])


def test_only_built_in_levels_are_company() -> None:
    with pytest.raises(OptionError, match="opponents: only built-in levels play here; level: 'foo"):
        VectorSeatEnvironment("exlibris", 3, opponents="foo:Bar")


def test_how_many_games_is_a_whole_number() -> None:
    wrong: Any = "3"
    with pytest.raises(OptionError, match="num_envs: '3' is not possible; expected a whole number"):
        VectorSeatEnvironment("exlibris", wrong)


def test_a_row_is_drawn_as_its_seat_sees_it() -> None:
    envs = VectorSeatEnvironment("exlibris", 2, opponents="random", render_mode="ansi")
    envs.reset(seed=1)
    drawn = envs.render()
    assert drawn is not None
    assert all(each.startswith("Ex Libris · play") for each in drawn)

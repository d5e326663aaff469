"""Both games pass PettingZoo's own suites, one seat after the other and all at once."""

import copy
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from pettingzoo.test import (
    api_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
    state_test,
)
from pettingzoo.utils.wrappers import TerminateIllegalWrapper

from levada.contract import IllegalMove
from levada.environments import pettingzoo
from levada.match import winners_of
from levada.options import OptionError

TABLES: tuple[dict[str, Any], ...] = (
    {"game": "santiago", "players": 2, "edition": "trefl"},
    {"game": "santiago", "players": 4, "spare_tile": "planted", "build_named": True},
    {"game": "exlibris", "players": 3},
)
# The suite warns of every observation that is not a plain array, but for its own games', which it
# lists by name and which have the same dictionary; and of a mask without any action, which a game
# that is over has to have.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably:UserWarning"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros:UserWarning"),
]
each_table = pytest.mark.parametrize("table", TABLES, ids=str)


@each_table
def test_one_after_the_other_passes_the_suite(table: dict[str, Any]) -> None:
    api_test(pettingzoo.env(**table), num_cycles=200)


@each_table
def test_all_at_once_passes_the_suite(table: dict[str, Any]) -> None:
    parallel_api_test(pettingzoo.parallel_env(**table), num_cycles=400)


@each_table
def test_the_same_seed_gives_the_same_games(table: dict[str, Any]) -> None:
    seed_test(lambda: pettingzoo.env(**table), num_cycles=20)
    parallel_seed_test(lambda: pettingzoo.parallel_env(**table), num_cycles=20)


@each_table
def test_a_common_critic_has_a_state(table: dict[str, Any]) -> None:
    state_test(pettingzoo.env(**table), pettingzoo.parallel_env(**table), num_cycles=3)


def test_what_is_drawn_passes_the_suite(capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda **given: pettingzoo.env("exlibris", players=2, **given))
    assert capsys.readouterr().out.startswith("Ex Libris · play")


def play_one_after_the_other(env: pettingzoo.AecEnvironment, seed: int) -> dict[str, float]:
    """Plays by chance to the end; what each seat got in all."""
    env.reset(seed=seed)
    got = dict.fromkeys(env.possible_agents, 0.0)
    for number, agent in enumerate(env.possible_agents):
        env.action_space(agent).seed(number)
    for agent in env.agent_iter():
        _, reward, is_over, _, _ = env.last()
        got[agent] += reward
        env.step(None if is_over else env.action_space(agent).sample())
    return got


def test_a_win_is_shared_out_at_the_end() -> None:
    env = pettingzoo.env("exlibris", players=4)
    for seed in range(5):
        got = play_one_after_the_other(env, seed)
        scores = env.episodes.match.scores
        assert scores is not None
        winners = winners_of(scores)
        assert [got[f"seat_{seat}"] for seat in range(4)] == [
            1 / len(winners) if seat in winners else 0 for seat in range(4)
        ]


def test_totals_can_be_the_reward() -> None:
    env = pettingzoo.env("exlibris", players=2, reward="total")
    got = play_one_after_the_other(env, 1)
    assert list(got.values()) == env.episodes.match.scores


def test_without_a_seed_the_next_game_of_the_last_seed_follows() -> None:
    env, again = (pettingzoo.env("exlibris", players=2) for _ in range(2))
    hands = []
    for each in (env, again):
        each.reset(seed=4)
        each.reset()
        hands.append(each.episodes.match.games["hand"].tolist())
    assert hands[0] == hands[1]
    env.reset(seed=4)
    assert env.episodes.match.games["hand"].tolist() != hands[0]


def at_sealed_bids(env: Any) -> Any:
    """A game of two whose first canal is laid."""
    env.reset(seed=3)
    first = env.agents_to_act[0]
    action = env.action_space(first).sample()
    if isinstance(env, pettingzoo.ParallelEnvironment):
        env.step({first: action})
    else:
        env.step(action)
    return env


def test_a_sealed_bid_is_not_seen_by_whoever_bids_next() -> None:
    env = at_sealed_bids(pettingzoo.env(**TABLES[0]))
    assert env.agent_selection == "seat_0"
    seen = []
    for amount in (1, 5):
        tried = copy.deepcopy(env)
        tried.step(amount)
        assert tried.agent_selection == "seat_1"
        seen.append(tried.observe("seat_1")["observation"])
    assert np.array_equal(*seen)


def test_both_sealed_bids_are_made_in_one_step() -> None:
    env = at_sealed_bids(pettingzoo.parallel_env(**TABLES[0]))
    assert env.agents_to_act == ["seat_0", "seat_1"]
    env.step({"seat_0": 2, "seat_1": 3})
    assert env.episodes.match.moves[-2:] == [(0, "bid 2"), (1, "bid 3")]


def test_who_is_not_to_act_is_not_heard() -> None:
    env = pettingzoo.parallel_env("exlibris", players=2, first=1)
    seen, _ = env.reset(seed=1)
    assert not seen["seat_0"]["action_mask"].any()
    env.step({"seat_0": 99, "seat_1": env.action_space("seat_1").sample()})
    assert [seat for seat, _ in env.episodes.match.moves] == [1]


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    env = pettingzoo.env("exlibris", players=2, first=0)
    env.reset(seed=1)
    with pytest.raises(IllegalMove, match=r"9 is not legal now; open: 0 \(order A\)"):
        env.step(9)
    assert env.episodes.match.moves == []
    assert env.agent_selection == "seat_0"


def test_what_is_no_whole_number_is_refused() -> None:
    env = pettingzoo.env("exlibris", players=2, first=0)
    env.reset(seed=1)
    for wrong in (1.5, "a", None):
        with pytest.raises(OptionError, match=r"action: .* expected a whole number from 0 to 4"):
            env.step(wrong)
    env.step(np.array([1]))
    assert env.episodes.match.moves == [(0, "order B")]


def test_reset_comes_first_one_after_the_other() -> None:
    env = pettingzoo.env("exlibris", players=2)
    calls: list[Callable[[], Any]] = [
        lambda: env.step(0),
        env.last,
        env.agent_iter,
        env.state,
        env.render,
        lambda: env.observe("seat_0"),
    ]
    for call in calls:
        with pytest.raises(ResetNeeded, match="reset comes first: no game has begun"):
            call()
    play_one_after_the_other(env, 1)
    for call in calls[:2]:
        with pytest.raises(ResetNeeded, match="reset comes first: the game is over"):
            call()


def test_reset_comes_first_all_at_once() -> None:
    env = pettingzoo.parallel_env("exlibris", players=2)
    with pytest.raises(ResetNeeded, match="reset comes first: no game has begun"):
        env.step({})
    env.reset(seed=1)
    while env.agents:
        env.step({agent: env.action_space(agent).sample() for agent in env.agents_to_act})
    with pytest.raises(ResetNeeded, match="reset comes first: the game is over"):
        env.step({})


def test_agents_that_are_not_there_are_named() -> None:
    env = pettingzoo.parallel_env("exlibris", players=2)
    env.reset(seed=1)
    refusal = "agent: 'seat_9' is not there; expected seat_0, seat_1"
    with pytest.raises(OptionError, match=refusal):
        env.action_space("seat_9")
    with pytest.raises(OptionError, match=refusal):
        env.observe("seat_9")
    with pytest.raises(OptionError, match=refusal):
        env.step({"seat_0": 0, "seat_1": 0, "seat_9": 0})
    wrong: Any = [0, 0]
    with pytest.raises(OptionError, match=r"actions: .* expected a dictionary by agent"):
        env.step(wrong)


def test_pettingzoos_wrapper_ends_a_game_after_an_illegal_action() -> None:
    env = TerminateIllegalWrapper(pettingzoo.env("santiago"), illegal_reward=-1)
    env.reset(seed=1)
    loser = env.agent_selection
    env.step(env.action_space(loser).n - 1)
    assert env.terminations == dict.fromkeys(env.possible_agents, True)
    assert env.rewards[loser] == -1


def test_one_bad_sealed_bid_undoes_neither_nor_makes_either() -> None:
    env = at_sealed_bids(pettingzoo.parallel_env(**TABLES[0]))
    with pytest.raises(IllegalMove, match=r"99 is not legal now; open: 0 \(pass\)"):
        env.step({"seat_0": 2, "seat_1": 99})
    with pytest.raises(OptionError, match="seat_1 is to act, and no action is given for it"):
        env.step({"seat_0": 2})
    assert env.agents_to_act == ["seat_0", "seat_1"]


@pytest.mark.parametrize(
    ("given", "refusal"),
    [
        (
            {"reward": "glory"},
            "reward: 'glory' is not possible; expected win or total or rank or margin",
        ),
        ({"render_mode": "film"}, "render_mode: 'film' is not possible; expected human or ansi"),
        ({"players": 9}, "players: 9 is not possible"),
        ({"colour": 1}, "'colour' is not an option"),
    ],
)
def test_what_cannot_be_is_said(given: dict[str, Any], refusal: str) -> None:
    with pytest.raises(OptionError, match=refusal):
        pettingzoo.env("exlibris", **given)

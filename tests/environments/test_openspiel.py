"""Both games pass OpenSpiel's own suites, and are searched by its IS-MCTS."""

from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts
from open_spiel.python.tests import games_sim_test

from levada.environments.openspiel import load
from levada.match import Match
from levada.options import OptionError
from tests.environments.spiel_games import TABLES, TWO_PLAYERS, draw_by_chance, play_by_chance

each_table = pytest.mark.parametrize(("name", "given"), TABLES, ids=str)


@each_table
def test_the_suite_of_the_library_passes(name: str, given: dict[str, Any]) -> None:
    pyspiel.random_sim_test(load(name, **given), num_sims=1, serialize=True, verbose=False)


@each_table
def test_the_simulation_in_python_passes(name: str, given: dict[str, Any]) -> None:
    np.random.seed(1)  # noqa: NPY002 — the suite draws from it
    games_sim_test.GamesSimTest().sim_game(load(name, **given))


def test_a_playthrough_can_be_played_through_again() -> None:
    lines = generate_playthrough.playthrough_lines("levada_exlibris", seed=1)
    actions = [int(line.split()[1]) for line in lines if line.startswith("action: ")]
    again = generate_playthrough.playthrough_lines("levada_exlibris", action_sequence=actions)
    assert again == lines


@pytest.mark.slow
def test_a_playthrough_of_sealed_bids_reaches_the_end() -> None:
    game = "levada_santiago(players=2,edition=trefl)"
    assert generate_playthrough.playthrough_lines(game, seed=1)[-1].startswith("Returns() = ")


@pytest.mark.slow
@pytest.mark.parametrize("name", ["exlibris", "santiago"])
def test_search_over_information_sets_plays_a_whole_game(name: str) -> None:
    game = load(name, **TWO_PLAYERS[name])
    chance = np.random.RandomState(1)
    bots = [
        ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, chance), 1.0, 2, random_state=chance)
        for _ in range(2)
    ]
    state = game.new_initial_state()
    while not state.is_terminal():
        if not draw_by_chance(state, chance):
            state.apply_action(bots[state.current_player()].step(state))
    assert sum(state.returns()) == 0


@pytest.mark.parametrize("name", ["exlibris", "santiago"])
def test_its_environment_for_learners_plays_a_whole_game(name: str) -> None:
    env = rl_environment.Environment(load(name, **TWO_PLAYERS[name]), seed=1)
    step, chance = env.reset(), np.random.RandomState(1)
    while not step.last():
        legal = step.observations["legal_actions"][step.observations["current_player"]]
        step = env.step([chance.choice(legal)])
    assert sum(step.rewards) == 0


@pytest.mark.parametrize("name", ["exlibris", "santiago"])
def test_its_bots_in_another_language_play_a_whole_game(name: str) -> None:
    game = load(name, **TWO_PLAYERS[name])
    bots = [pyspiel.make_uniform_random_bot(seat, 7) for seat in range(2)]
    assert sum(pyspiel.evaluate_bots(game.new_initial_state(), bots, 1)) == 0


@each_table
def test_a_resampled_state_looks_the_same_to_its_seat(name: str, given: dict[str, Any]) -> None:
    sampler = pyspiel.UniformProbabilitySampler(1, 0.0, 1.0)
    differ = 0
    for state in play_by_chance(load(name, **given), seed=2):
        if state.is_chance_node():
            continue
        for seat in range(state.num_players()):
            other = state.resample_from_infostate(seat, sampler)
            assert other.information_state_string(seat) == state.information_state_string(seat)
            assert other.information_state_tensor(seat) == state.information_state_tensor(seat)
            assert other.observation_string(seat) == state.observation_string(seat)
            assert other.observation_tensor(seat) == state.observation_tensor(seat)
            assert other.current_player() == state.current_player()
            assert other.legal_actions(seat) == state.legal_actions(seat)
            differ += str(other) != str(state)
    assert (differ > 0) == (name == "exlibris" or given["players"] == 2)


@each_table
def test_the_rules_play_the_same_game(name: str, given: dict[str, Any]) -> None:
    """With what chance drew as the deal, the same actions lead to the same end."""
    *states, last = play_by_chance(load(name, **given), seed=3)
    table = last.table
    first = next(state for state in states if state.is_set_up)
    dealt = first.games.copy()
    for stack in ("tiles", "seekers"):
        if stack in dealt.dtype.names:
            dealt[stack] = last.games[stack]
    match = Match(table.game, table.options, dealt)
    for made in last.full_history():
        if made.player >= 0:
            match.step(made.action, made.player)
    assert match.is_over
    assert last.returns() == table.returns(match.scores)
    assert table.game.engine.faults(last.games, 0) == 0


def test_a_sealed_bid_is_known_to_its_seat_alone_until_both_are_open() -> None:
    game = load("santiago", **TWO_PLAYERS["santiago"])
    before = next(state for state in play_by_chance(game, seed=1) if is_first_of_two(state))
    small, large = before.child(1), before.child(3)
    assert small.current_player() == large.current_player() == 1
    for seen_by in ("information_state_string", "information_state_tensor", "observation_tensor"):
        assert getattr(small, seen_by)(1) == getattr(large, seen_by)(1)
        assert getattr(small, seen_by)(0) != getattr(large, seen_by)(0)
        assert getattr(small.child(0), seen_by)(1) != getattr(large.child(0), seen_by)(1)


def is_first_of_two(state: Any) -> bool:
    """Whether seat 0 bids now, and seat 1 after it."""
    to_act = state.table.game.engine.seats_to_act(state.games, 0)
    return not state.is_chance_node() and to_act == [0, 1]


@pytest.mark.parametrize(
    ("name", "given", "refusal"),
    [
        ("santiago", {"colour": 1}, "'colour' is not an option; there are reward, edition"),
        ("santiago", {"players": 2}, "players: amigo is for 3, 4 or 5 players, not 2"),
        ("exlibris", {"reward": "glory"}, "reward: 'glory' is not possible"),
    ],
)
def test_what_cannot_be_is_said(name: str, given: dict[str, Any], refusal: str) -> None:
    with pytest.raises(OptionError, match=refusal):
        load(name, **given)

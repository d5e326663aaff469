"""One seat against levels, as Gymnasium checks it."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env

from levada.contract import IllegalMove
from levada.environments.gymnasium import IDS, SeatEnvironment
from levada.options import OptionError
from levada.players.failure import PlayerFailure

TABLES: tuple[tuple[str, dict[str, Any]], ...] = (
    ("levada/Santiago-v0", {"players": 3, "overseer": 2}),
    ("levada/Santiago-v0", {"players": 2, "edition": "trefl", "overseer": 1, "seat": 1}),
    ("levada/ExLibris-v0", {"players": 2, "first": 0}),
)


@pytest.mark.parametrize(("name", "given"), TABLES, ids=str)
def test_the_environment_passes_the_checker(name: str, given: dict[str, Any]) -> None:
    env = gymnasium.make(name, opponents="random", render_mode="ansi", **given)
    check_env(env.unwrapped)


def play(env: gymnasium.Env[Any, Any], seed: int) -> tuple[float, dict[str, Any]]:
    """Plays by chance to the end; the last reward and info."""
    env.reset(seed=seed)
    env.action_space.seed(seed)
    while True:
        _, reward, is_over, is_cut_short, info = env.step(env.action_space.sample())
        assert not is_cut_short
        if is_over:
            return float(reward), info


@pytest.mark.parametrize("name", IDS.values())
def test_the_others_are_levels_and_the_seat_may_be_drawn(name: str) -> None:
    env = gymnasium.make(name, opponents=["random", "novice"], players=3, seat="drawn")
    seats = set()
    for seed in range(4):
        reward, info = play(env, seed)
        best = info["totals"] == info["totals"].max()
        assert reward == pytest.approx(best[info["seat"]] / best.sum())
        assert not info["action_mask"].any()
        seats.add(info["seat"])
    assert len(seats) > 1


class LastMove:
    """A player of one's own."""

    def choose(self, view: dict[str, Any], legal: list[str]) -> str:
        return legal[-1]


class Muddled(LastMove):
    def choose(self, view: dict[str, Any], legal: list[str]) -> str:
        return "order Z"


def test_players_of_ones_own_can_be_the_others() -> None:
    env = SeatEnvironment("exlibris", opponents=f"{__name__}:LastMove", players=2)
    play(env, 1)
    match = env.episodes.match
    assert {move for seat, move in match.moves if seat == 1} >= {"order E"}


def test_one_that_fails_is_named_with_its_seat_and_move() -> None:
    env = SeatEnvironment("exlibris", opponents=f"{__name__}:Muddled", players=2, first=1)
    with pytest.raises(PlayerFailure, match=r"^seat 1, move 1: 'order Z' — .*; open: order"):
        env.reset(seed=1)


def test_the_same_seed_gives_the_same_game() -> None:
    env = gymnasium.make("levada/ExLibris-v0", opponents="random")
    played = []
    for _ in range(2):
        play(env, 5)
        played.append(env.unwrapped.episodes.match.moves)  # type: ignore[attr-defined]
    assert played[0] == played[1]


def test_the_mask_is_what_the_rules_allow() -> None:
    env = SeatEnvironment("santiago", opponents="random", players=3)
    _, info = env.reset(seed=2)
    match = env.episodes.match
    assert np.array_equal(info["action_mask"], match.mask(env.seat))
    assert np.array_equal(env.action_masks(), info["action_mask"])


def test_actions_can_be_drawn_before_the_game_begins() -> None:
    env = SeatEnvironment("exlibris", opponents="random", first=0)
    assert env.action_space.sample() in env.action_space


def test_an_illegal_action_ends_the_game_and_says_what_was_open() -> None:
    env = SeatEnvironment("exlibris", opponents="random", first=0)
    env.reset(seed=2)
    _, reward, is_over, _, info = env.step(9)
    assert (reward, is_over) == (-1.0, True)
    assert "action 9 — 9 is not legal now; open: 0 (order A), 1 (order B)" in info["refusal"]
    with pytest.raises(ResetNeeded, match="reset comes first: the game is over"):
        env.step(0)


WRONG: tuple[Any, ...] = (1.5, "a", None, True, np.array([1, 2]), np.array([1.0]))


@pytest.mark.parametrize("action", WRONG, ids=str)
def test_what_is_no_whole_number_is_refused_and_not_punished(action: Any) -> None:
    env = SeatEnvironment("exlibris", opponents="random", first=0)
    env.reset(seed=2)
    expected = "action: .* is not possible; expected a whole number from 0 to 4"
    with pytest.raises(OptionError, match=expected):
        env.step(action)
    assert env.episodes.match.moves == []


def test_an_array_of_one_whole_number_is_that_number() -> None:
    env = SeatEnvironment("exlibris", opponents="random", first=0)
    env.reset(seed=2)
    env.step(np.array([1]))
    assert env.episodes.match.moves[0] == (0, "order B")


def test_reset_comes_first_before_a_game_and_after_it() -> None:
    env = SeatEnvironment("exlibris", opponents="random", first=0)
    with pytest.raises(ResetNeeded, match="reset comes first: no game has begun"):
        env.step(0)
    play(env, 1)
    with pytest.raises(ResetNeeded, match="reset comes first: the game is over"):
        env.step(0)
    env.reset(seed=1)
    env.close()
    with pytest.raises(ResetNeeded, match="reset comes first: no game has begun"):
        env.step(0)
    assert env.episodes.match.moves == []


def test_or_it_is_refused() -> None:
    env = SeatEnvironment("exlibris", opponents="random", first=0, illegal_reward=None)
    env.reset(seed=2)
    with pytest.raises(IllegalMove, match=r"9 is not legal now; open: 0 \(order A\)"):
        env.step(9)
    assert env.episodes.match.moves == []


def test_it_is_drawn_as_the_seat_sees_it(capsys: pytest.CaptureFixture[str]) -> None:
    env = SeatEnvironment("exlibris", opponents="random", render_mode="human")
    env.reset(seed=1)
    assert "seat 1" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("given", "refusal"),
    [
        ({"seat": 3}, "seat: 3 is not there; expected 0 to 2, or drawn"),
        ({"opponents": ["random"]}, "expected a level, or a list of 2 levels"),
        ({"opponents": "grandmaster"}, "level: 'grandmaster' is not there"),
    ],
)
def test_what_cannot_be_is_said(given: dict[str, Any], refusal: str) -> None:
    with pytest.raises(OptionError, match=refusal):
        SeatEnvironment("exlibris", **given)

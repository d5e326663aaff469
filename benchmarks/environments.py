"""Environments of other libraries: steps by chance a second on one core, of one seat against novices and of all seats."""

import time
from collections.abc import Callable
from typing import Any

import numpy as np

from benchmarks.measure import line, one_core
from levada.environments import openspiel, pettingzoo
from levada.environments.gymnasium import SeatEnvironment
from levada.environments.gymnasium_vector import VectorSeatEnvironment
from levada.games import GAMES

LEAST_SECONDS = 3.0
ROWS = 256


def rate(play: Callable[[], int]) -> float:
    """Steps a second, of as many calls as it takes."""
    play()
    steps, start = 0, time.perf_counter()
    while time.perf_counter() - start < LEAST_SECONDS:
        steps += play()
    return steps / (time.perf_counter() - start)


def one_after_the_other(game: str) -> Callable[[], int]:
    env = pettingzoo.env(game)

    def play() -> int:
        env.reset()
        steps = 0
        for agent in env.agent_iter():
            seen, _, is_over, _, _ = env.last()
            env.step(None if is_over else env.action_space(agent).sample(seen["action_mask"]))
            steps += not is_over
        return steps

    return play


def one_seat(game: str) -> Callable[[], int]:
    env = SeatEnvironment(game, opponents="novice")

    def play() -> int:
        env.reset()
        steps, is_over = 0, False
        while not is_over:
            _, _, is_over, _, _ = env.step(env.action_space.sample())
            steps += 1
        return steps

    return play


def many_games(game: str) -> Callable[[], int]:
    envs = VectorSeatEnvironment(game, ROWS, opponents="novice")
    envs.reset()

    def play() -> int:
        envs.step(envs.action_space.sample())
        return ROWS

    return play


def tree(game: str) -> Callable[[], int]:
    spiel, chance = openspiel.load(game), np.random.default_rng(1)

    def play() -> int:
        state: Any = spiel.new_initial_state()
        while not state.is_terminal():
            state.apply_action(chance.choice(state.legal_actions()))
        return len(state.history())

    return play


MEASURED = {
    "PettingZoo, all seats one after the other": one_after_the_other,
    "OpenSpiel, draws and all seats": tree,
    "Gymnasium, one seat against novices": one_seat,
    f"Gymnasium, {ROWS} games, one seat against novices": many_games,
}


def measure() -> None:
    with one_core():
        for what, prepared in MEASURED.items():
            for game in GAMES:
                line(f"{what}: {game}", f"{rate(prepared(game)):,.0f} a second")

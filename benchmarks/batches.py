"""A batch of 1,024 games, a step each: the legal mask and an action; and copying a state."""

from collections.abc import Callable
from typing import cast

import numpy as np

from benchmarks.measure import beside_yardstick, line, one_core, seconds
from levada.chance import Generator
from levada.compilation import entry_point_for
from levada.contract import Flags, Games, Rules
from levada.games import GAMES, module_of
from levada.games import game as game_named
from levada.masks import lowest

BATCH = 1_024
STEPS = 100
COPIES = 1_000_000

rules = cast("Rules", None)


def step(games: Games, masks: Flags, rng: Generator) -> int:
    """One action in every game that is not over, its legal mask written first."""
    acted = 0
    for i in range(len(games)):
        to_act = rules.awaiting(games[i])
        if to_act:
            seat = lowest(to_act)
            rules.mark_legal(games[i], seat, masks[i])
            rules.apply(games[i], seat, rules.pick_random(games[i], seat, rng))
            acted += 1
    return acted


def copy(games: Games, times: int) -> None:
    for n in range(times):
        games[n & 1] = games[2 + (n & 1)]


def deal_batch(name: str) -> Games:
    game = game_named(name)
    options, wishes = game.options.of({}), game.wishes.of({})
    return np.concatenate([game.deal(options, wishes, 1, number) for number in range(BATCH)])


def steps_a_second(dealt: Games, masks: Flags, take_step: Callable[..., int]) -> float:
    games, rng, acted = dealt.copy(), np.ones(1, np.uint64), 0

    def work() -> None:
        nonlocal acted
        for _ in range(STEPS):
            acted += take_step(games, masks, rng)

    return 1 / seconds(work) * acted


def nanoseconds_a_copy(dealt: Games, take_copies: Callable[..., None]) -> float:
    games = dealt.copy()
    return seconds(lambda: take_copies(games, COPIES)) / COPIES * 1e9


def measure_game(name: str) -> None:
    game = game_named(name)
    dealt = deal_batch(name)
    masks = np.zeros((BATCH, game.actions), np.bool_)
    rules = module_of(name, "levada.games.{}.rules")
    take_step, take_copies = entry_point_for(rules, step), entry_point_for(rules, copy)
    steps_a_second(dealt, masks, take_step)  # compiles
    nanoseconds_a_copy(dealt, take_copies)
    with one_core():
        rate, _ = beside_yardstick(lambda: steps_a_second(dealt, masks, take_step))
        took = min(nanoseconds_a_copy(dealt, take_copies) for _ in range(5))
    line(f"{name}, legal mask and action, batch of {BATCH:,}", f"{rate:,.0f} steps/s")
    line(f"{name}, copy of a state of {game.layout.itemsize} bytes", f"{took:.1f} ns")


def measure() -> None:
    for name in GAMES:
        measure_game(name)

"""A batch of 1,024 games, a step each by chance: with the mask, with features, through `levada.Batch`.

One core, by processor time. Chance is drawn by a compiled sampler, whose cost stands apart; and copying a state.
"""

from collections.abc import Callable
from typing import Any, cast

import numpy as np

from benchmarks.measure import beside_yardstick, line, one_core, processor_seconds
from levada.batch import Batch
from levada.chance import Generator, below
from levada.compilation import entry_point, entry_point_for
from levada.contract import Flags, Games, Rules, Totals
from levada.games import GAMES, module_of
from levada.masks import lowest

SIZE = 1_024
STEPS = 200
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


@entry_point
def draw(masks: Flags, actions: Totals, rng: Generator) -> None:
    """An action for each row, evenly among those its mask allows, from the mask alone."""
    for i in range(len(masks)):
        legal = 0
        for action in range(masks.shape[1]):
            legal += masks[i, action]
        k = below(rng, legal)
        action = -1
        while k >= 0:
            action += 1
            if masks[i, action]:
                k -= 1
        actions[i] = action


def copy(games: Games, times: int) -> None:
    for n in range(times):
        games[n & 1] = games[2 + (n & 1)]


class RandomPlay:
    """A batch whose rows are played by chance."""

    def __init__(self, name: str, **given: Any) -> None:
        self.batch = Batch(name, SIZE, seed=1, **given)
        self.actions = np.zeros(SIZE, np.int64)
        self.rng = np.ones(1, np.uint64)

    def draw(self) -> None:
        draw(self.batch.masks, self.actions, self.rng)

    def step(self) -> None:
        self.draw()
        self.batch.step(self.actions)


def a_second(act: Callable[[], object]) -> float:
    def work() -> None:
        for _ in range(STEPS):
            act()

    return SIZE * STEPS / processor_seconds(work)


def steps_with_mask(name: str, dealt: Games) -> Callable[[], float]:
    """Steps a second without features, as a batch could at most."""
    masks = np.zeros((SIZE, RandomPlay(name).batch.game.actions), np.bool_)
    take_step = entry_point_for(module_of(name, "levada.games.{}.rules"), step)

    def rate() -> float:
        games, rng, acted = dealt.copy(), np.ones(1, np.uint64), 0

        def work() -> None:
            nonlocal acted
            for _ in range(STEPS):
                acted += take_step(games, masks, rng)

        return 1 / processor_seconds(work) * acted

    return rate


def nanoseconds_a_copy(name: str, dealt: Games) -> float:
    take_copies = entry_point_for(module_of(name, "levada.games.{}.rules"), copy)
    games = dealt.copy()
    take_copies(games, 1)  # compiles
    return min(
        processor_seconds(lambda: take_copies(games, COPIES)) / COPIES * 1e9 for _ in range(5)
    )


def measure_game(name: str) -> None:
    whole, scaled = RandomPlay(name), RandomPlay(name, observations="float32")
    game, dealt = whole.batch.game, whole.batch.games.copy()
    with_mask = steps_with_mask(name, dealt)
    measures: dict[str, Callable[[], float]] = {
        "legal mask and action, compiled loop": with_mask,
        "Batch with masks and features, actions by chance": lambda: a_second(whole.step),
        "the same with float32": lambda: a_second(scaled.step),
        "of that drawing the actions alone": lambda: a_second(whole.draw),
    }
    about = f"{name}, {whole.batch.players} players"
    for rate in measures.values():
        rate()  # compiles, and games get into their middle
    with one_core():
        for what, rate in measures.items():
            median, _ = beside_yardstick(rate)
            line(f"{about}, {what}", f"{median:,.0f} rows/s")
        took = nanoseconds_a_copy(name, dealt)
    line(f"{name}, copy of a state of {game.layout.itemsize} bytes", f"{took:.1f} ns")


def measure() -> None:
    for name in GAMES:
        measure_game(name)

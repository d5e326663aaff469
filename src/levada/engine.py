"""The compiled rules of a game as Python calls them: over `games[i]`, one function a question."""

from types import ModuleType
from typing import Any, cast

import numpy as np
import numpy.typing as npt

from levada.chance import Generator, sow
from levada.compilation import entry_point_for, template
from levada.contract import Bytes, Flags, Games, Numbers, Rules, Seat, Totals
from levada.masks import lowest
from levada.value_text import quote

# Each function below is copied for each game, with its rules in this place.
rules = cast("Rules", None)


def deal(games: Games, i: int, rng: Generator) -> None:
    rules.deal(games[i], rng)


def start(games: Games, i: int) -> None:
    rules.start(games[i])


def awaiting(games: Games, i: int) -> int:
    return rules.awaiting(games[i])


def count_legal(games: Games, i: int, seat: Seat) -> int:
    return rules.count_legal(games[i], seat)


def pick_legal(games: Games, i: int, seat: Seat, k: int) -> int:
    return rules.pick_legal(games[i], seat, k)


def pick_random(games: Games, i: int, seat: Seat, rng: Generator) -> int:
    return rules.pick_random(games[i], seat, rng)


def mark_legal(games: Games, i: int, seat: Seat, mask: Flags) -> None:
    rules.mark_legal(games[i], seat, mask)


def apply(games: Games, i: int, seat: Seat, action: int) -> None:
    rules.apply(games[i], seat, action)


def score(games: Games, i: int, out: Totals) -> None:
    rules.score(games[i], out)


def hide(games: Games, i: int, seat: Seat) -> None:
    rules.hide(games[i], seat)


def resample(games: Games, i: int, seat: Seat, rng: Generator) -> None:
    rules.resample(games[i], seat, rng)


def features(games: Games, i: int, seat: Seat, out: Bytes) -> None:
    rules.features(games[i], seat, out)


def faults(games: Games, i: int) -> int:
    return rules.faults(games[i])


@template
def play_out(state: Any, rng: Generator) -> int:
    """Plays on by chance until nobody can act; how many actions it took."""
    actions = 0
    to_act = rules.awaiting(state)
    while to_act:
        seat = lowest(to_act)
        rules.apply(state, seat, rules.pick_random(state, seat, rng))
        actions += 1
        to_act = rules.awaiting(state)
    return actions


def play_many(games: Games, seed: int, first: int, rng: Generator, totals: Totals) -> int:
    """Games `first`, `first` + 1, … of a seed, one for each row of totals; games[0] is prepared.

    games[1] is the table they are all played at, so that they stay in the processor's cache.
    """
    actions = 0
    for number in range(len(totals)):
        games[1] = games[0]
        sow(rng, seed, first + number)
        rules.deal(games[1], rng)
        actions += play_out(games[1], rng)
        rules.score(games[1], totals[number])
    return actions


class Engine:
    """The entry points of one game."""

    def __init__(self, rules: ModuleType, actions: int, units: Numbers, seats: int) -> None:
        self.units = units
        """By feature: the whole number that is 1.0 as float32."""
        self.sizes = {"mask": actions, "features": len(units), "totals": seats}
        self.deal = entry_point_for(rules, deal)
        self.start = entry_point_for(rules, start)
        self.awaiting = entry_point_for(rules, awaiting)
        self.count_legal = entry_point_for(rules, count_legal)
        self.pick_legal = entry_point_for(rules, pick_legal)
        self.pick_random = entry_point_for(rules, pick_random)
        self._mark_legal = entry_point_for(rules, mark_legal)
        self.apply = entry_point_for(rules, apply)
        self._score = entry_point_for(rules, score)
        self.hide = entry_point_for(rules, hide)
        self.resample = entry_point_for(rules, resample)
        self._features = entry_point_for(rules, features)
        self.faults = entry_point_for(rules, faults)
        self.play_many = entry_point_for(rules, play_many, releases_gil=True)

    def mark_legal(self, games: Games, i: int, seat: Seat, mask: Flags) -> None:
        self.check_array("mask", mask, np.bool_)
        self._mark_legal(games, i, seat, mask)

    def score(self, games: Games, i: int, out: Totals) -> None:
        self.check_array("totals", out, np.int64)
        self._score(games, i, out)

    def features(self, games: Games, i: int, seat: Seat, out: npt.NDArray[Any]) -> None:
        """Whole numbers into an array of uint8, or each by its unit into one of float32."""
        if getattr(out, "dtype", None) == np.uint8:
            self.check_array("features", out, np.uint8)
            self._features(games, i, seat, out)
            return
        self.check_array("features", out, np.float32)
        whole = np.zeros(len(self.units), np.uint8)
        self._features(games, i, seat, whole)
        np.divide(whole, self.units, out=out)

    def check_array(self, name: str, array: Any, kind: type[np.generic]) -> None:
        """ValueError for an array that the rules would compile for again, or write beyond."""
        size = self.sizes[name]
        if not (
            isinstance(array, np.ndarray)
            and array.dtype == kind
            and array.shape == (size,)
            and array.flags.carray
        ):
            found = (
                f"{array.dtype} {array.shape}" if isinstance(array, np.ndarray) else quote(array)
            )
            raise ValueError(
                f"{name}: expected a writable contiguous array of {size} {kind.__name__}, found {found}"
            )

    def legal_actions(self, games: Games, i: int, seat: Seat) -> list[int]:
        """Every legal action, ascending."""
        mask = np.zeros(self.sizes["mask"], np.bool_)
        self._mark_legal(games, i, seat, mask)
        actions: list[int] = np.flatnonzero(mask).tolist()
        return actions

    def seats_to_act(self, games: Games, i: int) -> list[Seat]:
        waiting = self.awaiting(games, i)
        return [seat for seat in range(waiting.bit_length()) if waiting >> seat & 1]

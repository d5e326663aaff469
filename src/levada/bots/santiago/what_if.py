"""What would be different if a tile were planted or a canal built, as one seat sees a position.

Nothing here plays over the end of a round, which would turn up tiles that nobody has seen.
"""

import math
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any

import numpy as np

from levada.bots.reason_types import Evaluator
from levada.bots.santiago import canal_policy, evaluation
from levada.bots.search_notes import Reals
from levada.compilation import uncompiled
from levada.contract import Games, Seat, snapshot
from levada.game import Game
from levada.games.santiago.actions import PLANT
from levada.games.santiago.board import SEGMENTS, SQUARES
from levada.games.santiago.layout import NO_SEGMENT, PLANTING, State
from levada.games.santiago.names import members
from levada.games.santiago.uncompiled_rules import build

along = uncompiled(evaluation.along)
beyond = uncompiled(evaluation.beyond)
overseers_choice = uncompiled(canal_policy.overseers_choice)

CLEAR_LEAD = 1.0  # points


class WhatIf:
    """One seat's position, and what a change would bring each seat."""

    def __init__(
        self, game: Game, seen: Games, seat: Seat, evaluator: Evaluator, totals: Sequence[float]
    ) -> None:
        self.game = game
        self.seen = seen
        self.seat = seat
        self.evaluator = evaluator
        self.totals = totals
        self.state: Any = snapshot(seen, 0)
        self.worth = evaluator.evaluate(seen)

    @property
    def leader(self) -> Seat | None:
        """The seat with the best expected total, where it is clear."""
        second, best = sorted(self.totals)[-2:]
        return self.totals.index(best) if best - second >= CLEAR_LEAD else None

    def change(self, games: Games) -> Reals:
        """By seat: what is gained beside money; prices are told apart from what they buy."""
        players = self.state.players
        paid = self.seen[0].money[:players] - games[0].money[:players]
        gained: Reals = self.evaluator.evaluate(games) - self.worth + paid
        return gained

    def after(self, actions: tuple[int, ...]) -> Games:
        """For moves that cannot end a round: plantings and offers."""
        trial = self.seen.copy()
        for action in actions:
            self.game.engine.apply(trial, 0, self.seat, action)
        return trial

    def with_canal(self, segment: int) -> Games:
        """The board with one canal more, and nothing that would follow."""
        trial = self.seen.copy()
        build(trial[0], segment)
        return trial

    @cached_property
    def by_canal(self) -> Mapping[int, Reals]:
        """By segment that may be built: what it brings each seat."""
        return {
            segment: self.change(self.with_canal(segment))
            for segment in members(self.state.reachable)
        }

    @property
    def best_canal(self) -> int:
        """The segment that would bring the seat the most."""
        return max(self.by_canal, key=lambda segment: float(self.by_canal[segment][self.seat]))

    def overseers_choice(self, state: State) -> int | None:
        """What the overseer would gain most by, as the offers of a state stand; None: no canal."""
        gains = np.zeros(SEGMENTS)
        for segment, change in self.by_canal.items():
            gains[segment] = change[state.overseer]
        choice, _ = overseers_choice(state, gains)
        return None if choice == NO_SEGMENT else choice

    def best_planting(self, slot: int, seat: Seat, bid: int) -> float:
        """What an open tile would bring a seat that bid so much, on the best square for it."""
        trial = self.seen.copy()
        trial[0].phase = PLANTING
        trial[0].bid[seat] = bid
        best = -math.inf
        for square in members(self.state.empty):
            planted = trial.copy()
            self.game.engine.apply(planted, 0, seat, PLANT + slot * SQUARES + square)
            best = max(best, float(self.change(planted)[seat]))
        return best

    def tiles_in_field(self, games: Games, square: int) -> int:
        """Asked of the count: a lone marker brings as much as its field has tiles."""
        trial = games.copy()
        state = trial[0]
        state.money[:] = 0
        state.owned[:] = 0
        state.owned[0] = 1 << square
        state.doubled = 0
        state.palms = 0
        return self.game.scores(trial, 0)[0]


def canals_away(state: State, square: int) -> int:
    """How many canals it takes to water a square."""
    if state.watered >> square & 1:
        return 0
    reached, canals = int(state.reachable), 1
    while not along(reached) >> square & 1:
        reached |= int(beyond(reached))
        canals += 1
    return canals

"""Games as trees with chance in them: what is drawn, when, and who sees it.

The rules deal everything at set-up. Here nothing is drawn before somebody would see it: a stack has no
order yet, and what is turned up is drawn among all that could be there.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, Protocol

from levada.contract import NOBODY, Games, Seat
from levada.game import Game
from levada.games import module_of
from levada.options import Options, Wishes


class Draw(ABC):
    """One thing that chance decides."""

    owner: Seat = NOBODY
    """Who alone sees it; NOBODY where everybody does."""

    @abstractmethod
    def weights(self, state: Any) -> Sequence[int]:
        """By outcome, how likely it is; 0 for what cannot be."""

    @abstractmethod
    def place(self, state: Any, outcome: int) -> None:
        """Puts the outcome where the deal would have put it."""

    @abstractmethod
    def words(self, state: Any, outcome: int) -> str: ...


class GameTree(Protocol):
    """What a game's module offers."""

    MOST_OUTCOMES: int
    """Of any draw."""
    LEAST_TOTAL: int
    LARGEST_TOTAL: int
    """No game ends with less or more for a seat."""

    def undrawn(self, game: Game, options: Options, wishes: Wishes) -> Games:
        """A state with all in place that the draws do not bring."""

    def set_up_draws(self, options: Any, wishes: Any) -> Sequence[Draw]:
        """What is drawn before the first decision, in this order."""

    def next_draw(self, state: Any, n: int) -> Draw:
        """The n-th of what an action turns up."""

    def face_down(self, state: Any) -> int:
        """How much could still be turned up."""

    def private_outcomes(self, state: Any, owner: Seat) -> Sequence[int]:
        """What one seat alone saw drawn at the set-up, in this order."""


def tree_of(game: Game) -> GameTree:
    found: GameTree = module_of(game.name, "levada.environments.game_trees.{}")
    return found


def exchange(cards: Any, i: int, j: int) -> None:
    cards[i], cards[j] = int(cards[j]), int(cards[i])

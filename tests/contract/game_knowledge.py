"""What the suite must know of each game, kept in `<game>_knowledge`: its secrets, and how to break it."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from random import Random
from typing import Any, TypeAlias

from levada.contract import Seat
from levada.game import Game

Secret: TypeAlias = Callable[[Any, Seat, Random], None]
"""Changes what a seat cannot know, in place, to something else it could be."""


def anywhere(_state: Any) -> bool:
    return True


@dataclass(frozen=True)
class Breaker:
    """An edit after which one invariant does not hold, in states where it makes sense."""

    edit: Callable[[Any], None]
    applies: Callable[[Any], object] = anywhere


def secrets_of(game: Game) -> Sequence[Secret]:
    """The first is the order of what lies face down."""
    secrets: Sequence[Secret] = import_module(f"tests.contract.{game.name}_knowledge").SECRETS
    return secrets


def breakers_of(game: Game) -> Mapping[str, Breaker]:
    """By what the fault is called."""
    breakers: Mapping[str, Breaker] = import_module(
        f"tests.contract.{game.name}_knowledge"
    ).BREAKERS
    return breakers


def meaning_of(game: Game, shown: Mapping[str, int], action: str) -> str:
    """The words of an action by its name, from the features that are not 0 alone."""
    words: str = import_module(f"tests.contract.{game.name}_knowledge").meaning_of(shown, action)
    return words

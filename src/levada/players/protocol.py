"""What a player of one's own is: a class that chooses a move in words, or an action by number.

A new one is made for each seat of each game. Its constructor takes what its author wants to set, if
anything. Where it has a method `begin`, that is told the game before the first move.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from typing_extensions import TypeVar

from levada.contract import Games, Seat

ViewT_contra = TypeVar("ViewT_contra", contravariant=True, default=Any)


@dataclass(frozen=True)
class GameStart:
    """The game a player sits down to, for those who want to know."""

    game: str
    """Its name: `santiago` or `exlibris`."""
    options: Mapping[str, Any]
    """All of them, as a record writes them."""
    players: int
    seat: Seat
    seed: int
    """For the player's own chance, below 2**53: the same in the same game of the same run."""


class Player(Protocol[ViewT_contra]):
    """A player of words."""

    def choose(self, view: ViewT_contra, legal: list[str], /) -> str:
        """One of the legal moves. The view is what the seat may see; both are the player's to keep."""


class NumberPlayer(Protocol):
    """A player by number, for speed."""

    def act(self, games: Games, seat: Seat, /) -> int:
        """A legal action in games[0], a copy in which all is blanked that the seat cannot know."""


class Begins(Protocol):
    """Either of them, where it wants to know the game beforehand."""

    def begin(self, start: GameStart, /) -> None: ...

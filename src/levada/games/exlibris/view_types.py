"""The types of what there is to see of Ex Libris: an island and its colour are a letter, seats numbers."""

from typing import Literal, TypeAlias

from typing_extensions import TypedDict

from levada.contract import Seat
from levada.games.exlibris.layout import Phase

Island: TypeAlias = tuple[int, bool, bool]
"""Sticks, whether the village is free, whether the city is."""


class PublicTable(TypedDict):
    """The sea, which everybody sees."""

    expedition: str
    """From the Seventh to the First, `_` for an empty place."""
    stack: int
    markers: list[int]
    islands: dict[str, Island]


class ExLibrisTrace(PublicTable):
    """All there is to see, hidden things included."""

    phase: Phase
    to_act: list[Seat]
    hands: list[str]
    villages: list[int]
    cities: list[int]
    legal: list[str]
    scores: list[int] | None


class ExLibrisTraceLine(ExLibrisTrace):
    """A line of a match's trace."""

    n: int
    """How many moves were made before it."""


class ExLibrisView(PublicTable):
    """What one seat may see, or a spectator."""

    game: Literal["exlibris"]
    players: int
    seat: Seat | None
    phase: Phase
    to_act: list[Seat]
    hands: list[str | None]
    """Nothing where it is hidden from you."""
    villages: list[int]
    """By seat: how many it has taken."""
    cities: list[int]
    hand_sizes: list[int]
    played: list[str]
    legal: list[str]
    scores: list[int] | None
    """Of a game that is over."""


class OwnView(TypedDict):
    """The parts of a view that are not the same for everybody."""

    seat: Seat | None
    hands: list[str | None]
    legal: list[str]

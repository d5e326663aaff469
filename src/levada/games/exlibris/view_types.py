"""The types of what there is to see of Ex Libris: an island and its colour are a letter, seats numbers."""

from typing import Literal, TypeAlias

from typing_extensions import TypedDict

from levada.contract import Seat
from levada.games.exlibris.layout import Phase

Island: TypeAlias = tuple[int, bool, bool]
"""Sticks, whether the village is free, whether the city is."""


class PublicTable(TypedDict):
    """What lies open on the table."""

    expedition: str
    """From the Seventh to the First, `_` for an empty place."""
    stack: int
    markers: list[int]
    islands: dict[str, Island]
    villages: list[int]
    """By seat: how many it has."""
    cities: list[int]


class ExLibrisTrace(PublicTable):
    """All there is to see, hidden things included: a line of the trace but for `n`."""

    phase: Phase
    to_act: list[Seat]
    hands: list[str]
    legal: list[str]
    scores: list[int] | None


class ExLibrisView(PublicTable):
    """What one seat may see, or a spectator."""

    game: Literal["exlibris"]
    players: int
    seat: Seat | None
    phase: Phase
    to_act: list[Seat]
    hands: list[str | None]
    """Nothing where it is hidden from you."""
    hand_sizes: list[int]
    played: list[str]
    legal: list[str]
    scores: list[int] | None
    """Of a game that is over."""

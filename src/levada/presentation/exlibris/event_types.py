"""The shapes of what happens in Ex Libris, for the log and for what moves on the page."""

from typing import Literal, TypeAlias

from typing_extensions import TypeAliasType, TypedDict

from levada.contract import Seat
from levada.games.exlibris.houses import House
from levada.presentation.exlibris.aid_types import ExLibrisTotal, IslandWorth

Trigger: TypeAlias = Literal["stack", "city", "hands"]


class ExLibrisBegins(TypedDict):
    event: Literal["begins"]
    seat: Seat
    """Who starts."""
    expedition: str
    """From the Seventh to the First."""


class ExLibrisRound(TypedDict):
    event: Literal["round"]
    round: int


class Ordered(TypedDict):
    event: Literal["ordered"]
    seat: Seat
    colour: str
    places: list[int]
    lanterns: list[int]
    found: int


class SticksTaken(TypedDict):
    """Houses taken at the same time count among the sticks there were."""

    event: Literal["sticks_taken"]
    island: str
    before: int
    after: int


class HouseTaken(TypedDict):
    event: Literal["house_taken"]
    seat: Seat
    island: str
    house: House
    points: int


class SeekersLeft(TypedDict):
    event: Literal["seekers_left"]
    places: list[int]
    cards: list[str]


class CardJoined(TypedDict):
    event: Literal["joined"]
    seat: Seat
    card: str
    place: int


class Refilled(TypedDict):
    """In the order drawn."""

    event: Literal["refilled"]
    places: list[int]
    cards: list[str]


class ClosingBegins(TypedDict):
    event: Literal["closing"]
    why: list[Trigger]


class ExLibrisOver(TypedDict):
    event: Literal["over"]
    islands: list[IslandWorth]
    seats: list[ExLibrisTotal]
    winners: list[Seat]


ExLibrisEvent = TypeAliasType(
    "ExLibrisEvent",
    ExLibrisBegins
    | ExLibrisRound
    | Ordered
    | SticksTaken
    | HouseTaken
    | SeekersLeft
    | CardJoined
    | Refilled
    | ClosingBegins
    | ExLibrisOver,
)

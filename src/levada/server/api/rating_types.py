"""The types of answers about ratings and profiles."""

from typing import Literal

from typing_extensions import TypedDict


class RatingView(TypedDict):
    points: int
    uncertainty: int
    """One standard deviation, in points."""
    provisional: bool
    """Whether too few games were played to say."""


class OwnRating(RatingView):
    games: int


class SeatRating(RatingView):
    before: int | None
    """What it was before this game, once that is counted."""


class TableRatings(TypedDict):
    state: Literal["playing", "waiting", "counted", "not_counted"]
    """Of a game that is over: whether it waits to be counted, is, or is not to be."""
    seats: list[SeatRating | None]
    """None where nobody sits, or somebody who is deleted."""


class RankedPerson(OwnRating):
    name: str


class BestList(TypedDict):
    people: list[RankedPerson]
    bots: dict[str, int]
    """What the bots have, by level."""


class ResultsView(TypedDict):
    game: str
    players: int
    places: list[int]
    """How often first, second, …"""


class HistoryPoint(TypedDict):
    game: str
    at: float
    points: int
    uncertainty: int


class RatedSeatView(TypedDict):
    name: str | None
    """None of a bot, and of somebody who is deleted."""
    level: str | None
    place: int | None


class RecentGame(TypedDict):
    table: str | None
    """None when the table is deleted."""
    game: str
    at: float
    place: int
    before: int
    points: int
    seats: list[RatedSeatView]


class ShownView(TypedDict):
    games: bool
    history: bool


class ProfileView(TypedDict):
    name: str
    since: float
    program: bool
    mine: bool
    """Whether it is your own: then all is there, whatever others see."""
    shows: ShownView
    ratings: dict[str, OwnRating]
    """By game."""
    results: list[ResultsView]
    history: list[HistoryPoint]
    """The oldest first; empty if its owner does not show it."""
    recent: list[RecentGame]
    """The newest first; likewise."""


class ProgramView(TypedDict):
    name: str
    since: float
    seen: float | None
    """The day its token was last used."""


class MyPrograms(TypedDict):
    programs: list[ProgramView]
    most: int


class ProgramToken(TypedDict):
    name: str
    token: str
    """It is shown once."""

"""Drawings and words of the page from which previews are composed, as its build has left them."""

from functools import cache
from pathlib import Path
from typing import cast

import orjson
from typing_extensions import TypedDict

from levada.games import GameName

FILE = Path(__file__).parent.parent / "page" / "link_pieces.json"


class Point(TypedDict):
    x: float
    y: float


class SantiagoPieces(TypedDict):
    """Drawings on the first square and of the first segment; what differs is in braces."""

    sample: str
    """A board in the middle of a game."""
    ground: str
    corners: dict[str, Point]
    crossings: dict[str, Point]
    canals: str
    spring: str
    dried: str
    palm: str
    tiles: dict[str, str]
    """By tile, number of markers, and `palm` or `bare`."""


class ExLibrisPieces(TypedDict):
    sample: str
    islands: dict[str, str]
    contents: dict[str, str]
    """By number of sticks, village and city."""


class PageWords(TypedDict):
    title: str
    text: str


class NotificationWords(TypedDict):
    """What is said to people who are away; what differs is in braces."""

    titles: dict[str, str]
    """By the kind of notification."""
    asked: dict[str, dict[str, str]]
    """By game, or game and edition, then by phase."""
    invited: str
    roundReady: str
    beginsAt: str
    ended: str
    minutes: list[str]
    hours: list[str]
    days: list[str]
    timeLeft: str
    test: str
    feed: str
    mail: dict[str, str]


class LinkWords(TypedDict):
    """Of one language. Plurals are lists: the number is the place."""

    games: dict[GameName, str]
    editions: dict[str, str]
    guest: str
    bots: list[str]
    seatsFree: list[str]
    length: dict[GameName, str]
    about: dict[GameName, str]
    start: PageWords
    learn: PageWords
    atTable: str
    comeAndSit: str
    playing: str
    watchIt: str
    over: str
    replayIt: str
    board: dict[GameName, str]
    notifications: NotificationWords


class Pieces(TypedDict):
    colours: dict[str, str]
    soft: list[str]
    """The ground of each seat's marker."""
    symbols: str
    patterns: str
    laurel: str
    santiago: SantiagoPieces
    exlibris: ExLibrisPieces
    bots: list[str]
    """The names that seats lend to bots."""
    words: dict[str, LinkWords]


@cache
def pieces() -> Pieces:
    return cast(Pieces, orjson.loads(FILE.read_bytes()))

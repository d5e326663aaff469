"""The logbook of a table: every move with its number, and what else happened, in order of arrival."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from levada.server.notification import Notification
from levada.server.ratings.rated_game import RatedEnd, RatedStart

BACK = "back"


@dataclass(frozen=True)
class Entry:
    """One line of it."""

    version: int
    seat: int | None
    words: str
    """A move as the game says it, or what else happened: `back 12`, `sit`, `pause`."""
    at: float
    number: int | None = None
    """What a move, or its taking back, was sent with."""
    key: str | None = None
    """By which the sender knows the move again."""
    by: str | None = None
    """The level of the bot that moved."""

    @property
    def kept(self) -> int | None:
        """Of a taking back: how many moves it left."""
        verb, _, rest = self.words.partition(" ")
        return int(rest) if verb == BACK and self.number is not None else None


@dataclass(frozen=True)
class Change:
    """One entry, and how the table stands after it: what the journal commits together."""

    table: str
    entry: Entry
    row: dict[str, Any]
    """The columns of the table that change."""
    deal: bytes | None = None
    result: dict[str, Any] | None = None
    """Both when they are there for the first time."""
    seated: Sequence[tuple[int, str]] | None = None
    """Who sits where from now on, if that has changed."""
    notifications: Sequence[Notification] = ()
    """What people are to be told of it."""
    returned: str | None = None
    """Who has moved, and may be notified of the table again."""
    rated: RatedStart | RatedEnd | None = None
    """Of a rated game, when it begins or ends."""

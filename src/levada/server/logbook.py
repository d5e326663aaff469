"""The logbook of a table: every move with its number, and what else happened, in order of arrival."""

from dataclasses import dataclass

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

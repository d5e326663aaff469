"""The one option of a game, and what can be wished of its set-up."""

from dataclasses import dataclass

from levada.options import DRAWN, Options, Wishes, choice, reading, seat_or_drawn

PLAYERS = (2, 3, 4)


@dataclass(frozen=True)
class ExLibrisOptions(Options):
    players: int = choice("how many play", PLAYERS, default=3)


@dataclass(frozen=True)
class ExLibrisWishes(Wishes):
    first: str | int = reading(
        "who starts: drawn, or a seat", seat_or_drawn("first"), default=DRAWN
    )

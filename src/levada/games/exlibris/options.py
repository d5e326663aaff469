"""The one option of a game, and what can be wished of its set-up."""

from dataclasses import dataclass

from levada.options import Options, Wishes, choice, seat_or_drawn

PLAYERS = (2, 3, 4)


@dataclass(frozen=True)
class ExLibrisOptions(Options):
    players: int = choice("how many play", PLAYERS, default=3)


@dataclass(frozen=True)
class ExLibrisWishes(Wishes):
    first: str | int = seat_or_drawn("who starts: drawn, or a seat")

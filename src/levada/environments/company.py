"""Who sits where: somebody who learns at one seat, levels at the others."""

from collections.abc import Sequence
from typing import Any

from levada.bots.bot import Bot
from levada.bots.levels import Level, level
from levada.contract import Seat, seats_after
from levada.game import Game
from levada.integers import number_in
from levada.options import DRAWN, OptionError
from levada.value_text import quote


def read_seat(seat: Any, players: int) -> Seat | None:
    """A seat, or nothing if it is to be drawn for each game."""
    if seat == DRAWN:
        return None
    number = number_in(range(players), seat)
    if number is None:
        raise OptionError(
            f"seat: {quote(seat)} is not there; expected 0 to {players - 1}, or drawn"
        )
    return number


def read_opponents(game: Game, players: int, opponents: Any) -> tuple[Level, ...]:
    """The levels of the others, clockwise from one's left; a single word is for all of them."""
    words = [opponents] * (players - 1) if isinstance(opponents, str) else opponents
    if not isinstance(words, Sequence) or len(words) != players - 1:
        raise OptionError(
            f"opponents: {quote(opponents)} is not possible; expected a level, or a list of "
            f"{players - 1} levels, one for each other seat clockwise"
        )
    return tuple(level(game.name, each) for each in words)


def seat_opponents(
    game: Game, levels: Sequence[Level], seat: Seat, seed: int, number: int
) -> dict[Seat, Bot]:
    """A bot for each other seat; what they draw is each one's own."""
    others = seats_after(len(levels) + 1, seat)[:-1]
    return {
        other: Bot(game, each, seed, number * max(game.players) + other + 1)
        for other, each in zip(others, levels, strict=True)
    }

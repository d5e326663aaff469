"""The levels that sit at the other seats of somebody who learns."""

from collections.abc import Sequence
from typing import Any

from levada.bots.bot import Bot
from levada.bots.levels import Level, level
from levada.contract import Seat, seats_after
from levada.game import Game
from levada.options import OptionError
from levada.value_text import quote


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

"""A player that is a program: it sees what its seat sees, and chooses."""

from levada.bots import random
from levada.bots.levels import Level
from levada.chance import generator
from levada.contract import Games, Seat
from levada.game import Game


class Bot:
    """Plays one seat of one game; the same seed and the same positions give the same moves."""

    def __init__(self, game: Game, level: Level, seed: int, number: int = 0) -> None:
        self.game = game
        self.level = level
        self.rng = generator(seed, number)

    def choose(self, games: Games, seat: Seat) -> tuple[int, ...]:
        """The actions of one whole move in games[0], which is left as it is."""
        return random.choose(self.game, games, seat, self.rng)

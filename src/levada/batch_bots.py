"""Company for a learner: built-in levels that decide in rows of a batch."""

import numpy as np
import numpy.typing as npt

from levada.bots.bot import Bot
from levada.bots.levels import level
from levada.chance import generator
from levada.contract import Games
from levada.game import Game

BOTS = 1 << 62
"""Where the numbers of the bots' generators begin; those below are of the deals."""
DECISIONS = 1 << 12
"""More than a game has."""


class BatchBots:
    """The bots of a batch, by the words of their level; each is made once."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.seed = seed
        self.bots: dict[str, Bot] = {}

    def act(
        self,
        words: str,
        rows: npt.NDArray[np.int64],
        games: Games,
        seats: npt.NDArray[np.int64],
        decisions: npt.NDArray[np.int64],
    ) -> npt.NDArray[np.int64]:
        """An action for each of these rows; `decisions[row]` is a number of its own for each."""
        bot = self.bots.get(words)
        if bot is None:
            bot = self.bots[words] = Bot(self.game, level(self.game.name, words), self.seed)
        actions = np.zeros(len(rows), np.int64)
        budget = bot.level.numbers["milliseconds"]
        for n, row in enumerate(rows.tolist()):
            seat = int(seats[row])
            bot.rng[:] = generator(self.seed, BOTS + int(decisions[row]))
            actions[n] = bot.act(self.game.seen_by(games, row, seat), seat, budget)
        return actions

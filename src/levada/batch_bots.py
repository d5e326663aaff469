"""Company for a learner: built-in levels that decide in rows of a batch."""

from functools import cache
from typing import Protocol

import numpy as np
import numpy.typing as npt

from levada.bots.bot import Bot
from levada.bots.bot_games import is_asked
from levada.bots.levels import Level, level
from levada.bots.search import DECIDE
from levada.bots.search_notes import SEATS
from levada.bots.searcher import PLAN, compiled_search
from levada.chance import generator
from levada.contract import Games
from levada.game import Game

SCRATCH = 4
"""Games before those of the rows, for the compiled bots to try things on."""
BOTS = 1 << 62
"""Where the numbers of the bots' generators begin; those below are of the deals."""
DECISIONS = 1 << 12
"""More than a game has."""


class BatchBots:
    """The bots of a batch, by the words of their level; each is made once."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.seed = seed
        self.bot_of = cache(self.make_bot)

    def make_bot(self, words: str) -> "RowBot":
        chosen = level(self.game.name, words)
        if is_asked(chosen):
            return SearchingBot(self.game, chosen, self.seed)
        return CompiledBot(self.game, chosen, self.seed)

    def act(
        self,
        words: str,
        games: Games,
        rows: npt.NDArray[np.int64],
        decisions: npt.NDArray[np.int64],
    ) -> npt.NDArray[np.int64]:
        """An action for each row, of which `decisions` has a number of its own; rows follow SCRATCH."""
        return self.bot_of(words).act(games, rows + SCRATCH, BOTS + decisions)


class RowBot(Protocol):
    """One level; what it draws depends on the number of a generator alone."""

    def act(
        self, games: Games, rows: npt.NDArray[np.int64], numbers: npt.NDArray[np.int64]
    ) -> npt.NDArray[np.int64]: ...


class CompiledBot:
    """A level that does not search: all rows in one call, without the GIL."""

    def __init__(self, game: Game, level: Level, seed: int) -> None:
        self.compiled = compiled_search(game.name)
        self.numbers = np.zeros(SEATS, self.compiled.numbers)
        for name, value in level.numbers.items():
            self.numbers[name] = value
        self.notes = np.zeros(2, self.compiled.notes)
        self.tallies = np.zeros(0, self.compiled.tally)
        self.plan = np.zeros(1, PLAN)
        self.plan["bots_seed"] = seed
        self.rng = np.zeros(1 + SEATS, np.uint64)

    def act(
        self, games: Games, rows: npt.NDArray[np.int64], numbers: npt.NDArray[np.int64]
    ) -> npt.NDArray[np.int64]:
        decisions = np.stack([rows, numbers], axis=1)
        self.compiled.run_search(
            games,
            0,
            DECIDE,
            self.numbers,
            self.notes,
            decisions.reshape(-1),
            self.rng,
            self.plan,
            self.tallies,
        )
        return decisions[:, 0].copy()


class SearchingBot:
    """One row after the other."""

    def __init__(self, game: Game, level: Level, seed: int) -> None:
        self.game = game
        self.seed = seed
        self.bot = Bot(game, level, seed)

    def act(
        self, games: Games, rows: npt.NDArray[np.int64], numbers: npt.NDArray[np.int64]
    ) -> npt.NDArray[np.int64]:
        return np.array(
            [
                self.act_in(games, *each)
                for each in zip(rows.tolist(), numbers.tolist(), strict=True)
            ],
            np.int64,
        )

    def act_in(self, games: Games, row: int, number: int) -> int:
        seat = self.game.engine.seats_to_act(games, row)[0]
        self.bot.rng[:] = generator(self.seed, number)
        seen = self.game.seen_by(games, row, seat)
        return self.bot.act(seen, seat, self.bot.level.numbers["milliseconds"])
